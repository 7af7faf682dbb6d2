import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import {
  MaintenanceCategory,
  MaintenanceStatus,
  MaintenanceUpdateType,
} from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { changedAt, createdAt, dollars, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'

/** Tenants' repair requests (spec §3 "maintenance_requests"). */
export const maintenanceRequests = pgTable(
  'maintenance_requests',
  {
    id: primaryId(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    landlordId: uuid('landlord_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category').$type<MaintenanceCategory>().notNull(),
    priority: text('priority').$type<Priority>().notNull().default('medium'),
    status: text('status').$type<MaintenanceStatus>().notNull().default('submitted'),
    images: text('images').array().notNull().default([]),
    tenantNotes: text('tenant_notes'),
    landlordNotes: text('landlord_notes'),
    estimatedCost: dollars('estimated_cost'),
    actualCost: dollars('actual_cost'),
    assignedTo: text('assigned_to'),
    scheduledDate: instant('scheduled_date'),
    completedDate: instant('completed_date'),
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** By the tenant; `confirmedAt` of an answer also counts repairs that confirmed themselves. */
    confirmedAt: instant('confirmed_at'),
    reopenedAt: instant('reopened_at'),
    reopenedCount: integer('reopened_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedAt: changedAt(),
  },
  table => [
    index('maintenance_requests_by_tenant').on(table.tenantId, table.id.desc()),
    index('maintenance_requests_by_landlord').on(table.landlordId, table.id.desc()),
    index('maintenance_requests_by_property').on(table.propertyId),
    check('maintenance_requests_category', isOneOf(table.category, MaintenanceCategory.options)),
    check('maintenance_requests_priority', isOneOf(table.priority, Priority.options)),
    check('maintenance_requests_status', isOneOf(table.status, MaintenanceStatus.options)),
    check('maintenance_requests_costs', sql`${table.estimatedCost} >= 0 and ${table.actualCost} >= 0`),
  ],
)

/** Open, and urgent by priority or by mark. */
export const isUrgentRequest = and(
  inArray(maintenanceRequests.status, openStatuses),
  or(eq(maintenanceRequests.priority, 'urgent'), maintenanceRequests.isUrgent),
)

/** One row per action (spec §3 "maintenance_request_updates"). */
export const maintenanceRequestUpdates = pgTable(
  'maintenance_request_updates',
  {
    id: primaryId(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => maintenanceRequests.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** From 1, in the order of actions: clocks of two machines do not agree to the millisecond. */
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

/** At most one a request. A link that was replaced or ended has no row. */
export const maintenanceVendorLinks = pgTable('maintenance_vendor_links', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => maintenanceRequests.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  vendorName: text('vendor_name').notNull(),
  /** How many were added with it. */
  photos: integer('photos').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  createdAt: createdAt(),
})
