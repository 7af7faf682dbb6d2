// The states of a tenancy, from an offer to its end, and who may do what in which.
import { lifecycle } from '../lifecycle.ts'

/**
 * `active`, `ended` and `expired` are never stored: the day on the home's clock decides them whenever a tenancy is read. One that has
 * begun is cancelled only with an account of less than a day.
 */
export const tenancyLifecycle = lifecycle({
  offered: ['agreed', 'declined', 'withdrawn', 'expired'],
  agreed: ['active', 'cancelled'],
  active: ['ended', 'cancelled'],
  ended: [],
  declined: [],
  withdrawn: [],
  expired: [],
  cancelled: [],
})
export type TenancyState = keyof typeof tenancyLifecycle

/** What a person did last: all that is stored. */
export const storedTenancyStates = ['offered', 'agreed', 'declined', 'withdrawn', 'cancelled'] as const
export type StoredTenancyState = (typeof storedTenancyStates)[number]

/** How long an offer stands, in days. */
export const offerDays = 14

/** How long before an offer lapses both sides are told, in days. */
export const offerReminderDays = 3

export type TenancySide = 'tenant' | 'landlord'

const either = ['tenant', 'landlord'] as const

/** What the two sides may do: who, and in which states. A notice is accepted by the side that did not give it. */
const tenancyActions = {
  agree: { by: ['tenant'], from: ['offered'] },
  decline: { by: ['tenant'], from: ['offered'] },
  withdraw: { by: ['landlord'], from: ['offered'] },
  moveIn: { by: ['tenant'], from: ['active'] },
  notice: { by: either, from: ['agreed', 'active'] },
  acceptNotice: { by: either, from: ['agreed', 'active'] },
} as const satisfies Record<string, { by: readonly TenancySide[]; from: readonly TenancyState[] }>
export type TenancyAction = keyof typeof tenancyActions

/** Whether this side may do this to a tenancy in this state; screens show its button only then. */
export const mayTakeTenancy = (action: TenancyAction, side: TenancySide, state: TenancyState): boolean =>
  tenancyActions[action].by.some(by => by === side) &&
  tenancyActions[action].from.some(from => from === state)

interface Stored {
  status: TenancyState
  startsOn: string
  endsOn: string | null
  /** When it was offered. */
  createdAt: string
}

const dayMs = 86_400_000

/** Whether two tenancies have a day in common; one without a last day goes on. */
export const haveDayInCommon = (
  one: Pick<Stored, 'startsOn' | 'endsOn'>,
  other: Pick<Stored, 'startsOn' | 'endsOn'>,
): boolean =>
  (one.endsOn === null || other.startsOn <= one.endsOn) &&
  (other.endsOn === null || one.startsOn <= other.endsOn)

/** When an offer of this moment lapses, in milliseconds since 1970. */
export const offerLapsesMs = (offeredAt: string): number => Date.parse(offeredAt) + offerDays * dayMs

/** The state of a tenancy at a moment, in a home where it is `today`. @internal */
export const tenancyStateAt = (
  { status, startsOn, endsOn, createdAt }: Stored,
  today: string,
  nowMs: number,
): TenancyState => {
  if (status === 'offered') return nowMs < offerLapsesMs(createdAt) ? 'offered' : 'expired'
  if (status !== 'agreed') return status
  if (endsOn !== null && endsOn < today) return 'ended'
  return startsOn <= today ? 'active' : 'agreed'
}

/** How far ahead notice takes effect by itself, in days. */
export const noticeDays = 30

/**
 * Whether a notice for this last day takes effect by itself where it is `today`: at least 30 days ahead, and not before an end that was
 * agreed on. Otherwise the other side has to accept it.
 */
export const takesEffect = ({ endsOn }: Pick<Stored, 'endsOn'>, lastDay: string, today: string): boolean =>
  endsOn === null && daysBetween(today, lastDay) >= noticeDays

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

interface Noticed extends Pick<Stored, 'endsOn'> {
  /** At this moment. */
  status: TenancyState
  /** The last day that was asked for; null if no notice was given. */
  noticeEndsOn: string | null
}

/** Whether the other side may still accept a notice where it is `today`: it is not in effect, and its day has not passed. @internal */
export const isNoticeWaitingAt = ({ status, endsOn, noticeEndsOn }: Noticed, today: string): boolean =>
  (status === 'agreed' || status === 'active') &&
  noticeEndsOn !== null &&
  noticeEndsOn !== endsOn &&
  noticeEndsOn >= today

/** For how long after the first day a tenant is asked whether they moved in: who has lived there for longer has. */
export const moveInDays = 30

/** Whether the tenant is to say that they moved in, where it is `today`. */
export const isMoveInDue = (
  { status, startsOn, movedInAt }: Pick<Stored, 'status' | 'startsOn'> & { movedInAt: string | null },
  today: string,
): boolean => status === 'active' && movedInAt === null && daysBetween(startsOn, today) <= moveInDays
