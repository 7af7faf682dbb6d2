import { expect, test } from 'bun:test'
import { render, screen } from '@testing-library/react'
import { ApplicationProgress } from './application-progress.tsx'

type Progress = Parameters<typeof ApplicationProgress>[0]

const currentOf = (state: Progress): (string | undefined)[] => {
  const { unmount } = render(<ApplicationProgress {...state} />)
  const items = screen.queryAllByRole('listitem').filter(item => item.getAttribute('aria-current') === 'step')
  const current = items.map(({ textContent }) => textContent)
  unmount()
  return current
}

test.each([
  ['submitted', null, ['Applied']],
  ['under_review', null, ['In review']],
  ['accepted', { status: 'offered' }, ['Offer made']],
  ['accepted', { status: 'agreed' }, ['Agreement']],
  ['declined', null, []],
] as const)('an application that is %s, with %p, is at %p', (status, tenancy, expected) => {
  expect(currentOf({ status, tenancy })).toEqual([...expected])
})
