// Answers facet counts from stored numbers, without looking at homes.
import { openBathrooms, openBedrooms, openRent } from '@portal/contract/properties/open-ended'
import type { PropertyFilters } from '@portal/contract/properties/search'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { countedTraits, exclusiveTraits, hasBit, pairsOfTraits } from '../../schema/search.ts'
import { amenitiesOf, roomsOf, traitsAskedBy } from './search-criteria.ts'

/** If more changes are waiting, as after a bulk load, adding them takes longer than looking at homes. */
const maxWaiting = 2000

/** The rows of `home_counts` for a set of filters. */
interface Alike {
  /** The condition, on columns that waiting changes also have. */
  where: SQL
  /** The bits of the one or two counted traits; 0 if none is required. */
  traits: number
}

/**
 * How many homes meet each of these filters, including changes that are still waiting. Undefined if no number
 * is stored: for places, areas or words, three amenities, or rents that are not multiples of 100, and while
 * too many changes wait.
 */
export const countKept = async (
  database: Database,
  filterSets: readonly PropertyFilters[],
): Promise<(number | undefined)[]> => {
  const alike = filterSets.map(alikeOf)
  const known = alike.filter(homes => homes !== undefined)
  if (known.length === 0) return alike.map(() => undefined)
  const sums = (numberOf: (traits: number) => SQL) =>
    sql`to_json(array[${sql.join(
      known.map(({ where, traits }) => sql`coalesce(sum(${numberOf(traits)}) filter (where ${where}), 0)`),
      sql`, `,
    )}])`
  const kept = sums(traits =>
    traits === 0 ? sql`count` : sql`pairs[${pairsOfTraits.indexOf(traits) + 1}::integer]`,
  )
  const waiting = sums(traits =>
    traits === 0
      ? sql`sign`
      : sql`case when traits & ${traits}::integer = ${traits}::integer then sign else 0 end`,
  )
  // One statement, so that no change is counted twice or missed.
  const [row] = await database.execute<{ kept: number[]; waiting: number[]; changes: number }>(sql`
    select kept.sums as kept, waiting.sums as waiting, changes
    from (select ${kept} as sums from home_counts) as kept, (
      select ${waiting} as sums, count(*)::integer as changes from (
        select sign, traits, bedrooms, bathrooms, rent_step(rent_amount) as rent_step from home_changes where sign <> 0
        limit ${maxWaiting + 1}
      ) as changes
    ) as waiting`)
  if (!row || row.changes > maxWaiting) return alike.map(() => undefined)
  const counts = new Map(
    known.map((homes, index) => [homes, (row.kept[index] ?? 0) + (row.waiting[index] ?? 0)]),
  )
  return alike.map(homes => homes && counts.get(homes))
}

/** How many homes meet these filters, and their share of all findable homes; undefined if no number is stored. */
export const expectKept = async (
  database: Database,
  filters: PropertyFilters,
): Promise<{ count: number; part: number } | undefined> => {
  if (!alikeOf(filters)) return undefined
  const [count, all] = await countKept(database, [filters, { includeRented: 'true' }])
  return count === undefined || all === undefined ? undefined : { count, part: count / Math.max(all, 1) }
}

const alikeOf = (filters: PropertyFilters): Alike | undefined => {
  const { north, q, location, city, state, neighborhood, bedrooms = 0, bathrooms = 0 } = filters
  const isPlaced = [north, city, state, neighborhood].some(value => value !== undefined) || location?.trim()
  const amenities = amenitiesOf(filters)
  if (isPlaced || q?.trim() || !amenities.every(hasBit)) return undefined
  const traits = traitsAskedBy(filters)
  const [alone, counted] = [traits & exclusiveTraits, traits & countedTraits]
  const steps = stepsOf(filters)
  if (traits !== (alone | counted) || (counted !== 0 && !pairsOfTraits.includes(counted))) return undefined
  if (!steps || bedrooms > openBedrooms || bathrooms > openBathrooms) return undefined
  const where = and(
    alone === 0 ? undefined : sql`traits & ${alone}::integer = ${alone}::integer`,
    ...roomsOf(filters),
    ...steps,
  )
  return { where: where ?? sql`true`, traits: counted }
}

/** The rent filter as the stored rent steps; undefined if they cannot express it. */
const stepsOf = ({ minRent = 0, maxRent = openRent }: PropertyFilters): SQL[] | undefined => {
  const lowest = stepAt(minRent)
  const highest = stepAt(maxRent)
  const next = Math.round(maxRent + 0.01)
  const beyond = Math.abs(maxRent + 0.01 - next) < 1e-6 ? stepAt(next) : undefined
  if (lowest === undefined || (highest ?? beyond) === undefined) return undefined
  return [
    sql`rent_step >= ${lowest}::integer`,
    ...(maxRent === openRent
      ? []
      : [
          highest === undefined ? sql`rent_step < ${beyond}::integer` : sql`rent_step <= ${highest}::integer`,
        ]),
  ]
}

/** The step for exactly this rent; only multiples of 100 have one (`rent_step` of the database). */
const stepAt = (rent: number): number | undefined =>
  rent % 100 === 0 && rent <= openRent ? rent / 50 : undefined
