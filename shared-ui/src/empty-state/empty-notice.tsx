import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Heading } from '../heading/heading.tsx'
import { color, space } from '../tokens/tokens.tsx'

export interface EmptyWords {
  title: ReactNode
  children?: ReactNode
  /** The one action to take. */
  action?: ReactNode
  /** Without margins, inside a panel. */
  compact?: boolean
  level?: 1 | 2 | 3
}

interface EmptyNoticeProps extends EmptyWords {
  picture: ReactNode
}

export function EmptyNotice(props: EmptyNoticeProps) {
  const { picture, title, children, action, compact = false, level = 2 } = props
  return (
    <Frame $compact={compact}>
      <PictureRoom>{picture}</PictureRoom>
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

/** The space is kept while the picture loads. */
const PictureRoom = styled.div`
  height: 140px;
  margin-bottom: ${space[2]};
`

const Action = styled.div`
  margin-top: ${space[4]};
`
