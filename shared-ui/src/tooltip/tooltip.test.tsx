import { afterEach, expect, jest, test } from 'bun:test'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

/** React's work would be lost with the fake timers, and later tests would wait for it. */
afterEach(async () => {
  if (!jest.isFakeTimers()) return
  cleanup()
  await act(async () => jest.runAllTimers())
  jest.runAllTimers()
  jest.useRealTimers()
})

const draw = () =>
  render(
    <TooltipProvider>
      <Tooltip label="AI hub">
        <Button>Hub</Button>
      </Tooltip>
    </TooltipProvider>,
  )

test('the focus shows it at once, and Escape hides it', async () => {
  draw()
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('pointing at it shows it after 700 ms, not before', async () => {
  jest.useFakeTimers()
  draw()
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' })
  act(() => jest.advanceTimersByTime(699))
  expect(screen.queryByRole('tooltip')).toBeNull()
  await act(async () => jest.advanceTimersByTime(1))
  expect(screen.getByRole('tooltip')).toBeDefined()
})

/** Hovers the first button until its words show, leaves it, and after a pause hovers the second. */
const pointAtAnotherAfter = async (pauseMs: number): Promise<void> => {
  jest.useFakeTimers()
  render(
    <TooltipProvider>
      <Tooltip label="AI hub">
        <Button>First</Button>
      </Tooltip>
      <Tooltip label="Theme">
        <Button>Second</Button>
      </Tooltip>
    </TooltipProvider>,
  )
  const [first, second] = screen.getAllByRole('button')
  if (!first || !second) throw new Error('Two buttons were drawn')
  fireEvent.pointerMove(first, { pointerType: 'mouse' })
  await act(async () => jest.advanceTimersByTime(700))
  expect(screen.getByRole('tooltip').textContent).toContain('AI hub')
  fireEvent.pointerLeave(first)
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 })
  await act(async () => jest.advanceTimersByTime(pauseMs))
  fireEvent.pointerMove(second, { pointerType: 'mouse' })
  await act(async () => jest.advanceTimersByTime(1))
}

test('within 300 ms after another it shows without delay', async () => {
  await pointAtAnotherAfter(290)
  expect(screen.getByRole('tooltip').textContent).toContain('Theme')
})

test('more than 300 ms after another it waits again', async () => {
  await pointAtAnotherAfter(310)
  expect(screen.queryByRole('tooltip')).toBeNull()
})
