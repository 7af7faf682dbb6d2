import { statesOf } from '@portal/contract/lifecycle'
import { violationLifecycle } from '@portal/contract/warnings/lifecycle'
import { WarningSeverity } from '@portal/contract/warnings/warning'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
    createdAt: createdAt(),
  },
  table => [
    index('platform_warnings_by_user').on(table.userId, table.id.desc()),
    index('platform_warnings_by_age').on(table.createdAt),
    check('platform_warnings_severity', isOneOf(table.severity, WarningSeverity.options)),
  ],
)

/** With the reviewer's decision (spec §3 "content_violations"). */
export const contentViolations = pgTable(
  'content_violations',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    violationType: text('violation_type').notNull(),
    contentText: text('content_text'),
    source: text('source').notNull(),
    /** From 0 to 1. */
    aiConfidence: doublePrecision('ai_confidence'),
    isReviewed: boolean('is_reviewed').notNull().default(false),
    reviewedBy: uuid('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: instant('reviewed_at'),
    status: text('status').$type<keyof typeof violationLifecycle>().notNull().default('pending'),
    createdAt: createdAt(),
  },
  table => [
    index('content_violations_by_user').on(table.userId, table.id.desc()),
    index('content_violations_by_age').on(table.createdAt),
    index('content_violations_by_status').on(table.status, table.id.desc()),
    index('content_violations_by_reviewer').on(table.reviewedBy),
    check('content_violations_status', isOneOf(table.status, statesOf(violationLifecycle))),
    check('content_violations_confidence', sql`${table.aiConfidence} between 0 and 1`),
  ],
)
