import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import type { Input } from '@portal/contract/endpoint'
import { searchCards } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import type { FoundCards } from '@portal/contract/properties/search'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  server.stop()
  localStorage.clear()
})

type Query = Input<typeof searchCards>['query']
type Answer = (query: Query) => FoundCards | Promise<FoundCards>

const all = (properties: Property[]): FoundCards => ({
  properties,
  total: properties.length,
  truncated: false,
  nextCursor: null,
})

/** Renders the search at an address and records every query to the server. */
const draw = async (answer: Answer, address = '/search?view=list') => {
  const queries: Query[] = []
  server = await serveEndpoints([
    answering(searchCards, ({ query }) => {
      queries.push(query)
      return answer(query)
    }),
  ])
  visit(server.url, address)
  drawOn(testPlatform(null), <Routes />)
  return { queries, user: userEvent.setup() }
}

const titles = () =>
  screen.queryAllByRole('article').map(card => within(card).getByRole('heading').textContent)

const flat = sampleProperty({ title: 'Flat in Oakland', city: 'Oakland', rentAmount: 900 })
const house = sampleProperty({ title: 'House in San Francisco', propertyType: 'house', rentAmount: 5200 })

test('the first query has no bounds, and the page shows the number of homes', async () => {
  const { queries } = await draw(() => all([flat, house]))
  expect(await screen.findByText('2 properties')).toBeTruthy()
  expect(titles()).toEqual(['Flat in Oakland', 'House in San Francisco'])
  expect(queries).toEqual([{ limit: 24, fields: 'card' }])
})

test('filters in the address are sent to the server, with and without an area', async () => {
  const { queries } = await draw(() => all([flat]), '/search?view=list&location=oakland&q=loft&sort=rent_asc')
  expect(await screen.findByText('1 property')).toBeTruthy()
  expect(queries).toEqual([{ location: 'oakland', q: 'loft', sort: 'rent_asc', limit: 24, fields: 'card' }])
})

test('the count includes homes that were not fetched', async () => {
  await draw(() => ({ ...all([flat]), total: 60, nextCursor: house.id }))
  expect(await screen.findByText('60 properties')).toBeTruthy()
  expect(screen.getByText('1 of 60 properties are shown.')).toBeTruthy()
})

test('homes are sorted by the server, and the order is in the address', async () => {
  const { queries, user } = await draw(() => all([flat, house]))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Lowest rent first')
  await waitFor(() => expect(queries.at(-1)).toEqual({ sort: 'rent_asc', limit: 24, fields: 'card' }))
  expect(location.search).toBe('?view=list&sort=rent_asc')
})

test('with an area, the server is sent the area and the filters', async () => {
  const { queries } = await draw(
    () => all([house]),
    '/search?view=list&area=37.8,37.7,-122.3,-122.5&location=Oakland,CA&bedrooms=4&petFriendly=true',
  )
  expect(await screen.findByText('1 property')).toBeTruthy()
  expect(queries).toEqual([
    {
      north: 37.8,
      south: 37.7,
      east: -122.3,
      west: -122.5,
      location: 'Oakland,CA',
      bedrooms: 4,
      petFriendly: 'true',
      limit: 24,
      fields: 'card',
    },
  ])
})

test('clearing the area search goes back to all homes', async () => {
  const { queries, user } = await draw(() => all([house]), '/search?view=list&area=37.8,37.7,-122.3,-122.5')
  await user.click(await screen.findByRole('button', { name: 'Clear area search' }))
  await waitFor(() => expect(queries.at(-1)).toEqual({ limit: 24, fields: 'card' }))
  expect(location.search).toBe('?view=list')
  expect(screen.queryByRole('button', { name: 'Clear area search' })).toBeNull()
})

test('an empty result says so and offers all homes', async () => {
  const { user } = await draw(
    ({ location }) => all(location ? [] : [flat]),
    '/search?view=list&location=Nowhere',
  )
  expect(await screen.findByText('No properties found in this area')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Show all homes' }))
  await waitFor(() => expect(titles()).toEqual(['Flat in Oakland']))
})

test('a failure says so, and trying again fixes it', async () => {
  let isDown = true
  const { user } = await draw(() => {
    if (isDown) throw new Refusal('not_now', 'The database is not there.')
    return all([flat])
  })
  expect(await screen.findByText('Failed to fetch properties')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Flat in Oakland']))
})

test('while homes are fetched the list says so', async () => {
  const answer = Promise.withResolvers<FoundCards>()
  await draw(() => answer.promise)
  expect(await screen.findByText('Loading...')).toBeTruthy()
  answer.resolve(all([flat]))
  await waitFor(() => expect(screen.queryAllByText('Loading...')).toHaveLength(0))
})

test('more homes are fetched on demand', async () => {
  const { queries, user } = await draw(({ cursor }) =>
    cursor
      ? { ...all([house]), total: 1000, truncated: true }
      : { properties: [flat], total: 1000, truncated: true, nextCursor: flat.id },
  )
  expect(await screen.findByText('1 of 1,000+ properties are shown.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Load more homes' }))
  await waitFor(() => expect(titles()).toEqual(['Flat in Oakland', 'House in San Francisco']))
  expect(queries.at(-1)).toEqual({ limit: 24, fields: 'card', cursor: flat.id })
  expect(screen.queryByRole('button', { name: 'Load more homes' })).toBeNull()
})

test('filters collapse to a button with their count, and apply only when asked', async () => {
  const { user } = await draw(() => all([flat, house]), '/search?view=list&petFriendly=true')
  await user.click(await screen.findByRole('button', { name: 'Filters 1 active' }))
  const panel = await screen.findByRole('dialog', { name: /Search Filters/ })
  await user.click(within(panel).getByRole('checkbox', { name: 'Pet friendly' }))
  await user.type(within(panel).getByLabelText('Location'), 'Oakland')
  expect(location.search).toBe('?view=list&petFriendly=true')
  await user.click(within(panel).getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0))
  const applied = new URLSearchParams(location.search)
  expect(Object.fromEntries(applied)).toEqual({
    view: 'list',
    location: 'Oakland',
  })
})

test('the filters are in the words of the specification, with the number that are active', async () => {
  const { user } = await draw(() => all([flat]), '/search?view=list&petFriendly=true&bedrooms=2')
  await user.click(await screen.findByRole('button', { name: 'Filters 2 active' }))
  const panel = within(await screen.findByRole('dialog', { name: /Search Filters/ }))
  expect(panel.getByText('2 active')).toBeTruthy()
  for (const [name, words] of [
    ['Property type', ['Any type', 'Apartment', 'House', 'Condo', 'Office']],
    ['Bedrooms', ['Any', 'Studio', '1', '2', '3', '4+']],
    ['Bathrooms', ['Any', '1', '1.5', '2', '3+']],
  ] as const) {
    await user.click(panel.getByRole('combobox', { name }))
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([...words])
    await user.keyboard('{Escape}')
  }
  const amenities = 'Gym Pool Parking WiFi Laundry Dishwasher Air_Conditioning Balcony Garden Security'
  for (const name of [...amenities.split(' '), 'Pet_friendly', 'Smoking_allowed'])
    expect(panel.getByRole('checkbox', { name: name.replace('_', ' ') })).toBeTruthy()
})

test('Escape closes the filters and returns the focus to their button', async () => {
  const { user } = await draw(() => all([flat]))
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: /Search Filters/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe('Filters'))
})

test('clearing the filters shows all homes again', async () => {
  const { user } = await draw(() => all([flat, house]), '/search?view=list&location=Oakland&bedrooms=2')
  await user.click(await screen.findByRole('button', { name: 'Filters 2 active' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(titles()).toHaveLength(2))
  expect(location.search).toBe('?view=list')
})
