import { expect, test } from 'bun:test'
import { sampleProperty } from '@portal/client/test/sample-property'
import type { Property } from '@portal/contract/properties/property'
import { TestStage, testPlatform } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ChosenHome } from './chosen-home.tsx'
import { placedHomes } from './placed-homes.ts'

const draw = (homes: Property[], taps = 1) => {
  const closings: string[] = []
  const chosen: string[] = []
  render(
    <TestStage platform={testPlatform(null)}>
      <MemoryRouter initialEntries={['/search?view=map']}>
        <ChosenHome
          homes={placedHomes(homes)}
          taps={taps}
          map={{ current: document.body }}
          onSelect={id => chosen.push(id)}
          onClose={() => closings.push('closed')}
        />
      </MemoryRouter>
    </TestStage>,
  )
  return {
    closings,
    chosen,
    user: userEvent.setup(),
    card: screen.getByRole('region', { name: 'Selected home' }),
  }
}

const home = sampleProperty({})

test('the card has picture, rent, title, address, facts, heart and the way to the home', () => {
  const { card } = draw([home])
  for (const words of [
    '$3,250/mo',
    'Sunny flat in the Mission',
    '12 Guerrero St, San Francisco, CA',
    '2 beds · 1.5 baths · 1,120 sqft · Apartment',
  ])
    expect(card.textContent).toContain(words)
  expect(within(card).getByRole('button', { name: `Add to favorites: ${home.title}` })).toBeTruthy()
  expect(
    within(card)
      .getByRole('link', { name: /^View Details/ })
      .getAttribute('href'),
  ).toBe(`/properties/${home.id}`)
})

test('it takes the focus after a tap, but not when it opens by itself', () => {
  const { card } = draw([home])
  expect(document.activeElement).toBe(within(card).getByRole('link', { name: home.title }))
})

test('it opens without taking the focus when coming back', () => {
  draw([home], 0)
  expect(document.activeElement).toBe(document.body)
})

test('its button closes it, and so does Escape', async () => {
  const { card, closings, user } = draw([home])
  await user.click(within(card).getByRole('button', { name: 'Close' }))
  await user.keyboard('{Escape}')
  expect(closings).toHaveLength(2)
})

const swipe = (card: HTMLElement, downPx: number, ending: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
  const at = (clientY: number) => ({ pointerType: 'touch', clientY })
  fireEvent.pointerDown(card, at(400))
  fireEvent.pointerMove(card, at(400 + downPx))
  const pulled = card.style.translate
  fireEvent[ending](card, at(400 + downPx))
  return pulled
}

test('a swipe down closes it; a short, upward or interrupted swipe springs back', () => {
  const { card, closings } = draw([home])
  expect(swipe(card, 20)).toBe('0 20px')
  expect(swipe(card, -80)).toBe('0 0px')
  expect(swipe(card, 80, 'pointerCancel')).toBe('0 80px')
  expect(card.style.translate).toBe('')
  expect(closings).toEqual([])
  swipe(card, 80)
  expect(closings).toEqual(['closed'])
})

test('homes at the same place are listed to choose from', async () => {
  const other = sampleProperty({ title: 'Second floor' })
  const { card, chosen, user } = draw([home, other])
  expect(card.textContent).toContain('2 homes at this place')
  await user.click(within(card).getByRole('button', { name: /Second floor/ }))
  expect(chosen).toEqual([other.id])
})
