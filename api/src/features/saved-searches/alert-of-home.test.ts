import { describe, expect, test } from 'bun:test'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { nextDigest } from '../../domain/next-digest.ts'
import type { Database } from '../../platform/database/database.ts'
import { runHousekeeping } from '../../platform/database/housekeeping.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { homeAlerts, savedSearches } from '../../schema/saved-searches.ts'
import { startJobs } from '../../start-jobs.ts'
import { alertOfHome } from './alert-of-home.ts'
import { sendDigests } from './send-digests.ts'

const { database, signUp, url } = await openTestApp({ jobs: true })
const { create, update, delete: remove } = savedSearchEndpoints

let cities = 0

/** A separate city, so that tests do not get each other's alerts. */
const newCity = (): string => {
  cities += 1
  return `City ${cities}`
}

const stage = async () => ({
  tenant: await signUp('tenant', 'basic'),
  landlord: await signUp('landlord', 'basic'),
  city: newCity(),
})

const save = async (browser: TestBrowser, filters: object, overrides: object = {}) =>
  (await browser.call(create, { body: { name: 'Near work', alert: 'instant', filters, ...overrides } }))
    .savedSearch

const listHome = async (landlord: TestBrowser, overrides: Record<string, unknown>) =>
  (await landlord.call(listingEndpoints.create, { body: newListing(overrides) })).property

const change = (landlord: TestBrowser, id: string, body: object) =>
  landlord.call(listingEndpoints.update, { params: { id }, body })

const keep = (browser: TestBrowser, propertyId: string) =>
  browser.call(favoriteEndpoints.add, { params: { propertyId } })

const titlesOf = async (browser: TestBrowser) =>
  (await browser.call(notificationEndpoints.list)).notifications.map(({ title }) => title).toReversed()

/** Makes it morning for every search, in all processes at once. */
const inTheMorning = async () => {
  await database.update(savedSearches).set({ digestAt: sql`now()` }).where(eq(savedSearches.alert, 'daily'))
  await Promise.all([sendDigests(database, { hasMail: true }), sendDigests(database, { hasMail: true })])
}

describe('a new home', () => {
  test('sends one instant alert, however many searches find it', async () => {
    const other = await startJobs(url) // another process, which must not notify a second time
    const { tenant, landlord, city } = await stage()
    await save(tenant, { city })
    await save(tenant, { bedrooms: 2, north: 38, south: 37, east: -122, west: -123 }, { name: 'Two beds' })
    await save(tenant, { city }, { alert: 'daily' })
    const home = await listHome(landlord, { city, rentAmount: 2450.5 })
    await untilTrue(async () => (await titlesOf(tenant)).length > 0)
    await untilHandled(database)
    expect((await tenant.call(notificationEndpoints.list)).notifications).toMatchObject([
      {
        title: 'New home: Sunny flat near the park',
        message: `$2,450.50/month in ${city}, CA. It matches your search “Near work”.`,
        type: 'info',
        category: 'property',
        actionUrl: `/properties/${home.id}`,
        actionText: 'View home',
      },
    ])
    await inTheMorning()
    expect(await titlesOf(tenant)).toHaveLength(1)
    await other.stop()
  })

  test('sends no alert if it misses one filter, is rented or private, or if nobody wants alerts', async () => {
    const { tenant, landlord, city } = await stage()
    await save(tenant, { city, petFriendly: 'true' })
    await save(tenant, { city, bedrooms: 3 })
    await save(tenant, { city, maxRent: 3199 })
    await save(tenant, { city }, { alert: 'never' })
    await listHome(landlord, { city })
    const filters = { city, petFriendly: true }
    await listHome(landlord, { ...filters, isAvailable: false })
    await listHome(landlord, { ...filters, visibilityLevel: 'private' })
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual([])
  })

  test('sends no alert to its own landlord', async () => {
    const { landlord, city } = await stage()
    await save(landlord, { city })
    await listHome(landlord, { city })
    await untilHandled(database)
    expect(await titlesOf(landlord)).toEqual([])
  })

  test('sends an alert when it becomes public, available or affordable, but only once a week', async () => {
    const { tenant, landlord, city } = await stage()
    const hidden = await listHome(landlord, { city, title: 'Hidden', visibilityLevel: 'private' })
    const taken = await listHome(landlord, { city, title: 'Taken', isAvailable: false })
    const dear = await listHome(landlord, { city, title: 'Dear', rentAmount: 4000 })
    const cheap = await listHome(landlord, { city, title: 'Cheap', rentAmount: 3000 })
    await untilHandled(database)
    await save(tenant, { city, maxRent: 3500 })
    await change(landlord, dear.id, { rentAmount: 3600 })
    await change(landlord, cheap.id, { rentAmount: 2900 }) // it was affordable before
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual([])
    const inTurn = [
      [hidden.id, { visibilityLevel: 'private' }, { visibilityLevel: 'public' }],
      [taken.id, { isAvailable: false }, { isAvailable: true }],
      [dear.id, { rentAmount: 3600 }, { rentAmount: 3500 }],
    ] as const
    for (let round = 1; round <= 3; round += 1)
      for (const [id, away, there] of inTurn) {
        await change(landlord, id, away)
        await change(landlord, id, there)
        await untilHandled(database)
      }
    const titles = ['New home: Hidden', 'New home: Taken', 'New home: Dear']
    expect(await titlesOf(tenant)).toEqual(titles)
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: hidden.id } })
    await landlord.call(ownPropertyEndpoints.restore, { params: { id: hidden.id } })
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual(titles)
    await database.update(homeAlerts).set({ createdAt: sql`now() - interval '8 days'` })
    await runHousekeeping(database)
    await change(landlord, dear.id, { rentAmount: 3600 })
    await change(landlord, dear.id, { rentAmount: 3400 })
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual([...titles, 'New home: Dear'])
  })

  test('sends no alert if it was paused, rented or deleted before anybody was notified', async () => {
    const { tenant, landlord, city } = await stage()
    await save(tenant, { city })
    const gone = [
      { visibilityLevel: 'private' },
      { isAvailable: false },
      { deletedAt: new Date().toISOString() },
    ] as const
    for (const overrides of gone) {
      const propertyId = Bun.randomUUIDv7()
      const row = { ...newListing({ city }), ...overrides, id: propertyId, landlordId: landlord.user.id }
      await database.insert(properties).values(row)
      await database.transaction(transaction =>
        alertOfHome({ hasMail: false })(
          transaction,
          { type: 'property_listed', propertyId },
          Bun.randomUUIDv7(),
        ),
      )
    }
    expect(await titlesOf(tenant)).toEqual([])
  })
})

describe('in the morning', () => {
  test('people get everything that a search found, each home from one search only', async () => {
    const { tenant, landlord, city } = await stage()
    await save(tenant, { city }, { alert: 'daily', name: 'Near work' })
    await save(tenant, { city, petFriendly: 'true' }, { alert: 'daily', name: 'With a cat' })
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await listHome(landlord, { city, title })
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual([])
    await inTheMorning()
    expect((await tenant.call(notificationEndpoints.list)).notifications).toMatchObject([
      {
        title: '5 new homes for “Near work”',
        message: '“Five”, “Four”, “Three” and 2 more.',
        actionUrl: '/saved?tab=searches',
      },
    ])
    await inTheMorning()
    expect(await titlesOf(tenant)).toHaveLength(1)
    await listHome(landlord, { city, title: 'Six' })
    await untilHandled(database)
    await inTheMorning()
    expect(await titlesOf(tenant)).toEqual(['5 new homes for “Near work”', '1 new home for “Near work”'])
  })

  test('homes that are no longer available or wanted are left out', async () => {
    const { tenant, landlord, city } = await stage()
    const { id } = await save(tenant, { city }, { alert: 'daily' })
    const paused = await listHome(landlord, { city, title: 'Paused' })
    const large = await listHome(landlord, { city, title: 'Large', bedrooms: 5 })
    await listHome(landlord, { city, title: 'Small', bedrooms: 1 })
    await untilHandled(database)
    await change(landlord, paused.id, { visibilityLevel: 'private' })
    await tenant.call(update, { params: { id }, body: { filters: { city, bedrooms: 4 } } })
    await inTheMorning()
    expect((await tenant.call(notificationEndpoints.list)).notifications).toMatchObject([
      { title: '1 new home for “Near work”', message: '“Large”.' },
    ])
    await tenant.call(update, { params: { id }, body: { filters: { city } } })
    await change(landlord, paused.id, { visibilityLevel: 'public' })
    await change(landlord, large.id, { rentAmount: 100 })
    await untilHandled(database)
    await inTheMorning()
    const [newest] = (await tenant.call(notificationEndpoints.list)).notifications
    expect(newest).toMatchObject({ title: '2 new homes for “Near work”' }) // the small home matches again
  })

  test('a search that was deleted or turned off sends nothing, and then others may', async () => {
    const { tenant, landlord, city } = await stage()
    const gone = await save(tenant, { city }, { alert: 'daily' })
    const off = await save(tenant, { city }, { alert: 'daily' })
    const { id } = await listHome(landlord, { city })
    await untilHandled(database)
    await tenant.call(remove, { params: { id: gone.id } })
    await tenant.call(update, { params: { id: off.id }, body: { alert: 'never' } })
    await inTheMorning()
    expect(await titlesOf(tenant)).toEqual([])
    await tenant.call(update, { params: { id: off.id }, body: { alert: 'instant' } })
    await change(landlord, id, { isAvailable: false })
    await change(landlord, id, { isAvailable: true })
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual(['New home: Sunny flat near the park'])
  })

  test('a search that is being deleted is left out, and blocks nobody else’s alert', async () => {
    const { tenant, landlord, city } = await stage()
    const other = await signUp('tenant', 'basic')
    const { id: propertyId } = await listHome(landlord, { city })
    await untilHandled(database)
    const gone = await save(tenant, { city })
    await save(other, { city })
    let telling: Promise<unknown> | undefined
    await database.transaction(async deleting => {
      await deleting.delete(savedSearches).where(eq(savedSearches.id, gone.id))
      telling = database.transaction(transaction =>
        alertOfHome({ hasMail: false })(
          transaction,
          { type: 'property_listed', propertyId },
          Bun.randomUUIDv7(),
        ),
      )
      await untilTrue(async () => {
        const waiting = await database.execute(sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return waiting.length > 0
      })
    })
    await telling
    expect([await titlesOf(tenant), await titlesOf(other)]).toEqual([
      [],
      ['New home: Sunny flat near the park'],
    ])
  })

  test('means 8 AM local time of the place, even when daylight saving time begins or ends', async () => {
    const after = async (moment: string, zone: string) => {
      const [row] = await database.execute<{ at: string }>(
        sql`select ${nextDigest(sql`${zone}`, sql`${moment}::timestamptz`)} as at`,
      )
      return new Date(row?.at ?? '').toISOString()
    }
    const pacific = 'America/Los_Angeles'
    expect(await after('2026-01-10T15:59:59Z', pacific)).toBe('2026-01-10T16:00:00.000Z')
    expect(await after('2026-01-10T16:00:00Z', pacific)).toBe('2026-01-11T16:00:00.000Z')
    expect(await after('2026-03-07T16:00:00Z', pacific)).toBe('2026-03-08T15:00:00.000Z') // 23 hours
    expect(await after('2026-10-31T15:00:00Z', pacific)).toBe('2026-11-01T16:00:00.000Z') // 25 hours
    expect(await after('2026-07-01T12:00:00Z', 'America/New_York')).toBe('2026-07-02T12:00:00.000Z')
    expect(await after('2026-07-01T11:59:00Z', 'America/New_York')).toBe('2026-07-01T12:00:00.000Z')
    expect(await after('2026-07-01T11:59:00Z', 'Asia/Kathmandu')).toBe('2026-07-02T02:15:00.000Z')
  })
})

describe('of a favorite', () => {
  test('people learn how much cheaper it is than they knew, and that it was rented, each once a week', async () => {
    const { tenant, landlord, city } = await stage()
    const { id } = await listHome(landlord, { city, rentAmount: 3000 })
    await keep(tenant, id)
    await keep(landlord, id)
    await change(landlord, id, { rentAmount: 3500 })
    await change(landlord, id, { rentAmount: 3000 }) // back to the known rent
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual([])
    await change(landlord, id, { rentAmount: 2750 })
    await untilHandled(database)
    await change(landlord, id, { rentAmount: 2749 })
    await change(landlord, id, { isAvailable: false })
    await change(landlord, id, { isAvailable: true })
    await change(landlord, id, { isAvailable: false })
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual([
      'Now $250 less: Sunny flat near the park',
      'Rented: Sunny flat near the park',
    ])
    expect(await titlesOf(landlord)).toEqual([])
    await database.update(homeAlerts).set({ createdAt: sql`now() - interval '8 days'` })
    await runHousekeeping(database)
    await change(landlord, id, { isAvailable: true, rentAmount: 2700 })
    await untilHandled(database)
    expect((await titlesOf(tenant)).at(-1)).toBe('Now $50 less: Sunny flat near the park')
  })

  test('people learn once that it is cheaper, not also that it is new', async () => {
    const { tenant, landlord, city } = await stage()
    const { id } = await listHome(landlord, { city, rentAmount: 3000 })
    await keep(tenant, id)
    await save(tenant, { city, maxRent: 2900 })
    await untilHandled(database) // too expensive when it was new
    await change(landlord, id, { rentAmount: 2900 })
    await untilHandled(database)
    expect(await titlesOf(tenant)).toEqual(['Now $100 less: Sunny flat near the park'])
  })
})

/** The same database, counting the statements that insert into each table. */
const countingInserts = (counted: Database, counts: Record<string, number>): Database =>
  new Proxy(counted, {
    get: (target, name) => {
      if (name !== 'insert') return Reflect.get(target, name)
      return (table: PgTable) => {
        counts[getTableName(table)] = (counts[getTableName(table)] ?? 0) + 1
        return target.insert(table)
      }
    },
  })

test('a home finds 1,001 searches in one statement, and tells and mails their people in one more a thousand', async () => {
  const landlord = await signUp('landlord')
  const city = newCity()
  const people = Array.from({ length: 1001 }, () => Bun.randomUUIDv7())
  await database.insert(users).values(
    people.map(id => ({
      id,
      email: `${id}@example.org`,
      emailConfirmedAt: '2026-01-01T00:00:00Z',
      passwordHash: '',
      userType: 'tenant' as const,
      firstName: 'Sam',
      lastName: 'Reed',
    })),
  )
  await database.insert(savedSearches).values(
    people.map(userId => ({
      userId,
      name: 'Near work',
      alert: 'instant' as const,
      filters: { city },
      zone: 'UTC',
    })),
  )
  const { id } = await listHome(landlord, { city })
  await untilHandled(database)
  await database.delete(homeAlerts).where(eq(homeAlerts.propertyId, id))
  const counts: Record<string, number> = {}
  const event = { type: 'property_listed' as const, propertyId: id }
  await database.transaction(transaction =>
    alertOfHome({ hasMail: true })(countingInserts(transaction, counts), event, Bun.randomUUIDv7()),
  )
  expect(counts).toEqual({ home_alerts: 1, ai_notifications: 2, outgoing_mails: 2 })
  expect(await database.$count(outgoingMails, inArray(outgoingMails.userId, people))).toBe(1001)
})
