import { filterAmenities, PropertyType } from '@portal/contract/properties/choices'
import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { bathroomChoices, bedroomChoices, type Facets, rentBars } from '@portal/contract/properties/facets'
import { openBathrooms, openBedrooms, openRent } from '@portal/contract/properties/open-ended'
import { exactTotalLimit, type PropertyFilters } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Verb } from '../../platform/route.ts'
import { traitsOf } from '../../schema/search.ts'
import { expectWords } from './expect-homes.ts'
import { findHomes } from './find-homes.ts'
import {
  homesByWords,
  homesInBoxes,
  homesInCities,
  newestHomes,
  orderOf,
  type Source,
} from './home-sources.ts'
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

/** So many entries of an index are looked at in one go; the choices of most are counted once a third of them are. */
const mostSeen = 30_000
const barCount = (rentBars.to - rentBars.from) / rentBars.width
/** Statements at once, so that one person's filters leave connections for others. */
const mostAtOnce = 3

/**
 * Looks at the homes that meet the filters which no choice leaves out, and counts for all choices at once. Where these homes
 * are too many, the choices that more than a thousand of those seen have are known; the others are counted one by one.
 */
export const countFacets: Verb<typeof propertyEndpoints.facets> = async ({ database }, { query }) => {
  const choices = choicesOf(query)
  const all = [...Object.values(choices).flat()]
  const { most, last, isAll } = await countSeen(database, query, all)
  const exact = new Map(all.map((choice, index) => [choice, most[index] ?? 0]))
  const seen = new Map(all.map((choice, index) => [choice, last[index] ?? 0]))
  const rare = isAll ? [] : all.filter(choice => (exact.get(choice) ?? 0) <= exactTotalLimit)
  for (let next = 0; next < rare.length; next += mostAtOnce)
    await Promise.all(
      rare.slice(next, next + mostAtOnce).map(async choice => {
        exact.set(choice, await countHomes(database, choice.filters))
      }),
    )
  const tallyOf = (choice: Choice | undefined) => {
    const count = (choice && exact.get(choice)) ?? 0
    return { count: Math.min(count, exactTotalLimit), truncated: count > exactTotalLimit }
  }
  const talliesOf = <Value>(values: readonly Value[], counted: readonly Choice[]) =>
    values.map((choice, index) => ({ choice, ...tallyOf(counted[index]) }))
  return {
    total: tallyOf(choices.total[0]),
    propertyType: talliesOf(PropertyType.options, choices.propertyType),
    bedrooms: talliesOf(bedroomChoices, choices.bedrooms),
    bathrooms: talliesOf(bathroomChoices, choices.bathrooms),
    amenities: talliesOf(filterAmenities, choices.amenities),
    petFriendly: tallyOf(choices.flags[0]),
    smokingAllowed: tallyOf(choices.flags[1]),
    rents: barsOf(choices.rents, seen, exact, tallyOf),
  }
}

const barsOf = (
  bars: readonly Choice[],
  seen: ReadonlyMap<Choice, number>,
  exact: ReadonlyMap<Choice, number>,
  tallyOf: (choice: Choice) => { count: number; truncated: boolean },
): Facets['rents'] => {
  const heightsIn = (counts: ReadonlyMap<Choice, number>) => bars.map(bar => counts.get(bar) ?? 0)
  const isCut = bars.some(bar => (exact.get(bar) ?? 0) > exactTotalLimit)
  const heights = heightsIn(isCut ? seen : exact)
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
  const { propertyType, bedrooms, bathrooms, minRent, maxRent, ...others } = query
  const criteria = await criteriaOf(database, others)
  if (!criteria) return { most: [], last: [], isAll: true }
  const kinds: Record<Kind, SQL> = {
    propertyType: propertyType === undefined ? sql`true` : hasTraits({ propertyType }),
    bedrooms: atLeastFrom(openBedrooms, sql`bedrooms`, bedrooms) ?? sql`true`,
    bathrooms: atLeastFrom(openBathrooms, sql`bathrooms`, bathrooms) ?? sql`true`,
    rents: rentsOf(query) ?? sql`true`,
  }
  let seen: Seen = { most: [], last: [], isAll: false }
  for (const { source, isFair } of await sourcesOf(database, criteria)) {
    const { counts, isAll } = await countIn(database, criteria, source, kinds, choices)
    const most = isAll ? counts : counts.map((count, index) => Math.max(count, seen.most[index] ?? 0))
    seen = { most, last: counts, isAll }
    if (isAll || (isFair && Math.max(...counts) > mostSeen / 4)) break
  }
  return seen
}

/** What may hold few of all homes comes first. The first entries of some are of one part of the country, which is not fair. */
const sourcesOf = async (
  database: Database,
  criteria: Criteria,
): Promise<{ source: Source; isFair: boolean }[]> => {
  const { boxes, cities, words } = criteria
  const byWords = words === '' ? [] : [{ source: homesByWords(criteria), isFair: true }]
  // Of common words the index has rows all over the table, which take ten times as long as entries of an index.
  const areWordsRare = words !== '' && (await expectWords(database, words)).count <= mostSeen
  return [
    ...(areWordsRare ? byWords : []),
    ...(boxes.length > 0 ? [{ source: homesInBoxes(criteria), isFair: false }] : []),
    ...(cities ? [{ source: homesInCities(cities, criteria, orderOf(newest)), isFair: false }] : []),
    { source: newestHomes(criteria), isFair: true },
    ...(areWordsRare ? [] : byWords),
  ]
}

const kindsInOrder: readonly Kind[] = ['propertyType', 'bedrooms', 'bathrooms', 'rents']

const countIn = async (
  database: Database,
  { filter }: Criteria,
  { select, places }: Source,
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
  const [row] = await database.execute<{ counts: number[]; isAll: boolean }>(sql`
    select to_json(array[${sql.join(
      choices.map(choice => sql`count(*) filter (where ${meets(choice)})`),
      sql`, `,
    )}]) as counts, not exists (${entries(sql`offset ${mostSeen} limit 1`)}) as "isAll"
    from (
      select traits, bedrooms, bathrooms, ${bar} as bar, ${sql.join(met, sql`, `)}
      from (${entries(sql`limit ${mostSeen}`)}) as homes where ${filter} offset 0
    ) as homes`)
  return row ?? { counts: [], isAll: false }
}
