// Sends the mails that wait, outside of any transaction.
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { readToken } from '../../domain/account-link.ts'
import { mailTokenOf } from '../../domain/mail-token.ts'
import type { Database } from '../../platform/database/database.ts'
import { MailFailure, type Mailing, type MailServer } from '../../platform/ports/mail-server.ts'
import { outgoingMails, urgencyOf } from '../../schema/mail.ts'
import { newsletterIssues } from '../../schema/newsletter.ts'
import { renderMail } from './render-mail.ts'

export interface MailOptions extends Mailing {
  server: MailServer
  /** The portal's, which links lead to. */
  publicOrigin: string
  isProduction: boolean
}

type Waiting = Pick<
  typeof outgoingMails.$inferSelect,
  'id' | 'userId' | 'subscriberId' | 'issueId' | 'kind' | 'recipient' | 'content' | 'linkId' | 'attempts'
>

const atOnce = 4

/** After this, a process that took a mail is considered dead. Sending takes a minute at most. */
const lease = sql`interval '3 minutes'`

/** After the nth failed attempt: half a minute, then twice as long each time, at most an hour. */
const pause = sql`least(interval '30 seconds' * power(2, ${outgoingMails.attempts} - 1), interval '1 hour')`

const isGivenUp = sql`${outgoingMails.createdAt} < now() - interval '1 day'`

/** Nobody reads mail there (RFC 2606); people of tests have such addresses. */
const reserved = /@([\w-]+\.)*(example(\.(com|net|org))?|test|invalid|localhost)$/i

/** Links, such as one that resets a password, are not kept waiting by mails of another round that a server takes its time for. */
export type MailRound = 'links' | 'others'

/**
 * Sends a few of these mails, the most urgent first; any number of processes may run it at once. A mail is sent twice only if a process sent it and died before it
 * noted that. Throws, after it has noted the results, if the mail server could not be used.
 */
export const sendMails = async (
  database: Database,
  round: MailRound,
  options: MailOptions,
): Promise<void> => {
  const taken = await takeSome(database, round)
  const failures = await Promise.all(taken.map(mail => sendOne(database, mail, options)))
  const failure = failures.find(one => one && !one.isFinal)
  if (failure) throw failure
}

const takeSome = (database: Database, round: MailRound): Promise<Waiting[]> => {
  const { id, userId, subscriberId, issueId, kind, recipient, content, linkId } = outgoingMails
  const { dueAt, status, attempts } = outgoingMails
  const urgency = urgencyOf(outgoingMails)
  const isInRound = round === 'links' ? sql`${urgency} = 0` : sql`${urgency} > 0`
  const due = database
    .select({ id })
    .from(outgoingMails)
    .where(and(eq(status, 'waiting'), isInRound, lte(dueAt, sql`now()`)))
    .orderBy(urgency, dueAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return database
    .update(outgoingMails)
    .set({ dueAt: sql`now() + ${lease}`, attempts: sql`${attempts} + 1` })
    .where(inArray(id, due))
    .returning({ id, userId, subscriberId, issueId, kind, recipient, content, linkId, attempts })
}

/** Returns why the mail was not sent, if it was not. */
const sendOne = async (
  database: Database,
  mail: Waiting,
  { server, publicOrigin, isProduction, secretKeys }: MailOptions,
): Promise<MailFailure | undefined> => {
  const { id, recipient, content, linkId, attempts } = mail
  const isNewestAttempt = eq(outgoingMails.attempts, attempts)
  const note = (change: PgUpdateSetSource<typeof outgoingMails>) =>
    database
      .update(outgoingMails)
      .set(change)
      .where(and(eq(outgoingMails.id, id), isNewestAttempt))
  const token = linkId ? await readToken(database, { linkId, recipient }, secretKeys) : undefined
  const isOver = linkId !== null && token === undefined
  if (isOver || (isProduction && !server.isLocal && reserved.test(recipient))) {
    await note({ status: 'skipped' })
    return undefined
  }
  try {
    const issue = await findIssue(database, mail)
    const tokens = { token, ...tokensOf(mail, secretKeys[0]) }
    await server.send({ id, to: recipient, ...renderMail(content, publicOrigin, { ...tokens, issue }) })
  } catch (thrown) {
    if (!(thrown instanceof MailFailure)) throw thrown
    if (thrown.isFinal) await note({ status: 'failed' })
    else
      await note({
        status: sql`case when ${isGivenUp} then 'failed' else 'waiting' end`,
        dueAt: sql`now() + ${pause}`,
      })
    return thrown
  }
  await note({ status: 'sent', sentAt: sql`now()` })
  return undefined
}

const findIssue = async (database: Database, { issueId }: Waiting) => {
  if (!issueId) return undefined
  const { text, html } = newsletterIssues
  const [issue] = await database
    .select({ text, html })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
  return issue
}

/** The tokens that nothing is stored of. */
const tokensOf = ({ userId, subscriberId, kind }: Waiting, secretKey: string) => {
  const id = userId ?? subscriberId
  if (id && kind) return { wayOut: mailTokenOf({ id, purpose: kind }, secretKey) }
  return subscriberId ? { token: mailTokenOf({ id: subscriberId, purpose: 'join' }, secretKey) } : {}
}
