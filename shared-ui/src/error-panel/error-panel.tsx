// Says that a part of the page could not be shown, and offers a way on. The rest of the page keeps working.
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { color, radius, space } from '../tokens/tokens.tsx'

export interface ErrorPanelProps {
  title?: ReactNode
  /** What happened and what it means for the person, in a sentence. */
  children?: ReactNode
  onRetry?: () => void
  /** The button's words. */
  retryText?: string
  /** Other ways on, such as a link home. */
  actions?: ReactNode
  /** 1 where it is all that the page has to say. */
  level?: 1 | 2
}

export function ErrorPanel(props: ErrorPanelProps) {
  const { title = 'This part of the page could not be shown', children, onRetry, actions } = props
  const { retryText = 'Try again', level = 2 } = props
  return (
    <Frame role="alert">
      <Sign>
        <TriangleAlert aria-hidden />
      </Sign>
      <Heading level={level} size="lg">
        {title}
      </Heading>
      <p>{children || 'Everything else still works. Trying again usually helps.'}</p>
      {(onRetry || actions) && (
        <Actions>
          {onRetry && (
            <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
              {retryText}
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  max-width: 520px;
  margin: 0 auto;
  padding: ${space[12]} ${space[4]};
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
  margin-top: ${space[4]};
`
