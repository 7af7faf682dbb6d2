// Nothing here yet: one sentence, one picture, one action.
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../heading/heading.tsx'
import { color, space } from '../tokens/tokens.tsx'
import { EmptyPicture } from './empty-picture.tsx'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
  picture?: 'home' | 'search' | 'tools' | 'inbox' | 'path'
  /** Without space around it, for use inside a panel. */
  compact?: boolean
  level?: 1 | 2 | 3
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, picture = 'home', compact = false, level = 2 } = props
  return (
    <Frame $compact={compact}>
      <EmptyPicture motif={picture} />
      <Heading level={level} size={level === 1 ? 'xl' : 'lg'}>
        {title}
      </Heading>
      {children && <p>{children}</p>}
      {action && <Action>{action}</Action>}
    </Frame>
  )
}

const Frame = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  max-width: 440px;
  margin: 0 auto;
  padding: ${props => (props.$compact ? space[6] : space[12])} ${space[4]};
  text-align: center;
  & > p {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`

const Action = styled.div`
  margin-top: ${space[4]};
`
