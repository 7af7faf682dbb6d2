import { afterAll, afterEach, describe, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { nothingWaits, sampleOwnProperty } from '@portal/client/test/sample-property'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { OwnProperty } from '@portal/contract/properties/own-property'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
/** What the list was asked for, without its pages. */
let asked: object[]
afterEach(() => server.stop())

const draw = async (
  list: () => OwnProperty[] | Promise<OwnProperty[]>,
  userType: 'tenant' | 'landlord' = 'landlord',
  waiting = nothingWaits,
  search = '',
) => {
  asked = []
  server = await serveEndpoints([
    answering(ownPropertyEndpoints.waiting, () => ({ waiting })),
    answering(ownPropertyEndpoints.my, async ({ query: { cursor, limit = 100, ...query } }) => {
      asked.push(query)
      const homes = (await list()).filter(({ title }) => title.includes(query.q ?? ''))
      const start = homes.findIndex(({ id }) => id === cursor) + 1
      const page = homes.slice(start, start + limit)
      return { properties: page, nextCursor: homes.length > start + limit ? (page.at(-1)?.id ?? null) : null }
    }),
  ])
  visit(server.url, `/landlord/properties${search}`)
  drawOn(testPlatform({ userType }), <Routes />)
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

describe('the homes', () => {
  const homes = () => [
    sampleOwnProperty({ title: 'Old mill', tenants: ['Ana Diaz', 'Zoe Park'], occupiedUntil: '2027-03-31' }),
    sampleOwnProperty({ title: 'Loft', tenants: ['Bo Lee'], isAvailable: false }),
    sampleOwnProperty({ title: 'Attic', openInquiries: 2, visibilityLevel: 'private' }),
  ]
  const drawAt = async (search: string, width = 1440) => {
    Reflect.get(window, 'happyDOM').setViewport({ width })
    await draw(homes, 'landlord', nothingWaits, search)
    await screen.findByText('3 homes')
  }
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

  afterAll(() => Reflect.get(window, 'happyDOM').setViewport({ width: 1024 }))

  test('are cards or, in a wide window, a table; the address says which', async () => {
    await drawAt('')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    await press('Table')
    await screen.findByRole('table', { name: 'Your homes' })
    expect([screen.queryAllByRole('article'), window.location.search]).toEqual([[], '?view=table'])
    await press('Cards')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(window.location.search).toBe('')
  })

  test('remain cards where a table has no room', async () => {
    await drawAt('?view=table', 375)
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull()
  })

  test('have a row each with their status, rent, tenants, end of the lease and what is open', async () => {
    await drawAt('?view=table')
    const [header, ...rows] = screen.getAllByRole('row')
    const headers = within(header ?? document.body).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Status',
      'Rent',
      'Tenant',
      'Lease end',
      'Open',
      'Actions',
    ])
    const place = '12 Guerrero St, San Francisco, CA'
    const cells = rows.map(row => [...row.children].slice(0, -1).map(({ textContent }) => textContent))
    expect(cells).toEqual([
      [`Old mill${place}`, 'Available', '$3,250', 'Ana Diaz, Zoe Park', 'Mar 31, 2027', '–'],
      [`Loft${place}`, 'Occupied', '$3,250', 'Bo Lee', 'No end date', '–'],
      [`Attic${place}`, 'AvailablePaused', '$3,250', '–', '–', '2 inquiries for Attic'],
    ])
    const last = within(screen.getByRole('row', { name: /^Attic/ }))
    expect(last.getByRole('rowheader', { name: /^Attic/ })).toBeDefined()
    expect(last.getByRole('link', { name: 'Edit Attic' })).toBeDefined()
    expect(last.getByRole('button', { name: 'More for Attic' })).toBeDefined()
  })

  test('are sorted by a column, by keyboard too; again turns it around', async () => {
    await drawAt('?view=table')
    const sorted = () =>
      screen
        .getAllByRole('columnheader')
        .map(header => [header.textContent, header.getAttribute('aria-sort')])
        .filter(([, order]) => order)
    expect(sorted()).toEqual([])
    screen.getByRole('button', { name: 'Rent' }).focus()
    await userEvent.keyboard('{Enter}')
    expect([sorted(), window.location.search]).toEqual([[['Rent', 'ascending']], '?view=table&sort=rent'])
    await userEvent.keyboard('{Enter}')
    expect(sorted()).toEqual([['Rent', 'descending']])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(sorted()).toEqual([['Open', 'descending']])
    expect(document.activeElement?.textContent).toBe('Open')
    expect(asked).toEqual([
      {},
      { sort: 'rent', order: 'ascending' },
      { sort: 'rent', order: 'descending' },
      { sort: 'open', order: 'descending' },
    ])
  })

  test('are found by words, which stay in the address', async () => {
    await drawAt('')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your homes' }), 'mill')
    await screen.findByText('1 home')
    expect(window.location.search).toBe('?q=mill')
    expect(asked).toEqual([{}, { q: 'mill' }])
  })

  test('of an address with words, a status and an order are those that it says', async () => {
    await draw(homes, 'landlord', nothingWaits, '?q=o&status=paused&sort=lease_end')
    await screen.findByText('1 home')
    expect(asked).toEqual([{ q: 'o', status: 'paused', sort: 'lease_end', order: 'ascending' }])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('o')
    const chosen = (name: string) => screen.getByRole('combobox', { name }).textContent
    expect([chosen('Status'), chosen('Sort')]).toEqual(['Paused', 'By lease end'])
  })

  test('that nothing matches are all shown again without filters', async () => {
    await draw(homes, 'landlord', nothingWaits, '?q=castle')
    await screen.findByRole('heading', { name: 'No homes match' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    await screen.findByText('3 homes')
    expect(window.location.search).toBe('')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    expect(screen.queryByText('No Properties Yet')).toBeNull()
  })
})
