// What administrators do about people and homes, and who can.
import { beforeEach, describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, inArray, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { confirmAddress } from '../../../test/new-consent.ts'
import { makeAdministrator, makeFinding } from '../../../test/new-finding.ts'
import { listHomeOf, newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { users } from '../../schema/people.ts'
import { adminActs, contentViolations } from '../../schema/warnings.ts'
import { tellOfQueue } from './tell-of-queue.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, register, signUp, visitor, forgetLimits } = await openTestApp({ jobs: true, smtpUrl })
const { find, read, restrict, lift, warn, resendConfirmation, endSessions } = adminPeopleEndpoints
const homes = adminPropertyEndpoints

type Person = Awaited<ReturnType<typeof signUp>>

const signUpAdmin = async () => {
  const admin = await signUp('landlord')
  await makeAdministrator(database, admin.user.id)
  return admin
}
const admin = await signUpAdmin()

beforeEach(forgetLimits)

const of = (person: Person) => ({ params: { id: person.user.id } })
const because = { reason: 'They sent the same text to fifty people.' }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const bellOf = async (person: Person) => {
  await untilHandled(database)
  return (await person.call(notificationEndpoints.list)).notifications
}

const listHome = async (fields?: Record<string, unknown>) => listHomeOf(await signUp('landlord'), fields)

describe('a restriction', () => {
  test('with an end refuses every posting with its reason, and is over by itself', async () => {
    const { landlord, params, property } = await listHome()
    const tenant = await signUp('tenant')
    const until = inDays(7)
    for (const person of [landlord, tenant]) {
      const { person: shown } = await admin.call(restrict, { ...of(person), body: { ...because, until } })
      expect(shown).toMatchObject({
        isRestricted: true,
        restrictedUntil: until,
        restrictionReason: because.reason,
      })
    }
    const postings = [
      landlord.refusal(listingEndpoints.create, { body: newListing() }),
      landlord.refusal(listingEndpoints.update, { params, body: { title: 'Another' } }),
      tenant.refusal(inquiryEndpoints.create, { body: { propertyId: property.id, message: 'Free?' } }),
      tenant.refusal(tenantProfileEndpoints.update, { body: { preferredLocation: 'Oakland' } }),
    ]
    for (const refusal of await Promise.all(postings)) {
      expect([refusal.status, refusal.code]).toEqual([403, 'restricted'])
      expect(refusal.message).toContain(because.reason)
    }
    expect((await tenant.call(authEndpoints.me)).user.isRestricted).toBe(true)
    expect((await tenant.call(violationEndpoints.list)).restriction).toEqual({ ...because, until })
    await database
      .update(users)
      .set({ restrictedUntil: inDays(-0.001) })
      .where(eq(users.id, tenant.user.id))
    await tenant.call(inquiryEndpoints.create, { body: { propertyId: property.id, message: 'Free?' } })
    expect((await tenant.call(authEndpoints.me)).user.isRestricted).toBeUndefined()
    const [first] = await bellOf(tenant)
    expect(first?.message).toContain(because.reason)
  })

  test('hides listings, which come back with its lift, but not those that were hidden before', async () => {
    const { landlord, params } = await listHome()
    const { property: paused } = await landlord.call(listingEndpoints.create, {
      body: newListing({ visibilityLevel: 'private' }),
    })
    await admin.call(restrict, { ...of(landlord), body: { ...because, hidesListings: true } })
    expect((await visitor().refusal(propertyEndpoints.read, { params })).status).toBe(404)
    expect((await admin.call(lift, { ...of(landlord), body: because })).person.isRestricted).toBe(false)
    await visitor().call(propertyEndpoints.read, { params })
    expect((await visitor().refusal(propertyEndpoints.read, { params: { id: paused.id } })).status).toBe(404)
    expect((await admin.refusal(lift, { ...of(landlord), body: because })).status).toBe(409)
  })

  test('by three confirmed violations is lifted for good: only later ones count again', async () => {
    const landlord = await signUp('landlord')
    const confirmed = { status: 'confirmed', isReviewed: true } as const
    const addConfirmed = async (number: number) => {
      for (let index = 0; index < number; index += 1)
        await makeFinding(database, landlord.user.id, { ...confirmed, reviewedAt: new Date().toISOString() })
      await database
        .update(users)
        .set({ contentViolationCount: sql`${users.contentViolationCount} + ${number}` })
        .where(eq(users.id, landlord.user.id))
    }
    const post = async () => (await landlord.sendTo(listingEndpoints.create, { body: newListing() })).status
    await addConfirmed(3)
    expect(await post()).toBe(403)
    await admin.call(lift, { ...of(landlord), body: because })
    expect(await post()).toBe(201)
    await addConfirmed(2)
    expect(await post()).not.toBe(403)
    await addConfirmed(1)
    expect(await post()).toBe(403)
  })

  test('does not end in the past', async () => {
    const refusal = await admin.refusal(restrict, {
      ...of(await signUp('tenant')),
      body: { ...because, until: inDays(-1) },
    })
    expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([422, ['until']])
  })
})

describe('people', () => {
  test('are found by the beginning of a name or an address, whatever its case', async () => {
    const person = await signUp('tenant')
    const named = { firstName: 'Wilhelmina', lastName: '100%_Ok' }
    await database.update(users).set(named).where(eq(users.id, person.user.id))
    for (const query of ['wilhel', 'WILHELMINA 100%_', '100%_', person.user.email.toUpperCase()]) {
      const { people } = await admin.call(find, { query: { query } })
      expect(people.map(({ id }) => id)).toContain(person.user.id)
    }
    for (const query of ['helmina', '100%_x', '%'])
      expect((await admin.call(find, { query: { query } })).people).toEqual([])
    expect((await admin.call(find, { query: { limit: '1' } })).people).toHaveLength(1)
  })

  test('have a history without documents, messages and network addresses', async () => {
    const { landlord, property } = await listHomeOf(await register('landlord'), {
      description: 'Mail ada@example.org',
    })
    await admin.call(warn, {
      ...of(landlord),
      body: { message: 'Please stay on the portal.', severity: 'high' },
    })
    const { cannotAct, ...history } = await admin.call(read, of(landlord))
    expect(history).toMatchObject({
      person: { id: landlord.user.id, email: landlord.user.email, isEmailConfirmed: false },
      violations: [{ source: 'filter', place: 'property', status: 'pending' }],
      activity: [{ eventType: 'account_opened', status: 'succeeded' }],
      acts: [{ kind: 'warned', reason: 'Please stay on the portal.', admin: { id: admin.user.id } }],
      homes: [{ id: property.id, isPublic: true, heldAt: null }],
      sessions: 1,
    })
    expect([cannotAct, history.warnings[0]?.severity]).toEqual([null, 'high'])
    const text = await (await admin.sendTo(read, of(landlord))).text()
    for (const secret of ['passwordHash', '192.0.2.1', 'ada@example.org', 'stripe'])
      expect(text).not.toContain(secret)
    expect((await landlord.call(warningEndpoints.list))[0]).toMatchObject({
      severity: 'high',
      isAcknowledged: false,
    })
  })

  test('are signed out everywhere, and get another link for their address', async () => {
    const person = await register('tenant')
    const hasMails = (number: number) =>
      untilTrue(async () => (await mailsTo(person.user.email)).length === number)
    await hasMails(1)
    await admin.call(resendConfirmation, { ...of(person), body: because })
    await hasMails(2)
    await confirmAddress(database, person.user.id)
    expect((await admin.refusal(resendConfirmation, { ...of(person), body: because })).status).toBe(409)
    await admin.call(endSessions, { ...of(person), body: because })
    expect((await person.refusal(authEndpoints.me)).status).toBe(401)
  })
})

describe('homes', () => {
  test('are found, hidden and restored with a reason, whoever they belong to', async () => {
    const { landlord, property, params } = await listHome({
      title: 'Quizzical loft',
      address: '99 Zyzzyx Rd',
    })
    for (const query of ['quizz', '99 ZYZ', property.id]) {
      const { properties } = await admin.call(homes.find, { query: { query } })
      expect(properties).toMatchObject([{ id: property.id, isPublic: true, heldAt: null }])
    }
    expect((await admin.call(homes.hide, { params, body: because })).property).toMatchObject({
      isPublic: false,
      heldReason: because.reason,
    })
    expect((await admin.refusal(homes.hide, { params, body: because })).status).toBe(409)
    expect((await visitor().refusal(propertyEndpoints.read, { params })).status).toBe(404)
    const publish = { params, body: { visibilityLevel: 'public' } }
    expect((await landlord.refusal(listingEndpoints.update, publish)).status).toBe(409)
    const shown = await admin.call(homes.read, { params })
    expect(shown).toMatchObject({
      landlord: { id: landlord.user.id },
      acts: [{ kind: 'hidden' }],
      cannotAct: null,
    })
    const [hidden] = await bellOf(landlord)
    expect(hidden?.message).toContain(because.reason)
    await admin.call(homes.restore, { params, body: { reason: 'The address was mended.' } })
    await visitor().call(propertyEndpoints.read, { params })
    expect((await admin.refusal(homes.restore, { params, body: because })).status).toBe(409)
  })
})

test('lists of people and homes go from page to page, newest first', async () => {
  const added = []
  for (let number = 0; number < 5; number += 1) added.push(await listHome({ title: `Paged ${number}` }))
  await database
    .update(users)
    .set({ lastName: 'Pagedlandlord' })
    .where(
      inArray(
        users.id,
        added.map(({ landlord }) => landlord.user.id),
      ),
    )
  const walk = async (
    read: (query: Record<string, string>) => Promise<{ ids: string[]; next: string | null }>,
  ) => {
    const pages: string[][] = []
    let cursor = ''
    do {
      const page = await read({ limit: '2', ...(cursor && { cursor }) })
      pages.push(page.ids)
      cursor = page.next ?? ''
    } while (cursor)
    return pages
  }
  const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const people = await walk(async query => {
    const page = await admin.call(find, { query: { ...query, query: 'pagedlandlord' } })
    return { ids: idsIn(page.people), next: page.nextCursor }
  })
  const found = await walk(async query => {
    const page = await admin.call(homes.find, { query: { ...query, query: 'paged' } })
    return { ids: idsIn(page.properties), next: page.nextCursor }
  })
  expect(people.flat()).toEqual(added.map(({ landlord }) => landlord.user.id).toReversed())
  expect(found.flat()).toEqual(added.map(({ property }) => property.id).toReversed())
  expect([people.length, found.length]).toEqual([3, 3])
})

test('nobody acts on themselves, and each act is kept with its reason', async () => {
  const { property } = await admin.call(listingEndpoints.create, { body: newListing() })
  const own = { params: { id: property.id }, body: because }
  const acts = [restrict, lift, resendConfirmation, endSessions].map(endpoint =>
    admin.refusal(endpoint, { ...of(admin), body: because }),
  )
  acts.push(
    admin.refusal(warn, { ...of(admin), body: { message: 'Careful.' } }),
    admin.refusal(homes.hide, own),
    admin.refusal(homes.restore, own),
  )
  for (const refusal of await Promise.all(acts)) expect(refusal.status).toBe(403)
  expect((await admin.call(read, of(admin))).cannotAct).toBeString()
  const person = await signUp('tenant')
  await admin.call(restrict, { ...of(person), body: because })
  const kept = await database.select().from(adminActs).where(eq(adminActs.userId, person.user.id))
  expect(kept).toMatchObject([{ kind: 'restricted', adminId: admin.user.id, reason: because.reason }])
})

test('only administrators call any of it', async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const endpoints = [
    ...Object.values(findingEndpoints),
    ...Object.values(adminPeopleEndpoints),
    ...Object.values(adminPropertyEndpoints),
    ...Object.values(billingFindingEndpoints),
  ]
  for (const endpoint of endpoints) {
    const parts = { params: { id: tenant.user.id }, ...(endpoint.method === 'POST' && { body: because }) }
    for (const person of [tenant, landlord]) expect((await person.sendTo(endpoint, parts)).status).toBe(403)
    expect((await visitor().sendTo(endpoint, parts)).status).toBe(401)
  }
})

test('administrators hear once a day how much waits, however often the chore runs', async () => {
  await database.delete(contentViolations)
  await tellOfQueue(database)
  const messages = async () =>
    (await bellOf(admin))
      .filter(({ category }) => category === 'moderation_queue')
      .map(({ message }) => message)
  expect(await messages()).toEqual([])
  await makeFinding(database, (await signUp('tenant')).user.id)
  await Promise.all([tellOfQueue(database), tellOfQueue(database)])
  await tellOfQueue(database)
  expect(await messages()).toEqual(['1 finding waits for a decision.'])
})
