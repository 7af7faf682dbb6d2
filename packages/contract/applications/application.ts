import * as z from 'zod/mini'
import { factsOf, grantedDays, maxGrantedDays } from '../consents/categories.ts'
import { Consent, maxFields } from '../consents/consent.ts'
import { statesOf } from '../lifecycle.ts'
import { ListingPerson, User } from '../people/person.ts'
import { Property } from '../properties/property.ts'
import { Tenancy } from '../tenancies/tenancy.ts'
import { commaSeparated } from '../values/list.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, text, timestamp } from '../values/text.ts'
import { CriterionName, criterionNames, Fit } from './fit.ts'
import { rentalApplicationLifecycle } from './lifecycle.ts'

export const ApplicationStatus = withNeutral(z.enum(statesOf(rentalApplicationLifecycle)), 'expired')
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** Comma-separated. */
export const ApplicationStates = z.pipe(commaSeparated, z.array(z.enum(statesOf(rentalApplicationLifecycle))))

export const declineReasons = [
  'criteria_not_met',
  'another_applicant',
  'home_unavailable',
  'incomplete',
  'background_report',
] as const
const DeclineReason = withNeutral(z.enum([...declineReasons, 'other']), 'other')
export type DeclineReason = z.infer<typeof DeclineReason>

/** No portrait in lists. */
const Applicant = z.pick(User, { id: true, firstName: true, lastName: true })

/** What the home asked for on the day of the application; rent in dollars a month. */
export const Terms = z.object({
  rentAmount: z.number(),
  securityDeposit: z.nullable(z.number()),
  minimumIncome: z.nullable(z.number()),
  availableDate: z.nullable(z.iso.date()),
  petFriendly: z.boolean(),
  smokingAllowed: z.boolean(),
  requiresBackgroundCheck: z.boolean(),
})
export type Terms = z.infer<typeof Terms>

export const ApplicationSummary = z.object({
  id,
  /** Null once the home is gone. */
  propertyId: z.nullable(id),
  tenantId: id,
  landlordId: id,
  /** At the moment of the answer, so `expired` too. */
  status: ApplicationStatus,
  moveInDate: z.iso.date(),
  /** Null if the tenant has no wish. */
  leaseMonths: z.nullable(z.int()),
  occupants: z.int(),
  decidedAt: z.nullable(timestamp),
  /** Left out by an older API. */
  declineReason: z._default(z.nullable(DeclineReason), null),
  expiresAt: timestamp,
  /** As the caller may see it. */
  propertyTitle: z.string(),
  /** As the caller may see it; null once it is gone. */
  property: z.nullable(
    z.pick(Property, {
      id: true,
      title: true,
      address: true,
      city: true,
      state: true,
      timeZone: true,
    }),
  ),
  tenant: Applicant,
  landlord: ListingPerson,
  /** Left out if unknown. */
  threadId: z.optional(z.nullable(id)),
  /** The offer that accepting it made. */
  tenancy: z._default(z.nullable(z.pick(Tenancy, { id: true, status: true, expiresAt: true })), null),
  /**
   * That of the offers to the people they move in with; null unless the landlord named it, for the applicant, and
   * once accepted.
   */
  householdId: z._default(z.nullable(id), null),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type ApplicationSummary = z.infer<typeof ApplicationSummary>

const SharedForIt = z.pick(Consent, {
  id: true,
  dataCategory: true,
  specificFields: true,
  status: true,
  expiresAt: true,
})

/** Without the applicant's figures, which consents open. */
export const Application = z.extend(ApplicationSummary, {
  /** The offer that accepting it made. */
  tenancy: z._default(z.nullable(Tenancy), null),
  message: z.string(),
  terms: Terms,
  /** Dollars a month; null once the home is gone. */
  rentToday: z.nullable(z.number()),
  /** As on the day of the application. */
  fit: z.array(Fit),
  /** They end with the application. */
  consents: z.array(SharedForIt),
  /** The criteria that were not met, if that was the reason. */
  declineCriteria: z.array(CriterionName),
  declineMessage: z.nullable(z.string()),
})
export type Application = z.infer<typeof Application>

/** As much of an application as deciding takes; what an older API leaves out is empty. */
export const ComparedApplication = z.extend(ApplicationSummary, {
  message: z._default(z.string(), ''),
  terms: Terms,
  /** Dollars a month. */
  rentToday: z._default(z.nullable(z.number()), null),
  fit: z.array(Fit),
  consents: z._default(z.array(SharedForIt), []),
})
export type ComparedApplication = z.infer<typeof ComparedApplication>

const limits = { occupants: 20, leaseMonths: 60 } as const

/** In one page of a comparison. */
export const maxCompared = 100

const isFactOf = (category: 'profile' | 'financial') => {
  const facts: readonly string[] = factsOf(category, 'tenant')
  return z.array(text(60)).check(
    z.maxLength(maxFields, `At most ${maxFields}`),
    z.refine(
      fields => fields.every(field => facts.includes(field)),
      'Not all of these belong to this category',
    ),
  )
}

/** For how many days at most; it ends with the application. */
export const ApplicationShare = z.object({
  profile: z.optional(isFactOf('profile')),
  financial: z.optional(isFactOf('financial')),
  /** Ids of the applicant's documents. */
  documents: z.optional(z.array(id).check(z.maxLength(maxFields, `At most ${maxFields}`))),
  days: z._default(
    z
      .int('Please enter whole days')
      .check(z.minimum(1, 'At least a day'), z.maximum(maxGrantedDays, `At most ${maxGrantedDays} days`)),
    grantedDays,
  ),
})
export type ApplicationShare = z.input<typeof ApplicationShare>

const day = z.iso
  .date('Please enter a date')
  .check(z.refine(value => value >= '1900' && value < '9999', 'Please enter a date'))

const decisionMessage = z.nullish(text(2000))

export const CreateApplication = z.object({
  propertyId: z.uuid('Property is required'),
  moveInDate: day,
  leaseMonths: z.nullish(
    z
      .int('Please enter whole months')
      .check(
        z.minimum(1, 'At least a month'),
        z.maximum(limits.leaseMonths, `At most ${limits.leaseMonths} months`),
      ),
  ),
  /** Including the applicant. */
  occupants: z
    .int('Please enter how many people will live there')
    .check(
      z.minimum(1, 'At least one person'),
      z.maximum(limits.occupants, `At most ${limits.occupants} people`),
    ),
  message: requiredText(2000, 'Message is required'),
  share: z._default(ApplicationShare, { days: grantedDays }),
})
export type CreateApplication = z.input<typeof CreateApplication>

export const DeclineApplication = z
  .object({
    reason: z.enum(declineReasons, 'Please choose a reason'),
    criteria: z._default(
      z.array(z.enum(criterionNames)).check(z.maxLength(criterionNames.length, 'Please choose each once')),
      [],
    ),
    message: decisionMessage,
  })
  .check(
    z.refine(({ reason, criteria }) => (reason === 'criteria_not_met') === criteria.length > 0, {
      path: ['criteria'],
      message: 'Please say which criteria are not met, if that is the reason',
    }),
  )
export type DeclineApplication = z.input<typeof DeclineApplication>
