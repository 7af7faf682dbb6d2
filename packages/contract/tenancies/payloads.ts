// Separate, so that pages that only show tenancies do not load these rules.
import * as z from 'zod/mini'
import { email } from '../auth/credentials.ts'
import { list } from '../values/list.ts'
import { dollars, numberMessage } from '../values/number.ts'
import { photoAddress } from '../values/photo-address.ts'
import { id, text } from '../values/text.ts'

const day = z.iso
  .date('Please enter a date')
  .check(z.refine(value => value >= '1900' && value < '2200', 'Please enter a date'))

const rent = dollars.check(z.minimum(0.01, { error: 'Rent must be more than 0', abort: true }))
const dueDay = z
  .int({ error: numberMessage })
  .check(z.minimum(1, 'This must be a day from 1 to 28'), z.maximum(28, 'This must be a day from 1 to 28'))

const tenancyTerms = {
  startsOn: day,
  /** Without one, until someone gives notice. */
  endsOn: z.nullish(day),
  rentAmount: z.nullish(rent),
  securityDeposit: z.nullish(dollars),
  rentDueDay: z.nullish(dueDay),
  /** One of the landlord's, with the purpose `lease`. */
  leaseDocumentId: z.nullish(id),
}

/** Besides the one whom an offer is for. */
const maxRoommates = 19

/** The agreement of one does not end the offers and applications of the others. */
const household = {
  /** An offer to someone of the household, or the tenancy of someone who lives there. */
  householdOf: z.nullish(id),
  /** Ids of open applications: they are still open when one of the household agrees. */
  roommates: z.optional(list(id, maxRoommates, `At most ${maxRoommates} people`)),
}

const inOrder = z.refine<{ startsOn: string; endsOn?: string | null | undefined }>(
  ({ startsOn, endsOn }) => !endsOn || endsOn >= startsOn,
  { path: ['endsOn'], message: 'The last day cannot be before the first' },
)

export const InviteTenant = z
  .object({
    propertyId: z.uuid('Property is required'),
    email,
    ...tenancyTerms,
    ...household,
  })
  .check(inOrder)
export type InviteTenant = z.infer<typeof InviteTenant>

/**
 * Without `householdOf`, the applicant is of the household that the landlord named before, as one of its `roommates`;
 * with null, of none of those.
 */
export const AcceptApplication = z
  .object({ ...tenancyTerms, ...household, rentAmount: rent, message: z.nullish(text(2000)) })
  .check(inOrder)
export type AcceptApplication = z.infer<typeof AcceptApplication>

export const maxMoveInPhotos = 10

export const MoveIn = z.object({
  note: z.nullish(text(2000)),
  photos: z._default(list(photoAddress, maxMoveInPhotos, `At most ${maxMoveInPhotos} photos`), []),
})
export type MoveIn = z.infer<typeof MoveIn>

export const GiveNotice = z.object({
  /** The last day. */
  endsOn: day,
  reason: z.nullish(text(1000)),
})
export type GiveNotice = z.infer<typeof GiveNotice>
