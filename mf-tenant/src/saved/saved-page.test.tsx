import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import type { Property } from '@portal/contract/properties/property'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import type { SavedSearch } from '@portal/contract/saved-searches/saved-search'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { noteViewedHome, readViewedHomes } from '@portal/shared-ui/viewed-homes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => {
  localStorage.clear()
  return server.stop()
})

interface DrawOptions {
  tab?: string
  searches?: SavedSearch[]
  trouble?: { isDown: boolean }
  hasPayments?: boolean
}

const draw = async (
  properties: Property[],
  { tab = '', searches = [], trouble = { isDown: false }, hasPayments = true }: DrawOptions = {},
) => {
  const changes: unknown[] = []
  const searchesById = new Map(searches.map(search => [search.id, search]))
  const saved = new Map(properties.map(property => [property.id, property]))
  const refuseIfDown = () => {
    if (trouble.isDown) throw new Refusal('not_now', 'The database is away')
  }
  server = await serveEndpoints([
    answering(favoriteEndpoints.list, ({ query: { cursor } }) => {
      refuseIfDown()
      const homes = [...saved.values()]
      const start = homes.findIndex(({ id }) => id === cursor?.split('~')[1]) + 1
      const page = homes.slice(start, start + 20)
      const isLast = start + page.length === homes.length
      return { properties: page, nextCursor: isLast ? null : `0~${page.at(-1)?.id}` }
    }),
    answering(favoriteEndpoints.remove, ({ params }) => {
      refuseIfDown()
      saved.delete(params.propertyId)
    }),
    answering(favoriteEndpoints.add, ({ params }) => {
      const property = properties.find(({ id }) => id === params.propertyId)
      if (property) saved.set(property.id, property)
    }),
    answering(propertyEndpoints.read, ({ params }) => {
      const property = properties.find(({ id }) => id === params.id)
      if (!property) throw new Refusal('not_found', 'There is no such property.')
      return { property }
    }),
    answering(savedSearchEndpoints.list, () => {
      refuseIfDown()
      return { savedSearches: [...searchesById.values()] }
    }),
    answering(savedSearchEndpoints.update, ({ params, body: { seen, ...body } }) => {
      refuseIfDown()
      if (body.alert === 'instant') throw new Refusal('plan_limit', 'The Basic plan sends them instantly.')
      changes.push({ ...body, ...(seen && { seen }) })
      const stored = searchesById.get(params.id)
      if (!stored) throw new Refusal('not_found', 'There is no such saved search.')
      const savedSearch = { ...stored, ...body, ...(seen && { newCount: 0 }), updatedAt: stored.updatedAt }
      searchesById.set(params.id, savedSearch)
      return { savedSearch }
    }),
    answering(savedSearchEndpoints.delete, ({ params }) => {
      refuseIfDown()
      searchesById.delete(params.id)
    }),
    answering(savedSearchEndpoints.create, ({ body: { clientId: _, ...body } }) => {
      const savedSearch = sampleSearch({ ...body, id: crypto.randomUUID() })
      searchesById.set(savedSearch.id, savedSearch)
      return { savedSearch }
    }),
  ])
  visit(server.url, tab ? `/saved?tab=${tab}` : '/saved')
  const platform = testPlatform({ userType: 'tenant', currentPlan: 'free' })
  platform.settings.hasPayments = hasPayments
  drawOn(platform, <Routes />)
  return { platform, changes }
}

const sampleSearch = (overrides: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '0192a000-0000-7000-8000-00000000000a',
  name: 'Near work',
  filters: {},
  alert: 'daily',
  newCount: 0,
  createdAt: '2026-05-04T10:00:00.000Z',
  updatedAt: '2026-05-04T10:00:00.000Z',
  ...overrides,
})

const flat = sampleProperty({ title: 'Sunny flat' })
const rented = sampleProperty({ title: 'Garden house', isAvailable: false })

test('saved homes link to their pages, and show when they are rented', async () => {
  await draw([flat, rented])
  expect((await screen.findByRole('link', { name: 'Sunny flat' })).getAttribute('href')).toBe(
    `/properties/${flat.id}`,
  )
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent?.includes('Rented'))).toEqual([
    false,
    true,
  ])
  expect(document.title).toBe('Saved homes and searches · Rental Portal')
})

test('a removed home can be saved again', async () => {
  await draw([flat, rented])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from favorites: Sunny flat' }))
  expect((await screen.findByRole('status')).textContent).toContain('Removed “Sunny flat”')
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Sunny flat' })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

test('without a saved home the page says what to do', async () => {
  await draw([])
  await screen.findByRole('heading', { name: 'No saved homes yet' })
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

test('a failed load says so, and trying again fixes it', async () => {
  const trouble = { isDown: true }
  await draw([flat], { trouble })
  await screen.findByText('We couldn’t load your saved homes')
  trouble.isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Sunny flat' })).toBeDefined()
})

test('a home that could not be removed stays, with the reason', async () => {
  const trouble = { isDown: false }
  const { platform } = await draw([flat], { trouble })
  const heart = await screen.findByRole('button', { name: 'Remove from favorites: Sunny flat' })
  trouble.isDown = true
  await userEvent.click(heart)
  await screen.findByRole('link', { name: 'Sunny flat' })
  expect(platform.toasts).toMatchObject([
    { title: 'Couldn’t remove this home', description: 'The database is away' },
  ])
})

test('a saved search shows its filters, links to its results, and has nothing new once opened', async () => {
  const filters = {
    north: 38,
    south: 37.5,
    east: -122,
    west: -123,
    q: 'sunny loft',
    minRent: 1000,
    bedrooms: 0,
    bathrooms: 3,
    amenities: 'Gym,Pool',
    petFriendly: 'true',
    includeRented: 'true',
  } as const
  const { changes } = await draw([], { tab: 'searches', searches: [sampleSearch({ filters, newCount: 99 })] })
  const card = await screen.findByRole('article', { name: 'Near work' })
  expect(card.textContent).toContain(
    '“sunny loft” · $1,000+ · Studio · 3+ bathrooms · Gym · Pool · pet friendly · including rented · an area of the map',
  )
  expect(card.textContent).toContain('99+ new')
  const link = within(card).getByRole('link', { name: 'Near work' })
  expect(link.getAttribute('href')).toBe(
    '/search?q=sunny+loft&minRent=1000&bedrooms=0&bathrooms=3&amenities=Gym%2CPool&petFriendly=true&includeRented=true&area=38%2C37.5%2C-122%2C-123',
  )
  link.addEventListener('click', event => event.preventDefault())
  await userEvent.click(link)
  await waitFor(() => expect(changes).toEqual([{ seen: true }]))
})

test('a search of all homes, and one of a city, say so', async () => {
  const city = sampleSearch({
    id: crypto.randomUUID(),
    name: 'City',
    filters: { city: 'Oakland', state: 'CA', maxRent: 2500 },
  })
  await draw([], { tab: 'searches', searches: [sampleSearch({ name: 'All' }), city] })
  expect((await screen.findByRole('article', { name: 'All' })).textContent).toContain('All homes')
  expect(screen.getByRole('article', { name: 'City' }).textContent).toContain('Oakland, CA · up to $2,500')
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/search',
    '/search?city=Oakland&state=CA&maxRent=2500',
  ])
})

test('a search is renamed, and must have a name', async () => {
  await draw([], { tab: 'searches', searches: [sampleSearch()] })
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Near work' }))
  const field = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(screen.getByText('Please give this search a name')).toBeDefined()
  await userEvent.type(field, 'Near the park{Enter}')
  await screen.findByRole('article', { name: 'Near the park' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refused choice of alerts is reverted, with the reason', async () => {
  const trouble = { isDown: false }
  const { platform } = await draw([], { tab: 'searches', searches: [sampleSearch()], trouble })
  const choice = await screen.findByRole('combobox', { name: 'Notify me about new homes' })
  expect(choice.textContent).toBe('Every morning at 8')
  trouble.isDown = true
  await userEvent.click(choice)
  await userEvent.click(await screen.findByRole('option', { name: 'Never' }))
  await waitFor(() =>
    expect(platform.toasts).toMatchObject([
      { title: 'We couldn’t change alerts for “Near work”', description: 'The database is away' },
    ]),
  )
  expect(screen.getByRole('combobox', { name: 'Notify me about new homes' }).textContent).toBe(
    'Every morning at 8',
  )
  trouble.isDown = false
  await userEvent.click(screen.getByRole('combobox', { name: 'Notify me about new homes' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Never' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Notify me about new homes' }).textContent).toBe('Never'),
  )
})

test('a choice that the plan lacks is reverted, with the reason and an upgrade link next to it', async () => {
  const { platform } = await draw([], { tab: 'searches', searches: [sampleSearch()] })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Notify me about new homes' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Instantly (Basic plan)' }))
  expect((await screen.findByRole('status')).textContent).toContain('The Basic plan sends them instantly.')
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.getByRole('combobox').textContent).toBe('Every morning at 8')
  expect(platform.toasts).toEqual([])
})

test('a choice that nobody can buy is left out', async () => {
  await draw([], { tab: 'searches', searches: [sampleSearch()], hasPayments: false })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Notify me about new homes' }))
  const choices = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(choices).toEqual(['Every morning at 8', 'Never'])
})

test('a deleted search can be saved again by keyboard alone', async () => {
  await draw([], { tab: 'searches', searches: [sampleSearch({ filters: { bedrooms: 2 } })] })
  const button = await screen.findByRole('button', { name: 'Delete Near work' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain('Removed “Near work”')
  await screen.findByRole('heading', { name: 'No saved searches yet' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'))
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('article', { name: 'Near work' })).textContent).toContain('2 bedrooms')
  expect(screen.queryByRole('status')).toBeNull()
})

test('recently viewed homes are shown as they are now; missing ones are forgotten', async () => {
  for (const id of [flat.id, crypto.randomUUID(), rented.id]) noteViewedHome(id)
  await draw([flat, rented], { tab: 'viewed' })
  await waitFor(() => expect(readViewedHomes()).toEqual([rented.id, flat.id]))
  await screen.findByRole('link', { name: 'Sunny flat' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Garden house',
    'Sunny flat',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Clear history' }))
  await screen.findByRole('heading', { name: 'No homes viewed yet' })
  expect(readViewedHomes()).toEqual([])
})

test('the address selects the tab', async () => {
  await draw([flat], { searches: [sampleSearch()] })
  await userEvent.click(await screen.findByRole('button', { name: 'Searches' }))
  await screen.findByRole('article', { name: 'Near work' })
  expect(window.location.search).toBe('?tab=searches')
  await userEvent.click(screen.getByRole('button', { name: 'Homes' }))
  await screen.findByRole('link', { name: 'Sunny flat' })
  expect(window.location.search).toBe('')
})

test('many homes are loaded in pages', async () => {
  await draw(Array.from({ length: 23 }, () => sampleProperty()))
  expect(await screen.findAllByRole('article')).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
