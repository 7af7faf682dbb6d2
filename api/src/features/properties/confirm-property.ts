// A home that is offered is confirmed every 30 days, or it is hidden: what is found can be rented.

import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { confirmationDays } from '@portal/contract/properties/own-property'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import { endWaiting } from '../../domain/end-waiting.ts'
import { refuseWhileHeld } from '../../domain/held-home.ts'
import { lockOwnProperty } from '../../domain/property-access.ts'
import { getProperty } from '../../domain/property-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Verb } from '../../platform/request/route.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, isOffered, properties } from '../../schema/properties.ts'

/** With the landlord's id: one notification for all their homes. */
const relatedEntityType = 'confirmations'
/** Landlords; small enough for a short transaction. */
const atOnce = 50

const { confirmedAt, confirmationAskedAt, landlordId, lapsedAt, title } = properties
const daysAgo = (days: number): SQL => sql`now() - interval '${sql.raw(String(days))} days'`
const isAsked = gt(confirmationAskedAt, confirmedAt)
const isToConfirm = and(isNotDeleted, or(isNotNull(lapsedAt), and(isOffered, isAsked)))

/** Also brings it back if it was hidden because nobody confirmed it, for which nobody is alerted again. */
export const confirmProperty: Verb<typeof ownPropertyEndpoints.confirm> = async (
  { database, caller },
  { params },
) => {
  const home = await lockOwnProperty(database, caller, params.id)
  refuseWhileHeld(home)
  await database
    .update(properties)
    .set({
      confirmedAt: sql`now()`,
      ...(home.lapsedAt && { lapsedAt: null, visibilityLevel: 'public' as const }),
    })
    .where(eq(properties.id, params.id))
  if ((await database.$count(properties, and(eq(landlordId, caller.id), isToConfirm))) === 0)
    await endWaiting(database, relatedEntityType, [caller.id])
  return { property: await getProperty(database, params.id) }
}

interface Step {
  isDue: SQL | undefined
  becomes: PgUpdateSetSource<typeof properties>
  words: (homes: string, isOne: boolean) => { title: string; message: string }
}

const { asked, hidden } = confirmationDays

/** Those who are asked have until the hiding to answer, whenever a chore ran. */
const steps: readonly Step[] = [
  {
    isDue: and(
      isOffered,
      isAsked,
      lte(confirmedAt, daysAgo(hidden)),
      lte(confirmationAskedAt, daysAgo(hidden - asked)),
    ),
    becomes: { visibilityLevel: 'private', lapsedAt: sql`now()` },
    words: (homes, isOne) => ({
      title: `${homes} ${isOne ? 'is' : 'are'} no longer shown`,
      message: `You have not confirmed in ${hidden} days that ${isOne ? 'it is' : 'they are'} still for rent. Once you do, people find ${isOne ? 'it' : 'them'} again.`,
    }),
  },
  {
    isDue: and(isOffered, or(isNull(confirmationAskedAt), not(isAsked)), lte(confirmedAt, daysAgo(asked))),
    becomes: { confirmationAskedAt: sql`now()` },
    words: (homes, isOne) => ({
      title: `${isOne ? 'Is' : 'Are'} ${homes} still for rent?`,
      message: `Please confirm it. Without an answer, we stop showing ${isOne ? 'this home' : 'them'} in ${hidden - asked} days.`,
    }),
  },
]

/**
 * Asks landlords whether their homes are still for rent, 30 days after they last said so, and a week later hides those that
 * nobody confirmed. Any number of processes can run it at once.
 */
export const askToConfirm = async (database: Database, by: { hasMail: boolean }): Promise<void> => {
  for (const step of steps)
    while ((await inTransaction(database, transaction => takeStep(transaction, step, by))) === atOnce);
}

/** Returns of how many landlords it took homes. */
const takeStep = async (
  transaction: Database,
  { isDue, becomes, words }: Step,
  { hasMail }: { hasMail: boolean },
): Promise<number> => {
  const due = transaction.selectDistinct({ landlordId }).from(properties).where(isDue).limit(atOnce)
  // People are locked first, as by those who change a home, or the two could wait for each other.
  const landlords = await transaction
    .select()
    .from(users)
    .where(inArray(users.id, due))
    .orderBy(users.id)
    .for('no key update')
  for (const landlord of landlords) {
    const homes = await transaction
      .update(properties)
      .set(becomes)
      .where(and(eq(landlordId, landlord.id), isDue))
      .returning({ title })
    const [first] = homes
    if (!first) continue
    const told = homes.length === 1 ? words(first.title, true) : words(`${homes.length} homes`, false)
    await endWaiting(transaction, relatedEntityType, [landlord.id])
    await addNotification(transaction, {
      userId: landlord.id,
      ...told,
      type: 'reminder',
      category: 'property',
      actionRequired: true,
      actionUrl: sitePaths.landlordProperties,
      actionText: 'Confirm',
      relatedEntityType,
      relatedEntityId: landlord.id,
    })
    if (!hasMail || !landlord.emailConfirmedAt) continue
    const titles = homes.map(home => home.title).toSorted()
    const content = {
      subject: told.title,
      paragraphs: [told.message, ...(titles.length > 1 ? [titles.join('\n')] : [])],
      action: { text: 'Open My Properties', path: sitePaths.landlordProperties },
    }
    await addMails(transaction, [{ userId: landlord.id, recipient: landlord.email, content }])
  }
  return landlords.length
}
