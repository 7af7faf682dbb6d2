// Background checks: the tenant sees the report first (spec §3 "user_interactions").
import { lifecycle } from '../lifecycle.ts'

/** What people and the provider do. Without an arrow, a ready report is released if nobody disputes it in time. */
export const backgroundCheckLifecycle = lifecycle({
  invited: ['running', 'cancelled'],
  running: ['ready', 'failed'],
  ready: ['released', 'disputed'],
  disputed: ['ready', 'released'],
  released: ['expired'],
  cancelled: [],
  failed: [],
  expired: [],
})

export type BackgroundCheckState = keyof typeof backgroundCheckLifecycle

/** A request that nobody accepts ends after this many days. */
export const acceptDays = 7

/** A report that nobody disputes is released after this many days. */
export const releaseDays = 5

/** A report holds for this many days. */
export const validDays = 90

interface DatedCheck {
  status: BackgroundCheckState
  /** Null once it was accepted. */
  acceptBy: string | null
  /** Null unless it is ready. */
  releasesAt: string | null
  expiresAt: string | null
}

/** The state at a moment, in milliseconds since 1970: nobody stores what happens by itself. */
export const backgroundCheckStateAt = (
  { status, acceptBy, releasesAt, expiresAt }: DatedCheck,
  ms: number,
): BackgroundCheckState => {
  const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= ms
  if (status === 'invited' && isPast(acceptBy)) return 'cancelled'
  const state = status === 'ready' && isPast(releasesAt) ? 'released' : status
  return state === 'released' && isPast(expiresAt) ? 'expired' : state
}
