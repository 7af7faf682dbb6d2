import { Panel } from '@portal/shared-ui/panel'
import type { Overview } from '../../seam/overview.ts'
import { Table } from './figures-table.tsx'

export const SharedTable = ({ shared }: Pick<Overview, 'shared'>) => (
  <Panel title="Shared modules" description="A page loads each of them once, from the shell.">
    <Table>
      <caption>Provided by the shell, and asked for by the apps</caption>
      <thead>
        <tr>
          <th scope="col">Module</th>
          <th scope="col">Provided</th>
          <th scope="col">Asked for</th>
        </tr>
      </thead>
      <tbody>
        {shared.map(({ name, provider, version, asked }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {version} by {provider}
            </td>
            <td>
              {Object.entries(asked).map(([app, range]) => (
                <span key={app}>
                  {range} by {app}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Panel>
)
