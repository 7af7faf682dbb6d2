// All that mention overdue repairs must agree: the list, whole and in pages, the badge, the assistant's tool, insights,
// and visit reminders, which exist only for repairs that are not overdue.
import { expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { overdueSince } from '@portal/contract/maintenance/overdue'
import { Priority } from '@portal/contract/values/priority'
import { howMany } from '@portal/server/test/length'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { contextAs } from '../test/context-as.ts'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { openTestApp } from '../test/test-app.ts'
import { routes } from './app.ts'
import { openToolbox } from './features/assistant/tools/open-toolbox.ts'
import { remindOfRequest } from './features/reminders/remind-of-maintenance.ts'
import { refreshInsights } from './insight-sources.ts'
import { aiInsights, insightRefreshes } from './schema/insights.ts'
import { maintenanceRequests } from './schema/maintenance.ts'
import { aiReminders } from './schema/reminders.ts'
import { agoFrom } from './seed/moment.ts'

const { signUp, database, services } = await openTestApp()
const landlord = await signUp('landlord')
const tenant = await signUp('tenant')
const [landlordId, tenantId] = [landlord.user.id, tenant.user.id]
const propertyId = await makeTenancy(database, { tenant: tenantId, landlord: landlordId })
const { landlordRequests, overdueRequests } = maintenanceEndpoints

/** Half a day more, so that nothing crosses a limit while the test runs. */
const daysFrom = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map(days => days + 0.5)

const Requests = fc.array(
  fc.record({
    daysAgo: daysFrom(0, 20),
    /** Negative if it is still ahead. */
    visitDaysAgo: fc.option(daysFrom(-20, 20)),
    priority: fc.constantFrom(...Priority.options),
    status: fc.constantFrom(...MaintenanceStatus.options),
  }),
  { maxLength: 12, size: 'max' },
)
type Request = (typeof Requests extends fc.Arbitrary<infer Each> ? Each : never)[number]

const store = async (requests: readonly Request[]): Promise<void> => {
  for (const table of [maintenanceRequests, aiReminders, aiInsights, insightRefreshes])
    await database.delete(table)
  const ago = agoFrom(Date.now())
  for (const { daysAgo, visitDaysAgo, priority, status } of requests) {
    const id = Bun.randomUUIDv7()
    await database.insert(maintenanceRequests).values({
      ...newRequest(propertyId),
      category: 'plumbing',
      id,
      tenantId,
      landlordId,
      priority,
      status,
      createdAt: ago(daysAgo),
      scheduledDate: visitDaysAgo === null ? null : ago(visitDaysAgo),
    })
    await remindOfRequest(database, id)
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const listInPages = async (): Promise<string[]> => {
  const ids: string[] = []
  for (;;) {
    const cursor = ids.at(-1)
    const query = { limit: '2', ...(cursor && { cursor }) }
    const page = await landlord.call(overdueRequests, { query })
    if (page.length === 0) return ids
    ids.push(...idsOf(page))
  }
}

const listForAssistant = async () => {
  const { tools, askAs } = openToolbox(routes)
  const tool = tools.find(({ name }) => name === 'list_overdue_requests')
  if (!tool || tool.mustBeConfirmed) throw new Error('The assistant lists no overdue requests')
  const answer = await askAs(await contextAs(services, landlord))(tool.endpoint, tool.given({}))
  return tool.toResult(answer)
}

const countInInsights = async (): Promise<number> => {
  await refreshInsights(database, landlordId)
  const [noticed] = await database
    .select()
    .from(aiInsights)
    .where(and(eq(aiInsights.userId, landlordId), eq(aiInsights.insightType, 'overdue_repairs')))
  return noticed?.metrics?.[0]?.value ?? 0
}

const remindedOf = async (): Promise<string[]> =>
  (await database.select().from(aiReminders).where(eq(aiReminders.userId, landlordId))).flatMap(
    ({ relatedEntityId }) => relatedEntityId ?? [],
  )

test('everything that mentions overdue repairs agrees', async () => {
  const seen = { overdue: 0, toCome: 0 }
  const agrees = async (requests: readonly Request[]) => {
    await store(requests)
    const all = await landlord.call(landlordRequests)
    const overdue = all.filter(request => overdueSince(request, Date.now()) !== null)
    const ids = idsOf(overdue)
    seen.overdue += ids.length
    expect(idsOf(await landlord.call(overdueRequests))).toEqual(ids)
    expect(await listInPages()).toEqual(ids)
    expect(await listForAssistant()).toMatchObject({ total: ids.length, requests: ids.map(id => ({ id })) })
    expect(await countInInsights()).toBe(ids.length)

    const toCome = all.filter(
      ({ status, scheduledDate }) =>
        openStatuses.some(open => open === status) && scheduledDate && Date.parse(scheduledDate) > Date.now(),
    )
    seen.toCome += toCome.length
    expect((await remindedOf()).toSorted()).toEqual(idsOf(toCome).toSorted())
    expect(overdue.filter(({ id }) => idsOf(toCome).includes(id))).toEqual([])
  }
  const seed = howMany(2, Date.now())
  await fc.assert(fc.asyncProperty(Requests, agrees), { seed, numRuns: howMany(15, 40) })
  expect(seen.overdue).toBeGreaterThan(10)
  expect(seen.toCome).toBeGreaterThan(10)
}, 300_000)
