import { PathLink } from '@portal/app-kit/path-link'
import * as sitePaths from '@portal/contract/site-paths'
import { color, fontWeight, space } from '@portal/shared-ui/tokens'
import type { ComponentProps } from 'react'
import ReactMarkdown from 'react-markdown'
import { styled } from 'styled-components'
import { Example } from './example.tsx'

const allowed = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br']

/** A path of this site; other links become plain text. */
const isOwnPath = (href: string | undefined): href is string => /^\/(?![/\\])/.test(href ?? '')

/** A link to the chat is a question that the person can ask next. */
const OwnLink = ({ href, children }: ComponentProps<'a'>) => {
  if (href === sitePaths.assistantTab('chat')) return <Example>{String(children)}</Example>
  return isOwnPath(href) ? <PathLink to={href}>{children}</PathLink> : children
}

const components = { a: OwnLink }

/** An answer's text: paragraphs, lists, bold, and links to our own pages. */
export const Markdown = ({ text }: { text: string }) => (
  <Words>
    <ReactMarkdown allowedElements={allowed} unwrapDisallowed skipHtml components={components}>
      {text}
    </ReactMarkdown>
  </Words>
)

const Words = styled.div`
  text-wrap: pretty;
  & > * + * {
    margin-top: ${space[2]};
  }
  ul,
  ol {
    padding-inline-start: ${space[5]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${space[1]};
  }
  strong {
    font-weight: ${fontWeight.semibold};
  }
  a {
    color: ${color.primary};
    font-weight: ${fontWeight.medium};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`
