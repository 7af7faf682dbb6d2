// A landlord's own homes: the public fields, what is open, and what waits for the landlord.
import * as z from 'zod/mini'
import { id, timestamp } from '../values/text.ts'
import { Property } from './property.ts'

/** How long a deleted home can be restored. */
export const restorableMinutes = 10

export const OwnProperty = z.extend(Property, {
  /** Inquiries without an answer. */
  openInquiries: z.int(),
  /** Repair requests that are neither completed nor canceled. */
  openMaintenanceRequests: z.int(),
  /** How many people saved it. */
  favorites: z._default(z.int(), 0),
  /** Applications without a decision. */
  openApplications: z._default(z.int(), 0),
  /** The day on which the last of its tenants leaves; null if nobody lives there, or no end is agreed. */
  occupiedUntil: z._default(z.nullable(z.iso.date()), null),
  /** The day after its last tenants left; null while someone lives there or has agreed to, and if it was never rented. */
  vacantSince: z._default(z.nullable(z.iso.date()), null),
  /** The first day on which it may be available, after everyone who has agreed to live there; null if that is today, and if no end is agreed. */
  freeFrom: z._default(z.nullable(z.iso.date()), null),
})
export type OwnProperty = z.infer<typeof OwnProperty>

/** What waits for a landlord, about all of their homes. */
export const WaitingForLandlord = z.object({
  /** Inquiries without an answer. */
  inquiries: z.int(),
  /** The one of them that has waited longest, in full hours. */
  oldestInquiry: z.nullable(z.object({ id, propertyTitle: z.string(), hours: z.int() })),
  /** Scheduled tours of the next 48 hours. */
  tours: z.int(),
  /** The first of them, with the time zone of its home. */
  nextTour: z.nullable(
    z.object({ inquiryId: id, propertyTitle: z.string(), at: timestamp, timeZone: z.nullable(z.string()) }),
  ),
  /** Applications without a decision. */
  applications: z.int(),
  /** Offers of a tenancy that lapse within three days. */
  lapsingOffers: z.int(),
  /** The home of the first of them. */
  lapsingHome: z.nullable(z.object({ propertyId: id, propertyTitle: z.string() })),
  /** Notices of tenants that wait for the landlord. */
  notices: z._default(z.int(), 0),
  /** The home of the one whose day is the first. */
  noticedHome: z._default(z.nullable(z.object({ propertyId: id, propertyTitle: z.string() })), null),
  /** Urgent repair requests that are neither completed nor canceled. */
  urgentRepairs: z.int(),
})
export type WaitingForLandlord = z.infer<typeof WaitingForLandlord>
