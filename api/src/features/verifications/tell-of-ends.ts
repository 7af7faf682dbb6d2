import * as sitePaths from '@portal/contract/site-paths'
import { reminderDays } from '@portal/contract/verifications/lifecycle'
import type { ReviewKind } from '@portal/contract/verifications/review'
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotifications } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { biometricVerifications, verificationReviews } from '../../schema/verification.ts'

/** Small enough for a short transaction. */
const atOnce = 200

interface Ending {
  id: string
  expiresAt: string | null
  person: typeof users.$inferSelect
  title: string
  /** What keeps the badge. */
  again: string
  action: string
}

/** Once, 30 days before a check ends; any number of processes can run it at once. */
export const tellOfCheckEnds = async (
  database: Database,
  { hasMail }: { hasMail: boolean },
): Promise<void> => {
  for (const takeSome of [takeIdentities, takePapers]) {
    const tellSome = async (transaction: Database) => {
      const { taken, ending } = await takeSome(transaction)
      await tell(transaction, ending, hasMail)
      return taken
    }
    while ((await inTransaction(database, tellSome)) === atOnce);
  }
}

interface Batch {
  taken: number
  /** Without those that a newer check outlasts. */
  ending: Ending[]
}

const endsSoon = ({ expiresAt, endToldAt }: typeof biometricVerifications | typeof verificationReviews) =>
  and(
    isNull(endToldAt),
    gt(expiresAt, sql`now()`),
    lte(expiresAt, sql`now() + ${reminderDays} * interval '1 day'`),
    isAccountOpen,
  )

const takeIdentities = async (transaction: Database): Promise<Batch> => {
  const { id, userId, status, expiresAt } = biometricVerifications
  const found = await transaction
    .select({ check: biometricVerifications, person: users })
    .from(biometricVerifications)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(status, 'verified'), endsSoon(biometricVerifications)))
    .orderBy(expiresAt)
    .limit(atOnce)
    .for('no key update', { of: biometricVerifications, skipLocked: true })
  const ids = found.map(({ check }) => check.id)
  if (ids.length > 0)
    await transaction.update(biometricVerifications).set({ endToldAt: sql`now()` }).where(inArray(id, ids))
  const ending = found
    .filter(({ check, person }) => person.verifiedUntil === check.expiresAt)
    .map(({ check, person }) => ({
      id: check.id,
      expiresAt: check.expiresAt,
      person,
      title: 'Your identity check ends soon',
      again: 'Check again',
      action: 'Check again',
    }))
  return { taken: found.length, ending }
}

const paperTitles: Record<ReviewKind, string> = {
  organization: 'Your organization’s check ends soon',
  license: 'Your license’s check ends soon',
  home: 'The check of your right to rent out a home ends soon',
  document: 'Your document’s check ends soon',
}

const takePapers = async (transaction: Database): Promise<Batch> => {
  const { id, userId, kind, propertyId, status, expiresAt } = verificationReviews
  const isRenewed = sql<boolean>`exists (
    select from ${verificationReviews} newer
    where newer.user_id = ${userId} and newer.kind = ${kind} and newer.status = 'approved'
      and newer.property_id is not distinct from ${propertyId} and newer.expires_at > ${expiresAt})`
  const found = await transaction
    .select({ review: verificationReviews, person: users, isRenewed })
    .from(verificationReviews)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(status, 'approved'), endsSoon(verificationReviews)))
    .orderBy(expiresAt)
    .limit(atOnce)
    .for('no key update', { of: verificationReviews, skipLocked: true })
  const ids = found.map(({ review }) => review.id)
  if (ids.length > 0)
    await transaction.update(verificationReviews).set({ endToldAt: sql`now()` }).where(inArray(id, ids))
  const ending = found
    .filter(one => !one.isRenewed)
    .map(({ review, person }) => ({
      id: review.id,
      expiresAt: review.expiresAt,
      person,
      title: paperTitles[review.kind],
      again: 'Send new papers',
      action: 'Send papers',
    }))
  return { taken: found.length, ending }
}

const tell = async (transaction: Database, ending: readonly Ending[], hasMail: boolean): Promise<void> => {
  await addNotifications(
    transaction,
    ending.map(check => ({
      userId: check.person.id,
      title: check.title,
      message: words(check),
      type: 'reminder' as const,
      category: 'verification',
      actionUrl: sitePaths.profileVerification,
      actionText: check.action,
      relatedEntityType: 'verification',
      relatedEntityId: check.id,
    })),
  )
  const mails = ending.flatMap(check => {
    const { id, firstName, email, emailConfirmedAt } = check.person
    const content = {
      subject: check.title,
      paragraphs: [`Hello ${firstName},`, words(check)],
      action: { text: check.action, path: sitePaths.profileVerification },
    }
    return emailConfirmedAt ? { userId: id, recipient: email, content } : []
  })
  if (hasMail) await addMails(transaction, mails)
}

const words = ({ expiresAt, again }: Ending): string =>
  `It holds until ${expiresAt ? dayWords.format(new Date(expiresAt)) : 'soon'}. ${again} to keep the badge.`
const dayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
