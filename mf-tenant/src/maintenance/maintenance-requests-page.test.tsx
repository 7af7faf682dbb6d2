import { afterEach, expect, test } from 'bun:test'
import { routesFor } from '@portal/app-kit/routes-for'
import { sampleRequest } from '@portal/client/test/sample-request'
import { answering, Refusal, type ServedEndpoints, serveEndpoints } from '@portal/client/test/serve-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { drawOn, testPlatform, visit } from '@portal/shared-ui/platform/test-platform'
import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pages } from '../pages.tsx'

const Routes = routesFor(pages)

let server: ServedEndpoints
afterEach(() => server.stop())

const draw = async (
  list: () => MaintenanceRequest[],
  { userType = 'tenant' as 'tenant' | 'landlord', query = '' } = {},
) => {
  server = await serveEndpoints([
    answering(maintenanceEndpoints.myRequests, ({ query: { cursor, limit } }) => {
      const requests = list()
      const start = requests.findIndex(({ id }) => id === cursor) + 1
      return requests.slice(start, limit && start + limit)
    }),
    answering(maintenanceEndpoints.statistics, () => figuresOf(list())),
    answering(maintenanceEndpoints.read, ({ params }) => {
      const request = list().find(({ id }) => id === params.id)
      if (!request) throw new Refusal('not_found', 'There is no such request')
      return { request, updates: [orderedPart, completion] }
    }),
  ])
  visit(server.url, `/maintenance/requests${query}`)
  drawOn(testPlatform({ userType }), <Routes />)
}

const figuresOf = (requests: readonly MaintenanceRequest[]) => ({
  total: requests.length,
  pending: 0,
  inProgress: requests.filter(({ status }) => status === 'in_progress').length,
  completed: requests.filter(({ status }) => status === 'completed').length,
  urgent: requests.filter(({ priority, isUrgent }) => priority === 'urgent' || isUrgent).length,
})

const furnace = sampleRequest({
  title: 'Furnace stays cold',
  category: 'pest_control',
  priority: 'high',
  status: 'in_progress',
  scheduledDate: '2026-11-23T12:30:00.000Z',
  estimatedCost: 420.5,
  assignedTo: 'Bayview Heating',
  tenantNotes: 'The key is with the neighbor.',
  landlordNotes: 'A part was ordered.',
})

const update = {
  requestId: furnace.id,
  userId: furnace.landlordId,
  oldValue: null,
  attachments: [],
}
const orderedPart = {
  ...update,
  id: crypto.randomUUID(),
  updateType: 'note_added' as const,
  message: null,
  newValue: 'A part was ordered from Oakland.',
  createdAt: '2026-11-20T09:00:00.000Z',
}
const completion = {
  ...update,
  id: crypto.randomUUID(),
  updateType: 'completed' as const,
  message: 'It heats again.',
  newValue: null,
  createdAt: '2026-11-24T09:00:00.000Z',
}

test('a request shows what it is about, its home before all else, and its progress, underscores as spaces', async () => {
  await draw(() => [furnace])
  const card = await screen.findByRole('article')
  expect(card.textContent).toStartWith('Sunny flat in the Mission, 12 Guerrero St, San Francisco, CA')
  for (const words of [
    'Furnace stays cold',
    'Pest control · Created Nov 3, 2026',
    'High',
    'In progress',
    'The pipe drips steadily.',
    'ScheduledMon, Nov 23, 2026, 4:30 AM PST',
    'Estimated cost$420.50',
    'Assigned toBayview Heating',
  ])
    expect(card.textContent).toContain(words)
})

test('what is not arranged yet is left out', async () => {
  await draw(() => [sampleRequest()])
  const card = await screen.findByRole('article')
  for (const words of ['Scheduled', 'Estimated cost', 'Assigned to'])
    expect(card.textContent).not.toContain(words)
})

test('the figures count the list', async () => {
  await draw(() => [furnace, sampleRequest({ priority: 'urgent' }), sampleRequest({ status: 'completed' })])
  await screen.findAllByRole('article')
  const figures = screen
    .getAllByRole('term')
    .slice(0, 4)
    .map(term => term.parentElement?.textContent)
  expect(figures).toEqual(['Total Requests3', 'In Progress1', 'Completed1', 'Urgent1'])
})

test('the details open in a dialog that the URL names, and close again', async () => {
  await draw(() => [sampleRequest(), furnace])
  await userEvent.click(await screen.findByRole('button', { name: 'View Details of Furnace stays cold' }))
  const dialog = await screen.findByRole('dialog', { name: 'Furnace stays cold' })
  for (const words of ['Pest control', 'A part was ordered.'])
    expect(within(dialog).getByText(words)).toBeDefined()
  expect(window.location.search).toBe(`?request=${furnace.id}`)
  const closed = waitForElementToBeRemoved(dialog)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  await closed
  expect(window.location.search).toBe('')
})

test.each([
  ['nothing but what everyone fills in', sampleRequest({ tenantNotes: ' ', landlordNotes: '' })],
  ['everything', { ...furnace, actualCost: 0 }],
])('the details begin with the home, and have no empty row, of a request with %s', async (_, request) => {
  await draw(() => [request], { query: `?request=${request.id}` })
  const dialog = await screen.findByRole('dialog', { name: request.title })
  const rows = [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(rows[0]).toBe('Sunny flat in the Mission, 12 Guerrero St, San Francisco, CA')
  expect(rows.filter(words => !words?.trim())).toEqual([])
  expect(rows).toHaveLength(request.actualCost === 0 ? 12 : 6)
})

test('the details tell what happened, the newest first, with every note ever given', async () => {
  await draw(() => [furnace], { query: `?request=${furnace.id}` })
  const happened = await screen.findByRole('list', { name: 'History' })
  const events = within(happened).getAllByRole('listitem')
  expect(events.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('It heats again.'),
    expect.stringContaining('A part was ordered from Oakland.'),
    expect.stringContaining('Request submitted'),
  ])
})

test('a missing request says so in its dialog', async () => {
  await draw(() => [furnace], { query: `?request=${crypto.randomUUID()}` })
  expect(await screen.findByText('We couldn’t load this request')).toBeDefined()
})

test('an address that names a request opens its details', async () => {
  await draw(() => [furnace], { query: `?request=${furnace.id}` })
  expect(await screen.findByRole('dialog', { name: 'Furnace stays cold' })).toBeDefined()
})

test('without a request the page says so', async () => {
  await draw(() => [])
  expect(await screen.findByRole('heading', { name: 'No maintenance requests yet' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Create Request' })).toBeDefined()
})

test('a failed load says so, and trying again fixes it', async () => {
  let isDown = true
  await draw(() => {
    if (isDown) throw new Refusal('not_now', 'The database is away')
    return [furnace]
  })
  await screen.findByText('We couldn’t load your maintenance requests')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Furnace stays cold')
})

test('a landlord sees who the page is for, and nothing is requested from the server', async () => {
  let calls = 0
  await draw(
    () => {
      calls += 1
      return []
    },
    { userType: 'landlord' },
  )
  expect(screen.getByText('You must be a tenant to view this page.')).toBeDefined()
  expect(calls).toBe(0)
})

test('a long list is loaded in pages', async () => {
  const requests = Array.from({ length: 27 }, () => sampleRequest())
  await draw(() => requests)
  expect(await screen.findAllByRole('article')).toHaveLength(25)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(27))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
