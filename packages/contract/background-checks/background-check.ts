// What a landlord and a tenant see of a background check.
import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { ListingPerson, User } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, timestamp } from '../values/text.ts'
import { backgroundCheckLifecycle } from './lifecycle.ts'

const BackgroundCheckStatus = withNeutral(z.enum(statesOf(backgroundCheckLifecycle)), 'running')

/** In the provider's words: nothing found, or something to consider. */
export const checkResults = ['clear', 'consider'] as const
const CheckResult = withNeutral(z.enum(checkResults), 'consider')
export type CheckResult = z.infer<typeof CheckResult>

export const BackgroundCheck = z.object({
  id,
  subjectId: id,
  /** The subject, if they ordered it themselves. */
  requesterId: id,
  /** Null if the subject ordered it, and once the application is gone. */
  applicationId: z.nullable(id),
  /** The home that the application is for. */
  propertyTitle: z.nullable(z.string()),
  subject: z.pick(User, { id: true, firstName: true, lastName: true }),
  requester: ListingPerson,
  /** At the moment of the answer. Requesters see a disputed one as ready. */
  status: BackgroundCheckStatus,
  /** For the subject alone, once the report is ready. */
  result: z.nullable(CheckResult),
  /** Until when the subject can accept; null once they did. */
  acceptBy: z.nullable(timestamp),
  /** Null for the requester until the release, as are the next three. */
  readyAt: z.nullable(timestamp),
  /** When it is released by itself; null unless it is ready. */
  releasesAt: z.nullable(timestamp),
  disputedAt: z.nullable(timestamp),
  /** What the subject says about the report. */
  statement: z.nullable(z.string()),
  expiresAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type BackgroundCheck = z.infer<typeof BackgroundCheck>

/** More of a report is left out. */
export const maxSections = 20
export const maxRecords = 100

const ReportSection = z.object({
  title: z.string(),
  /** Null if the provider does not judge it. */
  result: z.nullable(CheckResult),
  /** One line for each. */
  records: z.array(z.string()).check(z.maxLength(maxRecords)),
})

export const CheckReport = z.object({
  result: CheckResult,
  sections: z.array(ReportSection).check(z.maxLength(maxSections)),
})
export type CheckReport = z.infer<typeof CheckReport>

/** For one of the applications that the caller received; without one, a tenant orders their own check. */
export const OrderCheck = z.object({ applicationId: z.optional(id) })

export const DisputeCheck = z.object({
  message: requiredText(2000, 'Please say what is wrong in the report'),
})
export type DisputeCheck = z.infer<typeof DisputeCheck>
