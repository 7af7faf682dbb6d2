import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import type { ServedEndpoints } from '@portal/client/test/serve-endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleRequest, sampleUpdate } from '../../test/sample-request.ts'
import { homeOfRequests, type ServerState, serveMaintenance } from '../../test/serve-maintenance.ts'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

interface Drawn {
  query?: string
  away?: string[]
  userType?: 'tenant' | 'landlord'
}

const draw = async (
  requests: MaintenanceRequest[],
  { query = '', away = [], userType = 'landlord' }: Drawn = {},
) => {
  const kept: ServerState = { requests, updates: [], away: new Set(away), sent: [] }
  server = await serveMaintenance(kept)
  visit(server.url, `/maintenance/manage${query}`)
  const platform = testPlatform({ userType })
  drawOn(platform, <Routes />)
  return { kept, toasts: platform.toasts }
}

const furnace = sampleRequest({
  title: 'Furnace stays cold',
  category: 'hvac',
  priority: 'high',
  status: 'in_progress',
  scheduledDate: '2099-11-23T12:30:00.000Z',
  estimatedCost: 420.5,
  assignedTo: 'Bayview Heating',
})
const leak = sampleRequest()
const urgent = sampleRequest({ title: 'Gas smell', priority: 'urgent', status: 'acknowledged' })
const old = sampleRequest({ title: 'Loose handle', createdAt: '2026-01-03T12:00:00.000Z' })

const titles = async () =>
  (await screen.findAllByRole('article')).map(card => within(card).getByRole('heading').textContent)

test('a request shows its property id, its home before all else, and its progress', async () => {
  await draw([furnace])
  const card = await screen.findByRole('article')
  expect(card.textContent).toStartWith(`${homeOfRequests.title}, 12 Guerrero St, San Francisco, CA`)
  const link = within(card).getByRole('link', { name: homeOfRequests.title })
  expect(link.getAttribute('href')).toBe(`/properties/${furnace.propertyId}`)
  for (const words of [
    'Furnace stays cold',
    'HVAC · Created',
    'High',
    'In progress',
    'The pipe drips steadily.',
    `Property ID ${furnace.propertyId}`,
    'ScheduledMon, Nov 23, 2099, 4:30 AM PST',
    'Estimated cost$420.50',
    'Assigned toBayview Heating',
  ])
    expect(card.textContent).toContain(words)
  expect(document.title).toBe('Maintenance Management · Rental Portal')
})

test('only a submitted request can be acknowledged, and only an open one assigned and scheduled', async () => {
  await draw([furnace, leak, sampleRequest({ status: 'completed' }), sampleRequest({ status: 'cancelled' })])
  const [second, first, ...closed] = await screen.findAllByRole('article')
  const names = (card: HTMLElement | undefined) =>
    within(card ?? document.body)
      .getAllByRole('button')
      .map(button => button.textContent?.split(':')[0])
  expect(names(first)).toEqual(['Acknowledge', 'View', 'Status', 'Assign', 'Schedule'])
  expect(names(second)).toEqual(['View', 'Status', 'Assign', 'Schedule'])
  expect(closed.map(names)).toEqual([
    ['View', 'Status'],
    ['View', 'Status'],
  ])
})

test.each([
  ['completed', ['Update Status', 'Share with Vendor', 'Add Note', 'Update Completion']],
  ['cancelled', ['Update Status', 'Add Note']],
] as const)('the details of a %s request offer only what still makes sense', async (status, offered) => {
  const request = sampleRequest({ status })
  await draw([request], { query: `?request=${request.id}` })
  const dialog = await screen.findByRole('dialog', { name: request.title })
  const names = within(dialog)
    .getAllByRole('button')
    .map(button => button.textContent)
  expect(names.filter(name => name && name !== 'Close')).toEqual([...offered])
})

test('the figures are those of the server', async () => {
  await draw([furnace, leak, urgent])
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('term')
        .slice(0, 4)
        .map(term => term.parentElement?.textContent),
    ).toEqual(['Total Requests3', 'Pending2', 'In Progress1', 'Urgent1']),
  )
})

test('each tab shows its own list, and the address names it', async () => {
  await draw([leak, urgent, old])
  expect(await titles()).toEqual(['Gas smell', 'Water under the sink', 'Loose handle'])
  await userEvent.click(screen.getByRole('tab', { name: 'Urgent' }))
  await waitFor(async () => expect(await titles()).toEqual(['Gas smell']))
  expect(window.location.search).toBe('?tab=urgent')
  await userEvent.click(screen.getByRole('tab', { name: 'Overdue' }))
  await waitFor(async () => expect(await titles()).toEqual(['Loose handle']))
  expect(screen.getByText(/^Overdue since Jan 10, 2026$/)).toBeDefined()
})

test('a late request is not called overdue while its visit is still ahead', async () => {
  await draw([{ ...old, scheduledDate: '2099-11-23T12:30:00.000Z' }])
  const card = await screen.findByRole('article')
  expect(card.textContent).not.toContain('Overdue')
  await userEvent.click(screen.getByRole('tab', { name: 'Overdue' }))
  await screen.findByText('No overdue requests.')
})

test('an address with filters shows what passes them all, and they can be cleared', async () => {
  await draw([leak, furnace, urgent], { query: '?status=submitted&priority=medium' })
  expect(await titles()).toEqual(['Water under the sink'])
  expect(screen.getByText('1 request')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await titles()).toHaveLength(3)
  expect(window.location.search).toBe('')
})

test('a long list is loaded in pages', async () => {
  await draw(Array.from({ length: 27 }, () => sampleRequest({ id: crypto.randomUUID() })))
  expect(await titles()).toHaveLength(25)
  expect(screen.getByText('First 25 requests')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect(await titles()).toHaveLength(27))
  expect(screen.getByText('27 requests')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a request that is closed between two pages is shown once, as it is now', async () => {
  const many = Array.from({ length: 27 }, () => sampleRequest({ id: crypto.randomUUID() }))
  const { kept } = await draw(many)
  await titles()
  kept.requests = many.map((request, index) => (index === 3 ? { ...request, status: 'completed' } : request))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('27 requests')
  const cards = await screen.findAllByRole('article')
  expect(cards.map(card => within(card).queryAllByText('Completed').length)).toEqual(
    many.map((_, index) => (index === 3 ? 1 : 0)),
  )
})

test('a filter offers all options and a way to clear it', async () => {
  await draw([leak, furnace])
  await titles()
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual([
    'All statuses',
    'Submitted',
    'Acknowledged',
    'In progress',
    'Completed',
    'Cancelled',
  ])
  await userEvent.click(await screen.findByRole('option', { name: 'In progress' }))
  expect(await titles()).toEqual(['Furnace stays cold'])
  expect(window.location.search).toBe('?status=in_progress')
})

test('an address that names a home shows only its requests', async () => {
  const elsewhere = sampleRequest({ propertyId: crypto.randomUUID(), title: 'Elsewhere' })
  await draw([elsewhere, leak], { query: `?property=${leak.propertyId}` })
  expect(await titles()).toEqual(['Water under the sink'])
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Property' }).textContent).toBe(homeOfRequests.title),
  )
})

test('filters that nothing passes say so', async () => {
  await draw([leak], { query: '?priority=low' })
  await screen.findByRole('heading', { name: 'No requests match your current filters' })
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  expect(await titles()).toHaveLength(1)
})

test('without a request the page says so', async () => {
  await draw([])
  await screen.findByRole('heading', { name: 'No maintenance requests' })
})

test('each part that fails says so by itself, and trying again fixes it', async () => {
  const { kept } = await draw([leak], { away: ['statistics', 'all'] })
  for (const words of ['We couldn’t load the totals.', 'We couldn’t load the maintenance requests'])
    await screen.findByText(words)
  kept.away.clear()
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
  expect(await titles()).toEqual(['Water under the sink'])
  await waitFor(() => expect(screen.queryAllByText('We couldn’t load the totals.')).toHaveLength(0))
})

test('the details show everything, with each note ever given, and the address names them', async () => {
  const { kept } = await draw([{ ...furnace, tenantNotes: 'The key is with the neighbor.' }])
  kept.updates = [
    sampleUpdate(),
    sampleUpdate({ newValue: 'It has arrived.', oldValue: 'A part was ordered.' }),
  ]
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Furnace stays cold' })
  for (const words of [
    'A part was ordered.',
    'It has arrived.',
    'Bayview Heating',
    'The key is with the neighbor.',
  ])
    expect(within(dialog).getByText(words)).toBeDefined()
  expect(window.location.search).toBe(`?request=${furnace.id}`)
  const names = within(dialog)
    .getAllByRole('button')
    .map(button => button.textContent || button.getAttribute('aria-label'))
  expect(names).toEqual([
    'Update Status',
    'Assign',
    'Share with Vendor',
    'Cost Estimate',
    'Add Note',
    'Complete',
    'Close',
    'Close',
  ])
})

test.each([
  ['nothing but what everyone fills in', sampleRequest({ tenantNotes: ' ', landlordNotes: '' })],
  ['everything', { ...furnace, actualCost: 0, tenantNotes: 'At noon.', landlordNotes: 'Yes.' }],
])('the details begin with the home, and have no empty row, of a request with %s', async (_, request) => {
  await draw([request], { query: `?request=${request.id}` })
  const dialog = await screen.findByRole('dialog', { name: request.title })
  const rows = [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(rows[0]).toBe(
    `${homeOfRequests.title}, 12 Guerrero St, San Francisco, CAProperty ID ${request.propertyId}`,
  )
  expect(rows.filter(words => !words?.trim())).toEqual([])
  expect(rows).toHaveLength(request.actualCost === 0 ? 13 : 7)
})

test('an address of a missing request says so and closes', async () => {
  await draw([leak], { query: `?request=${crypto.randomUUID()}` })
  await screen.findByText('We couldn’t load this request')
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0))
  expect(window.location.search).toBe('')
})

test('a tenant sees who the page is for, with a link to their own page', async () => {
  await draw([leak], { userType: 'tenant' })
  await screen.findByText('You must be a landlord to view this page.')
  const link = screen.getByRole('link', { name: 'Go to Maintenance Requests' })
  expect(link.getAttribute('href')).toBe('/maintenance/requests')
  expect(screen.queryByRole('article')).toBeNull()
})
