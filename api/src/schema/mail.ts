import { type MailKind, mailKinds } from '@portal/contract/notifications/mail-settings-endpoints'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { maintenanceVendorLinks } from './maintenance.ts'
import { newsletterIssues, newsletterSubscribers } from './newsletter.ts'
import { users } from './people.ts'
import { accountLinks } from './sessions.ts'

/** Becomes text and HTML when it is sent. */
export interface MailContent {
  subject: string
  /** Plain text. */
  paragraphs: readonly string[]
  /** What, which home, who and when, to be seen at a glance. */
  facts?: readonly { name: string; value: string }[]
  action?: { text: string; path: string }
  /** With what their public pages show. */
  homes?: readonly MailedHome[]
  /** Sent even past the address's limit. */
  isUrgent?: boolean
}

export interface MailedHome {
  title: string
  /** Rent, rooms and place. */
  facts: string
  path: string
  picture: string
}

/**
 * `waiting` until the mail server took it; `failed` if it never will, or for a day did not; `skipped` if
 * not worth sending, such as to a reserved domain.
 */
export const mailStatuses = ['waiting', 'sent', 'failed', 'skipped'] as const

interface UrgentBy {
  linkId: AnyPgColumn
  subscriberId: AnyPgColumn
  kind: AnyPgColumn
}

/**
 * 0 is sent first: links that someone waits for; 1 the account and repairs, 2 what others write and do, 3 alerts, of which one home
 * causes thousands, 4 the newsletter.
 */
export const urgencyOf = ({ linkId, subscriberId, kind }: UrgentBy) =>
  sql`(case when ${linkId} is not null then 0 when ${subscriberId} is not null then 4 when ${kind} is null or ${kind} = 'repairs' then 1 when ${kind} <> 'alerts' then 2 else 3 end)`

/** Written in the transaction that causes them. They hold no secret. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: primaryId(),
    /** Null if the address belongs to no account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The link of its action; the mail goes with it. */
    linkId: uuid('link_id').references(() => accountLinks.id, { onDelete: 'cascade' }),
    /** The vendor's link that it brings; the mail goes with it. */
    vendorLinkId: uuid('vendor_link_id').references(() => maintenanceVendorLinks.requestId, {
      onDelete: 'cascade',
    }),
    /** For mails about the newsletter, which go with its subscriber. */
    subscriberId: uuid('subscriber_id').references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** Its newsletter, which replaces the paragraphs. */
    issueId: uuid('issue_id').references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    /** What its reader can turn off; null for mail about the account, which always comes. */
    kind: text('kind').$type<MailKind>(),
    recipient: text('recipient').notNull(),
    content: jsonb('content').$type<MailContent>().notNull(),
    status: text('status').$type<(typeof mailStatuses)[number]>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When to try: in the future while a process sends it. */
    dueAt: instant('due_at').notNull().default(sql`now()`),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  table => [
    index('outgoing_mails_by_urgency').on(urgencyOf(table), table.dueAt).where(sql`status = 'waiting'`),
    index('outgoing_mails_by_link').on(table.linkId),
    index('outgoing_mails_by_vendor_link').on(table.vendorLinkId),
    index('outgoing_mails_by_user').on(table.userId),
    index('outgoing_mails_by_subscriber').on(table.subscriberId),
    index('outgoing_mails_by_issue').on(table.issueId),
    index('outgoing_mails_by_age').on(table.createdAt),
    check('outgoing_mails_status', isOneOf(table.status, mailStatuses)),
    check('outgoing_mails_kind', isOneOf(table.kind, mailKinds)),
  ],
)
