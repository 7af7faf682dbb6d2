import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { queriesOf } from '@portal/client/call'
import { samplePerson } from '@portal/client/test/sample-person'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints, searchCards } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import type { SessionUser } from '@portal/shared-ui/platform/platform'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const policyId = '0190a000-0000-7000-8000-000000000001'

const landlord = samplePerson(sampleProperty().landlord)

const draw = async (
  answer: () => Property,
  { person = null as Partial<SessionUser> | null, nearby = [] as Property[], isLandlordKnown = true } = {},
) => {
  server = await serveEndpoints([
    answering(peopleEndpoints.read, ({ params }) => {
      if (!isLandlordKnown) throw new Refusal('internal', 'Something went wrong')
      expect(params.id).toBe(landlord.id)
      return { person: landlord, dealing: null }
    }),
    answering(searchCards, ({ query }) => {
      expect(Number(query.north)).toBeGreaterThan(Number(query.south))
      const properties = nearby.filter(({ propertyType }) => propertyType === query.propertyType)
      return { properties, total: properties.length, truncated: false, nextCursor: null }
    }),
    answering(documentEndpoints.ofHome, () => ({
      policies: [{ id: policyId, name: 'rules.pdf', contentType: 'application/pdf', bytes: 5 }],
    })),
    answering(propertyEndpoints.read, () => ({ property: answer() })),
  ])
  const platform = testPlatform(person)
  visit(server.url, `/properties/${crypto.randomUUID()}`)
  drawOn(platform, <Routes />)
  return platform
}

const unplaced = { latitude: null, longitude: null }
const words = () => document.body.textContent ?? ''

test('the landlord’s policies can be downloaded', async () => {
  const address = `/api/documents/${policyId}/content`
  await draw(() => sampleProperty({ ...unplaced, policyDocuments: [address] }))
  const link = await screen.findByRole('link', { name: 'rules.pdf' })
  expect(link.getAttribute('href')).toBe(address)
})

test('a home is shown with all its details', async () => {
  await draw(() =>
    sampleProperty({
      ...unplaced,
      neighborhood: 'Mission',
      amenities: ['Gym', 'Pool'],
      petFriendly: true,
      minimumIncome: 9000,
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny flat in the Mission' })).toBeTruthy()
  for (const part of [
    '12 Guerrero St, San Francisco, CA 94103 · Mission',
    'Apartment · 2 beds · 1.5 baths · 1,120 sqft',
    '$3,250/month',
    'Available now',
    'First month$3,250Security deposit$3,000Total$6,250',
    'Two rooms with a bay window.',
    'Pool',
    'Pets are welcome',
    'No smoking',
    'A background check is required',
    'Your income must be at least $9,000 a month',
    'Dana Ortiz',
    'Verified',
  ])
    expect(words()).toContain(part)
  await waitFor(() => expect(document.title).toBe('Sunny flat in the Mission · Rental Portal'))
  expect(screen.queryByText('Location')).toBeNull()
  expect(screen.queryByText('Similar homes nearby')).toBeNull()
})

test('a home that is free later says from when', async () => {
  await draw(() => sampleProperty({ ...unplaced, availableDate: '2126-01-05' }))
  await screen.findByRole('heading', { level: 1 })
  expect(words()).toContain('Available from January 5, 2126')
})

test('unknown values are shown as unknown, and never counted as zero', async () => {
  await draw(() => sampleProperty({ ...unplaced, securityDeposit: null, availableDate: null }))
  await screen.findByRole('heading', { level: 1 })
  for (const part of [
    'Ask about the move-in date.',
    'Security depositNot listedAt least$3,250',
    'Ask the landlord whether there’s a deposit.',
    'No minimum income',
  ])
    expect(words()).toContain(part)
})

test('the landlord’s homes and start date are shown, with a link to their page', async () => {
  const home = sampleProperty(unplaced)
  await draw(() => home)
  await screen.findByText('Background check approved')
  const card = screen.getByRole('article', { name: 'Dana Ortiz' })
  for (const part of ['Verified profile', 'Joined March 2024', 'Properties6'])
    expect(card.textContent).toContain(part)
  const link = within(card).getByRole('link', { name: 'View Profile' })
  expect(link.getAttribute('href')).toBe(`/people/${home.landlordId}`)
})

test('if the landlord’s details cannot be loaded, the listing’s own are shown', async () => {
  await draw(() => sampleProperty(unplaced), { isLandlordKnown: false })
  const card = await screen.findByRole('article', { name: 'Dana Ortiz' })
  expect(card.textContent).toContain('Verified profile')
  expect(within(card).getByRole('link', { name: 'View Profile' })).toBeTruthy()
})

test('similar homes nearby are shown, most similar first, never the home itself', async () => {
  const home = sampleProperty({ bedrooms: 2 })
  const nearby = [
    home,
    sampleProperty({ title: 'An office', propertyType: 'office', bedrooms: null }),
    sampleProperty({ title: 'Four beds', bedrooms: 4 }),
    ...[1, 2].map(number => sampleProperty({ title: `Alike ${number}`, bedrooms: 2 })),
  ]
  await draw(() => home, { nearby })
  const heading = await screen.findByRole('heading', { name: 'Similar homes nearby' })
  const cards = within(heading.parentElement ?? document.body).getAllByRole('heading', { level: 3 })
  expect(cards.map(card => card.textContent)).toEqual(['Alike 1', 'Alike 2', 'Four beds'])
})

const buttons = () => screen.getAllByRole('button').map(button => button.textContent)

test('a rented home says so, and takes questions but no tours', async () => {
  await draw(() => sampleProperty({ ...unplaced, isAvailable: false }))
  await screen.findByRole('heading', { level: 1 })
  expect(words()).toContain('Rented')
  expect(words()).toContain('You can ask when it will be available.')
  expect(buttons()).toContain('Contact')
  expect(buttons()).not.toContain('Request a tour')
})

test('its landlord edits it, and is told when no one else can see it', async () => {
  const home = sampleProperty({ ...unplaced, visibilityLevel: 'private' })
  await draw(() => home, { person: { id: home.landlordId, userType: 'landlord' } })
  const edit = (await screen.findAllByRole('link', { name: 'Edit' }))[0]
  expect(edit?.getAttribute('href')).toBe(`/landlord/properties/${home.id}/edit`)
  expect(words()).toContain('Only you can see this home')
  expect(buttons()).not.toContain('Contact')
})

test('another landlord is told that inquiries need a tenant’s account', async () => {
  await draw(() => sampleProperty(unplaced), { person: { userType: 'landlord' } })
  expect((await screen.findAllByText(/sign in with a tenant account/)).length).toBeGreaterThan(0)
  expect(buttons()).not.toContain('Contact')
})

test('its address is copied where the device has no share menu', async () => {
  const platform = await draw(() => sampleProperty(unplaced))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toMatch(/\/properties\/[0-9a-f-]{36}$/)
  expect(platform.toasts.map(({ title }) => title)).toEqual(['Link copied'])
})

test('a missing home says so and links to the search', async () => {
  await draw(() => {
    throw new Refusal('not_found', 'There is no such home')
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Home not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/search')
})

test('a home stays on the page if it cannot be read again', async () => {
  let isDown = false
  const { queryClient } = await draw(() => {
    if (isDown) throw new Refusal('not_now', 'Not now')
    return sampleProperty(unplaced)
  })
  await screen.findByRole('heading', { level: 1, name: 'Sunny flat in the Mission' })
  isDown = true
  await act(() => queryClient.invalidateQueries(queriesOf(propertyEndpoints.read)))
  expect(screen.getByRole('heading', { level: 1, name: 'Sunny flat in the Mission' })).toBeTruthy()
})

test('a failure can be tried again', async () => {
  let isDown = true
  await draw(() => {
    if (isDown) throw new Refusal('not_now', 'Not now')
    return sampleProperty(unplaced)
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.setup().click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny flat in the Mission' })).toBeTruthy()
})

test('anyone but its landlord can report a listing', async () => {
  await draw(sampleProperty)
  await userEvent.click(await screen.findByRole('button', { name: 'Report this listing' }))
  expect(await screen.findByRole('dialog', { name: 'Report this listing' })).toBeTruthy()
  cleanup()
  await draw(sampleProperty, { person: { id: landlord.id, userType: 'landlord' } })
  expect(await screen.findByRole('heading', { name: 'Listed by' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull()
})
