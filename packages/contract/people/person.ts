// What people see of themselves and of each other (spec §3 "User").
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'

export const UserType = withNeutral(
  z.enum(['tenant', 'landlord'], 'Please select your account type'),
  'tenant',
)
export type UserType = z.infer<typeof UserType>

export const AccountType = withNeutral(
  z.enum(['individual', 'representative', 'organization', 'realtor'], 'Please select who you are'),
  'individual',
)
export type AccountType = z.infer<typeof AccountType>

export const BackgroundCheckStatus = withNeutral(z.enum(['pending', 'approved', 'rejected']), 'pending')
export const PlanKey = withNeutral(z.enum(['free', 'basic', 'premium', 'enterprise']), 'free')
export type PlanKey = z.infer<typeof PlanKey>

/** As they see themselves: no password, provider ids, compliance flags or violation counts. */
export const User = z.object({
  id,
  email: z.string(),
  userType: UserType,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  profilePicture: z.nullable(z.string()),
  accountType: AccountType,
  organizationName: z.nullable(z.string()),
  representativeFor: z.nullable(z.string()),
  licenseNumber: z.nullable(z.string()),
  licenseState: z.nullable(z.string()),
  /** Since when a landlord has let homes, as they say. */
  experienceSince: z.optional(z.nullable(z.int())),
  isOrganizationVerified: z.boolean(),
  isVerified: z.boolean(),
  backgroundCheckStatus: BackgroundCheckStatus,
  currentPlan: PlanKey,
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type User = z.infer<typeof User>

/** What a listing shows of a person. */
export const ListingPerson = z.pick(User, {
  id: true,
  firstName: true,
  lastName: true,
  profilePicture: true,
  accountType: true,
  organizationName: true,
  isVerified: true,
  isOrganizationVerified: true,
})
export type ListingPerson = z.infer<typeof ListingPerson>

export const UserAnswer = z.object({
  user: z.extend(User, {
    /** Left out if unknown. */
    hasAssistant: z.optional(z.boolean()),
    /** Left out if unknown. */
    isEmailConfirmed: z.optional(z.boolean()),
    /** When the account will be deleted, because its owner closed it. */
    closesAt: z.optional(z.nullable(timestamp)),
    /** Left out for everyone else. */
    isAdministrator: z.optional(z.boolean()),
    /** An administrator who has to turn two-step sign-in on before they count as one; left out for everyone else. */
    needsSecondFactor: z.optional(z.boolean()),
    /** They are barred from posting; left out for everyone else. */
    isRestricted: z.optional(z.boolean()),
  }),
})
