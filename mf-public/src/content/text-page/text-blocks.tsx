import { useOperator } from '@portal/app-kit/operator'
import { withOperator } from '@portal/contract/default-operator'
import type { Block } from '@portal/help/text-page'
import { Badge } from '@portal/shared-ui/badge'
import { Clock } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Coming, Table } from './text-style.ts'

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g

/** Links, bold words and code as typed: `[words](/path)`, `**words**`, and backticks. It names the operator as settings do. */
const Words = ({ children }: { children: string }) => {
  const text = withOperator(children, useOperator())
  const pieces: { at: number; content: ReactNode }[] = []
  let end = 0
  for (const { index, 0: whole, 1: words, 2: to = '', 3: strong, 4: code } of text.matchAll(marks)) {
    pieces.push({ at: end, content: text.slice(end, index) })
    pieces.push({
      at: index,
      content: words ? linkTo(to, words) : strong ? <strong>{strong}</strong> : <code>{code}</code>,
    })
    end = index + whole.length
  }
  pieces.push({ at: end, content: text.slice(end) })
  return pieces.map(({ at, content }) => <Fragment key={`${at} ${typeof content}`}>{content}</Fragment>)
}

/** Other pages go through the router; anchors and other sites are left to the browser. */
const linkTo = (to: string, words: string): ReactNode =>
  to.startsWith('/') ? <Link to={to}>{words}</Link> : <a href={to}>{words}</a>

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
