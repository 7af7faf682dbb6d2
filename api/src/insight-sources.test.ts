// Insights of small random portals agree with figures that plain code computes from the same rows.
import { expect, test } from 'bun:test'
import { unansweredDays } from '@portal/contract/inquiries/expiry'
import { howMany } from '@portal/server/test/length'
import fc from 'fast-check'
import { newListing } from '../test/new-listing.ts'
import { openTestApp } from '../test/test-app.ts'
import { refreshInsights } from './insight-sources.ts'
import { propertyInquiries } from './schema/inquiries.ts'
import { aiInsights, insightRefreshes } from './schema/insights.ts'
import { maintenanceRequests } from './schema/maintenance.ts'
import { properties } from './schema/properties.ts'
import { savedSearches } from './schema/saved-searches.ts'
import { agoFrom } from './seed/moment.ts'

const { signUp, database } = await openTestApp()
const people = await Promise.all([signUp('landlord'), signUp('landlord'), signUp('tenant')])
const [landlordId = '', neighborId = '', tenantId = ''] = people.map(({ user }) => user.id)

const mostly = fc.oneof(
  { arbitrary: fc.constant(true), weight: 5 },
  { arbitrary: fc.constant(false), weight: 1 },
)

/** Half a day more, so that no whole day passes while a test runs. */
const daysTo = (most: number) => fc.integer({ min: 0, max: most }).map(days => days + 0.5)

const Homes = fc.array(
  fc.record({
    rentAmount: fc.integer({ min: 15, max: 25 }).map(hundreds => hundreds * 100),
    bedrooms: mostly.map(isUsual => (isUsual ? 1 : null)),
    propertyType: mostly.map(isUsual => (isUsual ? 'apartment' : 'office')),
    /** Degrees north of the first home: 0.2 are 14 miles, 0.4 are 28. */
    north: fc.constantFrom(0, 0.01, 0.1, 0.2, 0.4, null),
    isAvailable: mostly,
    isPublic: mostly,
    isDeleted: mostly.map(isNotDeleted => !isNotDeleted),
    daysListed: daysTo(60),
    inquiries: fc.array(
      fc.record({ days: daysTo(50), status: fc.constantFrom('pending' as const, 'responded' as const) }),
      { maxLength: 3 },
    ),
    requests: fc.array(
      fc.record({
        days: daysTo(20),
        scheduled: fc.option(fc.integer({ min: -5, max: 5 }).map(days => days + 0.5)),
        priority: fc.constantFrom('low' as const, 'medium' as const, 'high' as const, 'urgent' as const),
        status: fc.constantFrom('submitted' as const, 'acknowledged' as const, 'completed' as const),
      }),
      { maxLength: 1 },
    ),
  }),
  { minLength: 4, maxLength: 24, size: 'max' },
)
type Home = (typeof Homes extends fc.Arbitrary<infer Each> ? Each : never)[number]

/** The first four, so that no kind of insight is cut at five. */
const isOwn = (index: number): boolean => index < 4
const isNotDeleted = ({ isDeleted }: Home): boolean => !isDeleted
const isOnOffer = (home: Home): boolean => isNotDeleted(home) && home.isAvailable && home.isPublic

const store = async (homes: readonly Home[]): Promise<void> => {
  const ago = agoFrom(Date.now())
  for (const table of [properties, aiInsights, insightRefreshes, savedSearches]) await database.delete(table)
  for (const [index, home] of homes.entries()) {
    const ownerId = isOwn(index) ? landlordId : neighborId
    const id = Bun.randomUUIDv7()
    await database.insert(properties).values({
      ...newListing(),
      id,
      landlordId: ownerId,
      title: `Home ${index}`,
      rentAmount: home.rentAmount,
      bedrooms: home.bedrooms,
      propertyType: home.propertyType,
      latitude: home.north === null ? null : 37 + home.north,
      longitude: home.north === null ? null : -122,
      isAvailable: home.isAvailable,
      visibilityLevel: home.isPublic ? 'public' : 'private',
      deletedAt: home.isDeleted ? ago(0) : null,
      listedAt: ago(home.daysListed),
    })
    const about = { propertyId: id, tenantId, landlordId: ownerId }
    for (const { days, status } of home.inquiries)
      await database.insert(propertyInquiries).values({ ...about, status, createdAt: ago(days) })
    for (const { days, scheduled, priority, status } of home.requests)
      await database.insert(maintenanceRequests).values({
        ...about,
        title: 'Drip',
        description: 'Drip',
        category: 'plumbing',
        priority,
        status,
        scheduledDate: scheduled === null ? null : ago(scheduled),
        createdAt: ago(days),
      })
  }
  const filters = { propertyType: 'apartment' as const }
  await database
    .insert(savedSearches)
    .values({ userId: tenantId, name: 'Any', alert: 'never', filters, zone: 'UTC' })
}

type Figures = [insightType: string, title: string, ...figures: number[]]

const byHome = ([, one]: Figures, [, other]: Figures) => one.localeCompare(other)

const noticedBy = async (userId: string): Promise<Map<string, Figures[]>> => {
  await refreshInsights(database, userId)
  const rows = (await database.select().from(aiInsights)).filter(row => row.userId === userId)
  const figures = rows.map(({ insightType, title, metrics }): Figures => {
    const [, home = ''] = /“(.*?)”/.exec(title) ?? []
    return [insightType, home, ...(metrics ?? []).map(({ value }) => value)]
  })
  return Map.groupBy(figures.toSorted(byHome), ([type]) => type)
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return Math.round((low + high) / 2)
}

/** In miles along a meridian. */
const between = (one: number, other: number) => Math.abs(one - other) * 69.2

const similarHomesOf = (home: Home, homes: readonly Home[]): Home[] => {
  const { north } = home
  if (north === null) return []
  return homes.filter(
    (other, index) =>
      !isOwn(index) &&
      isOnOffer(other) &&
      other.north !== null &&
      between(north, other.north) < 20 &&
      other.bedrooms === home.bedrooms &&
      other.propertyType === home.propertyType,
  )
}

const recent = ({ inquiries }: Home) => inquiries.filter(({ days }) => days < 30).length

const expectOwnHomes = (homes: readonly Home[]): Figures[] =>
  homes.slice(0, 4).flatMap((home, index): Figures[] => {
    if (!isOnOffer(home)) return []
    const similar = similarHomesOf(home, homes)
    const isCompared = similar.length >= 5
    const noticed: Figures[] = []
    const middle = median(similar.map(({ rentAmount }) => rentAmount))
    const percent = Math.round(((home.rentAmount - middle) / middle) * 100)
    const furthest = Math.max(...similar.map(({ north }) => between(north ?? 0, home.north ?? 0)))
    if (isCompared && Math.abs(percent) >= 10) {
      const type = percent > 0 ? 'rent_above_median' : 'rent_below_median'
      noticed.push([type, `Home ${index}`, home.rentAmount, middle, percent, similar.length, furthest])
    }
    const average = isCompared ? Math.round((sum(similar.map(recent)) / similar.length) * 10) / 10 : 0
    const days = Math.floor(home.daysListed)
    if (days >= 30 && (recent(home) === 0 || recent(home) * 2 < average))
      noticed.push(['few_inquiries', `Home ${index}`, recent(home), ...(isCompared ? [average] : []), days])
    return noticed
  })

const patience = { urgent: 1, high: 3, medium: 7, low: 14 }

test('all figures match those of plain code', async () => {
  const seen = new Set<string>()
  const isRight = async (homes: readonly Home[]) => {
    await store(homes)
    const [forLandlord, forTenant] = [await noticedBy(landlordId), await noticedBy(tenantId)]
    for (const type of [...forLandlord.keys(), ...forTenant.keys()]) seen.add(type)

    const ownHomes = Map.groupBy(expectOwnHomes(homes).toSorted(byHome), ([type]) => type)
    expect(forLandlord.get('few_inquiries')).toEqual(ownHomes.get('few_inquiries'))
    for (const type of ['rent_above_median', 'rent_below_median']) {
      const [noticed, expected] = [forLandlord.get(type) ?? [], ownHomes.get(type) ?? []]
      expect(noticed.map(figures => figures.slice(0, -1))).toEqual(expected.map(each => each.slice(0, -1)))
      for (const [index, figures] of noticed.entries())
        expect(Math.abs(Number(figures.at(-1)) - Number(expected[index]?.at(-1)))).toBeLessThan(0.3)
    }
    const own = homes.slice(0, 4)
    const offered = own.filter(isOnOffer)
    const unmapped = offered.filter(({ north }) => north === null).length
    expect(forLandlord.get('not_on_the_map')?.map(each => each.slice(2)) ?? []).toEqual(
      unmapped === 0 ? [] : [[unmapped, offered.length]],
    )

    const waitingOf = (some: readonly Home[]) =>
      some
        .filter(isNotDeleted)
        .flatMap(({ inquiries }) => inquiries)
        .filter(({ status, days }) => status === 'pending' && days >= 1 && days < unansweredDays)
        .map(({ days }) => Math.floor(days))
    const countsOf = (days: readonly number[]) =>
      days.length === 0 ? [] : [[days.length, Math.max(...days)]]
    const counted = (type: string, noticed: Map<string, Figures[]>) =>
      noticed.get(type)?.map(each => each.slice(2)) ?? []
    expect(counted('unanswered_inquiries', forLandlord)).toEqual(countsOf(waitingOf(own)))
    expect(counted('inquiries_without_answer', forTenant)).toEqual(countsOf(waitingOf(homes)))

    const lateOf = own
      .filter(isNotDeleted)
      .flatMap(({ requests }) => requests)
      .filter(({ status }) => status !== 'completed')
      .map(({ days, scheduled, priority }) => scheduled ?? days - patience[priority])
      .filter(days => days > 0)
    expect(counted('overdue_repairs', forLandlord)).toEqual(countsOf(lateOf.map(Math.floor)))
    const untouched = homes
      .filter(isNotDeleted)
      .flatMap(({ requests }) => requests)
      .filter(({ status, days }) => status === 'submitted' && days >= 1)
    expect(counted('requests_waiting', forTenant)).toEqual(
      countsOf(untouched.map(({ days }) => Math.floor(days))),
    )

    const found = homes.filter(home => isOnOffer(home) && home.propertyType === 'apartment')
    const rents = found.map(({ rentAmount }) => rentAmount)
    const isNew = found.filter(({ daysListed }) => daysListed < 7).length
    expect(counted('saved_search_rents', forTenant)).toEqual(
      found.length < 5 ? [] : [[found.length, median(rents), Math.min(...rents), isNew]],
    )
  }
  // `npm test` always uses the same seed, so that every kind is included.
  const seed = howMany(2, Date.now())
  await fc.assert(fc.asyncProperty(Homes, isRight), { seed, numRuns: howMany(12, 100) })
  expect(seen.size).toBe(9)
}, 300_000)
