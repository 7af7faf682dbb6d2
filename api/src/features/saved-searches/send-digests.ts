import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { addNotifications } from '../../domain/add-notification.ts'
import { nextDigest } from '../../domain/next-digest.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { homeAlerts, savedSearches } from '../../schema/saved-searches.ts'
import { homeMeetsSearch, searchedHomes } from './home-meets-search.ts'

/** Small enough for a short transaction. */
const atOnce = 500

/** Titles that fit into one notification. */
const maxTitles = 3

/** Sends daily alerts where it is 8 AM by now; any number of processes may run it at once. */
export const sendDigests = async (database: Database): Promise<void> => {
  while ((await inTransaction(database, sendSome)) === atOnce);
}

/** Returns how many searches were due. */
const sendSome = async (transaction: Database): Promise<number> => {
  const due = await transaction
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(lte(savedSearches.digestAt, sql`now()`))
    .orderBy(savedSearches.digestAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const found = await transaction
    .update(homeAlerts)
    .set({ notifiedAt: sql`now()` })
    .from(savedSearches)
    .innerJoin(searchedHomes, homeMeetsSearch)
    .where(
      and(
        inArray(savedSearches.id, ids),
        eq(homeAlerts.searchId, savedSearches.id),
        eq(homeAlerts.propertyId, searchedHomes.id),
        isNull(homeAlerts.notifiedAt),
      ),
    )
    .returning({
      id: savedSearches.id,
      userId: savedSearches.userId,
      name: savedSearches.name,
      propertyId: searchedHomes.id,
      title: searchedHomes.title,
    })
  await transaction
    .update(savedSearches)
    .set({ digestAt: nextDigest(savedSearches.zone) })
    .where(inArray(savedSearches.id, ids))
  const newestFirst = found.toSorted((one, other) => other.propertyId.localeCompare(one.propertyId))
  const digests = [...Map.groupBy(newestFirst, ({ id }) => id).values()]
  await addNotifications(transaction, digests.flatMap(digestOf))
  return due.length
}

interface Found {
  id: string
  userId: string
  name: string
  title: string
}

const digestOf = (homes: readonly Found[]) =>
  homes.slice(0, 1).map(({ id, userId, name }) => ({
    userId,
    title: `${homes.length} new ${homes.length === 1 ? 'home' : 'homes'} for “${name}”`,
    message: titlesOf(homes),
    type: 'info' as const,
    category: 'property',
    actionUrl: sitePaths.savedTab('searches'),
    actionText: 'View saved searches',
    relatedEntityType: 'saved_search',
    relatedEntityId: id,
  }))

const titlesOf = (homes: readonly Found[]): string => {
  const titles = homes.slice(0, maxTitles).map(({ title }) => `“${title}”`)
  const others = homes.length - titles.length
  return `${titles.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`
}
