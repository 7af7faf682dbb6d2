import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { StatCard } from './stat-card.tsx'

test('zero is a figure', () => {
  render(<StatCard label="Urgent" value={0} />)
  expect(screen.getByRole('definition').textContent).toBe('0')
})

test('while it loads no figure is shown', () => {
  render(<StatCard label="Urgent" value={undefined} />)
  expect(screen.getByRole('definition').textContent).toBe('')
})
