import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { nothingWaits, sampleOwnProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { TestStage, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const draw = async (
  list: () => OwnProperty[] | Promise<OwnProperty[]>,
  userType: 'tenant' | 'landlord' = 'landlord',
  waiting = nothingWaits,
) => {
  server = await serveEndpoints([
    answering(ownPropertyEndpoints.waiting, () => ({ waiting })),
    answering(ownPropertyEndpoints.my, async ({ query: { cursor, limit = 100 } }) => {
      const homes = await list()
      const start = homes.findIndex(({ id }) => id === cursor) + 1
      const page = homes.slice(start, start + limit)
      return { properties: page, nextCursor: homes.length > start + limit ? (page.at(-1)?.id ?? null) : null }
    }),
  ])
  visit(server.url, '/landlord/properties')
  render(
    <TestStage platform={testPlatform({ userType })}>
      <Routes />
    </TestStage>,
  )
}

test('a home shows everything that the landlord entered', async () => {
  await draw(() => [
    sampleOwnProperty({ petFriendly: true, smokingAllowed: true }),
    sampleOwnProperty({ isAvailable: false }),
  ])
  const [card, other] = await screen.findAllByRole('article')
  const words = card?.textContent ?? ''
  for (const part of [
    'Sunny flat in the Mission',
    'Available',
    '12 Guerrero St, San Francisco, CA',
    '$3,250/month',
    'Apartment · 2 beds · 1.5 baths · 1,120 sqft',
    'Pet Friendly',
    'Smoking OK',
    'Created Nov 3, 2026',
  ])
    expect(words).toContain(part)
  expect(other?.textContent).toContain('Occupied')
  expect(document.title).toBe('My Properties · Rental Portal')
})

test('what waits for the landlord is above the homes, and each leads to the first of its kind', async () => {
  const [inquiry, tour, home] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await draw(() => [sampleOwnProperty()], 'landlord', {
    ...nothingWaits,
    inquiries: 3,
    oldestInquiry: { id: inquiry, propertyTitle: 'Old mill', hours: 26 },
    tours: 1,
    nextTour: { inquiryId: tour, propertyTitle: 'Loft', at: '2026-11-27T18:00:00.000Z', timeZone: null },
    notices: 1,
    noticedHome: { propertyId: home, propertyTitle: 'Attic' },
    urgentRepairs: 2,
  })
  const strip = await screen.findByRole('region', { name: 'Waiting for you' })
  const links = within(strip).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/maintenance/manage?tab=urgent',
    `/landlord/inquiries?inquiry=${inquiry}`,
    `/landlord/inquiries?inquiry=${tour}`,
    `/landlord/properties/${home}`,
  ])
  expect(strip.textContent).toContain('1 notice to acceptAttic')
  expect(strip.textContent).toContain('3 unanswered inquiriesOld mill: waiting for 26 hours')
  expect(strip.textContent).toContain('1 tour in the next 48 hoursLoft: ')
})

test('nothing is said to wait when nothing does', async () => {
  await draw(() => [sampleOwnProperty()])
  await screen.findByRole('article')
  expect(screen.queryByText('Waiting for you')).toBeNull()
})

test('a card says how many people saved the home, and when it is free', async () => {
  await draw(() => [
    sampleOwnProperty({ favorites: 3, vacantSince: '2026-03-01' }),
    sampleOwnProperty({ favorites: 1, occupiedUntil: '2027-03-31' }),
  ])
  const [vacant, occupied] = await screen.findAllByRole('article')
  expect(vacant?.textContent).toContain('Vacant since Mar 1, 2026 · Saved by 3 people · Created')
  expect(occupied?.textContent).toContain('Occupied until Mar 31, 2027 · Saved by 1 person · Created')
})

test('unknown values of a home are left out', async () => {
  await draw(() => [
    sampleOwnProperty({
      bedrooms: null,
      bathrooms: 1,
      squareFootage: null,
      petFriendly: false,
      smokingAllowed: false,
    }),
  ])
  const card = await screen.findByRole('article')
  expect(card.textContent).toContain('Apartment · 1 bathCreated')
  expect(within(card).queryByText('Pet Friendly')).toBeNull()
})

test('a home without a picture, or whose picture fails to load, shows our own', async () => {
  await draw(() => [
    sampleOwnProperty({ images: [] }),
    sampleOwnProperty({ images: ['https://pictures.test/gone.jpg'] }),
  ])
  const cards = await screen.findAllByRole('article')
  const drawings = () =>
    cards.map(card => card.querySelectorAll('img[src^="/pictures/"][src$=".svg"]').length)
  expect(drawings()).toEqual([1, 0])
  fireEvent.error(document.querySelector('img[src*="gone.jpg"]') ?? document.body)
  expect(drawings()).toEqual([1, 1])
})

test('a home without a bedroom is a studio', async () => {
  await draw(() => [sampleOwnProperty({ bedrooms: 0 })])
  expect((await screen.findByRole('article')).textContent).toContain('Apartment · Studio · 1.5 baths')
})

test('three cards hold the place while homes load', async () => {
  const homes = Promise.withResolvers<[]>()
  await draw(() => homes.promise)
  const waiting = screen.getByRole('status', { busy: true })
  expect(waiting.textContent).toContain('Loading your properties')
  expect(waiting.querySelectorAll('div[aria-hidden="true"]')).toHaveLength(3)
  homes.resolve([])
  await screen.findByText('No Properties Yet')
})

test('without a home the page says so and offers to create one', async () => {
  await draw(() => [])
  await screen.findByRole('heading', { name: 'No Properties Yet' })
  expect(screen.getByRole('link', { name: 'Create Property' }).getAttribute('href')).toBe('/create-property')
  expect(screen.getByRole('link', { name: 'Add Property' }).getAttribute('href')).toBe('/create-property')
})

test('a failed load says so, and trying again fixes it', async () => {
  let isDown = true
  await draw(() => {
    if (isDown) throw new Refusal('not_now', 'The database is away')
    return [sampleOwnProperty()]
  })
  await screen.findByText('Error loading properties. Please try again.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Sunny flat in the Mission')
})

test('a tenant sees that the page is for landlords, and nothing is requested from the server', async () => {
  let calls = 0
  await draw(() => {
    calls += 1
    return []
  }, 'tenant')
  expect(screen.getByText('You must be a landlord to view this page.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
  expect(screen.queryByText('Add Property')).toBeNull()
  expect(calls).toBe(0)
})

test('many homes are loaded in pages', async () => {
  const homes = Array.from({ length: 26 }, () => sampleOwnProperty())
  await draw(() => homes)
  expect(await screen.findAllByRole('article')).toHaveLength(24)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(26))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
