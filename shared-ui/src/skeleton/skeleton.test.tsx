import { afterEach, expect, jest, test } from 'bun:test'
import { act, render, screen } from '@testing-library/react'
import { SkeletonGroup } from './skeleton.tsx'

afterEach(() => jest.useRealTimers())

const slowWords = 'Still loading. This is taking longer than usual.'

test('what loads longer than 10 s says so in words, which screen readers hear', () => {
  jest.useFakeTimers()
  render(<SkeletonGroup label="Loading your homes">…</SkeletonGroup>)
  expect(screen.getByRole('status').textContent).toContain('Loading your homes')
  act(() => jest.advanceTimersByTime(9999))
  expect(screen.queryByText(slowWords)).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText(slowWords).closest('[aria-live="polite"]')).not.toBeNull()
  expect(screen.getByText(slowWords).closest('[aria-busy]')).toBeNull()
})
