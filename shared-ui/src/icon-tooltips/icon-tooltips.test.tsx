import { afterEach, expect, jest, test } from 'bun:test'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconTooltips } from './icon-tooltips.tsx'

/** React's work would be lost with the fake timers, and later tests would wait for it. */
afterEach(async () => {
  if (!jest.isFakeTimers()) return
  cleanup()
  await act(async () => jest.runAllTimers())
  jest.runAllTimers()
  jest.useRealTimers()
})

/** Two buttons of an app, and the tooltips, which another app draws. */
const draw = (isFocused = false) => {
  const app = render(
    <>
      <IconButton label="AI hub">
        <svg />
      </IconButton>
      <IconButton label="Theme">
        <svg />
      </IconButton>
    </>,
  )
  const [hub, theme] = screen.getAllByRole('button')
  if (!hub || !theme) throw new Error('Two buttons were drawn')
  render(<IconTooltips first={hub} isFocused={isFocused} />)
  return { app, hub, theme }
}

const pointAt = (button: HTMLElement) => {
  fireEvent.pointerOver(button, { pointerType: 'mouse' })
  fireEvent.pointerMove(button, { pointerType: 'mouse' })
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null

test('a button that is pointed at is named after 700 ms, the next within 300 ms at once', async () => {
  jest.useFakeTimers()
  const { hub, theme } = draw()
  pointAt(hub)
  await pass(699)
  expect(shown()).toBeNull()
  await pass(1)
  expect(shown()).toBe('AI hub')
  fireEvent.pointerLeave(hub)
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 })
  await pass(290)
  expect(shown()).toBeNull()
  pointAt(theme)
  await pass(1)
  expect(shown()).toBe('Theme')
})

test('a touch and a press name nothing, and a press ends the tooltip', async () => {
  jest.useFakeTimers()
  const { hub } = draw()
  fireEvent.pointerMove(hub, { pointerType: 'touch' })
  await pass(1000)
  expect(shown()).toBeNull()
  pointAt(hub)
  await pass(700)
  expect(shown()).toBe('AI hub')
  fireEvent.pointerDown(hub)
  await pass(1000)
  expect(shown()).toBeNull()
})

test('a button whose panel is open is not named, because its name would cover the panel', async () => {
  jest.useFakeTimers()
  const { hub } = draw()
  hub.setAttribute('aria-expanded', 'true')
  pointAt(hub)
  await pass(1000)
  expect(shown()).toBeNull()
  hub.setAttribute('aria-expanded', 'false')
  pointAt(hub)
  await pass(1000)
  expect(shown()).toBe('AI hub')
})

test('the Tab key names a button at once, Escape ends that, and the focus stays', async () => {
  const { hub, theme } = draw()
  await userEvent.tab()
  expect(shown()).toBe('AI hub')
  expect(document.activeElement).toBe(hub)
  await userEvent.tab()
  expect(shown()).toBe('Theme')
  await userEvent.keyboard('{Escape}')
  expect(shown()).toBeNull()
  expect(document.activeElement).toBe(theme)
})

test('a focus that no Tab key moved names nothing, but the first can have been reached with it', async () => {
  const { hub, theme } = draw(true)
  expect(shown()).toBe('AI hub')
  act(() => theme.focus())
  expect(shown()).toBe('AI hub')
  act(() => hub.focus())
  act(() => hub.blur())
  expect(shown()).toBeNull()
})

test('the tooltip of a button that is gone ends with the next move', async () => {
  jest.useFakeTimers()
  const { app, hub } = draw()
  pointAt(hub)
  await pass(700)
  expect(shown()).toBe('AI hub')
  app.unmount()
  fireEvent.pointerOver(document.body)
  await pass(1)
  expect(shown()).toBeNull()
})
