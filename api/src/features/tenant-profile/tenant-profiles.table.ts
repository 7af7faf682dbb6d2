import { PropertyType } from '@portal/contract/properties/choices'
import type { PrivacySettings } from '@portal/contract/tenant-profile/tenant-profile'
import { sql } from 'drizzle-orm'
import { boolean, check, date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, dollars, isOneOf, primaryId, updatedAt } from '../../platform/columns.ts'
import { users } from '../auth/users.table.ts'

/** What a tenant tells of themselves, and whom they let see it (spec §3 "tenant_profiles"). */
export const tenantProfiles = pgTable(
  'tenant_profiles',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    preferredLocation: text('preferred_location'),
    maxRent: dollars('max_rent'),
    minRent: dollars('min_rent'),
    workExperience: text('work_experience'),
    monthlyIncome: dollars('monthly_income'),
    employmentStatus: text('employment_status'),
    employerName: text('employer_name'),
    previousAddresses: text('previous_addresses').array().notNull().default([]),
    reasonForMoving: text('reason_for_moving'),
    hasRentalHistory: boolean('has_rental_history').notNull().default(false),
    rentalReferences: text('rental_references').array().notNull().default([]),
    hasCriminalHistory: boolean('has_criminal_history').notNull().default(false),
    criminalHistoryDetails: text('criminal_history_details'),
    preferredPropertyType: text('preferred_property_type').$type<PropertyType>(),
    petOwner: boolean('pet_owner').notNull().default(false),
    petDetails: text('pet_details'),
    smokingStatus: text('smoking_status'),
    emergencyContact: text('emergency_contact'),
    moveInDate: date('move_in_date', { mode: 'string' }),
    privacySettings: jsonb('privacy_settings').$type<PrivacySettings>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    check('tenant_profiles_property_type', isOneOf(table.preferredPropertyType, PropertyType.options)),
    check(
      'tenant_profiles_amounts',
      sql`${table.minRent} >= 0 and ${table.maxRent} >= 0 and ${table.monthlyIncome} >= 0`,
    ),
  ],
)
