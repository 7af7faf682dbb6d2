import { interactionLifecycle } from '@portal/contract/consents/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf, primaryId, updatedAt } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'
import { properties } from '../properties/properties.table.ts'

/** One person approaching another, about a home or not (spec §3 "user_interactions"). */
export const userInteractions = pgTable(
  'user_interactions',
  {
    id: primaryId(),
    initiatorId: uuid('initiator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    interactionType: text('interaction_type').notNull(),
    status: text('status').$type<keyof typeof interactionLifecycle>().notNull().default('pending'),
    message: text('message'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('user_interactions_by_initiator').on(table.initiatorId, table.id.desc()),
    index('user_interactions_by_receiver').on(table.receiverId, table.id.desc()),
    index('user_interactions_by_property').on(table.propertyId),
    check('user_interactions_status', isOneOf(table.status, statesOf(interactionLifecycle))),
  ],
)
