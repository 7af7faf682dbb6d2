import { describe, expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { type MaintenanceRequest, MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { urgencyCursorOf } from '@portal/contract/maintenance/urgency'
import { Priority } from '@portal/contract/values/priority'
import { eq } from 'drizzle-orm'
import { makeTenancy, newRequest } from '../../../test/new-tenancy.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'

const { database, signUp } = await openTestApp()
const { landlordRequests, overdueRequests, statistics, urgentRequests } = maintenanceEndpoints
type NewRequest = typeof maintenanceRequests.$inferInsert

const withRequests = async (requests: Partial<NewRequest>[]) => {
  const tenant = await signUp('tenant')
  const landlord = await signUp('landlord')
  const people = { tenant: tenant.user.id, landlord: landlord.user.id }
  const propertyId = await makeTenancy(database, people)
  for (const details of requests)
    await database.insert(maintenanceRequests).values({
      ...newRequest(propertyId),
      propertyId,
      category: 'other',
      tenantId: people.tenant,
      landlordId: people.landlord,
      ...details,
    })
  return { tenant, landlord }
}

const hour = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString()
const titles = (requests: { title: string }[]): string[] => requests.map(({ title }) => title)

describe('a landlord’s lists', () => {
  test('hold the requests for their own homes, newest first', async () => {
    const { landlord } = await withRequests([{ title: 'first' }, { title: 'second' }])
    expect(titles(await landlord.call(landlordRequests))).toEqual(['second', 'first'])
  })

  test('name the tenant of each request', async () => {
    const { landlord, tenant } = await withRequests([{}])
    const { firstName, lastName } = tenant.user
    expect((await landlord.call(landlordRequests)).map(request => request.tenant)).toEqual([
      { firstName, lastName },
    ])
  })

  test('show as urgent what is open and has the priority or the mark', async () => {
    const { landlord } = await withRequests([
      { title: 'marked', isUrgent: true },
      { title: 'high', priority: 'high' },
      { title: 'urgent', priority: 'urgent' },
      { title: 'done', priority: 'urgent', status: 'completed' },
    ])
    expect(titles(await landlord.call(urgentRequests))).toEqual(['urgent', 'marked'])
  })

  test('can be filtered by status, priority and home', async () => {
    const { landlord } = await withRequests([
      { title: 'low', priority: 'low' },
      { title: 'done', priority: 'low', status: 'completed' },
      { title: 'high', priority: 'high' },
    ])
    const [{ propertyId } = { propertyId: '' }] = await landlord.call(landlordRequests)
    const titlesFor = async (query: Record<string, string>) =>
      titles(await landlord.call(landlordRequests, { query }))
    expect(await titlesFor({ priority: 'low' })).toEqual(['done', 'low'])
    expect(await titlesFor({ priority: 'low', status: 'submitted', propertyId })).toEqual(['low'])
    expect(await titlesFor({ propertyId: crypto.randomUUID() })).toEqual([])
    expect((await landlord.refusal(landlordRequests, { query: { status: 'lost' } })).fields).toHaveProperty(
      'status',
    )
  })

  const limits: [Priority, number][] = [
    ['urgent', 24],
    ['high', 72],
    ['medium', 7 * 24],
    ['low', 14 * 24],
  ]
  test.each(limits)('show an open one of priority %s as overdue after %d hours', async (priority, hours) => {
    const { landlord } = await withRequests([
      { title: 'early', priority, createdAt: ago(hours - 0.1) },
      { title: 'late', priority, createdAt: ago(hours + 0.1) },
      { title: 'late at work', priority, createdAt: ago(hours + 0.1), status: 'in_progress' },
      { title: 'done', priority, createdAt: ago(hours + 0.1), status: 'completed' },
      { title: 'taken back', priority, createdAt: ago(hours + 0.1), status: 'cancelled' },
    ])
    expect(titles(await landlord.call(overdueRequests))).toEqual(['late at work', 'late'])
  })

  test('show an open request past its scheduled date as overdue, but none with a visit ahead', async () => {
    const { landlord } = await withRequests([
      { title: 'past', scheduledDate: ago(1) },
      { title: 'to come', scheduledDate: ago(-1) },
      { title: 'late, but to come', scheduledDate: ago(-1), priority: 'urgent', createdAt: ago(48) },
      { title: 'past but done', scheduledDate: ago(1), status: 'completed' },
    ])
    expect(titles(await landlord.call(overdueRequests))).toEqual(['past'])
  })
})

describe('a landlord’s list by urgency', () => {
  const byUrgency = { sort: 'urgency' } as const
  const states = MaintenanceStatus.options
  const many = Array.from({ length: 40 }, (_, index) => ({
    title: `request ${index}`,
    priority: Priority.options[index % 4],
    status: states[index % 3 === 0 ? index % 5 : index % 3],
    isUrgent: index % 7 === 0,
  }))

  /** `between` runs after each page. */
  const walk = async (
    landlord: Awaited<ReturnType<typeof withRequests>>['landlord'],
    limit: number,
    between = async (_: MaintenanceRequest[]) => {},
  ) => {
    const seen: MaintenanceRequest[] = []
    for (;;) {
      const last = seen.at(-1)
      const cursor = last && { cursor: urgencyCursorOf(last) }
      const page = await landlord.call(landlordRequests, {
        query: { ...byUrgency, limit: String(limit), ...cursor },
      })
      if (page.length === 0) return seen
      seen.push(...page)
      await between(page)
    }
  }

  test('begins with the most urgent, of which the oldest is first, and ends with the newest closed ones', async () => {
    const { landlord } = await withRequests([
      { title: 'closed earlier', priority: 'urgent', status: 'completed' },
      { title: 'low', priority: 'low' },
      { title: 'medium' },
      { title: 'high', priority: 'high', status: 'in_progress' },
      { title: 'urgent', priority: 'urgent', status: 'acknowledged' },
      { title: 'marked', priority: 'low', isUrgent: true },
      { title: 'high later', priority: 'high' },
      { title: 'closed later', priority: 'low', status: 'cancelled' },
    ])
    const sorted = [
      'urgent',
      'marked',
      'high',
      'high later',
      'medium',
      'low',
      'closed later',
      'closed earlier',
    ]
    expect(titles(await landlord.call(landlordRequests, { query: byUrgency }))).toEqual(sorted)
    const late = await landlord.call(urgentRequests, { query: byUrgency })
    expect(titles(late)).toEqual(['urgent', 'marked'])
  })

  test('is the same in pages of any size', async () => {
    const { landlord } = await withRequests(many)
    const whole = titles(await landlord.call(landlordRequests, { query: byUrgency }))
    expect(new Set(whole).size).toBe(many.length)
    for (const limit of [3, 25]) expect(titles(await walk(landlord, limit))).toEqual(whole)
  })

  test('has every request exactly once whose urgency stays, while others are opened, closed and filed', async () => {
    const { landlord } = await withRequests(many)
    const whole = await landlord.call(landlordRequests, { query: byUrgency })
    const changed = new Set<string>()
    const isClosed = (id: string) => whole.findIndex(request => request.id === id) % 2 === 0
    const seen = await walk(landlord, 3, async page => {
      const ids = [page[0]?.id ?? '', whole.findLast(({ id }) => !changed.has(id))?.id ?? '']
      for (const id of ids) {
        changed.add(id)
        const status = isClosed(id) ? 'completed' : 'submitted'
        await database.update(maintenanceRequests).set({ status }).where(eq(maintenanceRequests.id, id))
      }
    })
    const unchanged = (requests: MaintenanceRequest[]) =>
      titles(requests.filter(({ id }) => !changed.has(id)))
    expect(changed.size).toBeGreaterThan(10)
    expect(unchanged(seen)).toEqual(unchanged(whole))
  })

  test('takes no cursor of another order', async () => {
    const { landlord } = await withRequests([{}])
    const id = crypto.randomUUID()
    for (const query of [
      { ...byUrgency, cursor: id },
      { ...byUrgency, cursor: `URGENT~${id}` },
      { ...byUrgency, cursor: 'closed~1' },
      { cursor: `urgent~${id}` },
    ])
      expect((await landlord.refusal(landlordRequests, { query })).fields).toEqual({
        cursor: 'This is not a cursor of this list',
      })
  })
})

test('figures count what each side sees', async () => {
  const { tenant, landlord } = await withRequests([
    { status: 'submitted', priority: 'urgent' },
    { status: 'acknowledged' },
    { status: 'in_progress', isUrgent: true },
    { status: 'completed', priority: 'urgent' },
    { status: 'cancelled' },
  ])
  const figures = { total: 5, pending: 2, inProgress: 1, completed: 1, urgent: 2 }
  expect(await tenant.call(statistics)).toEqual(figures)
  expect(await landlord.call(statistics)).toEqual(figures)
  const nothing = { total: 0, pending: 0, inProgress: 0, completed: 0, urgent: 0 }
  expect(await (await signUp('tenant')).call(statistics)).toEqual(nothing)
  expect(await (await signUp('landlord')).call(statistics)).toEqual(nothing)
})
