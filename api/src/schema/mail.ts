// Mail from the portal to people.
import { type MailKind, mailKinds } from '@portal/contract/notifications/mail-settings-endpoints'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { newsletterIssues, newsletterSubscribers } from './newsletter.ts'
import { users } from './people.ts'
import { accountLinks } from './sessions.ts'

/** What a mail says; it becomes text and HTML when it is sent. */
export interface MailContent {
  subject: string
  /** Plain text, a paragraph each. */
  paragraphs: readonly string[]
  /** The page of the portal that it leads to. */
  action?: { text: string; path: string }
}

/**
 * `waiting` until the mail server took it; `failed` if it never will, or for a day did not; `skipped` if it was not worth sending,
 * such as to a reserved domain.
 */
export const mailStatuses = ['waiting', 'sent', 'failed', 'skipped'] as const

interface UrgentBy {
  linkId: AnyPgColumn
  subscriberId: AnyPgColumn
  kind: AnyPgColumn
}

/**
 * Which mail is sent first: 0 for links that someone waits for, 1 for the account and where people live, 2 for messages, 3 for alerts, of
 * which one home causes thousands, 4 for the newsletter.
 */
export const urgencyOf = ({ linkId, subscriberId, kind }: UrgentBy) =>
  sql`(case when ${linkId} is not null then 0 when ${subscriberId} is not null then 4 when ${kind} is null then 1 when ${kind} = 'messages' then 2 else 3 end)`

/** Mails that were or will be sent, written in the transaction that causes them. They hold no secret. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: primaryId(),
    /** Null if the address belongs to no account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The link that its action needs; the mail goes with it. */
    linkId: uuid('link_id').references(() => accountLinks.id, { onDelete: 'cascade' }),
    /** Set for mails about the newsletter, which go with its subscriber. */
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** The newsletter that it brings, which replaces its paragraphs. */
    issueId: uuid('issue_id').references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** What its reader can turn off; null for mail about the account, which always comes. */
    kind: text('kind').$type<MailKind>(),
    recipient: text('recipient').notNull(),
    content: jsonb('content').$type<MailContent>().notNull(),
    status: text('status').$type<(typeof mailStatuses)[number]>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried, or tried again: while a process sends it, this is in the future. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  table => [
    index('outgoing_mails_by_urgency').on(urgencyOf(table), table.dueAt).where(sql`status = 'waiting'`),
    index('outgoing_mails_by_link').on(table.linkId),
    index('outgoing_mails_by_user').on(table.userId),
    index('outgoing_mails_by_subscriber').on(table.subscriberId),
    index('outgoing_mails_by_issue').on(table.issueId),
    index('outgoing_mails_by_age').on(table.createdAt),
    check('outgoing_mails_status', isOneOf(table.status, mailStatuses)),
    check('outgoing_mails_kind', isOneOf(table.kind, mailKinds)),
  ],
)
