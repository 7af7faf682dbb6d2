import { describe, expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { rentalApplicationLifecycle } from '@portal/contract/applications/lifecycle'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { inquiryLifecycle } from '@portal/contract/inquiries/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { isTheirTurn } from '@portal/contract/threads/thread'
import { photoIdIn } from '@portal/contract/values/photo-address'
import { filterMessage } from '@portal/language/contact-filter/filter-message'
import { emptyTable } from '../../test/empty-table.ts'
import { openTestApp, patience } from '../../test/test-app.ts'
import { users } from '../schema/people.ts'
import { dealingsFrom } from './dealings.ts'
import { makeListings } from './listings.ts'
import { agoFrom, clocksFrom } from './moment.ts'
import { seed } from './seed.ts'

const { database, signIn, services } = await openTestApp()
await emptyTable(database, users)
await seed(database, { ...services.objects, patienceMs: patience.statement_timeout })
const [tenant, landlord] = [await signIn('tenant@example.com'), await signIn('landlord@example.com')]
const noFiles = { photosOf: () => [], papersOf: () => [] }

const both = [
  ['tenant', tenant],
  ['landlord', landlord],
] as const

const stored = async (person: typeof tenant) => {
  const { threads } = await person.call(threadEndpoints.list, { query: { limit: '100' } })
  return Promise.all(
    threads.map(({ id }) =>
      person.call(threadEndpoints.messages, { params: { id }, query: { limit: '100' } }),
    ),
  )
}

describe.each(both)('the conversations of the demonstration’s %s', (_, person) => {
  test('are of every kind: with photographs, over several days, with events, closed, about a home that is gone, and unread', async () => {
    const conversations = await stored(person)
    const kindsOf = ({ thread, messages }: (typeof conversations)[number]) => {
      const days = new Set(messages.map(({ createdAt }) => createdAt.slice(0, 10)))
      const events = new Set(messages.flatMap(({ event }) => event?.type ?? []))
      return [
        ...(messages.some(({ photos }) => photos.length > 0) ? ['photographs'] : []),
        ...(days.size >= 4 ? ['several days'] : []),
        ...(events.size >= 4 ? ['several events'] : []),
        ...(thread.closedBy ? ['closed'] : []),
        ...(thread.property ? [] : ['gone']),
        ...(thread.unreadCount > 0 ? ['unread'] : []),
        ...(thread.nextStep?.isYours ? ['your turn'] : []),
      ]
    }
    const kinds = new Set(conversations.flatMap(kindsOf))
    expect(kinds).toEqual(
      new Set(['photographs', 'several days', 'several events', 'closed', 'gone', 'unread', 'your turn']),
    )
  })

  test('are found by whose turn it is, those that have waited longest first, and counted alike', async () => {
    const find = async (query: Record<string, string>) =>
      (await person.call(threadEndpoints.list, { query: { limit: '100', ...query } })).threads
    const all = await find({})
    const waiting = all.filter(({ nextStep }) => isTheirTurn(nextStep))
    const unread = all.filter(({ unreadCount }) => unreadCount > 0)
    expect(await person.call(threadEndpoints.counts)).toEqual({
      waiting: waiting.length,
      unread: unread.length,
    })
    expect(await find({ waiting: 'true' })).toEqual(waiting.reverse())
    expect(await find({ unread: 'true' })).toEqual(unread)
  })

  test('have messages without gaps, in order, and say what is unread', async () => {
    for (const { thread, messages } of await stored(person)) {
      expect(messages.map(({ position }) => position)).toEqual(messages.map((_, index) => index + 1))
      expect(messages.map(({ createdAt }) => createdAt)).toEqual(
        messages.map(({ createdAt }) => createdAt).sort(),
      )
      const later = messages.filter(({ position }) => position > thread.readPosition)
      expect(later.filter(({ senderId }) => senderId === thread.other.id)).toHaveLength(thread.unreadCount)
    }
  })

  test('show photographs to the two alone', async () => {
    const shown = (await stored(person)).flatMap(({ messages }) => messages.flatMap(({ photos }) => photos))
    for (const address of shown) {
      const looking = { params: { id: photoIdIn(address) ?? '' }, query: { width: '320' } }
      expect((await person.sendTo(photoEndpoints.read, looking)).status).toBe(200)
      expect((await (await signIn('admin@example.com')).sendTo(photoEndpoints.read, looking)).status).toBe(
        404,
      )
    }
  })
})

test('the demonstration’s tenant has inquiries and applications in every state', async () => {
  const { inquiries } = await tenant.call(inquiryEndpoints.list, { query: { limit: '100' } })
  expect(new Set(inquiries.map(({ status }) => status))).toEqual(new Set(statesOf(inquiryLifecycle)))
  const { applications } = await tenant.call(applicationEndpoints.list)
  expect(applications.map(({ status }) => status).toSorted()).toEqual(
    statesOf(rentalApplicationLifecycle).toSorted(),
  )
})

test('the demonstration’s landlord has tours of every kind, and applications in every state', async () => {
  const { inquiries } = await landlord.call(inquiryEndpoints.list, { query: { limit: '100' } })
  const now = new Date().toISOString()
  const kinds = inquiries.map(({ status, scheduledDate }) =>
    status === 'scheduled' ? (scheduledDate && scheduledDate > now ? 'to come' : 'outcome to say') : status,
  )
  expect(new Set(kinds)).toEqual(new Set(['pending', 'responded', 'to come', 'outcome to say', 'completed']))
  const { applications } = await landlord.call(applicationEndpoints.list)
  expect(new Set(applications.map(({ status }) => status))).toEqual(
    new Set(statesOf(rentalApplicationLifecycle)),
  )
})

test('the landlord sees what applicants share for as long as their applications wait', async () => {
  const { consents } = await landlord.call(consentEndpoints.list, { query: { side: 'requester' } })
  const shared = consents.filter(({ propertyId }) => propertyId)
  expect(shared.map(({ dataCategory, owner }) => `${owner.firstName}: ${dataCategory}`).toSorted()).toEqual([
    'Nora: documents',
    'Nora: profile',
    'Samir: profile',
  ])
  for (const { id, dataCategory } of shared) {
    const { data, documents } = await landlord.call(consentEndpoints.data, { params: { id } })
    expect(dataCategory === 'documents' ? documents : Object.keys(data)).not.toEqual([])
  }
})

test('both have tenancies that are offered, agreed on, of today and of the past, and a notice waits for the landlord', async () => {
  for (const [, person] of both) {
    const { tenancies } = await person.call(tenancyEndpoints.list)
    expect(new Set(tenancies.map(({ status }) => status))).toEqual(
      new Set(['offered', 'agreed', 'active', 'ended']),
    )
    expect(tenancies.flatMap(({ notice }) => notice ?? [])).toMatchObject([{ by: 'tenant', isWaiting: true }])
  }
  expect((await tenant.call(tenancyEndpoints.my)).tenancies).toHaveLength(2)
})

test('the landlord’s page shows what tenants say, and how fast they are answered', async () => {
  const { user } = await landlord.call(authEndpoints.me)
  const params = { id: user.id }
  const { averageRating, ratings } = await tenant.call(ratingEndpoints.ofLandlord, { params })
  expect([averageRating?.toFixed(1), ratings.map(({ rating }) => rating)]).toEqual(['4.7', [5, 4, 5]])
  const { person } = await tenant.call(peopleEndpoints.read, { params })
  expect(person).toMatchObject({ answeredPercent: 100, replyTimeMinutes: expect.any(Number) })
})

test('what its people write to each other holds no contact details', () => {
  const words = dealingsFrom(clocksFrom(Date.now()), noFiles).flatMap(({ steps }) =>
    steps.flatMap(step => ('words' in step ? step.words : [])),
  )
  for (const written of words) expect(filterMessage(written, []).text).toBe(written)
})

test('people deal with homes that were listed by then', () => {
  const start = Date.now()
  const people = { landlordId: '', otherLandlordIds: [''] }
  const listings = makeListings(agoFrom(start), people)
  for (const { home, goneTitle, steps } of dealingsFrom(clocksFrom(start), noFiles)) {
    const first = steps.find(({ did }) => did === 'ask' || did === 'apply')
    const listedAt = listings[home]?.createdAt ?? ''
    if (first && !goneTitle) expect([home, first.at > listedAt]).toEqual([home, true])
  }
})

test('once it is a hundred days old, everything that waited for someone has ended by itself', async () => {
  const { database, signIn } = await openTestApp()
  await emptyTable(database, users)
  await seed(database, undefined, Date.now() - 100 * 86_400_000)
  for (const email of ['tenant@example.com', 'landlord@example.com']) {
    const person = await signIn(email)
    const { inquiries } = await person.call(inquiryEndpoints.list, { query: { limit: '100' } })
    expect(inquiries.filter(({ status }) => status === 'pending')).toEqual([])
    const { applications } = await person.call(applicationEndpoints.list)
    expect(applications.filter(({ status }) => /submitted|under_review|accepted/.test(status))).toEqual([])
    const { tenancies } = await person.call(tenancyEndpoints.list)
    expect(new Set(tenancies.map(({ status }) => status))).toEqual(new Set(['expired', 'active', 'ended']))
    const { threads } = await person.call(threadEndpoints.list, { query: { limit: '100' } })
    const steps = threads.flatMap(({ nextStep }) => (nextStep ? nextStep.type : []))
    expect(new Set(steps)).toEqual(new Set(['say_outcome']))
  }
})
