import { expect, test } from 'bun:test'
import type { Criterion } from '@portal/contract/applications/fit'
import { render, screen } from '@testing-library/react'
import { FitList } from './fit-list.tsx'

const criterion = (overrides: Partial<Criterion>): Criterion => ({
  name: 'income',
  asked: null,
  mine: null,
  isMet: true,
  ...overrides,
})

const fit = [
  criterion({ asked: 6000, mine: 7000 }),
  criterion({ name: 'pets' }),
  criterion({ name: 'background_check', asked: true, isMet: null }),
]

const draw = (isMine: boolean): (string | null)[] => {
  const asked = Object.fromEntries(fit.map(({ name, asked }) => [name, asked]))
  const { unmount } = render(<FitList fit={fit} asked={asked} isMine={isMine} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  unmount()
  return lines
}

test('each requirement is met, not met or unknown, and what is not required says so', () => {
  expect(draw(false)).toEqual([
    'Income: metAt least $6,000 a month.',
    'Pets: allowed',
    'Background check: unknownRequired.',
  ])
})

test('a move-in date that has passed is now', () => {
  const draw = (asked: string) => {
    render(<FitList fit={[criterion({ name: 'move_in_date' })]} asked={{ move_in_date: asked }} />)
    const [line] = screen.getAllByRole('listitem').slice(-1)
    return line?.textContent
  }
  expect(draw('2025-12-01')).toBe('Move-in date: metAvailable now.')
  expect(draw('2126-01-05')).toBe('Move-in date: metAvailable from Jan 5, 2126.')
})

test('applicants read their own side, too', () => {
  expect(draw(true)).toEqual([
    'Income: metAt least $6,000 a month. You: $7,000 a month.',
    'Pets: allowed',
    'Background check: unknownRequired. The landlord can order one once you have applied, and you see it first.',
  ])
})
