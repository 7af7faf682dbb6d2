import { filterAmenities, flagFilters, PropertyType } from '@portal/contract/properties/choices'
import type { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { bathroomChoices, bedroomChoices, type Facets, rentBars } from '@portal/contract/properties/facets'
import { exactTotalLimit, type PropertyFilters } from '@portal/contract/properties/search'
import { recordOf } from '@portal/contract/values/record-of'
import type { Database } from '../../platform/database/database.ts'
import type { Verb } from '../../platform/request/route.ts'
import { countSeen } from './count-seen.ts'
import { type Choice, choicesOf } from './facet-choices.ts'
import { findHomes } from './find-homes.ts'
import { newest } from './home-sources.ts'
import { countKept } from './kept-counts.ts'
import { criteriaOf } from './search-criteria.ts'

/** Each costs as much as a search. */
const maxCountedAlone = 8

/**
 * Reads the stored counts. For the other choices it samples homes that meet the filters, without those of the
 * choices' own kinds, and counts all choices at once. If there are too many homes, choices with more than a
 * thousand seen homes are settled, the eight rarest others are counted one by one, and the rest get the
 * number seen as a minimum.
 */
export const countFacets: Verb<typeof propertyEndpoints.facets> = async ({ database }, { query }) => {
  const choices = choicesOf(query)
  const counts = await countChoices(database, query, Object.values(choices).flat())
  const tallyOf = (choice: Choice | undefined) => {
    const { count, isLeast } = (choice && counts.get(choice)) ?? unseen
    return { count: Math.min(count, exactTotalLimit), truncated: isLeast || count > exactTotalLimit }
  }
  const talliesOf = <Value>(values: readonly Value[], of: readonly Choice[]) =>
    values.map((choice, index) => ({ choice, ...tallyOf(of[index]) }))
  return {
    total: tallyOf(choices.total[0]),
    propertyType: talliesOf(PropertyType.options, choices.propertyType),
    bedrooms: talliesOf(bedroomChoices, choices.bedrooms),
    bathrooms: talliesOf(bathroomChoices, choices.bathrooms),
    amenities: talliesOf(filterAmenities, choices.amenities),
    ...recordOf(flagFilters, name => tallyOf(choices[name][0])),
    rents: barsOf(choices.rents, counts, tallyOf),
  }
}

interface ChoiceCount {
  /** Exact up to `exactTotalLimit`, unless `isLeast`. */
  count: number
  isLeast: boolean
  /** Counted among the same homes for all choices, so that they can be compared. */
  seen: number
}

const unseen: ChoiceCount = { count: 0, isLeast: false, seen: 0 }

const countChoices = async (
  database: Database,
  query: PropertyFilters,
  choices: readonly Choice[],
): Promise<Map<Choice, ChoiceCount>> => {
  const counts = new Map<Choice, ChoiceCount>()
  const keptCounts = await countKept(
    database,
    choices.map(({ filters }) => filters),
  )
  keptCounts.forEach((count, index) => {
    const choice = choices[index]
    if (choice && count !== undefined) counts.set(choice, { count, isLeast: false, seen: count })
  })
  const left = choices.filter(choice => !counts.has(choice))
  if (left.length === 0) return counts
  const { most, last, isAll } = await countSeen(database, query, left)
  left.forEach((choice, index) => {
    const count = most[index] ?? 0
    counts.set(choice, { count, isLeast: !isAll && count <= exactTotalLimit, seen: last[index] ?? 0 })
  })
  const seenOf = (choice: Choice) => (counts.get(choice) ?? unseen).seen
  const rarest = left
    .filter(choice => counts.get(choice)?.isLeast)
    .toSorted((one, other) => seenOf(one) - seenOf(other))
    .slice(0, maxCountedAlone)
  for (const choice of rarest) {
    const count = await countHomes(database, choice.filters)
    counts.set(choice, { count, isLeast: false, seen: seenOf(choice) })
  }
  return counts
}

const barsOf = (
  bars: readonly Choice[],
  counts: ReadonlyMap<Choice, ChoiceCount>,
  tallyOf: (choice: Choice) => { count: number; truncated: boolean },
): Facets['rents'] => {
  const all = bars.map(bar => counts.get(bar) ?? unseen)
  const isCut = all.some(({ count, isLeast }) => isLeast || count > exactTotalLimit)
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
