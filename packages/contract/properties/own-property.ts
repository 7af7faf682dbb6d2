import * as z from 'zod/mini'
import { id, timestamp } from '../values/text.ts'
import { Property } from './property.ts'

export const restorableMinutes = 10

/** As on its card: one can be available, or occupied, and paused. */
export const HomeStatus = z.enum(['available', 'occupied', 'paused'])
export type HomeStatus = z.infer<typeof HomeStatus>

/** What a landlord's homes can be sorted by: the columns of their table. */
export const HomeColumn = z.enum(['home', 'status', 'rent', 'tenant', 'lease_end', 'open'])
export type HomeColumn = z.infer<typeof HomeColumn>

export const OwnProperty = z.extend(Property, {
  /** Without an answer. */
  openInquiries: z.int(),
  /** Neither completed nor canceled. */
  openMaintenanceRequests: z.int(),
  favorites: z._default(z.int(), 0),
  /** Without a decision. */
  openApplications: z._default(z.int(), 0),
  /** The names of who lives there today, first come first. */
  tenants: z._default(z.array(z.string()), []),
  /** The last day of its last tenants; null if nobody lives there, or no end is agreed. */
  occupiedUntil: z._default(z.nullable(z.iso.date()), null),
  /** The day after its last tenants left; null while someone lives there or will, and if it was never rented. */
  vacantSince: z._default(z.nullable(z.iso.date()), null),
  /** The first day after everyone who has agreed to live there; null if that is today, and if no end is agreed. */
  freeFrom: z._default(z.nullable(z.iso.date()), null),
  /** Since when an administrator hides it: it cannot be listed as it is. Null if none does. */
  heldAt: z._default(z.nullable(timestamp), null),
  heldReason: z._default(z.nullable(z.string()), null),
})
export type OwnProperty = z.infer<typeof OwnProperty>

/** About all of their homes. */
export const WaitingForLandlord = z.object({
  /** Without an answer. */
  inquiries: z.int(),
  /** The one that has waited longest, in full hours. */
  oldestInquiry: z.nullable(z.object({ id, propertyTitle: z.string(), hours: z.int() })),
  /** Within the next 48 hours. */
  tours: z.int(),
  /** With its home's time zone. */
  nextTour: z.nullable(
    z.object({ inquiryId: id, propertyTitle: z.string(), at: timestamp, timeZone: z.nullable(z.string()) }),
  ),
  /** Without a decision. */
  applications: z.int(),
  /** Those that lapse within three days. */
  lapsingOffers: z.int(),
  /** The home of the first of them. */
  lapsingHome: z.nullable(z.object({ propertyId: id, propertyTitle: z.string() })),
  /** From tenants, waiting for the landlord. */
  notices: z._default(z.int(), 0),
  /** The home of the one whose day is the first. */
  noticedHome: z._default(z.nullable(z.object({ propertyId: id, propertyTitle: z.string() })), null),
  /** Neither completed nor canceled. */
  urgentRepairs: z.int(),
})
export type WaitingForLandlord = z.infer<typeof WaitingForLandlord>
