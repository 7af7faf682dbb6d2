import { maxMessageLength } from '@portal/contract/assistant/conversation-endpoints'
import { IconButton } from '@portal/shared-ui/icon-button'
import { color, fontSize, radius, size, space } from '@portal/shared-ui/tokens'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useChat } from './chat.ts'

/** Whether an input method is using the key; Safari tells only by the key code. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

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

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  return (
    <Frame
      ref={frame}
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <Area
        ref={area}
        rows={1}
        aria-label="Message"
        placeholder="Ask about homes, repairs, your plan…"
        maxLength={maxMessageLength}
        enterKeyHint="send"
        disabled={isPending}
        value={words}
        onChange={event => type(event.target.value)}
        onKeyDown={sendByKey}
      />
      {isPending ? (
        <Round type="button" label="Stop" onClick={stop}>
          <Square aria-hidden fill="currentcolor" />
        </Round>
      ) : (
        <Round type="submit" label="Send" disabled={words.trim() === ''}>
          <ArrowUp aria-hidden />
        </Round>
      )}
    </Frame>
  )
}

const Frame = styled.form`
  display: flex;
  flex: none;
  align-items: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom)) ${space[4]};
  border-top: 1px solid ${color.border};
`

const Area = styled.textarea`
  flex: 1;
  field-sizing: content;
  min-width: 0;
  min-height: ${size.touch};
  max-height: min(8.5rem, 30dvh);
  padding: 9px ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.5;
  resize: none;
  &::placeholder {
    color: ${color.textMuted};
  }
  &:disabled {
    background: ${color.sunken};
    cursor: not-allowed;
  }
`

const Round = styled(IconButton)`
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  &:hover:not(:disabled) {
    background: ${color.primaryHover};
  }
  &:disabled {
    background: ${color.sunken};
  }
`
