import { filterAmenities, PropertyType } from '@portal/contract/properties/choices'
import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { bathroomChoices, bedroomChoices, type Facets, rentBars } from '@portal/contract/properties/facets'
import { openBathrooms, openBedrooms, openRent } from '@portal/contract/properties/open-ended'
import { exactTotalLimit, type PropertyFilters } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Verb } from '../../platform/route.ts'
import { traitsOf } from '../../schema/search.ts'
import { expectHomes, expectWords } from './expect-homes.ts'
import { findHomes } from './find-homes.ts'
import {
  homesByWords,
  homesInBoxes,
  homesInPlaces,
  homesOfRents,
  newestHomes,
  orderOf,
  type Source,
} from './home-sources.ts'
import { countKept } from './kept-counts.ts'
import { atLeastFrom, type Criteria, criteriaOf, keysOf, rentsOf } from './search-criteria.ts'

/** The filters of which a home can meet one choice: a choice's count leaves the filter of its own kind out. */
type Kind = 'propertyType' | 'bedrooms' | 'bathrooms' | 'rents'

/** One of the numbers that the answer holds. */
interface Choice {
  kind: Kind | undefined
  /** Whether a home has it, on columns of `search_homes`. */
  isMet: SQL
  /** The filters that find the homes it counts. */
  filters: PropertyFilters
}

const newest = { sort: 'newest', near: undefined, after: undefined } as const

/**
 * So many of the newest homes are looked at in one go; the choices of most are counted once a third of them are. Where a look may
 * have all that meet the filters, it goes further: that is quicker than to look for one choice at a time.
 */
const mostSeen = { newest: 30_000, entries: 150_000, rows: 30_000, matches: 150_000 }
const barCount = (rentBars.to - rentBars.from) / rentBars.width
/** Statements at once, so that one person's filters leave connections for others. */
const mostAtOnce = 3

/**
 * Reads the counts that are kept. For the others it looks at the homes that meet the filters which none of these choices leaves out,
 * and counts for all at once. Where these homes are too many, the choices that more than a thousand of those seen have are known,
 * and the rest are counted one by one.
 */
export const countFacets: Verb<typeof propertyEndpoints.facets> = async ({ database }, { query }) => {
  const choices = choicesOf(query)
  const counted = await countChoices(database, query, Object.values(choices).flat())
  const tallyOf = (choice: Choice | undefined) => {
    const { count } = (choice && counted.get(choice)) ?? unseen
    return { count: Math.min(count, exactTotalLimit), truncated: count > exactTotalLimit }
  }
  const talliesOf = <Value>(values: readonly Value[], of: readonly Choice[]) =>
    values.map((choice, index) => ({ choice, ...tallyOf(of[index]) }))
  return {
    total: tallyOf(choices.total[0]),
    propertyType: talliesOf(PropertyType.options, choices.propertyType),
    bedrooms: talliesOf(bedroomChoices, choices.bedrooms),
    bathrooms: talliesOf(bathroomChoices, choices.bathrooms),
    amenities: talliesOf(filterAmenities, choices.amenities),
    petFriendly: tallyOf(choices.flags[0]),
    smokingAllowed: tallyOf(choices.flags[1]),
    rents: barsOf(choices.rents, counted, tallyOf),
  }
}

interface Counted {
  /** Exact up to `exactTotalLimit`. */
  count: number
  /** Of the same homes for all choices: how they compare. */
  seen: number
}

const unseen: Counted = { count: 0, seen: 0 }

const countChoices = async (
  database: Database,
  query: PropertyFilters,
  choices: readonly Choice[],
): Promise<Map<Choice, Counted>> => {
  const counted = new Map<Choice, Counted>()
  const kept = await countKept(
    database,
    choices.map(({ filters }) => filters),
  )
  kept.forEach((count, index) => {
    const choice = choices[index]
    if (choice && count !== undefined) counted.set(choice, { count, seen: count })
  })
  const left = choices.filter(choice => !counted.has(choice))
  if (left.length === 0) return counted
  const { most, last, isAll } = await countSeen(database, query, left)
  left.forEach((choice, index) => {
    counted.set(choice, { count: most[index] ?? 0, seen: last[index] ?? 0 })
  })
  const rare = isAll ? [] : left.filter(choice => (counted.get(choice)?.count ?? 0) <= exactTotalLimit)
  for (let next = 0; next < rare.length; next += mostAtOnce)
    await Promise.all(
      rare.slice(next, next + mostAtOnce).map(async choice => {
        const { seen } = counted.get(choice) ?? unseen
        counted.set(choice, { count: await countHomes(database, choice.filters), seen })
      }),
    )
  return counted
}

const barsOf = (
  bars: readonly Choice[],
  counted: ReadonlyMap<Choice, Counted>,
  tallyOf: (choice: Choice) => { count: number; truncated: boolean },
): Facets['rents'] => {
  const all = bars.map(bar => counted.get(bar) ?? unseen)
  const isCut = all.some(({ count }) => count > exactTotalLimit)
  const heights = all.map(({ count, seen }) => (isCut ? seen : count))
  const highest = Math.max(...heights, 1)
  return bars.map((bar, index) => {
    const from = rentBars.from + index * rentBars.width
    const to = from + rentBars.width
    const height = Math.round(((heights[index] ?? 0) / highest) * 1000) / 1000
    return { from, to: to < rentBars.to ? to : null, ...tallyOf(bar), height }
  })
}

const hasTraits = (traits: Parameters<typeof traitsOf>[0]): SQL =>
  sql`traits & ${traitsOf(traits)}::integer <> 0`

const choicesOf = (query: PropertyFilters) => {
  const always = sql`true`
  const bars = Array.from({ length: barCount }, (_, index) => index)
  const amenities = query.amenities ? `${query.amenities},` : ''
  return {
    total: [{ kind: undefined, isMet: always, filters: query }],
    propertyType: PropertyType.options.map(
      (propertyType): Choice => ({
        kind: 'propertyType',
        isMet: hasTraits({ propertyType }),
        filters: { ...query, propertyType },
      }),
    ),
    bedrooms: bedroomChoices.map(
      (bedrooms): Choice => ({
        kind: 'bedrooms',
        isMet: atLeastFrom(openBedrooms, sql`bedrooms`, bedrooms) ?? always,
        filters: { ...query, bedrooms },
      }),
    ),
    bathrooms: bathroomChoices.map(
      (bathrooms): Choice => ({
        kind: 'bathrooms',
        isMet: atLeastFrom(openBathrooms, sql`bathrooms`, bathrooms) ?? always,
        filters: { ...query, bathrooms },
      }),
    ),
    amenities: filterAmenities.map(
      (amenity): Choice => ({
        kind: undefined,
        isMet: hasTraits({ amenities: [amenity] }),
        filters: { ...query, amenities: amenities + amenity },
      }),
    ),
    flags: [
      {
        kind: undefined,
        isMet: hasTraits({ petFriendly: true }),
        filters: { ...query, petFriendly: 'true' },
      },
      {
        kind: undefined,
        isMet: hasTraits({ smokingAllowed: true }),
        filters: { ...query, smokingAllowed: 'true' },
      },
    ] satisfies Choice[],
    rents: bars.map((bar): Choice => {
      const minRent = rentBars.from + bar * rentBars.width
      const to = minRent + rentBars.width
      const maxRent = to < rentBars.to ? to - 0.01 : openRent
      return { kind: 'rents', isMet: sql`bar = ${bar + 1}`, filters: { ...query, minRent, maxRent } }
    }),
  } satisfies Record<string, Choice[]>
}

const countHomes = async (database: Database, filters: PropertyFilters): Promise<number> => {
  const criteria = await criteriaOf(database, filters)
  return criteria ? ((await findHomes(database, { ...newest, criteria, limit: 0 })).total ?? 0) : 0
}

interface Seen {
  /** How many homes have each choice, at least. */
  most: number[]
  /** The same of the homes looked at last, which are like the others. */
  last: number[]
  /** No other homes have them. */
  isAll: boolean
}

const countSeen = async (
  database: Database,
  query: PropertyFilters,
  choices: readonly Choice[],
): Promise<Seen> => {
  const { propertyType, bedrooms, bathrooms } = query
  const isLeftOut = (kind: Kind) => choices.some(choice => choice.kind === kind)
  const criteria = await criteriaOf(database, {
    ...query,
    ...(isLeftOut('propertyType') && { propertyType: undefined }),
    ...(isLeftOut('bedrooms') && { bedrooms: undefined }),
    ...(isLeftOut('bathrooms') && { bathrooms: undefined }),
    ...(isLeftOut('rents') && { minRent: undefined, maxRent: undefined }),
  })
  if (!criteria) return { most: [], last: [], isAll: true }
  const kinds: Record<Kind, SQL> = {
    propertyType: propertyType === undefined ? sql`true` : hasTraits({ propertyType }),
    bedrooms: atLeastFrom(openBedrooms, sql`bedrooms`, bedrooms) ?? sql`true`,
    bathrooms: atLeastFrom(openBathrooms, sql`bathrooms`, bathrooms) ?? sql`true`,
    rents: rentsOf(query) ?? sql`true`,
  }
  let seen: Seen = { most: [], last: [], isAll: false }
  for (const { source, upTo, isFair } of await sourcesOf(database, criteria)) {
    const { counts, isAll } = await countIn(database, criteria, source, upTo, kinds, choices)
    const most = isAll ? counts : counts.map((count, index) => Math.max(count, seen.most[index] ?? 0))
    seen = { most, last: counts, isAll }
    if (isAll || (isFair && Math.max(...counts) > mostSeen.newest / 4)) break
  }
  return seen
}

interface Looked {
  source: Source
  /** At so many of its homes. */
  upTo: number
  /** The first are like the others. */
  isFair: boolean
}

/** What may hold few of all homes comes first. The first entries of some are of one part of the country, which is not fair. */
const sourcesOf = async (database: Database, criteria: Criteria): Promise<Looked[]> => {
  const { boxes, places, words, rents, readsRows } = criteria
  const inIndex = { upTo: readsRows ? mostSeen.rows : mostSeen.entries, isFair: false }
  // Every row is read for words that are asked for, and their index has those that match; otherwise entries of other indexes do.
  const mostByWords = readsRows ? mostSeen.matches : mostSeen.rows / 10
  const isByWords = words !== '' && (await expectWords(database, words)).count <= mostByWords
  const areRentsRare = rents !== undefined && (await expectHomes(database, rents)).count <= mostSeen.newest
  const byWords = { source: homesByWords(criteria), upTo: mostSeen.matches, isFair: true }
  return [
    ...(areRentsRare ? [{ ...inIndex, source: homesOfRents(criteria) }] : []),
    ...(isByWords ? [byWords] : []),
    ...(boxes.length > 0 ? [{ ...inIndex, source: homesInBoxes(criteria) }] : []),
    ...(places ? [{ ...inIndex, source: homesInPlaces(places, criteria, orderOf(newest)) }] : []),
    { source: newestHomes(criteria), upTo: mostSeen.newest, isFair: true },
    ...(words === '' || isByWords ? [] : [{ ...byWords, upTo: mostSeen.rows }]),
  ]
}

const kindsInOrder: readonly Kind[] = ['propertyType', 'bedrooms', 'bathrooms', 'rents']

const countIn = async (
  database: Database,
  criteria: Criteria,
  { select, places, filter = criteria.filter }: Source,
  upTo: number,
  kinds: Record<Kind, SQL>,
  choices: readonly Choice[],
): Promise<{ counts: number[]; isAll: boolean }> => {
  const entries = (part: SQL) =>
    places === undefined
      ? select(part)
      : sql`select homes.* from unnest(${keysOf(places)}) as place cross join lateral (${select(sql``)}) as homes ${part}`
  const met = kindsInOrder.map(kind => sql`${kinds[kind]} as ${sql.identifier(`meets ${kind}`)}`)
  const meets = (choice: Choice) =>
    sql.join(
      [
        choice.isMet,
        ...kindsInOrder.filter(kind => kind !== choice.kind).map(kind => sql.identifier(`meets ${kind}`)),
      ],
      sql` and `,
    )
  const bar = sql`least(width_bucket(rent_amount::float8, ${rentBars.from}, ${rentBars.to}, ${barCount}), ${barCount})`
  const [row] = await database.execute<{ counts: number[]; looked: number }>(sql`
    select to_json(array[${sql.join(
      choices.map(choice => sql`count(*) filter (where is_met and ${meets(choice)})`),
      sql`, `,
    )}]) as counts, count(*)::integer as looked
    from (
      select traits, bedrooms, bathrooms, ${filter} as is_met, ${bar} as bar, ${sql.join(met, sql`, `)}
      from (${entries(sql`limit ${upTo}`)}) as homes offset 0
    ) as homes`)
  return row ? { counts: row.counts, isAll: row.looked < upTo } : { counts: [], isAll: false }
}
