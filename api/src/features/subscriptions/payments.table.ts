import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, dollars, primaryId } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** Money that moved (spec §3 "payments"). */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stripePaymentIntentId: text('stripe_payment_intent_id').unique(),
    amount: dollars('amount').notNull(),
    currency: text('currency').notNull().default('usd'),
    status: text('status').notNull(),
    description: text('description'),
    createdAt: createdAt(),
  },
  table => [index('payments_by_user').on(table.userId, table.id.desc())],
)
