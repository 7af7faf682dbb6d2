// Subscribing to the newsletter: the address counts once its owner pressed the button that a mail leads to.
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { readMailToken } from '../../domain/mail-token.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { hour, limitOf, linkUses } from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import { route, type Verb } from '../../platform/request/route.ts'
import type { MailContent } from '../../schema/mail.ts'
import { newsletterSubscribers } from '../../schema/newsletter.ts'

const newsletterSignUps = limitOf('newsletter-sign-ups', 30, hour, { by: 'network' })

/**
 * Stores the address once, ignoring case; the answer does not reveal whether it was known. One that was not confirmed is asked
 * again, at most once an hour.
 */
const subscribe: Verb<typeof newsletterEndpoints.subscribe> = async ({ database }, { body }) => {
  const { email, askedAt, confirmedAt } = newsletterSubscribers
  await database.insert(newsletterSubscribers).values({ email: body.email }).onConflictDoNothing()
  await database
    .update(newsletterSubscribers)
    .set({ askedAt: null })
    .where(
      and(
        eq(sql`lower(${email})`, body.email.toLowerCase()),
        isNull(confirmedAt),
        sql`${askedAt} < now() - interval '1 hour'`,
      ),
    )
  return { accepted: true }
}

/** Throws `invalid`, at the field `token`, if the token is not ours, or if the address is not there anymore. */
const confirm: Verb<typeof newsletterEndpoints.confirm> = async ({ database, mail }, { body: { token } }) => {
  const consent = mail && readMailToken(token, mail.secretKeys)
  const isAsked = consent?.purpose === 'join'
  const confirmed = isAsked
    ? await database
        .update(newsletterSubscribers)
        .set({ confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, now())` })
        .where(eq(newsletterSubscribers.id, consent.id))
        .returning({ id: newsletterSubscribers.id })
    : []
  if (confirmed.length > 0) return
  const message = 'This link is no longer valid'
  throw new Refusal('invalid', `${message}. You can subscribe again below.`, { fields: { token: message } })
}

const confirmSubscription: MailContent = {
  subject: 'Please confirm your subscription',
  paragraphs: [
    'Hello,',
    'Someone, probably you, entered this email address for our newsletter. Please confirm that you want it.',
    'If it wasn’t you, you can ignore this email: we send no newsletter to this address, and delete it after 30 days.',
  ],
  action: { text: 'Confirm my subscription', path: sitePaths.confirmNewsletter },
}

const atOnce = 100

/** Any number of processes can run it at once. */
export const askSubscribers = (database: Database): Promise<void> =>
  inTransaction(database, async transaction => {
    const { id, email, askedAt } = newsletterSubscribers
    const due = transaction
      .select({ id })
      .from(newsletterSubscribers)
      .where(isNull(askedAt))
      .orderBy(id)
      .limit(atOnce)
      .for('update', { skipLocked: true })
    const recipients = await transaction
      .update(newsletterSubscribers)
      .set({ askedAt: sql`now()` })
      .where(inArray(id, due))
      .returning({ subscriberId: id, recipient: email })
    await addMails(
      transaction,
      recipients.map(one => ({ ...one, content: confirmSubscription })),
    )
  })

export const newsletterRoutes = [
  route(newsletterEndpoints.subscribe, subscribe, { limit: newsletterSignUps }),
  route(newsletterEndpoints.confirm, confirm, { limit: linkUses, room: 0 }),
]
