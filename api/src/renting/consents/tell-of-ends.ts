import { consentCategories } from '@portal/contract/consents/categories'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { addNotifications } from '../../domain/add-notification.ts'
import { consentStatus } from '../../domain/open-consent.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { userConsents } from '../../schema/consents.ts'
import { users } from '../../schema/people.ts'
import { dayInWords } from './consent-access.ts'

/** Small enough for a short transaction. */
const atOnce = 200
const soon = sql`interval '3 days'`

/** Once, within three days of the end; any number of processes can run it at once. */
export const tellOfEnds = async (database: Database): Promise<void> => {
  while ((await inTransaction(database, tellSome)) === atOnce);
}

/** Returns how many were told. A consent that never lasted longer than three days is not worth it. */
const tellSome = async (transaction: Database): Promise<number> => {
  const { id, expiresAt, grantedAt, endToldAt } = userConsents
  const ending = await transaction
    .select({ consent: userConsents, owner: users })
    .from(userConsents)
    .innerJoin(users, eq(users.id, userConsents.ownerId))
    .where(
      and(
        eq(userConsents.status, 'granted'),
        isNull(endToldAt),
        gt(expiresAt, sql`now()`),
        lte(expiresAt, sql`now() + ${soon}`),
        sql`${expiresAt} - ${grantedAt} > ${soon}`,
        eq(consentStatus, 'granted'),
      ),
    )
    .orderBy(expiresAt)
    .limit(atOnce)
    .for('no key update', { of: userConsents, skipLocked: true })
  if (ending.length === 0) return 0
  const ids = ending.map(({ consent }) => consent.id)
  await transaction.update(userConsents).set({ endToldAt: sql`now()` }).where(inArray(id, ids))
  await addNotifications(
    transaction,
    ending.map(({ consent, owner }) => ({
      userId: consent.requesterId,
      title: 'Sharing ends soon',
      message: `${owner.firstName} ${owner.lastName} shares this with you until ${dayInWords(consent.expiresAt)}: ${consentCategories[consent.dataCategory].title}.`,
      type: 'reminder' as const,
      category: 'consent',
      actionUrl: sitePaths.people(owner.id),
      actionText: 'View',
      relatedEntityType: 'consent',
      relatedEntityId: consent.id,
      expiresAt: consent.expiresAt,
    })),
  )
  return ending.length
}
