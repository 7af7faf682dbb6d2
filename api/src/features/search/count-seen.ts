// Looks at homes once and counts for many choices at the same time.
import { rentBars } from '@portal/contract/properties/facets'
import { openBathrooms, openBedrooms } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { expectHomes, expectWords } from './expect-homes.ts'
import { barCount, type Choice, hasTraits, type Kind } from './facet-choices.ts'
import {
  homesByWords,
  homesInBoxes,
  homesInPlaces,
  homesOfRents,
  newest,
  newestHomes,
  orderOf,
  type Source,
} from './home-sources.ts'
import { atLeastFrom, type Criteria, criteriaOf, rentsOf } from './search-criteria.ts'
import { keysOf } from './search-places.ts'

/**
 * How many homes one look covers. For most choices a third of the newest homes is enough. If a source can
 * hold all matching homes, the look covers more, which is still faster than one search per choice.
 */
const maxSeen = { newest: 30_000, entries: 150_000, rows: 30_000, matches: 150_000 }

interface ChoiceCounts {
  /** The minimum number of homes for each choice. */
  most: number[]
  /** The counts of the last look, which is a representative sample. */
  last: number[]
  /** Whether the counts are complete. */
  isAll: boolean
}

/** Looks at homes that meet the filters, ignoring filters of the choices' own kinds. */
export const countSeen = async (
  database: Database,
  query: PropertyFilters,
  choices: readonly Choice[],
): Promise<ChoiceCounts> => {
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
  let result: ChoiceCounts = { most: [], last: [], isAll: false }
  for (const { source, upTo, isFair } of await sourcesOf(database, criteria)) {
    const { counts, isAll } = await countIn(database, criteria, source, upTo, kinds, choices)
    const most = isAll ? counts : counts.map((count, index) => Math.max(count, result.most[index] ?? 0))
    result = { most, last: counts, isAll }
    if (isAll || (isFair && Math.max(...counts) > maxSeen.newest / 4)) break
  }
  return result
}

interface SourceSample {
  source: Source
  /** How many of its homes to look at. */
  upTo: number
  /** Whether its first homes are a representative sample. */
  isFair: boolean
}

/**
 * Sources that can hold few homes come first. Some start with homes of one part of the country, so they are
 * not fair samples.
 */
const sourcesOf = async (database: Database, criteria: Criteria): Promise<SourceSample[]> => {
  const { boxes, places, words, rents, readsRows } = criteria
  const inIndex = { upTo: readsRows ? maxSeen.rows : maxSeen.entries, isFair: false }
  // Filters on words read every row; the index of words then holds all matches, while other indexes only give candidates.
  const maxByWords = readsRows ? maxSeen.matches : maxSeen.rows / 10
  const isByWords = words !== '' && (await expectWords(database, words)).count <= maxByWords
  const areRentsRare = rents !== undefined && (await expectHomes(database, rents)).count <= maxSeen.newest
  const byWords = { source: homesByWords(criteria), upTo: maxSeen.matches, isFair: true }
  return [
    ...(areRentsRare ? [{ ...inIndex, source: homesOfRents(criteria) }] : []),
    ...(isByWords ? [byWords] : []),
    ...(boxes.length > 0 ? [{ ...inIndex, source: homesInBoxes(criteria) }] : []),
    ...(places ? [{ ...inIndex, source: homesInPlaces(places, criteria, orderOf(newest)) }] : []),
    { source: newestHomes(criteria), upTo: maxSeen.newest, isFair: true },
    ...(words === '' || isByWords ? [] : [{ ...byWords, upTo: maxSeen.rows }]),
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
