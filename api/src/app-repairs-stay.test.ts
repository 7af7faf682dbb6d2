// Messages about repairs are not filtered between tenant and landlord: a note often exists to pass on a plumber's
// number (docs/decisions/what-people-write.md). So nobody else must see them: other people's calls, the language model,
// and anything else the portal stores. app-log.test.ts checks the log.
import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import type { Access } from '@portal/contract/endpoint'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { inMessages, obey, order } from '../test/obedient-model.ts'
import { readsOf } from '../test/reads.ts'
import { startScriptedModel } from '../test/scripted-model.ts'
import { openTestApp } from '../test/test-app.ts'
import type { TestBrowser } from '../test/test-browser.ts'
import { phraseInsights } from './features/insights/phrase-insights.ts'
import { sendReminders } from './features/reminders/send-reminders.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from './schema/maintenance.ts'
import { users } from './schema/people.ts'
import { aiReminders } from './schema/reminders.ts'

const model = startScriptedModel(obey)
const { database, services, signUp, visitor, forgetLimits } = await openTestApp({
  jobs: true,
  languageModel: model.languageModel,
  env: { assistantTokensPerDay: { person: 1e9, network: 1e9, portal: 1e9 } },
})
const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
const people = { tenant: tenant.user.id, landlord: landlord.user.id }
const propertyId = await makeTenancy(database, people)

/** A different contact detail for each text; `zebra` and the number are unique to these. */
const reach = (field: string) => `Ask zebra.${field}@plumbers.example or 415-555-0142`
const finds = (text: string): boolean => /zebra|555[-. ]?0142/.test(text)

const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString()

/** In every field that people can write, with everything the portal derives from it. */
const fileRepair = async (): Promise<string> => {
  const words = { title: reach('title'), description: reach('description'), tenantNotes: reach('tenant') }
  const body = { ...newRequest(propertyId), ...words, priority: 'urgent', clientId: crypto.randomUUID() }
  const { request } = await tenant.call(filingEndpoints.create, { body })
  const params = { id: request.id }
  const { setStatus, assign, addLandlordNote, schedule, estimate } = maintenanceEndpoints
  const inProgress = { status: 'in_progress', notes: reach('status') }
  await landlord.call(setStatus, { params, body: inProgress })
  await landlord.call(assign, { params, body: { assignedTo: reach('assigned') } })
  await landlord.call(addLandlordNote, { params, body: { note: reach('note') } })
  await landlord.call(estimate, { params, body: { estimatedCost: 80 } })
  await landlord.call(schedule, { params, body: { scheduledDate: tomorrow } })
  await untilTrue(async () => (await tenant.call(notificationEndpoints.list)).notifications.length === 5)
  await database.update(aiReminders).set({ nextReminderAt: sql`now() - interval '1 second'` })
  await sendReminders(database)
  // A past visit, so insights mention the repair too.
  await database.update(maintenanceRequests).set({ scheduledDate: '2026-01-01T00:00:00.000Z' })
  return request.id
}
const requestId = await fileRepair()
const things = {
  'maintenance/requests': [requestId],
  properties: [propertyId],
  people: Object.values(people),
}

const callsThatReveal = async (person: TestBrowser, ...roles: Access[]): Promise<string[]> => {
  const telling = new Set<string>()
  for (const { endpoint, id } of readsOf(things, ...roles)) {
    const given = id
      ? [{ params: { id, propertyId: id } }]
      : [{}, { query: { ids: requestId, propertyId, path: `/maintenance/manage?request=${requestId}` } }]
    for (const sent of given)
      if (finds(await (await person.sendTo(endpoint, sent)).text())) telling.add(endpoint.path)
  }
  await forgetLimits()
  return [...telling].toSorted()
}

const textsOf = async (table: PgTable): Promise<string[]> => {
  const rows: object[] = await database.select().from(table)
  const columns = Object.entries(getTableColumns(table)).filter(([, { dataType }]) => dataType === 'string')
  return columns.flatMap(([name]) => (rows.some(row => finds(String(Reflect.get(row, name)))) ? [name] : []))
}

describe('what people write about a repair', () => {
  test('is tested with every text field', async () => {
    expect((await textsOf(maintenanceRequests)).toSorted()).toEqual([
      'assignedTo',
      'description',
      'landlordNotes',
      'tenantNotes',
      'title',
    ])
    expect((await textsOf(maintenanceRequestUpdates)).toSorted()).toEqual(['message', 'newValue', 'oldValue'])
  })

  test('reaches the other person of the tenancy unchanged', async () => {
    const params = { id: requestId }
    for (const person of [tenant, landlord]) {
      const { request, updates } = await person.call(maintenanceEndpoints.read, { params })
      expect(request).toMatchObject({ title: reach('title'), tenantNotes: reach('tenant') })
      expect(request).toMatchObject({ assignedTo: reach('assigned'), landlordNotes: reach('note') })
      expect(updates.map(({ message }) => message)).toContain(reach('status'))
      const called = await callsThatReveal(person, 'person', person.user.userType)
      const ways = ['/api/ai/notifications', '/api/ai/reminders', '/api/maintenance/requests/:id']
      expect(called).toEqual(expect.arrayContaining(ways))
    }
  }, 120_000)

  test('is shown to nobody else by any call', async () => {
    const administrator = await signUp('landlord')
    await database.update(users).set({ isAdmin: true }).where(eq(users.id, administrator.user.id))
    // Not even another tenant of the same landlord sees a repair.
    const neighbor = await signUp('tenant')
    await makeTenancy(database, { tenant: neighbor.user.id, landlord: landlord.user.id })
    expect(await callsThatReveal(administrator, 'person', 'landlord', 'admin')).toEqual([])
    expect(await callsThatReveal(neighbor, 'person', 'tenant')).toEqual([])
    expect(await callsThatReveal(visitor())).toEqual([])
  }, 120_000)

  test('never reaches the language model, by any tool for any person, nor is it stored with its answers', async () => {
    for (const person of [tenant, landlord]) {
      await person.call(insightEndpoints.list)
      model.asked.length = 0
      await person.call(conversationEndpoints.start, { body: { message: 'Hello' } })
      const tools = model.asked[0]?.tools?.map(({ function: { name } }) => name) ?? []
      expect(tools.length).toBeGreaterThan(15)
      const orders = tools.map(tool =>
        order(tool, /home|listing|maintenance|inquiry/.test(tool) ? propertyId : requestId),
      )
      for (const ordered of inMessages(orders)) {
        model.asked.length = 0
        const { message } = await person.call(conversationEndpoints.start, { body: { message: ordered } })
        expect({ ordered, isHeard: finds(JSON.stringify(model.asked)) }).toEqual({ ordered, isHeard: false })
        expect({ ordered, isSaid: finds(JSON.stringify(message)) }).toEqual({ ordered, isSaid: false })
        await forgetLimits()
      }
    }
    model.asked.length = 0
    await phraseInsights(services)
    expect(model.asked.length).toBeGreaterThan(0)
    expect(finds(JSON.stringify(model.asked))).toBe(false)
  }, 120_000)

  test('is stored with the repair and both people’s notifications, and nowhere else', async () => {
    const tables = await database.execute<{ name: string }>(
      sql`select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const holding: string[] = []
    for (const { name } of tables) {
      const table = sql.raw(name)
      const [found] = await database.execute(
        sql`select 1 from ${table} row where row::text ~ 'zebra|555-0142' limit 1`,
      )
      if (found) holding.push(name)
    }
    expect(holding.toSorted()).toEqual([
      'public.ai_insights',
      'public.ai_notifications',
      'public.ai_reminders',
      'public.maintenance_request_updates',
      'public.maintenance_requests',
    ])
    for (const name of ['ai_insights', 'ai_notifications', 'ai_reminders'])
      expect(
        await database.execute(
          sql`select 1 from ${sql.raw(name)} row where row::text ~ 'zebra|555-0142'
            and user_id not in (${people.tenant}, ${people.landlord})`,
        ),
      ).toHaveLength(0)
  })
})
