import { expect, test } from 'bun:test'
import { render, screen, waitFor } from '@testing-library/react'
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
  draw()
  const pointedAt = performance.now()
  await userEvent.hover(screen.getByRole('button'))
  expect(screen.queryByRole('tooltip')).toBeNull()
  await waitFor(() => screen.getByRole('tooltip'), { timeout: 2000, interval: 20 })
  expect(performance.now() - pointedAt).toBeGreaterThanOrEqual(690)
})
