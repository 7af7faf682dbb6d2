// Sends the mails that wait, outside of any transaction.
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { readToken } from '../../domain/account-link.ts'
import { mailTokenOf } from '../../domain/mail-token.ts'
import { readVendorToken } from '../../domain/vendor-token.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasTry, limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { MailFailure, type Mailing, type MailServer } from '../../platform/ports/mail-server.ts'
import { storedNow } from '../../schema/columns.ts'
import { type MailContent, outgoingMails, urgencyOf } from '../../schema/mail.ts'
import { newsletterIssues } from '../../schema/newsletter.ts'
import { renderMail } from './render-mail.ts'

export interface MailOptions extends Mailing {
  server: MailServer
  publicOrigin: string
  portalName: string
  isProduction: boolean
}

type Waiting = Pick<
  typeof outgoingMails.$inferSelect,
  | 'id'
  | 'userId'
  | 'subscriberId'
  | 'issueId'
  | 'kind'
  | 'recipient'
  | 'content'
  | 'linkId'
  | 'vendorLinkId'
  | 'attempts'
>

const atOnce = 4

/** After this, a process that took a mail is considered dead. Sending takes a minute at most. */
const lease = sql`interval '3 minutes'`

/** After the nth failed attempt: half a minute, then twice as long each time, at most an hour. */
const pause = sql`least(interval '30 seconds' * power(2, ${outgoingMails.attempts} - 1), interval '1 hour')`

const isGivenUp = sql`${outgoingMails.createdAt} < now() - interval '1 day'`

/** All mails to one address but newsletters: past it they wait, and what waits is one mail. @internal */
export const mailsToAddress = limitOf('mails-to-address', 30, 30 * 15 * minute)
const untilNextTry = sql`interval '15 minutes'`

/** Nobody reads mail there (RFC 2606); people of tests have such addresses. */
const reserved = /@([\w-]+\.)*(example(\.(com|net|org))?|test|invalid|localhost)$/i

/** A slow server does not keep links waiting, such as one that resets a password. */
export type MailRound = 'links' | 'others'

/**
 * The most urgent first; any number of processes can run it at once. A mail is sent twice only if a process
 * died after sending it. Throws, after it has noted the results, if the mail server could not be used.
 */
export const sendMails = async (
  database: Database,
  round: MailRound,
  options: MailOptions,
): Promise<void> => {
  const mails = await takeSome(database, round)
  // All are asked before any is sent, so that one that is sent takes those along that wait from now on.
  const mayBeSent = await Promise.all(mails.map(mail => takeTryOrPostpone(database, mail)))
  const failures = await Promise.all(
    mails.filter((_, index) => mayBeSent[index]).map(mail => sendOne(database, mail, options)),
  )
  const failure = failures.find(one => one && !one.isFinal)
  if (failure) throw failure
}

const takeSome = (database: Database, round: MailRound): Promise<Waiting[]> => {
  const { id, userId, subscriberId, issueId, kind, recipient, content, linkId, vendorLinkId } = outgoingMails
  const { dueAt, status, attempts } = outgoingMails
  const urgency = urgencyOf(outgoingMails)
  const isInRound = round === 'links' ? sql`${urgency} = 0` : sql`${urgency} > 0`
  const due = database
    .select({ id })
    .from(outgoingMails)
    .where(and(eq(status, 'waiting'), isInRound, lte(dueAt, storedNow)))
    .orderBy(urgency, dueAt)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return database
    .update(outgoingMails)
    .set({ dueAt: sql`now() + ${lease}`, attempts: sql`${attempts} + 1` })
    .where(inArray(id, due))
    .returning({
      ...{ id, userId, subscriberId, issueId, kind, recipient, content, linkId, vendorLinkId, attempts },
    })
}

const isAttempt = ({ id, attempts }: Waiting) =>
  and(eq(outgoingMails.id, id), eq(outgoingMails.attempts, attempts))

/** Newsletters do not count, and links and urgent repairs are always sent. */
const takeTryOrPostpone = async (database: Database, mail: Waiting): Promise<boolean> => {
  if (mail.subscriberId !== null) return true
  const mayBeSent =
    (await hasTry(database, mailsToAddress, mail.recipient)) ||
    mail.linkId !== null ||
    mail.content.isUrgent === true
  if (!mayBeSent)
    await database
      .update(outgoingMails)
      .set({ dueAt: sql`now() + ${untilNextTry}`, attempts: 0 })
      .where(isAttempt(mail))
  return mayBeSent
}

const sendOne = async (
  database: Database,
  mail: Waiting,
  { server, isProduction, secretKeys, ...portal }: MailOptions,
): Promise<MailFailure | undefined> => {
  const { id, recipient, content, linkId, vendorLinkId } = mail
  const isThisAttempt = isAttempt(mail)
  const note = (change: PgUpdateSetSource<typeof outgoingMails>, which = isThisAttempt) =>
    database.update(outgoingMails).set(change).where(which)
  const token = linkId
    ? await readToken(database, { linkId, recipient }, secretKeys)
    : vendorLinkId
      ? await readVendorToken(database, vendorLinkId, secretKeys)
      : undefined
  const isOver = (linkId !== null || vendorLinkId !== null) && token === undefined
  if (isOver || (isProduction && !server.isLocal && reserved.test(recipient))) {
    await note({ status: 'skipped' })
    return undefined
  }
  const isAlone = linkId !== null || content.isUrgent === true
  const postponed = isAlone ? [] : await takePostponed(database, mail)
  const isOneOfAll = or(
    isThisAttempt,
    and(
      inArray(
        outgoingMails.id,
        postponed.map(other => other.id),
      ),
      eq(outgoingMails.attempts, 1),
    ),
  )
  try {
    const issue = await findIssue(database, mail)
    const tokens = { token, ...tokensOf(mail, secretKeys[0]) }
    const whole = asOneMail([content, ...postponed.map(other => other.content)], portal)
    await server.send({ id, to: recipient, ...renderMail(whole, portal, { ...tokens, issue }) })
  } catch (thrown) {
    if (!(thrown instanceof MailFailure)) throw thrown
    if (thrown.isFinal) await note({ status: 'failed' }, isOneOfAll)
    else
      await note(
        {
          status: sql`case when ${isGivenUp} then 'failed' else 'waiting' end`,
          dueAt: sql`now() + ${pause}`,
        },
        isOneOfAll,
      )
    return thrown
  }
  await note({ status: 'sent', sentAt: sql`now()` }, isOneOfAll)
  return undefined
}

/** One link turns off their kind. */
const takePostponed = async (database: Database, { id, userId, recipient, kind }: Waiting) => {
  if (!userId) return []
  const { status, attempts, dueAt, createdAt } = outgoingMails
  return database
    .update(outgoingMails)
    .set({ dueAt: sql`now() + ${lease}`, attempts: 1 })
    .where(
      and(
        eq(outgoingMails.userId, userId),
        eq(outgoingMails.recipient, recipient),
        sql`${outgoingMails.kind} is not distinct from ${kind}`,
        ne(outgoingMails.id, id),
        eq(status, 'waiting'),
        eq(attempts, 0),
        gt(dueAt, createdAt), // it was postponed
        isNull(outgoingMails.linkId),
      ),
    )
    .returning({ id: outgoingMails.id, content: outgoingMails.content })
}

/** Has the words of each, and leads to where all of them are. */
const asOneMail = (
  mails: readonly [MailContent, ...MailContent[]],
  { portalName }: Pick<MailOptions, 'portalName'>,
): MailContent => {
  const [first, ...others] = mails
  if (others.length === 0) return first
  return {
    subject: `${mails.length} messages from ${portalName}`,
    paragraphs: mails.map(({ subject, paragraphs }) => `${subject}: ${paragraphs.join(' ')}`),
    homes: mails.flatMap(({ homes = [] }) => homes),
    action: { text: 'See all notifications', path: sitePaths.assistantTab('notifications') },
  }
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
