import type { VersionFigures } from '@portal/contract/client-failures/client-failure'
import { Badge } from '@portal/shared-ui/badge'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import { styled } from 'styled-components'

interface FiguresTableProps {
  app: string
  live: string
  figures: VersionFigures[]
}

const columns = ['loads', 'failures', 'fallbacks'] as const
const titles = { loads: 'Loads', failures: 'Failures', fallbacks: 'Fallbacks' }

/** Of each version the last ten minutes and, below, the last day. */
export const FiguresTable = ({ app, live, figures }: FiguresTableProps) => (
  <Table>
    <caption>Versions of {app}: the last 10 minutes, and the last 24 hours below</caption>
    <thead>
      <tr>
        <th scope="col">Version</th>
        {columns.map(column => (
          <th key={column} scope="col">
            {titles[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {figures.map(({ version, last10Minutes, last24Hours }) => (
        <tr key={version}>
          <th scope="row">
            {version} {version === live && <Badge tone="success">Live</Badge>}
          </th>
          {columns.map(column => (
            <td key={column}>
              <strong>{last10Minutes[column].toLocaleString('en-US')}</strong>
              <span>{last24Hours[column].toLocaleString('en-US')}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.sm};
  caption {
    padding-bottom: ${space[2]};
    color: ${color.textMuted};
    text-align: start;
  }
  th,
  td {
    padding: ${space[2]} ${space[1]};
    border-top: 1px solid ${color.border};
    text-align: end;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  th {
    font-weight: ${fontWeight.medium};
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${color.textMuted};
    overflow-wrap: normal;
  }
  td > span {
    display: block;
    color: ${color.textMuted};
  }
`
