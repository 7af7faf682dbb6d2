import { describe, expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import type { Priority } from '@portal/contract/values/priority'
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
