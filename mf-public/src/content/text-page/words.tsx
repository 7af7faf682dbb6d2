// Text with links, bold words and code as typed: `[words](/path)`, `**words**`, and backticks. It names the operator as settings do.
import { useOperator } from '@portal/app-kit/operator'
import { withOperator } from '@portal/contract/default-operator'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g

export const Words = ({ children }: { children: string }) => {
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
