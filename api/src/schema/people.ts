import {
  AccountType,
  BackgroundCheckStatus,
  ListingPerson,
  PlanKey,
  type User,
  UserType,
} from '@portal/contract/people/person'
import { PropertyType } from '@portal/contract/properties/choices'
import type { PrivacySettings, YesNoField } from '@portal/contract/tenant-profile/tenant-profile'
import { and, type Column, eq, getTableColumns, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { changedAt, createdAt, day, dollars, instant, isOneOf, primaryId, updatedAt } from './columns.ts'

/** People with an account (spec §3 "User"). */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    email: text('email').notNull(),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Whether homes that match saved searches also come by mail, once the address is confirmed. */
    wantsAlertMails: boolean('wants_alert_mails').notNull().default(true),
    /** Whether mails tell about unread messages. */
    wantsMessageMails: boolean('wants_message_mails').notNull().default(true),
    wantsApplicationMails: boolean('wants_application_mails').notNull().default(true),
    wantsTourMails: boolean('wants_tour_mails').notNull().default(true),
    wantsRepairMails: boolean('wants_repair_mails').notNull().default(true),
    /** Whether mails about messages show how they begin. */
    showsMessageText: boolean('shows_message_text').notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    profilePicture: text('profile_picture'),
    accountType: text('account_type').$type<AccountType>().notNull().default('individual'),
    organizationName: text('organization_name'),
    representativeFor: text('representative_for'),
    licenseNumber: text('license_number'),
    licenseState: text('license_state'),
    /** As the landlord says. */
    experienceSince: integer('experience_since'),
    /** Until when each check holds, or held; the rows of the checks say the same. */
    verifiedUntil: instant('verified_until'),
    organizationVerifiedUntil: instant('organization_verified_until'),
    backgroundApprovedUntil: instant('background_approved_until'),
    /** Only the release before reads it. */
    wasOrganizationVerified: boolean('is_organization_verified').notNull().default(false),
    complianceFlags: text('compliance_flags').array().notNull().default([]),
    lastContentReview: instant('last_content_review'),
    contentViolationCount: integer('content_violation_count').notNull().default(0),
    isContentRestricted: boolean('is_content_restricted').notNull().default(false),
    /** Only the release before reads it. */
    wasVerified: boolean('is_verified').notNull().default(false),
    /** When the restriction that an administrator set ends; null if it lasts until one lifts it. */
    restrictedUntil: instant('restricted_until'),
    restrictionReason: text('restriction_reason'),
    /** Violations confirmed before do not restrict. */
    restrictionLiftedAt: instant('restriction_lifted_at'),
    /** The homes that the restriction hid, which are listed again once it is lifted. */
    restrictedHomes: jsonb('restricted_homes').$type<string[]>().notNull().default([]),
    backgroundCheckStatus: text('background_check_status')
      .$type<User['backgroundCheckStatus']>()
      .notNull()
      .default('pending'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    currentPlan: text('current_plan').$type<PlanKey>().notNull().default('free'),
    /** When it ends, if its owner closed it. */
    closesAt: instant('closes_at'),
    /** What comes back if its owner keeps it after all; null unless it is closing. */
    closing: jsonb('closing').$type<{ pausedHomes: string[]; isPlanEnding: boolean }>(),
    /** Nothing is left of its owner after this. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedAt: changedAt(),
  },
  table => [
    index('users_closing').on(table.closesAt).where(sql`closes_at is not null and closed_at is null`),
    index('users_administrators').on(table.id).where(sql`is_admin`),
    index('users_by_address').on(sql`lower(${table.email}) text_pattern_ops`),
    index('users_by_name').on(sql`lower(${table.firstName} || ' ' || ${table.lastName}) text_pattern_ops`),
    index('users_by_last_name').on(sql`lower(${table.lastName}) text_pattern_ops`),
    uniqueIndex('users_email_without_case').on(sql`lower(${table.email})`),
    check('users_user_type', isOneOf(table.userType, UserType.options)),
    check('users_account_type', isOneOf(table.accountType, AccountType.options)),
    check('users_background_check', isOneOf(table.backgroundCheckStatus, BackgroundCheckStatus.options)),
    check('users_current_plan', isOneOf(table.currentPlan, PlanKey.options)),
  ],
)

type Checked = Pick<
  typeof users.$inferSelect,
  'verifiedUntil' | 'organizationVerifiedUntil' | 'backgroundApprovedUntil'
>

const isAhead = (until: string | null): boolean => until !== null && Date.parse(until) > Date.now()

/** Their newest report is clear, and still holds. To others nothing else is told. */
export const isBackgroundApproved = ({
  backgroundApprovedUntil,
}: Pick<Checked, 'backgroundApprovedUntil'>): boolean => isAhead(backgroundApprovedUntil)

/** What answers say of a person, derived from the moments: what has ended is never shown, however late a job is. */
export const standingOf = (
  person: Checked,
): Pick<User, 'isVerified' | 'isOrganizationVerified' | 'backgroundCheckStatus'> => ({
  isVerified: isAhead(person.verifiedUntil),
  isOrganizationVerified: isAhead(person.organizationVerifiedUntil),
  backgroundCheckStatus: isBackgroundApproved(person) ? 'approved' : 'pending',
})

/** Not ended, at the moment they were to: the job that ends them can be late. */
export const isAccountOpen = or(isNull(users.closesAt), gt(users.closesAt, sql`now()`))

export const isAccountDue = and(lte(users.closesAt, sql`now()`), isNull(users.closedAt))

/**
 * Rows that are a person's by address alone, such as an invitation: none until they confirmed it, since
 * anyone can register an address.
 */
export const hasAddressOf = (
  column: Column,
  { email, emailConfirmedAt }: Pick<typeof users.$inferSelect, 'email' | 'emailConfirmedAt'>,
): SQL => (emailConfirmedAt ? eq(sql`lower(${column})`, email.toLowerCase()) : sql`false`)

/** At the moment of the query. */
const isNow = (until: Column): SQL<boolean> => sql<boolean>`coalesce(${until} > now(), false)`

/** Columns of the table or of an alias. */
export const listingPersonOf = <
  Person extends PgTable & Record<'verifiedUntil' | 'organizationVerifiedUntil', Column>,
>(
  people: Person,
) => {
  const columns = Object.entries(getTableColumns(people))
  return {
    ...asListingPerson<Person>(Object.fromEntries(columns.filter(([name]) => name in ListingPerson.shape))),
    isVerified: isNow(people.verifiedUntil),
    isOrganizationVerified: isNow(people.organizationVerifiedUntil),
  }
}

/** Guarantee: these are the columns whose names the contract's schema has. */
const asListingPerson = <Person extends PgTable>(columns: object) =>
  columns as Pick<Person['_']['columns'], keyof ListingPerson & keyof Person['_']['columns']>

/** Tenants about themselves, and who can see it (spec §3 "tenant_profiles"). */
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
    moveInDate: day('move_in_date'),
    privacySettings: jsonb('privacy_settings').$type<PrivacySettings>().notNull().default({}),
    /** The yes-or-no questions that they answered. */
    answered: text('answered').array().$type<YesNoField[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedAt: changedAt(),
  },
  table => [
    check('tenant_profiles_property_type', isOneOf(table.preferredPropertyType, PropertyType.options)),
    check(
      'tenant_profiles_amounts',
      sql`${table.minRent} >= 0 and ${table.maxRent} >= 0 and ${table.monthlyIncome} >= 0`,
    ),
  ],
)
