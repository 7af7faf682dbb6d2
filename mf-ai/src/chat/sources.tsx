import { PathLink } from '@portal/app-kit/path-link'
import type { Source } from '@portal/contract/assistant/conversation'
import { color, fontSize, fontWeight, size, space } from '@portal/shared-ui/tokens'
import { BookOpen } from 'lucide-react'
import { styled } from 'styled-components'

export const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <Frame>
    <p>
      <BookOpen aria-hidden /> From our help pages
    </p>
    <List role="list">
      {sources.map(({ title, path }) => (
        <li key={path}>
          <PathLink to={path}>{title}</PathLink>
        </li>
      ))}
    </List>
  </Frame>
)

const Frame = styled.div`
  padding-top: ${space[2]};
  border-top: 1px solid ${color.border};
  font-size: ${fontSize.sm};
  p {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.textMuted};
  }
  svg {
    width: 16px;
    height: 16px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
    color: ${color.primary};
    font-weight: ${fontWeight.medium};
    text-underline-offset: 2px;
  }
`

const List = styled.ul``
