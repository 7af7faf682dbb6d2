import { Badge } from '@portal/shared-ui/badge'
import { color, fontSize, fontWeight, space } from '@portal/shared-ui/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PackageOverview } from '../../seam/overview.ts'

interface Row {
  head: string
  /** One pair per column: the last ten minutes, and the last day. */
  cells: [ReactNode, ReactNode][]
}

interface PeriodsTableProps {
  caption: string
  /** The columns'; the first is that of the row heads. */
  titles: string[]
  rows: Row[]
  /** For the row of the live version. */
  live?: string
}

const PeriodsTable = ({ caption, titles, rows, live }: PeriodsTableProps) => (
  <Table>
    <caption>{caption}: the last 10 minutes, and the last 24 hours below</caption>
    <thead>
      <tr>
        {titles.map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ head, cells }) => (
        <tr key={head}>
          <th scope="row">
            <code>{head}</code> {head === live && <Badge tone="success">Live</Badge>}
          </th>
          {cells.map(([recent, ofDay], index) => (
            <td key={titles[index + 1]}>
              <strong>{recent}</strong>
              <span>{ofDay}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

const figuresOf = ['loads', 'failures', 'fallbacks'] as const

export const FiguresTable = ({ app, version, figures }: PackageOverview) => (
  <PeriodsTable
    caption={`Versions of ${app}`}
    titles={['Version', 'Loads', 'Failures', 'Fallbacks']}
    live={version}
    rows={figures.map(({ version: head, last10Minutes, last24Hours }) => ({
      head,
      cells: figuresOf.map(name => [inWords(last10Minutes[name]), inWords(last24Hours[name])]),
    }))}
  />
)

const crowds = ['visitors', 'signed-in', 'known'] as const

/** The live version is judged by them; draws nothing without votes. */
export const VotesTable = ({ version, votes }: PackageOverview) => {
  const routes = new Set([...votes.last10Minutes, ...votes.last24Hours].map(({ route }) => route))
  const wordsOf = (period: keyof typeof votes, head: string, crowd: string) => {
    const found = votes[period].find(one => one.route === head && one.crowd === crowd)
    return found ? `${inWords(found.failedNetworks)} of ${inWords(found.networks)}` : '–'
  }
  return routes.size === 0 ? null : (
    <PeriodsTable
      caption={`Networks where ${version} fails`}
      titles={['Route', 'Visitors', 'Signed in', 'Older accounts']}
      rows={[...routes].toSorted().map(head => ({
        head,
        cells: crowds.map(crowd => [
          wordsOf('last10Minutes', head, crowd),
          wordsOf('last24Hours', head, crowd),
        ]),
      }))}
    />
  )
}

const inWords = (figure: number): string => figure.toLocaleString('en-US')

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
  code {
    font: inherit;
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
