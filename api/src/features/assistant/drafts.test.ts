// The assistant fills in forms: it reads data as the caller, and only the caller can send them.
import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { eq, sql } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { newListing } from '../../../test/new-listing.ts'
import { inAnHour } from '../../../test/new-reminder.ts'
import { makeTenancy } from '../../../test/new-tenancy.ts'
import { makeThread } from '../../../test/new-thread.ts'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { aiMessages } from '../../schema/assistant.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { properties } from '../../schema/properties.ts'

const model = startScriptedModel()
const { database, signUp } = await openTestApp({ languageModel: model.languageModel })
const { start, messages } = conversationEndpoints
const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
const homeId = await makeTenancy(database, ids)
const people = { propertyId: homeId, tenantId: ids.tenant, landlordId: ids.landlord }

const makeInquiry = async (fields: { createdAt?: string } = {}): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(propertyInquiries).values({ ...people, id, message: 'Is it quiet?', ...fields })
  return id
}

/** Returns the draft for the fields that the model fills in. */
const draftedBy = async (person: TestBrowser, name: string, fields: object) => {
  model.reply(({ messages }) =>
    messages.at(-1)?.role === 'tool' ? { text: 'Here it is.' } : { calls: [{ name, arguments: fields }] },
  )
  const body = { message: `Please draft it for ${newListing().title}` }
  const { conversation, message } = await person.call(start, { body })
  const heard = JSON.parse(model.asked.at(-1)?.messages.at(-1)?.content ?? '')
  return { conversation, drafts: message.drafts, heard }
}

const request = {
  propertyId: homeId,
  title: 'Leaking sink',
  description: 'The kitchen sink leaks since yesterday.',
  category: 'plumbing',
  priority: 'high',
} as const

describe('a repair request', () => {
  test('is drafted for the tenant’s own home, sent once under its own id, and then marked as sent', async () => {
    const { conversation, drafts } = await draftedBy(tenant, 'draft_maintenance_request', request)
    expect(drafts).toEqual([
      {
        id: expect.any(String),
        isSent: false,
        action: 'maintenance_request',
        body: request,
        about: { title: newListing().title },
      },
    ])
    expect(await database.$count(maintenanceRequests)).toBe(0)
    const body = { ...request, clientId: drafts[0]?.id }
    const sent = await Promise.all([1, 2].map(() => tenant.call(filingEndpoints.create, { body })))
    expect(sent[0]?.request.id).toBe(sent[1]?.request.id ?? 'none')
    expect(await database.$count(maintenanceRequests)).toBe(1)
    const params = { id: conversation.id }
    expect((await tenant.call(messages, { params })).messages[1]?.drafts[0]?.isSent).toBe(true)
  })

  test('is not drafted for a home where the person does not live', async () => {
    const other = await makeTenancy(database, { ...ids, tenant: (await signUp('tenant')).user.id })
    const { drafts, heard } = await draftedBy(tenant, 'draft_maintenance_request', {
      ...request,
      propertyId: other,
    })
    expect([drafts, heard.error.code]).toEqual([[], 'not_found'])
  })
})

test('an old draft is no longer shown, because its id could soon be used again', async () => {
  const other = { ...request, title: 'Ants', description: 'Ants all over.', category: 'pest_control' }
  const { conversation } = await draftedBy(tenant, 'draft_maintenance_request', other)
  await database
    .update(aiMessages)
    .set({ timestamp: sql`now() - interval '6 days 1 hour'` })
    .where(eq(aiMessages.conversationId, conversation.id))
  const params = { id: conversation.id }
  expect((await tenant.call(messages, { params })).messages[1]?.drafts).toEqual([])
})

test('an inquiry is drafted for a visible home, without contact details', async () => {
  const message = 'May I see it on Saturday? Write to ada@example.org'
  const { drafts } = await draftedBy(tenant, 'draft_inquiry', { propertyId: homeId, message })
  expect(drafts).toMatchObject([
    {
      action: 'inquiry',
      body: { propertyId: homeId, message: 'May I see it on Saturday? Write to [EMAIL REMOVED]' },
      about: { title: newListing().title },
    },
  ])
  await database.update(properties).set({ visibilityLevel: 'private' }).where(eq(properties.id, homeId))
  const { heard } = await draftedBy(tenant, 'draft_inquiry', { propertyId: homeId, message })
  expect(heard.error.code).toBe('not_found')
})

test('an answer is drafted for a received inquiry', async () => {
  const id = await makeInquiry()
  const { drafts } = await draftedBy(landlord, 'draft_response', { id, message: 'Very.' })
  expect(drafts).toMatchObject([
    { action: 'response', params: { id }, body: { message: 'Very.', status: 'responded' } },
  ])
  const { inquiry } = await landlord.call(inquiryEndpoints.read, { params: { id } })
  expect(inquiry.responseMessage).toBeNull()
})

test('a message is drafted for a conversation of the person', async () => {
  const id = await makeThread(database, people)
  const { drafts } = await draftedBy(landlord, 'draft_message', { id, message: 'Very.' })
  expect(drafts).toMatchObject([
    { action: 'message', params: { id }, body: { message: 'Very.' }, about: { title: newListing().title } },
  ])
  const { messages } = await landlord.call(threadEndpoints.messages, { params: { id } })
  expect(messages).toHaveLength(1)
  const { heard } = await draftedBy(await signUp('landlord'), 'draft_message', { id, message: 'Very.' })
  expect(heard.error.code).toBe('not_found')
})

test.each(['tenant', 'landlord'] as const)(
  'no message is drafted while the %s closed the conversation',
  async side => {
    const propertyId = await makeTenancy(database, ids)
    const id = await makeThread(database, { ...people, propertyId })
    await (side === 'tenant' ? tenant : landlord).call(threadEndpoints.close, { params: { id } })
    const { drafts, heard } = await draftedBy(landlord, 'draft_message', { id, message: 'Very.' })
    expect([drafts, heard.error.code]).toEqual([[], 'conflict'])
  },
)

test.each([
  ['draft_response', { message: 'Very.' }],
  ['draft_proposal', { dates: [inAnHour()] }],
])('%s is for an inquiry that is open', async (name, fields) => {
  // So that it has expired, which nothing stores.
  const id = await makeInquiry({ createdAt: '2026-01-01T00:00:00.000Z' })
  const { drafts, heard } = await draftedBy(landlord, name, { id, ...fields })
  expect([drafts, heard.error.code]).toEqual([[], 'conflict'])
})

test('an answer links to the conversations that a tool found, also later', async () => {
  const propertyId = await makeTenancy(database, ids)
  const id = await makeThread(database, { ...people, propertyId }, ['Is it quiet?', 'Very.'])
  const link = `[Your landlord](/messages/${id})`
  model.reply(({ messages }) =>
    messages.at(-1)?.role === 'tool' ? { text: link } : { calls: [{ name: 'list_conversations' }] },
  )
  const { conversation, message } = await tenant.call(start, { body: { message: 'Who wrote?' } })
  expect(message.content).toBe(link)
  model.reply(() => ({ text: `${link}, not [another](/messages/${homeId})` }))
  const params = { id: conversation.id }
  const later = await tenant.call(conversationEndpoints.send, { params, body: { message: 'Who?' } })
  expect(later.message.content).toBe(`${link}, not another`)
})

test('three tour times are drafted on the home’s clock, and proposed once the landlord sends them', async () => {
  await database.update(propertyInquiries).set({ status: 'completed' }) // so that only one is open
  const id = Bun.randomUUIDv7()
  await database.insert(propertyInquiries).values({
    id,
    propertyId: homeId,
    tenantId: ids.tenant,
    landlordId: ids.landlord,
    message: 'May I see it?',
  })
  const timeZone = 'America/New_York'
  await database.update(properties).set({ timeZone }).where(eq(properties.id, homeId))
  const written = ['17:30', '10:00', '12:30'].map(hour => `${day(3, { timeZone })}T${hour}`)
  const fields = { id, dates: written, message: 'Ring twice, or write to ada@example.org' }
  const { drafts } = await draftedBy(landlord, 'draft_proposal', fields)
  const dates = written
    .toSorted()
    .map(time =>
      new Date(Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).epochMilliseconds).toISOString(),
    )
  const message = 'Ring twice, or write to [EMAIL REMOVED]'
  const [draft] = drafts
  expect(draft).toMatchObject({
    action: 'proposal',
    params: { id },
    body: { dates, message },
    about: { title: newListing().title, timeZone },
  })
  const { inquiry } = await landlord.call(inquiryEndpoints.read, { params: { id } })
  expect([inquiry.status, inquiry.proposedDates]).toEqual(['pending', []])
  const past = await draftedBy(landlord, 'draft_proposal', { id, dates: ['2026-01-01T10:00'] })
  expect([past.drafts, past.heard.error.fields]).toEqual([
    [],
    { dates: 'Please choose a time in the future' },
  ])
  const others = await draftedBy(await signUp('landlord'), 'draft_proposal', fields)
  expect([others.drafts, others.heard.error.code]).toEqual([[], 'not_found'])
  const sent = await landlord.call(inquiryEndpoints.propose, { params: { id }, body: { dates } })
  expect([sent.inquiry.status, sent.inquiry.proposedDates]).toEqual(['responded', dates])
})

test('a better text is drafted for a landlord’s own home, with advice if it may be unlawful', async () => {
  const fields = { id: homeId, title: 'Bright flat', description: 'Quiet. No children, please.' }
  const { drafts } = await draftedBy(landlord, 'draft_listing_text', fields)
  expect(drafts).toMatchObject([
    {
      action: 'listing_text',
      params: { id: homeId },
      body: { title: 'Bright flat', description: 'Quiet. No children, please.' },
      advice: [
        { field: 'description', found: expect.stringMatching(/children/i), better: expect.any(String) },
      ],
    },
  ])
  const { heard } = await draftedBy(await signUp('landlord'), 'draft_listing_text', fields)
  expect(heard.error.code).toBe('not_found')
})

test('a saved search and a reminder are drafted in the form that their calls accept', async () => {
  const search = { name: 'Oakland', filters: { location: 'Oakland, CA', maxRent: 3000 }, alert: 'daily' }
  expect((await draftedBy(tenant, 'draft_saved_search', search)).drafts).toMatchObject([
    { action: 'saved_search', body: search },
  ])
  const reminder = { title: 'Pay the rent', nextReminderAt: inAnHour(), recurringPattern: 'monthly' }
  expect((await draftedBy(tenant, 'draft_reminder', reminder)).drafts).toMatchObject([
    { action: 'reminder', body: reminder },
  ])
})

test('homes and help pages are shown beside the answer that links to them, even later in the conversation', async () => {
  const open = newListing({ title: 'Open house', city: 'Fruitvale' })
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...open, id, landlordId: ids.landlord })
  const calls = [
    { name: 'search_homes', arguments: { location: 'Fruitvale, CA', petFriendly: false } },
    { name: 'search_help', arguments: { q: 'background check' } },
  ]
  model.reply(({ messages }) => {
    const last = messages.at(-1)
    const topic = last?.role === 'tool' && JSON.parse(last.content ?? '').result.topics[0]
    return topic
      ? { text: `Look at [Open house](/properties/${id}) and [${topic.title}](${topic.path}).` }
      : { calls }
  })
  const body = { message: 'What is there in Fruitvale?' }
  const { conversation, message } = await tenant.call(start, { body })
  expect(message.homes).toMatchObject([{ id, title: 'Open house', rentAmount: 3200, image: null }])
  expect(message.sources).toMatchObject([{ path: expect.stringMatching(/^\/help\/\w/) }])
  model.reply(() => ({
    text: `Again, [Open house](/properties/${id}) it is, and [no other](/properties/${homeId}).`,
  }))
  const params = { id: conversation.id }
  const later = await tenant.call(conversationEndpoints.send, { params, body: { message: 'Which one?' } })
  expect(later.message.homes).toEqual(message.homes)
  expect(later.message.content).toBe(`Again, [Open house](/properties/${id}) it is, and no other.`)
})

test('a question that would choose by a protected class gets our own answer and never reaches the model', async () => {
  model.reply(() => ({ text: 'Never.' }))
  const body = { message: 'Which neighborhoods have mostly white families?' }
  const { message } = await tenant.call(start, { body })
  expect(message.content).toContain('Fair Housing Act')
  expect(model.asked).toEqual([])
})
