import { afterEach, expect, test } from 'bun:test'
import { fireEvent, render, screen } from '@testing-library/react'
import { MessageField } from './message-field.tsx'

const { matchMedia } = window
afterEach(() => {
  window.matchMedia = matchMedia
})

/** How often these key presses have sent a message. */
const sentBy = (keys: readonly object[], { isTouch = false, addsLinesByTouch = false } = {}): number => {
  window.matchMedia = media => ({ ...matchMedia.call(window, media), matches: isTouch })
  let sent = 0
  const { unmount } = render(
    <MessageField aria-label="Message" addsLinesByTouch={addsLinesByTouch} onSend={() => (sent += 1)} />,
  )
  for (const key of keys) fireEvent.keyDown(screen.getByRole('textbox'), key)
  unmount()
  return sent
}

test('Enter sends, and neither Shift+Enter nor an input method’s Enter does', () => {
  expect(sentBy([{ key: 'Enter' }])).toBe(1)
  expect(sentBy([{ key: 'Enter', shiftKey: true }])).toBe(0)
  expect(
    sentBy([
      { key: 'Enter', isComposing: true },
      { key: 'Enter', keyCode: 229 },
    ]),
  ).toBe(0)
})

test('on a touch keyboard Enter sends, unless it is to add lines', () => {
  expect(sentBy([{ key: 'Enter' }], { isTouch: true })).toBe(1)
  expect(sentBy([{ key: 'Enter' }], { isTouch: true, addsLinesByTouch: true })).toBe(0)
  expect(sentBy([{ key: 'Enter' }], { addsLinesByTouch: true })).toBe(1)
})
