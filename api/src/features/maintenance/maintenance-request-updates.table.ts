import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, primaryId } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'
import { maintenanceRequests } from './maintenance-requests.table.ts'

/** What happened to a request, one row for each thing done (spec §3 "maintenance_request_updates"). */
export const maintenanceRequestUpdates = pgTable(
  'maintenance_request_updates',
  {
    id: primaryId(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => maintenanceRequests.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    updateType: text('update_type').notNull(),
    message: text('message'),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    attachments: text('attachments').array().notNull().default([]),
    createdAt: createdAt(),
  },
  table => [
    index('maintenance_request_updates_by_request').on(table.requestId, table.id),
    index('maintenance_request_updates_by_user').on(table.userId),
  ],
)
