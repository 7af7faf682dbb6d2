import { statesOf } from '@portal/contract/lifecycle'
import type { AdminActKind } from '@portal/contract/moderation/finding'
import type { ReportReason } from '@portal/contract/moderation/report'
import { DecisionAction, type SubjectType, type ViolationSource } from '@portal/contract/moderation/violation'
import { violationLifecycle } from '@portal/contract/warnings/lifecycle'
import { WarningSeverity } from '@portal/contract/warnings/warning'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from './columns.ts'
import { users } from './people.ts'

/** With their acknowledgment (spec §3 "platform_warnings"). */
export const platformWarnings = pgTable(
  'platform_warnings',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    warningType: text('warning_type').notNull(),
    message: text('message').notNull(),
    isAcknowledged: boolean('is_acknowledged').notNull().default(false),
    acknowledgedAt: instant('acknowledged_at'),
    severity: text('severity').$type<WarningSeverity>().notNull().default('medium'),
    /** Whose decision it is from; an appeal that succeeds takes it back. */
    violationId: uuid('violation_id'),
    createdAt: createdAt(),
  },
  table => [
    index('platform_warnings_by_user').on(table.userId, table.id.desc()),
    index('platform_warnings_by_age').on(table.createdAt),
    index('platform_warnings_by_violation').on(table.violationId).where(sql`violation_id is not null`),
    check('platform_warnings_severity', isOneOf(table.severity, WarningSeverity.options)),
  ],
)

/** Waits for an administrator. The words are in the SQL, so that partial indexes serve it. */
export const isFindingOpen = (status: SQLWrapper = sql`status`): SQL =>
  sql`${status} in ('pending', 'appealed')`

/** Who found it: everything but reports and checks is the contact filter's, by the place of the text. */
export const finderOf = (source: SQLWrapper): SQL<ViolationSource> =>
  sql`case when ${source} in ('report', 'check') then ${source} else 'filter' end`

/** With the reviewer's decision (spec §3 "content_violations"). */
export const contentViolations = pgTable(
  'content_violations',
  {
    id: primaryId(),
    /** Who is accused. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    violationType: text('violation_type').notNull(),
    contentText: text('content_text'),
    /** Where the contact filter found it, or `report` or `check`. */
    source: text('source').notNull(),
    /** From 0 to 1. */
    aiConfidence: doublePrecision('ai_confidence'),
    isReviewed: boolean('is_reviewed').notNull().default(false),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: instant('reviewed_at'),
    status: text('status').$type<keyof typeof violationLifecycle>().notNull().default('pending'),
    /** Null, with its id, for what the contact filter found. */
    subjectType: text('subject_type').$type<SubjectType>(),
    subjectId: uuid('subject_id'),
    reportedBy: uuid('reported_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<ReportReason>(),
    /** In the reporter's words. */
    note: text('note'),
    /** Its place in the queue: later than it was made if its reporter is often wrong, or if it was appealed. */
    queuedAt: instant('queued_at').notNull().default(sql`now()`),
    takenBy: uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
    takenAt: instant('taken_at'),
    action: text('action').$type<DecisionAction>().notNull().default('none'),
    decisionReason: text('decision_reason'),
    /** The finding about the same that it was decided with: together they count once. */
    decidedWith: uuid('decided_with'),
    appealText: text('appeal_text'),
    appealedAt: instant('appealed_at'),
    appealReason: text('appeal_reason'),
    appealDecidedBy: uuid('appeal_decided_by').references(() => users.id, { onDelete: 'set null' }),
    appealDecidedAt: instant('appeal_decided_at'),
    createdAt: createdAt(),
  },
  table => [
    index('content_violations_by_user').on(table.userId, table.id.desc()),
    index('content_violations_by_age').on(table.createdAt),
    index('content_violations_by_status').on(table.status, table.id.desc()),
    index('content_violations_by_reviewer').on(table.reviewedBy),
    index('content_violations_by_reporter').on(table.reportedBy, table.id.desc()),
    index('content_violations_by_taker').on(table.takenBy),
    index('content_violations_by_appeal_reviewer').on(table.appealDecidedBy),
    index('content_violations_decided_at').on(table.reviewedAt),
    index('content_violations_in_line').on(table.queuedAt, table.id).where(isFindingOpen()),
    index('content_violations_in_line_by_reason')
      .on(table.reason, table.queuedAt, table.id)
      .where(isFindingOpen()),
    index('content_violations_in_line_by_source')
      .on(sql`(${finderOf(table.source)})`, table.queuedAt, table.id)
      .where(isFindingOpen()),
    index('content_violations_in_line_by_status').on(table.status, table.queuedAt, table.id),
    index('content_violations_about')
      .on(table.subjectId, table.queuedAt, table.id)
      .where(sql`subject_id is not null`),
    index('content_violations_decided_with').on(table.decidedWith).where(sql`decided_with is not null`),
    uniqueIndex('content_violations_open_report')
      .on(table.reportedBy, table.subjectId)
      .where(sql`status = 'pending' and reported_by is not null`),
    check('content_violations_status', isOneOf(table.status, statesOf(violationLifecycle))),
    check('content_violations_confidence', sql`${table.aiConfidence} between 0 and 1`),
    check('content_violations_action', isOneOf(table.action, DecisionAction.options)),
  ],
)

/** What administrators did, and why. */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: primaryId(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AdminActKind>().notNull(),
    /** The person who is told. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    propertyId: uuid('property_id'),
    violationId: uuid('violation_id'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('admin_acts_by_admin').on(table.adminId),
    index('admin_acts_by_user').on(table.userId, table.id.desc()),
    index('admin_acts_by_property').on(table.propertyId, table.id.desc()),
    index('admin_acts_by_age').on(table.createdAt),
  ],
)
