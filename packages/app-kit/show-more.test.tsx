import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { ShowMore } from './show-more.tsx'

test('a list with a next page has a button that loads it once', () => {
  let loaded = 0
  const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => (loaded += 1) }
  const { rerender } = render(<ShowMore list={list} />)
  screen.getByRole('button', { name: 'Show more' }).click()
  rerender(<ShowMore list={{ ...list, isFetchingNextPage: true }} />)
  screen.getByRole('button', { name: 'Show more' }).click()
  expect(loaded).toBe(1)
  rerender(<ShowMore list={{ ...list, hasNextPage: false }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
