// What insights say of conversations, tenancies and homes that wait: for whom, until when, and at what cost.
import { beforeEach, describe, expect, test } from 'bun:test'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { offerDays } from '@portal/contract/tenancies/lifecycle'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { eq, sql } from 'drizzle-orm'
import { contextAs } from '../test/context-as.ts'
import { day } from '../test/day.ts'
import { explainedDatabase } from '../test/explained-database.ts'
import { addManyThreads } from '../test/many-threads.ts'
import { confirmAddress } from '../test/new-consent.ts'
import { storedListing } from '../test/new-listing.ts'
import { openTestApp } from '../test/test-app.ts'
import type { TestBrowser } from '../test/test-browser.ts'
import type { InsightSource } from './domain/insight-source.ts'
import { noticeFreeHomes } from './features/properties/insights/notice-free-homes.ts'
import { listTenancies } from './renting/tenancies/list-tenancies.ts'
import { noticeTenanciesOfLandlord, noticeTenanciesOfTenant } from './renting/tenancies/notice-tenancies.ts'
import { listThreads } from './renting/threads/list-threads.ts'
import { noticeUnread } from './renting/threads/notice-unread.ts'
import { propertyInquiries } from './schema/inquiries.ts'
import { aiInsights, insightRefreshes } from './schema/insights.ts'
import { users } from './schema/people.ts'
import { properties } from './schema/properties.ts'
import { tenancies } from './schema/tenancies.ts'
import { threadMessages, threadReads, threads } from './schema/threads.ts'
import { agoFrom } from './seed/moment.ts'

const { database, services, signUp } = await openTestApp()
const [landlord, tenant, stranger, otherLandlord] = await Promise.all([
  signUp('landlord'),
  signUp('tenant'),
  signUp('tenant'),
  signUp('landlord'),
])
const [landlordId, tenantId] = [landlord.user.id, tenant.user.id]
const ago = (days: number) => agoFrom(Date.now())(days)

beforeEach(async () => {
  for (const table of [threads, tenancies, properties, aiInsights]) await database.delete(table)
})

const makeHome = async (title: string, given: Partial<typeof properties.$inferInsert> = {}) => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...storedListing(), title, id, landlordId, ...given })
  return id
}

const makeTenancy = async (propertyId: string, given: Partial<typeof tenancies.$inferInsert>) => {
  const id = Bun.randomUUIDv7()
  await database.insert(tenancies).values({ id, propertyId, tenantId, startsOn: day(-10), ...given })
  return id
}

const insightsOf = async (person: TestBrowser) => {
  await database.delete(insightRefreshes)
  return (await person.call(insightEndpoints.list)).insights
}
const typesOf = async (person: TestBrowser) =>
  (await insightsOf(person)).map(({ insightType }) => insightType)

/** A page at a time. */
const unreadOf = async (person: TestBrowser) => {
  const ids: string[] = []
  let cursor: string | null = ''
  let unread = 0
  while (cursor !== null) {
    const query: Record<string, string> = { unread: 'true', limit: '2', ...(cursor && { cursor }) }
    const page = await person.call(threadEndpoints.list, { query })
    ids.push(...page.threads.map(({ id }) => id))
    ;({ nextCursor: cursor, unread } = page)
  }
  return { ids, unread }
}

const waitingFor = async (person: TestBrowser) =>
  (await person.call(tenancyEndpoints.list, { query: { waiting: 'true' } })).tenancies.map(({ id }) => id)

const everyoneElse = [stranger, otherLandlord]
const expectNobodyElse = async () => {
  for (const person of everyoneElse) {
    expect(await typesOf(person)).toEqual([])
    expect(await unreadOf(person)).toEqual({ ids: [], unread: 0 })
    expect(await waitingFor(person)).toEqual([])
  }
}

describe('unread messages', () => {
  const leaveUnread = async (
    reader: { id: string; isTenant: boolean },
    days: number,
    { propertyId, closedBy }: { propertyId: string; closedBy?: string },
  ) => {
    const id = Bun.randomUUIDv7()
    await database.insert(threads).values({
      id,
      propertyId,
      propertyTitle: 'Loft',
      tenantId,
      landlordId,
      closedBy,
      lastPosition: 3,
      lastMessageAt: ago(0),
    })
    const other = reader.isTenant ? landlordId : tenantId
    const text = { threadId: id, kind: 'text', body: 'Hello' } as const
    await database.insert(threadMessages).values([
      { ...text, position: 1, senderId: other, createdAt: ago(40.5) },
      { ...text, position: 2, senderId: other, createdAt: ago(days) },
      { ...text, position: 3, senderId: other, createdAt: ago(0) },
    ])
    await database.insert(threadReads).values({ threadId: id, userId: reader.id, position: 1, unread: 2 })
    return id
  }
  const asLandlord = { id: landlordId, isTenant: false }
  const asTenant = { id: tenantId, isTenant: true }

  test.each([
    ['landlord', landlord, asLandlord, tenant],
    ['tenant', tenant, asTenant, landlord],
  ] as const)('wait for a %s from a day on, until they are read', async (_, person, reader, other) => {
    const fresh = await leaveUnread(reader, 0.5, { propertyId: await makeHome('Loft') })
    expect(await typesOf(person)).toEqual([])
    const id = await leaveUnread(reader, 2.5, { propertyId: await makeHome('Attic') })
    const [insight, ...others] = await insightsOf(person)
    expect(others).toEqual([])
    const { firstName, lastName } = other.user
    expect(insight).toMatchObject({
      insightType: 'unread_messages',
      title: `You have unread messages from “${firstName} ${lastName}”`,
      summary: 'About “Attic”: it has been waiting for 2 days.',
      priority: 'medium',
      actionUrl: `/messages/${id}`,
      metrics: [{ value: 1 }, { value: 2 }],
    })
    expect(await typesOf(other)).toEqual([])
    await expectNobodyElse()

    const oldest = await leaveUnread(reader, 4.5, { propertyId: await makeHome('Cellar') })
    expect(await insightsOf(person)).toMatchObject([
      {
        title: '2 conversations have unread messages',
        summary: `From “${firstName} ${lastName}” about “Cellar”: the oldest has been waiting for 4 days.`,
        priority: 'high',
        actionUrl: '/messages',
      },
    ])
    const listed = await unreadOf(person)
    expect(listed.ids.toSorted()).toEqual([fresh, id, oldest].toSorted())
    expect(listed.unread).toBe(3)
    const all = (await person.call(threadEndpoints.list)).threads
    expect(all.filter(({ unreadCount }) => unreadCount > 0).map(each => each.id)).toEqual(listed.ids)
    for (const threadId of [id, oldest])
      await person.call(threadEndpoints.read, { params: { id: threadId }, body: { position: 3 } })
    expect(await typesOf(person)).toEqual([])
  })

  test('do not wait in a closed conversation, which is how those with former members end', async () => {
    const propertyId = await makeHome('Loft')
    const id = await leaveUnread(asLandlord, 3.5, { propertyId, closedBy: tenantId })
    expect(await typesOf(landlord)).toEqual([])
    // It can still be read, so the list and its count have it.
    expect(await unreadOf(landlord)).toEqual({ ids: [id], unread: 1 })
  })

  test('of a deleted home are named by the title that it had', async () => {
    await leaveUnread(asLandlord, 3.5, { propertyId: await makeHome('New name', { deletedAt: ago(0) }) })
    expect((await insightsOf(landlord))[0]?.summary).toStartWith('About “Loft”')
  })

  test('with an inquiry that waits are one insight for its landlord', async () => {
    const propertyId = await makeHome('Loft')
    const threadId = await leaveUnread(asLandlord, 3.5, { propertyId })
    const people = { tenantId, landlordId }
    await database
      .insert(propertyInquiries)
      .values({ ...people, propertyId, threadId, message: 'Hello', createdAt: ago(3.5) })
    expect(await typesOf(landlord)).toEqual(['unanswered_inquiries'])
  })
})

describe('offers', () => {
  const lapsing = (days: number) => ({ status: 'offered' as const, createdAt: ago(offerDays - days) })

  test('wait from three days before they lapse until they have lapsed or are answered', async () => {
    const loft = await makeHome('Loft')
    const early = await makeTenancy(loft, lapsing(5))
    await makeTenancy(loft, lapsing(-0.5))
    expect(await typesOf(tenant)).toEqual([])
    expect([await waitingFor(tenant), await waitingFor(landlord)]).toEqual([[early], []])
    const id = await makeTenancy(loft, lapsing(1.5))
    expect(await insightsOf(tenant)).toMatchObject([
      {
        insightType: 'offers_to_answer',
        title: 'Your offer for “Loft” expires soon',
        summary: 'It expires in 1 day.',
        priority: 'high',
        actionUrl: `/tenancies/${id}`,
      },
    ])
    const forLandlord = await insightsOf(landlord)
    expect(forLandlord).toMatchObject([
      {
        insightType: 'lapsing_offers',
        title: 'Your offer of “Loft” expires soon',
        summary: 'It expires in 1 day.',
        actionUrl: `/landlord/properties/${loft}`,
      },
    ])
    const { waiting } = await landlord.call(ownPropertyEndpoints.waiting)
    expect(forLandlord[0]?.metrics?.[0]?.value).toBe(waiting.lapsingOffers)
    expect([await waitingFor(tenant), await waitingFor(landlord)]).toEqual([[id, early], [id]])
    await expectNobodyElse()
    await makeTenancy(await makeHome('Attic'), lapsing(0.5))
    expect(await insightsOf(tenant)).toMatchObject([
      {
        title: '2 offers to you expire soon',
        summary: 'The one for “Attic” expires in less than a day.',
        priority: 'urgent',
      },
    ])
    await database.update(tenancies).set({ status: 'declined' })
    for (const person of [tenant, landlord]) {
      expect(await typesOf(person)).toEqual([])
      expect(await waitingFor(person)).toEqual([])
    }
  })

  test('to an address wait for whoever has confirmed it, and name nobody to the landlord', async () => {
    const invited = await signUp('tenant')
    await makeTenancy(await makeHome('Loft'), {
      ...lapsing(1.5),
      tenantId: null,
      invitedEmail: invited.user.email.toUpperCase(),
    })
    expect(await typesOf(invited)).toEqual([])
    expect(await waitingFor(invited)).toEqual([])
    const [insight] = await insightsOf(landlord)
    expect(JSON.stringify(insight)).not.toContain(invited.user.email)
    await confirmAddress(database, invited.user.id)
    expect(await typesOf(invited)).toEqual(['offers_to_answer'])
    expect(await waitingFor(invited)).toHaveLength(1)
  })
})

test('a notice waits for the side that did not give it, until it is accepted or its day has passed', async () => {
  const loft = await makeHome('Loft', { isAvailable: false })
  const noticed = (days: number) => ({ noticeAt: ago(1), noticeEndsOn: day(days) })
  const moved = { movedInAt: ago(9) }
  await makeTenancy(loft, { ...moved, noticeBy: 'tenant', ...noticed(-1), startsOn: day(-20) })
  for (const person of [landlord, tenant]) expect(await typesOf(person)).toEqual([])
  await database.delete(tenancies)
  const id = await makeTenancy(loft, { ...moved, noticeBy: 'tenant', ...noticed(8) })
  expect(await insightsOf(landlord)).toMatchObject([
    {
      insightType: 'notices_to_accept',
      title: 'A notice at “Loft” is waiting for you',
      summary: 'The requested last day is 8 days away.',
      actionUrl: `/landlord/properties/${loft}`,
    },
  ])
  expect(await typesOf(tenant)).toEqual([])
  expect([await waitingFor(landlord), await waitingFor(tenant)]).toEqual([[id], []])
  await database.update(tenancies).set({ noticeBy: 'landlord' })
  expect(await insightsOf(tenant)).toMatchObject([
    { insightType: 'notices_to_accept', actionUrl: `/tenancies/${id}` },
  ])
  expect(await typesOf(landlord)).toEqual([])
  expect([await waitingFor(landlord), await waitingFor(tenant)]).toEqual([[], [id]])
  await expectNobodyElse()
  await tenant.call(tenancyEndpoints.acceptNotice, { params: { id }, body: {} })
  expect(await typesOf(tenant)).toEqual([])
})

test('a tenant is asked whether they moved in, for a month, until they have said so', async () => {
  const loft = await makeHome('Loft', { isAvailable: false })
  await makeTenancy(loft, { startsOn: day(1), endsOn: day(90) })
  expect(await typesOf(tenant)).toEqual([])
  await database.update(tenancies).set({ startsOn: day(-31), movedInAt: null })
  expect(await typesOf(tenant)).toEqual(['landlords_to_rate'])
  expect(await waitingFor(tenant)).toEqual([])
  await database.update(tenancies).set({ startsOn: day(-3) })
  const [insight, ...others] = await insightsOf(tenant)
  expect(others).toEqual([])
  expect(insight).toMatchObject({
    insightType: 'move_ins_to_confirm',
    title: 'Have you moved into “Loft”?',
    summary: 'Your tenancy began 3 days ago.',
    priority: 'low',
  })
  expect([await typesOf(landlord), await waitingFor(landlord)]).toEqual([[], []])
  expect(await waitingFor(tenant)).toHaveLength(1)
  await expectNobodyElse()
  const [{ id } = { id: '' }] = await database.select().from(tenancies)
  await tenant.call(tenancyWritingEndpoints.moveIn, { params: { id }, body: {} })
  expect(await typesOf(tenant)).toEqual([])
})

test('a tenant is told once that they may rate, also of a home that was archived since', async () => {
  const home = { archivedAt: ago(0), visibilityLevel: 'private' as const }
  const id = await makeTenancy(await makeHome('Loft', home), {
    startsOn: day(-90),
    endsOn: day(-40),
  })
  expect(await insightsOf(tenant)).toMatchObject([
    {
      insightType: 'landlords_to_rate',
      title: 'You can rate your landlord at “Loft”',
      actionUrl: `/tenancies/${id}`,
    },
  ])
  expect(await typesOf(landlord)).toEqual([])
  await expectNobodyElse()
  await tenant.call(ratingWritingEndpoints.rate, { params: { id }, body: { rating: 4 } })
  expect(await typesOf(tenant)).toEqual([])
})

describe('homes that are not on offer', () => {
  const rented = { isAvailable: false }

  test('are named from two months before they are free until three months after', async () => {
    const loft = await makeHome('Loft', rented)
    const id = await makeTenancy(loft, { startsOn: day(-200), endsOn: null, movedInAt: ago(200) })
    const endsIn = async (days: number | null) => {
      await database
        .update(tenancies)
        .set({ endsOn: days === null ? null : day(days) })
        .where(eq(tenancies.id, id))
      return insightsOf(landlord)
    }
    expect(await endsIn(null)).toEqual([])
    expect(await endsIn(60)).toEqual([])
    expect(await endsIn(-92)).toEqual([])
    expect(await endsIn(59)).toMatchObject([{ summary: 'It will be free in 60 days.', priority: 'medium' }])
    expect(await endsIn(-1)).toMatchObject([{ summary: 'It is free from today on.', priority: 'high' }])
    expect(await endsIn(-11)).toMatchObject([
      {
        insightType: 'homes_to_list',
        title: '“Loft” is not listed, but vacant',
        summary: 'It has been vacant for 10 days.',
        actionUrl: `/landlord/properties/${loft}`,
      },
    ])
    const [own] = (await landlord.call(ownPropertyEndpoints.my, { query: { id: loft } })).properties
    expect(own?.vacantSince).toBe(day(-10))
    await expectNobodyElse()
  })

  const homes: Record<string, Partial<typeof properties.$inferInsert>> = {
    listed: { isAvailable: true },
    paused: { visibilityLevel: 'private' },
    deleted: { deletedAt: ago(0) },
    archived: { archivedAt: ago(0), visibilityLevel: 'private' },
  }
  const next: Record<string, Partial<typeof tenancies.$inferInsert>> = {
    'promised to someone for good': { startsOn: day(9) },
    'offered to someone': { status: 'offered', startsOn: day(9), createdAt: ago(1) },
  }
  test.each([...Object.keys(homes), ...Object.keys(next)])('do not count once one is %s', async state => {
    const id = await makeHome('Loft', { ...rented, ...homes[state] })
    await makeTenancy(id, { startsOn: day(-900), endsOn: day(-11), tenantId: stranger.user.id })
    expect(await typesOf(landlord)).toEqual(homes[state] ? [] : ['homes_to_list'])
    if (next[state]) await makeTenancy(id, next[state])
    expect(await typesOf(landlord)).toEqual([])
  })
})

describe('what is noticed is found in as many statements for many as for one, through indexes', () => {
  const explained = explainedDatabase(database)
  const listCost = async (person: TestBrowser) => {
    const context = { ...(await contextAs(services, person)), database: explained.database }
    const given = { params: undefined, body: undefined }
    const unread = (await listThreads(context, { ...given, query: { unread: 'true' } })).threads.length
    const ofThreads = explained.take()
    const waiting = await listTenancies(context, { ...given, query: { waiting: 'true', limit: 100 } })
    return { unread, ofThreads, waiting: waiting.tenancies.length, ofTenancies: explained.take() }
  }
  const cost = async (source: InsightSource, personId: string) => {
    const noticed = await source(explained.database, personId)
    return { noticed, ...explained.take() }
  }

  test('of conversations', async () => {
    const propertyId = await makeHome('Loft')
    const busy = await signUp('landlord')
    const { user } = busy
    await addManyThreads(database, { landlordId, propertyId, threads: 2, messages: 3 })
    await addManyThreads(database, { landlordId: user.id, propertyId, threads: 2000, messages: 3 })
    await database.update(threadMessages).set({ createdAt: ago(1.5) })
    await database.execute(sql`analyze threads, thread_messages, thread_reads, property_inquiries, users`)
    const [few, many] = [
      await cost(noticeUnread.forLandlords, landlordId),
      await cost(noticeUnread.forLandlords, user.id),
    ]
    expect([few.noticed[0]?.metrics[0]?.value, many.noticed[0]?.metrics[0]?.value]).toEqual([1, 1000])
    expect([few.statements, many.statements]).toEqual([1, 1])
    for (const table of ['threads', 'thread_messages', 'thread_reads'])
      expect(few.wholeTables).not.toContain(table)
    const asTenant = await cost(noticeUnread.forTenants, user.id)
    expect([asTenant.noticed, asTenant.pages < 500]).toEqual([[], true])
    // About eleven pages for each conversation that waits.
    expect([few.pages < 60, many.pages < 15_000]).toEqual([true, true])
    const [two, full] = [await listCost(landlord), await listCost(busy)]
    expect([two.unread, full.unread]).toEqual([1, 20])
    expect(full.ofThreads.statements).toBe(two.ofThreads.statements)
    expect(full.ofThreads.pages).toBeLessThan(500)
    await database.delete(threads)
    await database.delete(users).where(sql`${users.email} like 'writer-%'`)
  })

  test('of tenancies and homes', async () => {
    const none = await listCost(landlord)
    for (let home = 0; home < 20; home += 1)
      await makeTenancy(await makeHome(`Home ${home}`, { isAvailable: false }), {
        startsOn: day(-100),
        endsOn: day(-home - 1),
        noticeBy: 'tenant',
        noticeAt: ago(2),
        noticeEndsOn: day(-home - 1),
      })
    await database.update(tenancies).set({ endsOn: null, noticeEndsOn: day(8) })
    const notices = await cost(noticeTenanciesOfLandlord, landlordId)
    expect([notices.statements, notices.noticed[0]?.metrics[0]?.value]).toEqual([1, 20])
    const listed = await listCost(landlord)
    expect([none.waiting, listed.waiting]).toEqual([0, 20])
    expect(listed.ofTenancies.statements).toBe(none.ofTenancies.statements)
    await database.update(tenancies).set({ endsOn: day(-1), noticeBy: 'landlord' })
    const homes = await cost(noticeFreeHomes, landlordId)
    expect([homes.statements, homes.noticed[0]?.metrics[0]?.value]).toEqual([1, 20])
    await database.update(tenancies).set({ endsOn: null })
    const forTenant = await cost(noticeTenanciesOfTenant, tenantId)
    expect([forTenant.statements, forTenant.noticed[0]?.metrics[0]?.value]).toEqual([2, 20])
  })
})
