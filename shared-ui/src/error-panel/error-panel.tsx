// Offline it says so, and tries again on its own when the connection is back.
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { color, radius, space } from '../tokens/tokens.tsx'
import { useIsOffline } from './use-is-offline.tsx'

export interface ErrorPanelProps {
  title?: ReactNode
  /** What happened and what it means for the person, in a sentence. */
  children?: ReactNode
  onRetry?: () => void
  /** By default it tries again. */
  onReconnect?: (() => void) | undefined
  retryText?: string
  /** Such as a link to the home page. */
  actions?: ReactNode
  /** 1 if it is the only content of the page. */
  level?: 1 | 2
  /** In a card or a list: one line, without a default explanation. */
  compact?: boolean
}

export function ErrorPanel(props: ErrorPanelProps) {
  const { onRetry, onReconnect = onRetry, actions, compact = false } = props
  const { retryText = 'Try again', level = 2 } = props
  const isOffline = useIsOffline(onReconnect) && onReconnect !== undefined
  const { title, text } = wordsOf(props, isOffline)
  return (
    <Frame role="alert" $compact={compact}>
      {compact ? (
        <span>{title}</span>
      ) : (
        <>
          <Sign>
            <TriangleAlert aria-hidden />
          </Sign>
          <Heading level={level} size="lg">
            {title}
          </Heading>
        </>
      )}
      {text && <p>{text}</p>}
      {(onRetry || actions) && (
        <Actions>
          {onRetry && (
            <Button
              {...(compact && { size: 'sm', variant: 'outline' })}
              onClick={isOffline ? onReconnect : onRetry}
              icon={<RotateCw aria-hidden />}
            >
              {retryText}
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Frame>
  )
}

const wordsOf = ({ title, children, compact }: ErrorPanelProps, isOffline: boolean) => {
  if (!isOffline)
    return {
      title: title ?? 'We couldn’t show this part of the page',
      text: children || (!compact && 'Everything else still works. Please try again.'),
    }
  const promise = 'This will load when you’re back online.'
  return title ? { title, text: `You are offline. ${promise}` } : { title: 'You are offline', text: promise }
}

const Frame = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  max-width: 520px;
  /* Centered in the space that a list or a card keeps. */
  min-height: ${props => (props.$compact ? 'inherit' : 'auto')};
  margin: 0 auto;
  padding: ${props => (props.$compact ? space[4] : `${space[12]} ${space[4]}`)};
  text-align: center;
  & > p {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: ${space[2]};
  border-radius: ${radius.full};
  background: ${color.dangerSoft};
  color: ${color.onDangerSoft};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
`
