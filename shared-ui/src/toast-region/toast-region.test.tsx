import { beforeEach, expect, jest, mock, spyOn, test } from 'bun:test'
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
  // happy-dom knows no pointer capture.
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

/** What is at the bottom of the screen; happy-dom, which lays nothing out, does not know. */
let atTheBottom: Element[] = []
beforeEach(() => {
  atTheBottom = []
  Object.assign(document, { elementsFromPoint: () => atTheBottom })
})

/** happy-dom lays nothing out: these boxes stand for a phone's, 375 by 812 px. */
const boxes = (of: Record<string, [top: number, height: number]>) =>
  spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, height] = of[this.getAttribute('data-box') ?? this.tagName] ?? [0, 0]
    return new DOMRect(16, top, height && 343, height)
  })

const isAtTheBottom = () => screen.getByRole('list').dataset.place === 'bottom'

test.each([
  ['a notice where it would be', 'alert', 700, false],
  ['a notice further up', 'alert', 300, true],
  ['what screen readers alone are told', 'status', 0, true],
])('it leaves the bottom free for %s', (_, role, top, isAtBottom) => {
  const rects = boxes({ OL: [700, 90], notice: [top, role === 'status' ? 0 : 60] })
  render(
    <>
      <p role={role} data-box="notice">
        The email or password is wrong.
      </p>
      <ToastRegion toast={loginFailed} onClose={() => undefined} />
    </>,
  )
  expect(isAtTheBottom()).toBe(isAtBottom)
  rects.mockRestore()
})

test.each([
  ['a bar that stays there', 72, false],
  ['a dialog that reaches it', 700, true],
])('it leaves the bottom free for %s', (_, height, isThere) => {
  const rects = boxes({ OL: [700, 90], bar: [812 - height, height] })
  const { container } = render(<section data-box="bar" style={{ position: 'sticky' }} />)
  atTheBottom = [...container.children]
  render(<ToastRegion toast={loginFailed} onClose={() => undefined} />)
  expect(isAtTheBottom()).toBe(isThere)
  rects.mockRestore()
})
