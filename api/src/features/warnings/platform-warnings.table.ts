import { WarningSeverity } from '@portal/contract/warnings/warning'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, isOneOf, primaryId } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** What a person was warned of, and whether they took note (spec §3 "platform_warnings"). */
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
    check('platform_warnings_severity', isOneOf(table.severity, WarningSeverity.options)),
  ],
)
