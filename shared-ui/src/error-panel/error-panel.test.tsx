import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorPanel } from './error-panel.tsx'

test('it says what happened and tries again', async () => {
  const onRetry = mock()
  render(<ErrorPanel onRetry={onRetry}>Error loading properties. Please try again.</ErrorPanel>)
  expect(screen.getByRole('alert').textContent).toContain('Error loading properties. Please try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('without a way to try again it offers none', () => {
  render(<ErrorPanel />)
  expect(screen.queryByRole('button')).toBeNull()
})
