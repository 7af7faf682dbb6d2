import { expect, jest, test } from 'bun:test'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

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
  act(() => jest.runOnlyPendingTimers()) // what React has scheduled would be lost, and later tests would wait for it
  jest.useRealTimers()
})
