import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotifications } from '../../domain/add-notification.ts'
import { mailedHome } from '../../domain/home-words.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import { nextDigest } from '../../domain/next-digest.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { MailContent } from '../../schema/mail.ts'
import { homeAlerts, savedSearches } from '../../schema/saved-searches.ts'
import { homeMeetsSearch, searchedHomes } from './home-meets-search.ts'

/** Small enough for a short transaction. */
const atOnce = 500

const maxTitles = 3
const maxPictures = 6

/**
 * Where it is 8 AM by now; by mail, too, if there is a mail server. Any number of processes can run it at
 * once.
 */
export const sendDigests = async (database: Database, { hasMail }: { hasMail: boolean }): Promise<void> => {
  while ((await inTransaction(database, transaction => sendSome(transaction, hasMail))) === atOnce);
}

const sendSome = async (transaction: Database, hasMail: boolean): Promise<number> => {
  const due = await transaction
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(lte(savedSearches.digestAt, sql`now()`))
    .orderBy(savedSearches.digestAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const homes = await transaction
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
      rentAmount: searchedHomes.rentAmount,
      bedrooms: searchedHomes.bedrooms,
      bathrooms: searchedHomes.bathrooms,
      squareFootage: searchedHomes.squareFootage,
      city: searchedHomes.city,
      state: searchedHomes.state,
      updatedAt: searchedHomes.updatedAt,
      recipient: recipientOf('alerts', savedSearches.userId),
    })
  await transaction
    .update(savedSearches)
    .set({ digestAt: nextDigest(savedSearches.zone) })
    .where(inArray(savedSearches.id, ids))
  const newestFirst = homes.toSorted((one, other) => other.propertyId.localeCompare(one.propertyId))
  const digests = [...Map.groupBy(newestFirst, ({ id }) => id).values()]
  await addNotifications(transaction, digests.flatMap(digestOf))
  if (hasMail) {
    const people = [...Map.groupBy(digests, ([first]) => first?.userId).values()]
    await addMails(transaction, people.flatMap(mailOf))
  }
  return due.length
}

interface DigestHome extends Omit<Parameters<typeof mailedHome>[0], 'id'> {
  /** The search's. */
  id: string
  propertyId: string
  userId: string
  name: string
  /** Null if the person gets no such mail. */
  recipient: string | null
}

const digestOf = (homes: readonly DigestHome[]) =>
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

const mailOf = (digests: readonly (readonly DigestHome[])[]) => {
  const homes = digests.flat()
  const [{ userId = '', recipient = null } = {}] = homes
  if (!recipient) return []
  const notices = digests.flatMap(digestOf)
  const content: MailContent = {
    subject:
      notices.length === 1 ? (notices[0]?.title ?? '') : `${homes.length} new homes for your saved searches`,
    paragraphs: notices.map(({ title, message }) => `${title}: ${message}`),
    homes: homes.slice(0, maxPictures).map(home => mailedHome({ ...home, id: home.propertyId })),
    action: { text: 'View saved searches', path: sitePaths.savedTab('searches') },
  }
  return [{ userId, recipient, kind: 'alerts' as const, content }]
}

const titlesOf = (homes: readonly DigestHome[]): string => {
  const titles = homes.slice(0, maxTitles).map(({ title }) => `“${title}”`)
  const others = homes.length - titles.length
  return `${titles.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`
}
