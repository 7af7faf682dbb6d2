import { afterAll, beforeAll, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleProperty } from '@portal/client/test/sample-property'
import { answering, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { type Place, placeEndpoints } from '@portal/contract/places/endpoints'
import { searchCards } from '@portal/contract/properties/endpoints'
import type { Property } from '@portal/contract/properties/property'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../../pages.tsx'

const Routes = routesFor(pages)

const bounds = { north: 37.9, south: 37.7, east: -122.1, west: -122.3 }
const places: Place[] = [
  { name: 'Oakland', kind: 'city', city: 'Oakland', state: 'CA', bounds, count: 1 },
  { name: 'Oak Knoll', kind: 'neighborhood', city: 'Oakland', state: 'CA', bounds, count: 1234 },
]

let server: ServedEndpoints
let listed: Property[] = []
let searches = 0
beforeAll(async () => {
  server = await serveEndpoints([
    answering(searchCards, () => {
      searches += 1
      return { properties: listed, total: listed.length, truncated: false, nextCursor: null }
    }),
    answering(placeEndpoints.understand, ({ query: { text } }) =>
      text === 'sf'
        ? { filters: { city: 'San Francisco', state: 'CA' }, sort: null, typed: text, unused: null }
        : {
            filters: text.includes('bed') ? { location: 'oakland', bedrooms: 2 } : { q: text },
            sort: null,
            typed: null,
            unused: null,
          },
    ),
    answering(placeEndpoints.about, () => ({ hasHomes: false, spot: null, meant: null })),
    answering(placeEndpoints.find, ({ query }) => ({ places: query.q?.startsWith('oak') ? places : [] })),
  ])
})
afterAll(() => server.stop())

const draw = (isProduction = false) => {
  visit(server.url, '/')
  const platform = testPlatform(null)
  platform.settings.hasSamples = !isProduction
  drawOn(platform, <Routes />)
}

test('the landing page says what the portal is, for whom, and what it stands for', async () => {
  draw()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Connect with Verified Tenants & Landlords',
  )
  for (const [audience, action, path] of [
    ["I'm a Tenant", 'Find a Home', '/search'],
    ["I'm a Landlord", 'List Property', '/create-property'],
  ] as const) {
    expect(screen.getByRole('heading', { name: audience })).toBeDefined()
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(path)
  }
  const promises = within(screen.getByRole('region', { name: 'Trust and safety' }))
  expect(promises.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Background Checks',
    'Verified Profiles',
    'Secure Messaging',
    'Document Protection',
  ])
})

test.each([
  ['sf', '/search?city=San+Francisco&state=CA&typed=sf'],
  ['2 bed oakland', '/search?location=oakland&bedrooms=2'],
  ['oaken floor', '/search?q=oaken+floor'],
  ['  ', '/search'],
])('looking for %j leads to %s', async (words, address) => {
  draw()
  await userEvent.type(await screen.findByPlaceholderText('Enter city or neighborhood...'), words)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('No properties found in this area')).toBeDefined()
  expect(window.location.pathname + window.location.search).toBe(address)
})

test('places are suggested while typing, and a chosen one is searched', async () => {
  draw()
  const user = userEvent.setup()
  await user.type(await screen.findByPlaceholderText('Enter city or neighborhood...'), 'oak')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Oakland, CACity · 1 home',
    'Oak Knoll, Oakland, CANeighborhood · 1,234 homes',
  ])
  await user.keyboard('{ArrowUp}{Enter}')
  expect(window.location.search).toBe('?city=Oakland&state=CA&neighborhood=Oak+Knoll')
})

const demonstrationOf = async (isProduction: boolean, homes: Property[]) => {
  listed = homes
  searches = 0
  draw(isProduction)
  return within(await screen.findByRole('region', { name: 'Try it with sample data' }))
}

test('in production without listings the samples, marked as such, wait until they are asked for', async () => {
  const demonstration = await demonstrationOf(true, [])
  await waitFor(() => expect(searches).toBe(1))
  const frame = screen.getByRole('region', { name: 'Try it with sample data' })
  await waitFor(() => expect(frame.querySelector('div[aria-hidden]')).toBeNull())
  expect(demonstration.queryByRole('button', { name: 'Tenant view' })).toBeNull()
  expect(demonstration.getByText('Sample data. Nothing you do here is sent or saved.')).toBeDefined()
  await userEvent.click(demonstration.getByRole('button', { name: 'Show the samples' }))
  expect(await demonstration.findByRole('button', { name: 'Tenant view' })).toBeDefined()
})

test.each([
  ['in production with listings', true, [sampleProperty()]],
  ['in development', false, []],
])('%s the samples come by themselves', async (_, isProduction, homes) => {
  const demonstration = await demonstrationOf(isProduction, homes)
  expect(await demonstration.findByRole('button', { name: 'Tenant view' })).toBeDefined()
  expect(searches).toBe(Number(isProduction))
  listed = []
})

test('the demonstration is below, and marked as one', async () => {
  draw()
  const demonstration = within(await screen.findByRole('region', { name: 'Try it with sample data' }))
  expect(demonstration.getByText('Demonstration')).toBeDefined()
  expect(demonstration.getByText(/Nothing you do here is sent or saved/)).toBeDefined()
})
