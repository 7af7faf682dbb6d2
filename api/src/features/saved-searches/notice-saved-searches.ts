// What the homes in a saved search cost.

import { exactTotalLimit } from '@portal/contract/properties/search'
import { searchAddressOf } from '@portal/contract/properties/search-address'
import { maxNewHomes } from '@portal/contract/saved-searches/saved-search'
import { medianOf } from '@portal/contract/values/median'
import { formatCount, formatDollars } from '@portal/contract/values/numerals'
import { desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type InsightSource, type Noticed, quoted } from '../../domain/insight-source.ts'
import type { Database } from '../../platform/database/database.ts'
import { properties } from '../../schema/properties.ts'
import { savedSearches } from '../../schema/saved-searches.ts'
import { findHomes } from '../search/find-homes.ts'
import { criteriaOf } from '../search/search-criteria.ts'
import { countListedSince } from './own-saved-searches.ts'

/** The newest searches per person, and the newest homes per search. */
const maxRead = { searches: 3, homes: 100 }
/** A median of fewer homes is meaningless. */
const minHomes = 5
const fewHomes = 20

const weekMs = 7 * 86_400_000

type Search = typeof savedSearches.$inferSelect

/** For people with saved searches: median and lowest rent of the homes found, and how many are new this week. */
export const noticeSavedSearches: InsightSource = async (database, personId) => {
  const searches = await database
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, personId))
    .orderBy(desc(savedSearches.id))
    .limit(maxRead.searches)
  const noticed: Noticed[] = []
  for (const search of searches) {
    const rents = await readRents(database, search)
    if (rents) noticed.push(sayRents(search, rents))
  }
  return noticed
}

interface Rents {
  /** Up to 1,001. */
  total: number
  /** How many homes the median covers. */
  median: number
  medianOf: number
  lowest: number
  /** Homes that others listed within a week, up to `maxNewHomes`. */
  newHomes: number
}

const SeenHome = z.object({ rent: z.number(), isNew: z.boolean() })

/** Undefined if the search finds too few homes. If there are few, one query reads them all. */
const readRents = async (database: Database, { userId, filters }: Search): Promise<Rents | undefined> => {
  const criteria = await criteriaOf(database, filters)
  if (!criteria) return undefined
  const seenAt = new Date(Date.now() - weekMs).toISOString()
  const show = sql`(
    select json_build_object('rent', rent_amount, 'isNew', listed_at > ${seenAt} and landlord_id <> ${userId})
    from ${properties} where id = page.id
  )`
  const search = { criteria, near: undefined, after: undefined }
  const newest = await findHomes(database, { ...search, sort: 'newest', limit: maxRead.homes, show })
  const homes = newest.homes.map(({ home }) => SeenHome.parse(home))
  const { total = homes.length } = newest
  if (homes.length < minHomes) return undefined
  const rents = homes.map(({ rent }) => rent)
  const figures = { total, median: Math.round(medianOf(rents)), medianOf: rents.length }
  if (total === homes.length)
    return { ...figures, lowest: Math.min(...rents), newHomes: homes.filter(({ isNew }) => isNew).length }
  const [cheapest] = (await findHomes(database, { ...search, sort: 'rent_asc', limit: 1 })).homes
  return {
    ...figures,
    lowest: Number(cheapest?.key),
    newHomes: await countListedSince(database, { userId, filters, seenAt }),
  }
}

const sayRents = ({ id, name, filters }: Search, rents: Rents): Noticed => {
  const { total, median, lowest, newHomes } = rents
  const counted = Math.min(total, exactTotalLimit)
  const homes =
    rents.medianOf === total ? `${total} matching homes` : `${rents.medianOf} newest matching homes`
  const added = newHomes === 0 ? 'None' : formatCount(newHomes, newHomes >= maxNewHomes)
  return {
    insightType: 'saved_search_rents',
    category: 'property',
    priority: 'low',
    title: `Homes in ${quoted(name)} cost about ${formatDollars(median)}`,
    summary: `Half of the ${homes} cost ${formatDollars(median)} or less. The cheapest is ${formatDollars(lowest)}. ${added} ${newHomes === 1 ? 'is' : 'are'} new this week.`,
    content: 'These are current asking rents.',
    confidence: 1,
    metrics: [
      {
        name: total > counted ? 'Matching homes, at least' : 'Matching homes',
        value: counted,
        unit: 'number',
      },
      { name: 'Median rent', value: median, unit: 'dollars' },
      { name: 'Lowest rent', value: lowest, unit: 'dollars' },
      { name: 'New this week', value: newHomes, unit: 'number' },
    ],
    dataSource: homes,
    recommendations:
      counted < fewHomes ? ['Search a larger area or raise the maximum rent to find more homes'] : [],
    actionUrl: searchAddressOf(filters),
    actionText: 'View homes',
    relatedEntityType: 'saved_search',
    relatedEntityId: id,
    weight: 1 + newHomes,
  }
}
