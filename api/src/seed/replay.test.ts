import { expect, test } from 'bun:test'
import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { eq } from 'drizzle-orm'
import { newListing } from '../../test/new-listing.ts'
import { openTestApp } from '../../test/test-app.ts'
import { applications } from '../schema/applications.ts'
import { propertyInquiries } from '../schema/inquiries.ts'
import { users } from '../schema/people.ts'
import { properties } from '../schema/properties.ts'
import { tenancies } from '../schema/tenancies.ts'
import type { threadMessages } from '../schema/threads.ts'
import { clocksFrom } from './moment.ts'
import { replay } from './replay.ts'
import type { Step } from './steps.ts'

const { database, signUp } = await openTestApp()
const { on, day } = clocksFrom(Date.now())
const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
const [home] = await database
  .insert(properties)
  .values({ ...newListing(), landlordId: landlord.user.id, timeZone: 'America/Los_Angeles' })
  .returning()
if (!home) throw new Error('The home was not listed')
const propertyId = home.id

const [at, from, words] = [on(1, '12:00'), day(-40), 'As we said.']
const [first, second] = [on(-5, '11:00'), on(-6, '11:00')]

const ofInquiry = async () => {
  const { inquiries } = await tenant.call(inquiryEndpoints.list)
  return { params: { id: inquiries[0]?.id ?? '' } }
}
const ofApplication = async () => {
  const all = await tenant.call(applicationEndpoints.list)
  return { params: { id: all.applications.at(-1)?.id ?? '' } }
}

/** Each step, with the call that it stands for. */
const apply: [Step, () => Promise<unknown>] = [
  { at, did: 'apply', words, from, occupants: 2, months: 12 },
  () =>
    tenant.call(applicationEndpoints.create, {
      body: { propertyId, moveInDate: from, occupants: 2, leaseMonths: 12, message: words },
    }),
]
const story: [Step, () => Promise<unknown>][] = [
  [
    { at, did: 'ask', words, wishes: [first] },
    () =>
      tenant.call(inquiryEndpoints.create, { body: { propertyId, message: words, wishedDates: [first] } }),
  ],
  [
    { at, did: 'answer', words },
    async () => landlord.call(inquiryEndpoints.respond, { ...(await ofInquiry()), body: { message: words } }),
  ],
  [
    { at, did: 'propose', words, times: [second, first] },
    async () =>
      landlord.call(inquiryEndpoints.propose, {
        ...(await ofInquiry()),
        body: { dates: [second, first], message: words },
      }),
  ],
  [
    { at, did: 'choose', time: second },
    async () => tenant.call(inquiryEndpoints.choose, { ...(await ofInquiry()), body: { date: second } }),
  ],
  [
    { at, did: 'call off', by: 'landlord', words },
    async () => landlord.call(inquiryEndpoints.cancel, { ...(await ofInquiry()), body: { reason: words } }),
  ],
  [
    { at, did: 'turn down', words },
    async () =>
      landlord.call(inquiryEndpoints.respond, {
        ...(await ofInquiry()),
        body: { message: words, status: 'declined' },
      }),
  ],
  apply,
  [{ at, did: 'look at it' }, async () => landlord.call(applicationEndpoints.open, await ofApplication())],
  [{ at, did: 'withdraw' }, async () => tenant.call(applicationEndpoints.withdraw, await ofApplication())],
  apply,
  [
    { at, did: 'decline', words, reason: 'criteria_not_met', criteria: ['pets'] },
    async () =>
      landlord.call(applicationEndpoints.decline, {
        ...(await ofApplication()),
        body: { reason: 'criteria_not_met', criteria: ['pets'], message: words },
      }),
  ],
  apply,
  [
    { at, did: 'accept', words },
    async () =>
      landlord.call(acceptEndpoints.accept, {
        ...(await ofApplication()),
        body: { startsOn: from, rentAmount: home.rentAmount, rentDueDay: 1, message: words },
      }),
  ],
]

/** Without ids and moments of now, which differ. */
const comparable = (rows: readonly object[]) =>
  rows.map(row =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name, value]) =>
          value !== undefined &&
          !/^(id|threadId|householdId|applicationId|inquiryId)$|At$|^(responseDate|earlierResponses)$/.test(
            name,
          ),
      ),
    ),
  )

type Message = Pick<typeof threadMessages.$inferInsert, 'senderId' | 'kind' | 'position' | 'body' | 'event'>

const said = ({ senderId, kind, position, body, event }: Message) => ({
  senderId,
  kind,
  position,
  body: body ?? null,
  event: event ? { ...event, subjectId: null } : null,
})

test('each step leaves what its call leaves', async () => {
  for (const [, call] of story) await call()
  const [person] = await database.select().from(users).where(eq(users.id, tenant.user.id))
  if (!person) throw new Error('The tenant is gone')
  const dealing = { tenant: person.firstName, home: 0, steps: story.map(([step]) => step) }
  const people = {
    tenantId: person.id,
    landlordId: landlord.user.id,
    otherLandlordIds: [],
    rows: [],
    profiles: [],
    checks: [],
    reviews: [],
    personCalled: () => person,
  }
  const replayed = replay([dealing], { people, homes: [home] })
  const { threads } = await tenant.call(threadEndpoints.list)
  const params = { id: threads[0]?.id ?? '' }
  const { messages } = await tenant.call(threadEndpoints.messages, { params, query: { limit: '100' } })

  expect(replayed.messages.map(said)).toEqual(messages.map(said))
  for (const [rows, made] of [
    [await database.select().from(propertyInquiries), replayed.inquiries],
    [await database.select().from(applications).orderBy(applications.id), replayed.applications],
    [await database.select().from(tenancies), replayed.tenancies],
  ] as const) {
    expect(comparable(rows)).toMatchObject(comparable(made))
    expect(rows).toHaveLength(made.length)
  }
})
