// Who lives in a home or is offered it, when and on what terms.
import * as z from 'zod/mini'
import { Document } from '../documents/document.ts'
import { statesOf } from '../lifecycle.ts'
import { ListingPerson } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'
import { tenancyLifecycle } from './lifecycle.ts'

export const TenancyStatus = withNeutral(z.enum(statesOf(tenancyLifecycle)), 'ended')
export type TenancyStatus = z.infer<typeof TenancyStatus>

/**
 * The home went to someone else, its receiver agreed to another offer of it, or one of the two closed an account of
 * less than a day.
 */
export const tenancyEndReasons = ['home_rented', 'agreed_to_another', 'account_closed'] as const
const EndReason = withNeutral(z.enum([...tenancyEndReasons, 'other']), 'other')

const TenancySide = withNeutral(z.enum(['tenant', 'landlord']), 'landlord')

export const Tenancy = z.object({
  id,
  propertyId: id,
  title: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  /** The zone of its days; null means UTC. */
  timeZone: z.nullable(z.string()),
  landlord: ListingPerson,
  /** Null for the landlord until an invited person has agreed. */
  tenant: z.nullable(ListingPerson),
  /** Null for the tenant, and once they have agreed. */
  invitedEmail: z.nullable(z.string()),
  /** At the moment of the answer, by the home's day. */
  status: TenancyStatus,
  /** Null once it was answered. */
  expiresAt: z.nullable(timestamp),
  startsOn: z.iso.date(),
  /** Null if no end is agreed. */
  endsOn: z.nullable(z.iso.date()),
  /** A month, in dollars. */
  rentAmount: z.nullable(z.number()),
  securityDeposit: z.nullable(z.number()),
  /** From 1 to 28. */
  rentDueDay: z.nullable(z.int()),
  /** Its content is at `documentAddressOf(id)`, for both sides. */
  lease: z.nullable(z.pick(Document, { id: true, name: true, contentType: true, bytes: true })),
  /** That led to it. */
  applicationId: z.nullable(id),
  /** The same for people who live together. */
  householdId: z.nullable(id),
  /** Null while there is none. */
  threadId: z.nullable(id),
  agreedAt: z.nullable(timestamp),
  /** As the tenant said, with what they noted about the home. */
  movedInAt: z.nullable(timestamp),
  moveInNote: z.nullable(z.string()),
  moveInPhotos: z.array(z.string()),
  /** The last one; null if none was given. */
  notice: z.nullable(
    z.object({
      by: TenancySide,
      at: timestamp,
      /** The last day; before the first day, it cancels the tenancy. */
      endsOn: z.iso.date(),
      reason: z.nullable(z.string()),
      /** False unless it was accepted, or needed no acceptance. */
      isInEffect: z.boolean(),
      /** The other side can still accept it: its day has not passed. */
      isWaiting: z._default(z.boolean(), false),
    }),
  ),
  /** Null if a person ended it. */
  endReason: z._default(z.nullable(EndReason), null),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Tenancy = z.infer<typeof Tenancy>

/** What apps have always known, and the rest of the tenancy. */
export const LivedIn = z.extend(z.partial(z.omit(Tenancy, { endReason: true })), {
  id,
  propertyId: id,
  title: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  startsOn: z.iso.date(),
  /** Null if no end is agreed. */
  endsOn: z.nullable(z.iso.date()),
})

export const TenancyAnswer = z.object({ tenancy: Tenancy })
