import { MaintenanceCategory, MaintenanceStatus } from '@portal/contract/maintenance/maintenance-request'
import { Priority } from '@portal/contract/values/priority'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, dollars, instant, isOneOf, primaryId, updatedAt } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'
import { properties } from '../properties/properties.table.ts'

/** What a tenant wants mended (spec §3 "maintenance_requests"). */
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
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
