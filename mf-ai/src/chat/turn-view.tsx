import { Button } from '@portal/shared-ui/button'
import { Notice } from '@portal/shared-ui/notice'
import { Stack } from '@portal/shared-ui/stack'
import { space } from '@portal/shared-ui/tokens'
import { RotateCw } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { type Turn, useChat } from './chat.ts'
import { AnswerText, Bubble } from './message-view.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

const partialLink = /\[[^\]]*(?:\](?:\([^)]*)?)?$/
const partialBold = /^((?:[^*]|\*\*[^*]*\*\*)*)\*{1,2}(?! )([^*]*)$/

/**
 * Partial Markdown: leaves out an incomplete link, and the markers of incomplete bold text.
 * @internal
 */
export const partialMarkdown = (text: string): string =>
  text.replace(partialLink, '').replace(/[^\n]*$/, line => line.replace(partialBold, '$1$2'))

interface TurnViewProps {
  turn: Turn
  answerRef: Ref<HTMLDivElement>
}

/** A message with an incomplete answer: its text so far, and its progress. */
export function TurnView({ turn, answerRef }: TurnViewProps) {
  const { retry } = useChat()
  const { message, answer, tool, state, reason } = turn
  return (
    <Frame $gap={4}>
      <Bubble>{message}</Bubble>
      {answer && (
        <div ref={answerRef}>
          <AnswerText text={partialMarkdown(answer)} />
        </div>
      )}
      {state === 'pending' ? (
        <TypingIndicator tool={tool} isQuiet={answer !== '' && tool === null} />
      ) : (
        <Notice
          tone={state === 'cut' ? 'warning' : 'info'}
          live
          action={
            <Button variant="outline" size="sm" icon={<RotateCw aria-hidden />} onClick={retry}>
              Try again
            </Button>
          }
        >
          {state === 'cut' ? `The answer was cut off. ${reason}` : 'You stopped this answer.'}
        </Notice>
      )}
    </Frame>
  )
}

const Frame = styled(Stack)`
  [role='log']:not(:empty) + & {
    margin-top: ${space[4]};
  }
`
