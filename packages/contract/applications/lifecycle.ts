// The states of an application for a home, and which may follow which.
import { lifecycle } from '../lifecycle.ts'

export const rentalApplicationLifecycle = lifecycle({
  submitted: ['under_review', 'accepted', 'declined', 'withdrawn', 'expired'],
  under_review: ['accepted', 'declined', 'withdrawn', 'expired'],
  accepted: ['withdrawn'],
  declined: [],
  withdrawn: [],
  expired: [],
})

type State = keyof typeof rentalApplicationLifecycle

/** The states in which the landlord has not decided yet. */
export const openApplicationStates = ['submitted', 'under_review'] as const satisfies readonly State[]

/** An application that nobody decides expires after this many days. */
export const applicationDays = 30

/** Its landlord is told this many days before. */
export const applicationReminderDays = 7

/**
 * The state at a moment, in milliseconds since 1970: nobody stores that an application has expired. A page that was opened earlier
 * asks this before it offers what is no longer possible.
 */
export const applicationStateAt = (
  { status, expiresAt }: { status: State; expiresAt: string },
  ms: number,
): State =>
  openApplicationStates.some(state => state === status) && Date.parse(expiresAt) <= ms ? 'expired' : status
