import { lifecycle } from '../lifecycle.ts'

/**
 * `active`, `ended` and `expired` are never stored: the day on the home's clock decides them. One that has begun is
 * cancelled only with an account of less than a day.
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

/** What a person did last. */
export const storedTenancyStates = ['offered', 'agreed', 'declined', 'withdrawn', 'cancelled'] as const
export type StoredTenancyState = (typeof storedTenancyStates)[number]

export const offerDays = 14

/** Both sides are told this many days before an offer lapses. */
export const offerReminderDays = 3

export type TenancySide = 'tenant' | 'landlord'

const either = ['tenant', 'landlord'] as const

/** Who, and in which states. A notice is accepted by the side that did not give it. */
const tenancyActions = {
  agree: { by: ['tenant'], from: ['offered'] },
  decline: { by: ['tenant'], from: ['offered'] },
  withdraw: { by: ['landlord'], from: ['offered'] },
  moveIn: { by: ['tenant'], from: ['active'] },
  notice: { by: either, from: ['agreed', 'active'] },
  acceptNotice: { by: either, from: ['agreed', 'active'] },
} as const satisfies Record<string, { by: readonly TenancySide[]; from: readonly TenancyState[] }>
export type TenancyAction = keyof typeof tenancyActions

/** Screens show an action's button only then. */
export const mayTakeTenancy = (action: TenancyAction, side: TenancySide, state: TenancyState): boolean =>
  tenancyActions[action].by.some(by => by === side) &&
  tenancyActions[action].from.some(from => from === state)

interface StoredTenancy {
  status: TenancyState
  startsOn: string
  endsOn: string | null
  /** When it was offered. */
  createdAt: string
}

const dayMs = 86_400_000

/** One without a last day goes on. */
export const haveDayInCommon = (
  one: Pick<StoredTenancy, 'startsOn' | 'endsOn'>,
  other: Pick<StoredTenancy, 'startsOn' | 'endsOn'>,
): boolean =>
  (one.endsOn === null || other.startsOn <= one.endsOn) &&
  (other.endsOn === null || one.startsOn <= other.endsOn)

/** In milliseconds since 1970. */
export const offerLapsesMs = (offeredAt: string): number => Date.parse(offeredAt) + offerDays * dayMs

/** The state of a tenancy at a moment, in a home where it is `today`. @internal */
export const tenancyStateAt = (
  { status, startsOn, endsOn, createdAt }: StoredTenancy,
  today: string,
  nowMs: number,
): TenancyState => {
  if (status === 'offered') return nowMs < offerLapsesMs(createdAt) ? 'offered' : 'expired'
  if (status !== 'agreed') return status
  if (endsOn !== null && endsOn < today) return 'ended'
  return startsOn <= today ? 'active' : 'agreed'
}

/** Notice this many days ahead needs no acceptance. */
export const noticeDays = 30

/** Whether a notice needs no acceptance: at least 30 days ahead, and not before an end that was agreed on. */
export const takesEffect = (
  { endsOn }: Pick<StoredTenancy, 'endsOn'>,
  lastDay: string,
  today: string,
): boolean => endsOn === null && daysBetween(today, lastDay) >= noticeDays

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

interface TenancyNotice extends Pick<StoredTenancy, 'endsOn'> {
  /** At this moment. */
  status: TenancyState
  /** Null if no notice was given. */
  noticeEndsOn: string | null
}

/** Whether the other side may still accept a notice where it is `today`: it is not in effect, and its day has not passed. @internal */
export const isNoticeWaitingAt = ({ status, endsOn, noticeEndsOn }: TenancyNotice, today: string): boolean =>
  (status === 'agreed' || status === 'active') &&
  noticeEndsOn !== null &&
  noticeEndsOn !== endsOn &&
  noticeEndsOn >= today

/** Days in which a tenant is asked whether they moved in: who has lived there for longer has. */
export const moveInDays = 30

export const isMoveInDue = (
  { status, startsOn, movedInAt }: Pick<StoredTenancy, 'status' | 'startsOn'> & { movedInAt: string | null },
  today: string,
): boolean => status === 'active' && movedInAt === null && daysBetween(startsOn, today) <= moveInDays
