import * as sitePaths from '@portal/contract/site-paths'
import { formatDollars } from '@portal/contract/values/numerals'
import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotifications } from '../../domain/add-notification.ts'
import { mailedHome } from '../../domain/home-words.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import type { MailContent } from '../../schema/mail.ts'
import { favorites, isPublicHome, properties } from '../../schema/properties.ts'
import { homeAlerts, savedSearches } from '../../schema/saved-searches.ts'
import { isFoundBy, searchedHome, searchedHomes } from './home-meets-search.ts'

type Home = typeof properties.$inferSelect
type HomeEvent = Extract<PortalEvent, { propertyId: string }>['type']

/**
 * Nobody is notified twice within a week that a home is new, cheaper or rented, even if it is paused and
 * published again. Searches that alert at once do so by mail, too, if there is a mail server.
 */
export const alertOfHome =
  ({ hasMail }: { hasMail: boolean }): Subscriber<HomeEvent> =>
  async (transaction, event) => {
    const home = await lockPublicHome(transaction, event.propertyId)
    if (!home) return // paused or deleted meanwhile
    if (event.type === 'property_listed') await tellSearchers(transaction, home, { hasMail })
    if (event.type === 'property_rented' && !home.isAvailable) await tellOfRented(transaction, home)
    if (event.type === 'property_cheaper') {
      if (home.isAvailable) await tellOfLowerRent(transaction, home)
      await tellSearchers(transaction, home, { hasMail, condition: isWithinReachNow(event.rentBefore) })
    }
  }

/** Locks the home, so that it cannot be paused while people are notified. */
const lockPublicHome = async (transaction: Database, id: string): Promise<Home | undefined> => {
  const [home] = await transaction.select().from(properties).where(isPublicHome(id)).for('no key update')
  return home
}

/**
 * For a home that got cheaper: it is new only to searches whose maximum rent was lower than its old rent, and
 * to people who have not saved it.
 */
const isWithinReachNow = (rentBefore: number): SQL | undefined =>
  and(
    lt(savedSearches.maxRent, rentBefore),
    sql`not exists (select from ${favorites} where ${and(
      eq(favorites.propertyId, searchedHomes.id),
      eq(favorites.userId, savedSearches.userId),
    )})`,
  )

/** Notifies each person once, through the search that alerts soonest; daily alerts are only recorded. */
const tellSearchers = async (
  transaction: Database,
  home: Home,
  { hasMail, condition }: { hasMail: boolean; condition?: SQL | undefined },
): Promise<void> => {
  const matches = transaction
    .select({ userId: savedSearches.userId, alert: savedSearches.alert, searchId: savedSearches.id })
    .from(savedSearches)
    .innerJoin(searchedHome(home.id), isFoundBy(home.id, and(ne(savedSearches.alert, 'never'), condition)))
    // Waits for searches that are being deleted, and then skips them.
    .for('key share', { of: savedSearches })
    .as('found')
  const isDaily = sql`${matches.alert} = 'daily'`
  const people = transaction
    .selectDistinctOn([matches.userId], {
      userId: matches.userId,
      propertyId: sql`${home.id}::uuid`.as('property_id'),
      kind: sql`'new'`.as('kind'),
      searchId: matches.searchId,
      notifiedAt: sql`case when ${isDaily} then null else now() end`.as('told_at'),
      createdAt: sql`now()`.as('created_at'),
    })
    .from(matches)
    .orderBy(matches.userId, isDaily, matches.searchId)
  const alerted = await transaction
    .insert(homeAlerts)
    .select(people)
    .onConflictDoUpdate({
      target: [homeAlerts.userId, homeAlerts.propertyId, homeAlerts.kind],
      set: { searchId: sql`excluded.search_id`, notifiedAt: sql`excluded.told_at` },
      setWhere: sql`${homeAlerts.notifiedAt} is null and excluded.told_at is not null`,
    })
    .returning({
      userId: homeAlerts.userId,
      notifiedAt: homeAlerts.notifiedAt,
      name: sql<string>`(select name from saved_searches where id = ${homeAlerts.searchId})`,
      recipient: recipientOf('alerts', homeAlerts.userId),
    })
  const notified = alerted.filter(({ notifiedAt }) => notifiedAt !== null)
  await addNotifications(
    transaction,
    notified.map(({ userId, name }) => ({
      ...aboutHome(home),
      userId,
      title: `New home: ${home.title}`,
      message: `${formatDollars(home.rentAmount)}/month in ${home.city}, ${home.state}. It matches your search “${name}”.`,
      type: 'info',
    })),
  )
  if (hasMail)
    await addMails(
      transaction,
      notified.flatMap(({ userId, name, recipient }) =>
        recipient ? [{ userId, recipient, kind: 'alerts' as const, content: newHomeMail(home, name) }] : [],
      ),
    )
}

const newHomeMail = (home: Home, search: string): MailContent => ({
  subject: `New home: ${home.title}`,
  paragraphs: [`This home matches your saved search “${search}”.`],
  homes: [mailedHome(home)],
  action: { text: 'View home', path: sitePaths.property(home.id) },
})

/** Tells people who know a higher rent how much less it is; they then know the new one. */
const tellOfLowerRent = async (transaction: Database, home: Home): Promise<void> => {
  const keepers = await keepersToTell(
    transaction,
    home,
    'cheaper',
    gt(favorites.rentAmount, sql`${home.rentAmount}`),
  )
  const ids = keepers.map(({ userId }) => userId)
  await transaction
    .update(favorites)
    .set({ rentAmount: home.rentAmount })
    .where(and(eq(favorites.propertyId, home.id), sql`${favorites.userId} = any(${sql.param(ids)}::uuid[])`))
  await addNotifications(
    transaction,
    keepers.map(({ userId, rentAmount }) => ({
      ...aboutHome(home),
      userId,
      title: `Now ${formatDollars(rentAmount - home.rentAmount)} less: ${home.title}`,
      message: `A home that you saved now costs ${formatDollars(home.rentAmount)}/month.`,
      type: 'update',
    })),
  )
}

const tellOfRented = async (transaction: Database, home: Home): Promise<void> =>
  addNotifications(
    transaction,
    (await keepersToTell(transaction, home, 'rented')).map(({ userId }) => ({
      ...aboutHome(home),
      userId,
      title: `Rented: ${home.title}`,
      message: 'A home that you saved is no longer available.',
      type: 'update',
    })),
  )

/** People who saved the home and got no such alert within a week; records the alert for them. */
const keepersToTell = async (
  transaction: Database,
  home: Home,
  kind: 'cheaper' | 'rented',
  condition?: SQL,
) => {
  const { userId, propertyId, rentAmount } = favorites
  const isKept = and(eq(propertyId, home.id), ne(userId, home.landlordId), condition)
  const keepers = await transaction.select({ userId, rentAmount }).from(favorites).where(isKept)
  const alerted = await transaction
    .insert(homeAlerts)
    .select(
      transaction
        .select({
          userId,
          propertyId,
          kind: sql`${kind}`.as('kind'),
          searchId: sql`null::uuid`.as('search_id'),
          notifiedAt: sql`now()`.as('told_at'),
          createdAt: sql`now()`.as('created_at'),
        })
        .from(favorites)
        .where(isKept),
    )
    .onConflictDoNothing()
    .returning({ userId: homeAlerts.userId })
  const notifiedIds = new Set(alerted.map(({ userId }) => userId))
  return keepers.filter(keeper => notifiedIds.has(keeper.userId))
}

const aboutHome = ({ id }: Home) => ({
  category: 'property',
  actionUrl: sitePaths.property(id),
  actionText: 'View home',
  relatedEntityType: 'property',
  relatedEntityId: id,
})
