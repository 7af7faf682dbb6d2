import { expect, jest, mock, spyOn, test } from 'bun:test'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastRegion } from './toast-region.tsx'

const loginFailed = {
  id: 1,
  title: 'Login failed',
  description: 'Please check your credentials.',
  tone: 'danger',
} as const

test('a toast shows its title and description and can be dismissed', async () => {
  const onClose = mock()
  render(<ToastRegion toast={loginFailed} onClose={onClose} />)
  const region = within(screen.getByRole('list'))
  expect(region.getByText('Login failed')).toBeDefined()
  expect(region.getByText('Please check your credentials.')).toBeDefined()
  await userEvent.click(region.getByRole('button', { name: 'Dismiss' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('F8 puts the focus on the toasts', () => {
  render(<ToastRegion toast={loginFailed} onClose={() => undefined} />)
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('another toast takes the place of the one that shows', () => {
  const { rerender } = render(<ToastRegion toast={loginFailed} onClose={() => undefined} />)
  rerender(<ToastRegion toast={{ id: 2, title: 'Login successful!' }} onClose={() => undefined} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('listitem').textContent).toContain('Login successful!')
})

test('it asks to be closed after 5000 ms', () => {
  jest.useFakeTimers()
  const onClose = mock()
  render(<ToastRegion toast={loginFailed} onClose={onClose} />)
  act(() => jest.advanceTimersByTime(4999))
  expect(onClose).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

/** Drags the toast to the right, as a finger does. */
const swipe = (pixels: number): void => {
  const toast = screen.getByRole('listitem')
  // happy-dom has no pointer capture.
  Object.assign(toast, { setPointerCapture: () => undefined, hasPointerCapture: () => false })
  const at = (clientX: number) => ({ clientX, clientY: 0, pointerId: 1, pointerType: 'touch', button: 0 })
  fireEvent.pointerDown(toast, at(0))
  fireEvent.pointerMove(toast, at(pixels / 2))
  fireEvent.pointerMove(toast, at(pixels))
  fireEvent.pointerUp(toast, at(pixels))
}

test('a swipe to the right of 50 px dismisses it, a shorter one does not', () => {
  const onClose = mock()
  render(<ToastRegion toast={loginFailed} onClose={onClose} />)
  swipe(49)
  expect(onClose).not.toHaveBeenCalled()
  swipe(51)
  expect(onClose).toHaveBeenCalledTimes(1)
})

/** happy-dom has no layout: boxes of a phone of 375 by 768 px. */
const boxes = (of: Record<string, [top: number, height: number]>) =>
  spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, height] = of[this.getAttribute('data-box') ?? this.tagName] ?? [0, 0]
    return new DOMRect(16, top, height && 343, height)
  })

test.each([
  ['above a notice at the bottom', <p key="" role="alert" data-box="needed" />, '592px'],
  [
    'above the button of a form',
    <form key="">
      <button type="submit" data-box="needed">
        Send
      </button>
    </form>,
    '592px',
  ],
  [
    'above the button of a bar',
    <div key="" style={{ position: 'sticky' }}>
      <button type="button" data-box="needed">
        Contact
      </button>
    </div>,
    '592px',
  ],
  [
    'on a button that scrolls with the page',
    <button key="" type="button" data-box="needed">
      Save
    </button>,
    '662px',
  ],
  [
    'above the button of a dialog, and on what is below the dialog',
    <div key="" role="dialog">
      <button type="button" data-box="needed">
        Send
      </button>
      <form />
    </div>,
    '592px',
  ],
])('it goes %s', (_, needed, top) => {
  const rects = boxes({ OL: [662, 90], needed: [690, 60] })
  render(
    <>
      {needed}
      <ToastRegion toast={loginFailed} onClose={() => undefined} />
    </>,
  )
  expect(screen.getByRole('list').style.top).toBe(top)
  rects.mockRestore()
})

test('in a dialog without a free place it covers a row of it, not the buttons below', () => {
  const rows = Array.from({ length: 9 }, (_, index) => `row ${index}`)
  const rects = boxes({
    OL: [662, 90],
    needed: [690, 60],
    ...Object.fromEntries(rows.map((row, index) => [row, [index * 80, 60] as [number, number]])),
  })
  render(
    <>
      <div role="dialog" style={{ position: 'fixed' }}>
        <div style={{ overflowY: 'auto' }}>
          {rows.map(row => (
            <button key={row} type="button" data-box={row}>
              Add
            </button>
          ))}
        </div>
        <button type="submit" data-box="needed">
          Save
        </button>
      </div>
      <ToastRegion toast={loginFailed} onClose={() => undefined} />
    </>,
  )
  expect(screen.getByRole('list').style.top).toBe('592px')
  rects.mockRestore()
})
