import type { ComponentProps, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/icon-button.tsx'
import { color, fontSize, radius, size, space } from '../tokens/tokens.tsx'

interface MessageFieldProps extends ComponentProps<'textarea'> {
  /** Called by Enter; Shift+Enter adds a line. */
  onSend: () => void
  /** A touch keyboard has no Shift+Enter: Enter only adds a line. */
  addsLinesByTouch?: boolean
}

/** Whether an input method uses the key; Safari tells only by the key code. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches

export function MessageField({ onSend, addsLinesByTouch = false, ...attributes }: MessageFieldProps) {
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    if (addsLinesByTouch && !hasKeyboard()) return
    event.preventDefault()
    onSend()
  }
  return <Area rows={1} onKeyDown={sendByKey} {...attributes} />
}

/** Sends, or stops the answer. */
export const RoundButton = styled(IconButton)`
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  &:hover:not(:disabled) {
    background: ${color.primaryHover};
  }
  &:disabled {
    background: ${color.sunken};
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

const Area = styled.textarea`
  flex: 1;
  field-sizing: content;
  min-width: 0;
  min-height: ${size.touch};
  max-height: min(10rem, 30dvh);
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
