import { filterAmenities, PropertyType } from '@portal/contract/properties/choices'
import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { bathroomChoices, bedroomChoices, type Facets, rentBars } from '@portal/contract/properties/facets'
import { exactTotalLimit, type PropertyFilters } from '@portal/contract/properties/search'
import type { Database } from '../../platform/database.ts'
import type { Verb } from '../../platform/route.ts'
import { countSeen } from './count-seen.ts'
import { type Choice, choicesOf } from './facet-choices.ts'
import { findHomes } from './find-homes.ts'
import { newest } from './home-sources.ts'
import { countKept } from './kept-counts.ts'
import { criteriaOf } from './search-criteria.ts'

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

const countHomes = async (database: Database, filters: PropertyFilters): Promise<number> => {
  const criteria = await criteriaOf(database, filters)
  if (!criteria) return 0
  return (await findHomes(database, { ...newest, criteria, limit: 0 })).total ?? 0
}
