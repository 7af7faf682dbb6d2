import { expect, test } from 'bun:test'
import { drawOn, testPlatform } from '@portal/shared-ui/platform/test-platform'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Samples } from './samples.tsx'

const draw = (person: Parameters<typeof testPlatform>[0] = null) => {
  const platform = testPlatform(person)
  drawOn(platform, <Samples />)
  return platform
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const shownHomes = () =>
  part('Homes')
    .getAllByRole('article')
    .map(card => within(card).getByRole('heading').textContent)

test('tenants look at homes and landlords, landlords at tenants; both have documents', async () => {
  draw()
  expect(screen.getByRole('button', { name: 'Tenant view', pressed: true })).toBeDefined()
  expect(shownHomes()).toHaveLength(6)
  expect(part('Landlords').getAllByRole('article')).toHaveLength(3)
  expect(part('Documents').getByText('0 of 5 documents uploaded')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Landlord view' }))
  expect(screen.queryByRole('region', { name: 'Homes' })).toBeNull()
  expect(part('Tenants').getByText('$3,200 per month')).toBeDefined()
  expect(part('Tenants').getByText('Background check rejected')).toBeDefined()
  expect(part('Documents').getByText('0 of 5 documents uploaded')).toBeDefined()
})

test("it starts on the viewer's side", () => {
  draw({ userType: 'landlord' })
  expect(screen.getByRole('button', { name: 'Landlord view', pressed: true })).toBeDefined()
})

test('the filters filter the samples, and an empty result offers all again', async () => {
  draw()
  const homes = part('Homes')
  await userEvent.type(homes.getByRole('searchbox', { name: 'Location' }), 'oakland')
  await userEvent.click(homes.getByRole('checkbox', { name: 'Pet friendly' }))
  expect(homes.getByText('2 active')).toBeDefined()
  await userEvent.click(homes.getByRole('button', { name: 'Apply Filters' }))
  expect(shownHomes()).toEqual(['House with a garden and room for a dog'])
  expect(homes.getByText('1 of 6 sample homes')).toBeDefined()
  await userEvent.click(homes.getByRole('checkbox', { name: 'Pool' }))
  await userEvent.click(homes.getByRole('button', { name: 'Apply Filters' }))
  await userEvent.click(homes.getByRole('button', { name: 'Show all sample homes' }))
  expect(shownHomes()).toHaveLength(6)
})

test('the filters collapse to a button with their count, and open again', async () => {
  draw()
  const homes = part('Homes')
  await userEvent.click(homes.getByRole('checkbox', { name: 'Smoking allowed' }))
  await userEvent.click(homes.getByRole('button', { name: 'Apply Filters' }))
  await userEvent.click(homes.getByRole('button', { name: 'Collapse filters' }))
  const [collapsed] = homes.getAllByRole('button', { name: 'Filters 1 active' })
  expect(document.activeElement).toBe(collapsed ?? null)
  expect(homes.queryByText('Search Filters')).toBeNull()
  await userEvent.click(collapsed ?? document.body)
  expect(homes.getByText('Search Filters')).toBeDefined()
})

test('a sample has pictures to look through, marked as illustrations, and a heart that stores nothing', async () => {
  draw()
  const card = within(part('Homes').getAllByRole('article')[0] ?? document.body)
  expect(card.getByText('Illustration')).toBeDefined()
  expect(card.getByText('+1 more')).toBeDefined()
  await userEvent.click(card.getByRole('button', { name: 'Previous picture' }))
  expect(card.getByRole('button', { name: 'Show picture 3' }).getAttribute('aria-current')).toBe('true')
  const stored = JSON.stringify(localStorage)
  await userEvent.click(
    card.getByRole('button', { name: 'Add to favorites: Bright corner apartment with a bay window' }),
  )
  expect(
    card.getByRole('button', { name: 'Remove from favorites: Bright corner apartment with a bay window' }),
  ).toBeDefined()
  expect(JSON.stringify(localStorage)).toBe(stored)
})

test('a button on a sample says that it is one, and what it does on a real home or person', async () => {
  const { toasts } = draw()
  await userEvent.click(screen.getByRole('button', { name: 'View Details of Quiet studio near the park' }))
  await userEvent.click(screen.getByRole('button', { name: 'Contact about Quiet studio near the park' }))
  await userEvent.click(screen.getByRole('button', { name: 'View Profile of Sam Okafor' }))
  await userEvent.click(screen.getByRole('button', { name: 'Contact Sam Okafor' }))
  expect(toasts.map(({ title }) => title)).toEqual(Array(4).fill('This is a sample'))
  expect(toasts.map(({ description }) => description)).toEqual([
    'View Details opens a home’s page. Choose Find a Home to see real ones.',
    'Contact sends a message to the home’s landlord.',
    'View Profile opens a person’s page.',
    'You can contact a landlord from the page of a home.',
  ])
})
