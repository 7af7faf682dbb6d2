// What one person lets another see, for what, and until when (spec §3 "user_consents", §4).
import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { ListingPerson, User } from '../people/person.ts'
import { TenantProfile } from '../tenant-profile/tenant-profile.ts'
import { commaSeparated } from '../values/list.ts'
import { moment } from '../values/moment.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, text, timestamp } from '../values/text.ts'
import { dataCategories } from './categories.ts'
import { consentLifecycle } from './lifecycle.ts'

const DataCategory = withNeutral(z.enum(dataCategories, 'Please choose what this is about'), 'profile')
export const ConsentStatus = withNeutral(z.enum(statesOf(consentLifecycle)), 'expired')
export type ConsentStatus = z.infer<typeof ConsentStatus>

/** Comma-separated. */
export const ConsentStates = z.pipe(commaSeparated, z.array(z.enum(statesOf(consentLifecycle))))

export const Consent = z.object({
  id,
  ownerId: id,
  requesterId: id,
  propertyId: z.nullable(id),
  dataCategory: DataCategory,
  /** Asked for; once granted, those that were granted. */
  specificFields: z.array(z.string()),
  /** At the moment of the answer, so `expired` too. */
  status: ConsentStatus,
  purpose: z.nullable(z.string()),
  grantedAt: z.nullable(timestamp),
  expiresAt: z.nullable(timestamp),
  revokedAt: z.nullable(timestamp),
  owner: ListingPerson,
  requester: ListingPerson,
  /** By the requester. */
  readCount: z.int(),
  lastReadAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Consent = z.infer<typeof Consent>

export const ConsentRead = z.object({
  id,
  reader: ListingPerson,
  fields: z.array(z.string()),
  createdAt: timestamp,
})
export type ConsentRead = z.infer<typeof ConsentRead>

const profileFacts = z.pick(TenantProfile, {
  preferredLocation: true,
  minRent: true,
  maxRent: true,
  preferredPropertyType: true,
  moveInDate: true,
  employmentStatus: true,
  workExperience: true,
  reasonForMoving: true,
  petDetails: true,
  smokingStatus: true,
  monthlyIncome: true,
  employerName: true,
  criminalHistoryDetails: true,
  emergencyContact: true,
})

/** Only those that were asked for; null is what the person did not say. */
export const SharedFacts = z.partial(
  z.object({
    ...profileFacts.shape,
    hasRentalHistory: z.nullable(z.boolean()),
    previousAddresses: z.nullable(z.array(z.string())),
    petOwner: z.nullable(z.boolean()),
    hasCriminalHistory: z.nullable(z.boolean()),
    /** Null without a valid report, or before it is released. */
    backgroundCheck: z.nullable(User.shape.backgroundCheckStatus),
    rentalReferences: z.nullable(z.array(z.string())),
    email: User.shape.email,
    phone: User.shape.phone,
  }),
)
export type SharedFacts = z.infer<typeof SharedFacts>

export const SharedDocument = z.object({
  id,
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  /** By the portal's reviewers. */
  isVerified: z._default(z.boolean(), false),
})

/** For one consent. */
export const maxFields = 50
const fields = z
  .array(text(60), 'Please choose at least one')
  .check(z.minLength(1, 'Please choose at least one'), z.maxLength(maxFields, `At most ${maxFields}`))
const purpose = requiredText(500, 'Please say what you need this for').check(
  z.minLength(10, 'Please use at least 10 characters'),
)
const expiresAt = z.nullish(moment('Please enter a date'))
const person = z.uuid('This is not a valid id')

export const AskConsent = z.object({
  ownerId: person,
  dataCategory: DataCategory,
  specificFields: fields,
  purpose,
  /** One that both have to do with. */
  propertyId: z.nullish(person),
})
export type AskConsent = z.infer<typeof AskConsent>

/** Without being asked. */
export const ShareFacts = z.object({
  requesterId: person,
  dataCategory: DataCategory,
  specificFields: fields,
  purpose: z.nullish(text(500)),
  expiresAt,
})
export type ShareFacts = z.infer<typeof ShareFacts>

/** All facts by default. */
export const GrantConsent = z.object({ specificFields: z.optional(fields), expiresAt })
export type GrantConsent = z.infer<typeof GrantConsent>
