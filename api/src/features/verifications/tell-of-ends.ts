import * as sitePaths from '@portal/contract/site-paths'
import { reminderDays } from '@portal/contract/verifications/lifecycle'
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotifications } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { biometricVerifications } from '../../schema/verification.ts'

/** Small enough for a short transaction. */
const atOnce = 200

/** Once, 30 days before a check ends; any number of processes can run it at once. */
export const tellOfCheckEnds = async (
  database: Database,
  { hasMail }: { hasMail: boolean },
): Promise<void> => {
  while ((await inTransaction(database, transaction => tellSome(transaction, hasMail))) === atOnce);
}

/** Returns how many were told. */
const tellSome = async (transaction: Database, hasMail: boolean): Promise<number> => {
  const { id, userId, status, expiresAt, endToldAt } = biometricVerifications
  const found = await transaction
    .select({ check: biometricVerifications, person: users })
    .from(biometricVerifications)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(status, 'verified'),
        isNull(endToldAt),
        gt(expiresAt, sql`now()`),
        lte(expiresAt, sql`now() + ${reminderDays} * interval '1 day'`),
        isAccountOpen,
      ),
    )
    .orderBy(expiresAt)
    .limit(atOnce)
    .for('no key update', { of: biometricVerifications, skipLocked: true })
  if (found.length === 0) return 0
  const ids = found.map(({ check }) => check.id)
  await transaction.update(biometricVerifications).set({ endToldAt: sql`now()` }).where(inArray(id, ids))
  // A newer check already lasts longer.
  const ending = found.filter(({ check, person }) => person.verifiedUntil === check.expiresAt)
  await addNotifications(
    transaction,
    ending.map(({ check, person }) => ({
      userId: person.id,
      title: 'Your identity check ends soon',
      message: words(check.expiresAt),
      type: 'reminder' as const,
      category: 'verification',
      actionUrl: sitePaths.profileVerification,
      actionText: 'Check again',
      relatedEntityType: 'verification',
      relatedEntityId: check.id,
    })),
  )
  if (hasMail)
    await addMails(
      transaction,
      ending.flatMap(({ check, person }) =>
        person.emailConfirmedAt
          ? {
              userId: person.id,
              recipient: person.email,
              content: {
                subject: 'Your identity check ends soon',
                paragraphs: [`Hello ${person.firstName},`, words(check.expiresAt)],
                action: { text: 'Check again', path: sitePaths.profileVerification },
              },
            }
          : [],
      ),
    )
  return found.length
}

const words = (expiresAt: string | null): string =>
  `It holds until ${expiresAt ? dayWords.format(new Date(expiresAt)) : 'soon'}. Check again to keep the badge.`
const dayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
