import type { Block } from '@portal/help/text-page'
import { Badge } from '@portal/shared-ui/badge'
import { Clock } from 'lucide-react'
import { Coming, Table } from './text-style.ts'
import { Words } from './words.tsx'

export const TextBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string')
    return (
      <p>
        <Words>{block}</Words>
      </p>
    )
  if ('list' in block) return <ul>{itemsOf(block.list)}</ul>
  if ('steps' in block) return <ol>{itemsOf(block.steps)}</ol>
  if ('comingSoon' in block)
    return (
      <Coming>
        <Badge icon={<Clock aria-hidden />}>Coming soon</Badge>
        <p>
          <Words>{block.comingSoon}</Words>
        </p>
      </Coming>
    )
  return <TextTable {...block.table} />
}

const itemsOf = (items: readonly string[]) =>
  items.map(item => (
    <li key={item}>
      <Words>{item}</Words>
    </li>
  ))

interface TextTableProps {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** On a phone each row is a card, and each cell has a label. */
const TextTable = ({ head, rows }: TextTableProps) => (
  <Table>
    <thead>
      <tr>
        {head.map(words => (
          <th key={words} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <th scope="row">
            <Words>{name}</Words>
          </th>
          {cells.map((words, index) => (
            <td key={head[index + 1]} data-head={head[index + 1]}>
              <Words>{words}</Words>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)
