import { expect, mock, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Notice } from './notice.tsx'

test('a live danger interrupts, a live warning waits, and others are silent', () => {
  render(
    <>
      <Notice tone="danger" live title="Content Blocked" />
      <Notice tone="warning" live title="Content Filtered" />
      <Notice title="Platform policy" />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Content Blocked')
  expect(screen.getByRole('status').textContent).toBe('Content Filtered')
})

test('it can be dismissed', async () => {
  const onDismiss = mock()
  render(<Notice title="Platform policy" onDismiss={onDismiss} />)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledTimes(1)
})
