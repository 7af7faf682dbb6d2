import { expect, test } from 'bun:test'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { isRecord } from '@portal/contract/values/json'
import * as z from 'zod/mini'
import { contextAs } from '../../../../test/context-as.ts'
import { makeHome } from '../../../../test/new-application.ts'
import { makeThread } from '../../../../test/new-thread.ts'
import { openTestApp } from '../../../../test/test-app.ts'
import { routes } from '../../../app.ts'
import { tenancies } from '../../../schema/tenancies.ts'
import { onClocks } from './on-clocks.ts'
import { openToolbox } from './open-toolbox.ts'
import { useTool } from './use-tool.ts'

const { services, database, signIn, signUp } = await openTestApp({ isSeeded: true })
const { tools, askAs } = openToolbox(routes)
const people = { tenant: await signIn('tenant@example.com'), landlord: await signIn('landlord@example.com') }
const byName = tools.map(tool => ({ name: tool.name, tool }))

test('their names are fixed, because stand-ins and conversations use them', () => {
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'draft_inquiry',
    'draft_listing_text',
    'draft_maintenance_request',
    'draft_message',
    'draft_proposal',
    'draft_reminder',
    'draft_response',
    'draft_saved_search',
    'find_places',
    'list_applications',
    'list_conversations',
    'list_favorites',
    'list_inquiries',
    'list_insights',
    'list_my_homes',
    'list_my_invoices',
    'list_my_requests',
    'list_my_tenancies',
    'list_notifications',
    'list_overdue_requests',
    'list_plans',
    'list_reminders',
    'list_requests_for_my_homes',
    'list_saved_searches',
    'list_tenancies',
    'list_urgent_requests',
    'read_conversation',
    'read_home',
    'read_my_plan',
    'read_my_usage',
    'read_request',
    'read_request_statistics',
    'search_help',
    'search_homes',
  ])
})

test.each(byName)('$name is described as an object of arguments, each with its type', ({ tool }) => {
  const { description, parameters } = tool.offered
  expect(description).toEndWith('.')
  expect(parameters).toMatchObject({ type: 'object', properties: expect.any(Object) })
  for (const described of Object.values(Object(parameters.properties))) expect(described).not.toEqual({})
})

test.each(byName)('$name writes only what the person confirms', ({ tool }) => {
  expect(tool.mustBeConfirmed).toBe(tool.endpoint.method !== 'GET')
})

/** The value with an extra field in every object. */
const grown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(grown)
  if (!isRecord(value)) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, grown(item)])),
    leak: 'leaked',
  }
}

const privateKeys =
  /email|phone|password|income|document|picture|image|license|biometric|criminal|backgroundCheckStatus|(tenant|landlord|user|customer)Id|pdf/i

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => [key, ...keysIn(item)]) : []
}

const ids = {
  home: (await people.landlord.call(ownPropertyEndpoints.my)).properties[0]?.id,
  request: (await people.landlord.call(maintenanceEndpoints.landlordRequests))[0]?.id,
  conversation: (await people.landlord.call(threadEndpoints.list)).threads[0]?.id,
}

/** Arguments for tools that need some to find anything in the demonstration. */
const filledIn: Record<string, Record<string, unknown>> = {
  find_places: { q: 'o' },
  search_help: { q: 'background check' },
  read_home: { id: ids.home },
  read_request: { id: ids.request },
  read_conversation: { id: ids.conversation },
}

const reading = tools.filter(tool => !tool.mustBeConfirmed)

test.each(reading.map(tool => ({ name: tool.name, tool })))(
  '$name tells only fields that it names, none of them private, also when the answer grows',
  async ({ name, tool }) => {
    if (tool.mustBeConfirmed) throw new Error('Only reading tools can be called here')
    const person = tool.endpoint.access === 'tenant' ? people.tenant : people.landlord
    const ask = askAs(await contextAs(services, person))
    const answer = await ask(tool.endpoint, tool.given(filledIn[name] ?? {}))
    const result = JSON.stringify(tool.toResult(answer))
    expect(JSON.stringify(tool.toResult(grown(answer)))).toBe(result)
    expect(keysIn(JSON.parse(result)).filter(key => privateKeys.test(key))).toEqual([])
  },
)

/** The tools that read a page of a list whose length the call does not count. */
const paging = reading.filter(({ endpoint: { answer } }) => {
  const fields = answer instanceof z.ZodMiniObject ? Object.keys(answer.shape) : []
  return fields.includes('nextCursor') && !fields.includes('total')
})

test.each(paging.map(tool => ({ name: tool.name, tool })))(
  '$name says that there is more, and counts nothing, if it read only a page',
  async ({ name, tool }) => {
    if (tool.mustBeConfirmed) throw new Error('Only reading tools can be called here')
    const person = tool.endpoint.access === 'tenant' ? people.tenant : people.landlord
    const ask = askAs(await contextAs(services, person))
    const answer = await ask(tool.endpoint, tool.given(filledIn[name] ?? {}))
    expect(tool.toResult({ ...Object(answer), nextCursor: null })).toHaveProperty('total')
    const first = tool.toResult({ ...Object(answer), nextCursor: 'more' })
    expect(first).toMatchObject({ hasMore: true })
    expect(first).not.toHaveProperty('total')
  },
)

test('read_conversation has tour times on the home’s clock', () => {
  const tool = tools.find(({ name }) => name === 'read_conversation')
  const at = '2026-12-01T20:30:00.000Z'
  const event = { type: 'viewing_proposed', at, dates: [at] }
  const message = { kind: 'event', body: null, createdAt: at, senderId: 'ada', event }
  const nextStep = { type: 'choose_viewing', isYours: true, at, actionUrl: '/inquiries' }
  const thread = {
    id: Bun.randomUUIDv7(),
    property: { timeZone: 'America/Los_Angeles' },
    propertyTitle: 'Flat',
    other: { id: 'ada', firstName: 'Ada' },
    lastMessageAt: at,
    unreadCount: 0,
    closedBy: null,
    nextStep,
  }
  if (tool?.mustBeConfirmed !== false) throw new Error('There is no such tool')
  const result = tool.toResult({ thread, messages: [message], nextCursor: null })
  const onHomes = '2026-12-01T12:30-08:00'
  expect(onClocks(result, 'Europe/Berlin')).toMatchObject({
    conversation: { lastMessageAt: '2026-12-01T21:30+01:00', nextStep: { at: onHomes } },
    messages: [{ createdAt: '2026-12-01T21:30+01:00', event: { at: onHomes, dates: [onHomes] } }],
  })
})

test('list_my_tenancies says the rent and the day that were agreed on, not what the listing asks for', async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const propertyId = await makeHome(database, landlord.user.id)
  const agreed = { rentAmount: 1850.5, rentDueDay: 5 }
  await database
    .insert(tenancies)
    .values({ propertyId, tenantId: tenant.user.id, startsOn: '2020-01-01', ...agreed })
  const call = { id: 'one', name: 'list_my_tenancies', arguments: '{}' }
  const context = await contextAs(services, tenant)
  const { content } = await useTool(context, { tools, askAs }, call, talk, () => undefined)
  expect(content).toMatchObject({ result: { tenancies: [{ propertyId, ...agreed }] } })
})

test('twenty long messages of the other person are cut, so that the model can still read them', async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const [tenantId, landlordId] = [tenant.user.id, landlord.user.id]
  const texts = Array.from({ length: 20 }, (_, index) => `Message ${index} ${'word '.repeat(780)}`)
  const propertyId = await makeHome(database, landlordId)
  const threadId = await makeThread(database, { propertyId, tenantId, landlordId }, texts)
  const call = { id: 'one', name: 'read_conversation', arguments: JSON.stringify({ id: threadId }) }
  const context = await contextAs(services, tenant)
  const heard = JSON.stringify(await useTool(context, { tools, askAs }, call, talk, () => undefined))
  expect(heard.length).toBeLessThan(40_000)
  for (const text of texts) expect(heard).toContain(text.slice(0, 900))
})

const SearchHomes = z.object({
  result: z.object({
    properties: z.array(z.record(z.string(), z.unknown())),
    searchedFor: z.record(z.string(), z.unknown()),
    notSearchedFor: z.optional(z.string()),
  }),
})

const talk = { question: '', about: '', offered: [], linked: [], homes: new Map(), ledTo: new Set<string>() }

const searchHomes = async (filled: Record<string, unknown>) => {
  const call = { id: 'one', name: 'search_homes', arguments: JSON.stringify(filled) }
  const context = await contextAs(services, people.tenant)
  const { content } = await useTool(context, { tools, askAs }, call, talk, () => undefined)
  return SearchHomes.parse(content).result
}

test.each([
  ['sf', { city: 'San Francisco' }],
  ['San Fransisco', { city: 'San Francisco' }],
  ['bernal hts', { neighborhood: 'Bernal Heights' }],
  ['4+ beds in daly city', { city: 'Daly City', bedrooms: 4 }],
])('search_homes understands “%s” as the search box does', async (location, filters) => {
  const { properties } = await searchHomes({ location })
  expect(properties).not.toEqual([])
  for (const home of properties) expect(home).toMatchObject(filters)
})

test('search_homes tells the model which words name no place and no home, and searches for the rest', async () => {
  const { properties, searchedFor, notSearchedFor } = await searchHomes({
    location: 'condo for xylophonists',
  })
  expect([searchedFor, notSearchedFor]).toEqual([{ propertyType: 'condo' }, 'xylophonists'])
  expect(properties).not.toEqual([])
})

test('search_homes prefers its own filters, and tells the model what it searched for and what it could not', async () => {
  const { properties, searchedFor, notSearchedFor } = await searchHomes({
    location: '3+ beds in sf',
    propertyType: 'condo',
  })
  expect(notSearchedFor).toBe('3+ beds')
  expect(searchedFor).toEqual({ city: 'San Francisco', state: 'CA', propertyType: 'condo' })
  expect(properties).not.toEqual([])
  for (const home of properties) expect(home).toMatchObject({ city: 'San Francisco', propertyType: 'condo' })
})
