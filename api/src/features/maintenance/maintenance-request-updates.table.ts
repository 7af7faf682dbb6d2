import { MaintenanceUpdateType } from '@portal/contract/maintenance/maintenance-request'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf, primaryId } from '../../platform/columns.ts'
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
    /** From 1, in the order in which things were done: two machines' clocks do not agree to the millisecond. */
    position: integer('position').notNull(),
    updateType: text('update_type').$type<MaintenanceUpdateType>().notNull(),
    message: text('message'),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    attachments: text('attachments').array().notNull().default([]),
    createdAt: createdAt(),
  },
  table => [
    unique('maintenance_request_updates_in_order').on(table.requestId, table.position),
    index('maintenance_request_updates_by_user').on(table.userId),
    check('maintenance_request_updates_type', isOneOf(table.updateType, MaintenanceUpdateType.options)),
  ],
)
