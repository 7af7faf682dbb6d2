import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** One row per limited key: `freeAt` is when all its tries will be free again, and the row may go. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), freeAt: instant('free_at').notNull() },
  table => [index('rate_limits_by_free_at').on(table.freeAt)],
)
