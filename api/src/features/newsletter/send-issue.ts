import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import type { Database } from '../../platform/database/database.ts'
import { newsletterCopies, newsletterIssues, newsletterSubscribers } from '../../schema/newsletter.ts'
import type { Issue } from './read-issue.ts'

/** Numbers of addresses. */
export interface IssueCounts {
  /** Those that had it before. */
  had: number
  /** Those that get it now, or would. */
  due: number
  /** Those that are not confirmed, and get nothing. */
  unconfirmed: number
}

const { issueId, subscriberId } = newsletterCopies

/** Small enough for a short transaction. */
const atOnce = 500

/**
 * Hands the issue to the portal's jobs, once for each confirmed address. If it ends in the middle, it goes on with the same issue.
 * Throws an Error of one sentence if another text was sent under its title.
 */
export const sendIssue = async (database: Database, issue: Issue): Promise<IssueCounts> => {
  const id = await storeIssue(database, issue)
  const { had, unconfirmed } = await countsOf(database, id)
  let due = 0
  for (;;) {
    const count = await database.transaction(transaction => sendSome(transaction, id, issue))
    if (count === 0) return { had, due, unconfirmed }
    due += count
  }
}

/** What `sendIssue` would do. Throws like it. */
export const countIssue = async (database: Database, issue: Issue): Promise<IssueCounts> =>
  countsOf(database, await findIssue(database, issue))

const findIssue = async (database: Database, issue: Issue): Promise<string | undefined> => {
  const [kept] = await database
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.subject, issue.subject))
  if (kept && kept.html !== issue.html)
    throw new Error(`Another text was sent as “${issue.subject}”: give this one another title.`)
  return kept?.id
}

const storeIssue = async (database: Database, issue: Issue): Promise<string> => {
  await database.insert(newsletterIssues).values(issue).onConflictDoNothing()
  const id = await findIssue(database, issue)
  if (!id) throw new Error('An issue was inserted but cannot be read')
  return id
}

const countsOf = async (database: Database, id: string | undefined): Promise<IssueCounts> => {
  const { confirmedAt } = newsletterSubscribers
  const had = id ? await database.$count(newsletterCopies, eq(issueId, id)) : 0
  const confirmed = await database.$count(newsletterSubscribers, isNotNull(confirmedAt))
  const unconfirmed = await database.$count(newsletterSubscribers, isNull(confirmedAt))
  return { had, due: confirmed - had, unconfirmed }
}

const sendSome = async (transaction: Database, id: string, { subject }: Issue): Promise<number> => {
  // Two commands at once take turns.
  await transaction.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('no key update')
  const copy = transaction
    .select()
    .from(newsletterCopies)
    .where(and(eq(issueId, id), eq(subscriberId, newsletterSubscribers.id)))
  const due = transaction
    .select({ issueId: sql`${id}::uuid`.as('issue_id'), subscriberId: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(and(isNotNull(newsletterSubscribers.confirmedAt), notExists(copy)))
    .orderBy(newsletterSubscribers.id)
    .limit(atOnce)
    .for('key share')
  const copies = await transaction.insert(newsletterCopies).select(due).returning({ id: subscriberId })
  const subscribers = await transaction
    .select({ subscriberId: newsletterSubscribers.id, recipient: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(
      inArray(
        newsletterSubscribers.id,
        copies.map(one => one.id),
      ),
    )
  const content = { subject, paragraphs: [] }
  await addMails(
    transaction,
    subscribers.map(one => ({ ...one, issueId: id, kind: 'newsletter' as const, content })),
  )
  return copies.length
}
