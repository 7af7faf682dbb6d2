import type { Crowd, RouteVotes } from '@portal/contract/client-failures/client-failure'
import { Table } from './figures-table.tsx'
import type { VotesOfPackage } from './overview.ts'

const titles: [Crowd, string][] = [
  ['visitors', 'Visitors'],
  ['signed-in', 'Signed in'],
  ['known', 'Older accounts'],
]

const votesIn = (votes: RouteVotes[], route: string, crowd: Crowd): string => {
  const found = votes.find(one => one.route === route && one.crowd === crowd)
  if (!found) return '–'
  return `${found.failedNetworks.toLocaleString('en-US')} of ${found.networks.toLocaleString('en-US')}`
}

/** What releases are judged by, on each route: the last ten minutes and, below, the last day. Nothing without votes. */
export const VotesTable = ({ version, votes }: { version: string; votes: VotesOfPackage }) => {
  const { last10Minutes, last24Hours } = votes
  const routes = [...new Set([...last10Minutes, ...last24Hours].map(({ route }) => route))].toSorted()
  if (routes.length === 0) return null
  return (
    <Table>
      <caption>Networks where {version} fails: the last 10 minutes, and the last 24 hours below</caption>
      <thead>
        <tr>
          <th scope="col">Route</th>
          {titles.map(([crowd, title]) => (
            <th key={crowd} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routes.map(route => (
          <tr key={route}>
            <th scope="row">{route}</th>
            {titles.map(([crowd]) => (
              <td key={crowd}>
                <strong>{votesIn(last10Minutes, route, crowd)}</strong>
                <span>{votesIn(last24Hours, route, crowd)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
