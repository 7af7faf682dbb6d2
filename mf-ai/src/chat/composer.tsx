import { maxMessageLength } from '@portal/contract/assistant/conversation-endpoints'
import { MessageField, RoundButton } from '@portal/shared-ui/message-field'
import { color, space } from '@portal/shared-ui/tokens'
import { ArrowUp, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'

/** The text box: Enter sends, Shift+Enter adds a line (spec §2.15). Sending waits for the last answer. */
export function Composer() {
  const { words, turn, type, send, stop } = useChat()
  const isPending = turn?.state === 'pending'
  const area = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLFormElement>(null)

  const wasPending = useRef(isPending)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || frame.current?.contains(activeElement)
    if (wasPending.current && !isPending && isLost) area.current?.focus()
    wasPending.current = isPending
  }, [isPending])

  return (
    <Frame
      ref={frame}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <MessageField
        ref={area}
        aria-label="Message"
        placeholder="Ask about homes, repairs, your plan…"
        maxLength={maxMessageLength}
        enterKeyHint="send"
        disabled={isPending}
        value={words}
        onChange={event => type(event.target.value)}
        onSend={send}
      />
      {isPending ? (
        <RoundButton type="button" label="Stop" onClick={stop}>
          <Square aria-hidden fill="currentcolor" />
        </RoundButton>
      ) : (
        <RoundButton type="submit" label="Send" disabled={words.trim() === ''}>
          <ArrowUp aria-hidden />
        </RoundButton>
      )}
    </Frame>
  )
}

const Frame = styled.form.attrs({ method: 'dialog' })`
  display: flex;
  flex: none;
  align-items: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom)) ${space[4]};
  border-top: 1px solid ${color.border};
`
