import { lifecycle, mayFollow } from '../lifecycle.ts'
import type { TenancyState } from '../tenancies/lifecycle.ts'

/**
 * What people do. Without an arrow, an accepted one also ends with its offer: declined if that is withdrawn, expired
 * if it lapses. One that was declined for an agreement is submitted again if that is called off with its tenant's
 * account.
 */
export const rentalApplicationLifecycle = lifecycle({
  submitted: ['under_review', 'accepted', 'declined', 'withdrawn', 'expired'],
  under_review: ['accepted', 'declined', 'withdrawn', 'expired'],
  accepted: ['withdrawn'],
  declined: [],
  withdrawn: [],
  expired: [],
})

type State = keyof typeof rentalApplicationLifecycle

export const openApplicationStates = ['submitted', 'under_review'] as const satisfies readonly State[]

/** Undecided, an application expires after this many days. */
export const applicationDays = 30

/** Its landlord is told this many days before. */
export const applicationReminderDays = 7

interface DatedApplication {
  status: State
  expiresAt: string
  tenancy: { status: TenancyState; expiresAt: string | null } | null
}

/** The state at a moment, in milliseconds since 1970: nobody stores that an application, or its offer, has expired. */
export const applicationStateAt = ({ status, expiresAt, tenancy }: DatedApplication, ms: number): State => {
  const isOffered = status === 'accepted' && tenancy?.status === 'offered'
  const end = isOpenState(status) ? expiresAt : isOffered ? tenancy.expiresAt : null
  return end !== null && Date.parse(end) <= ms ? 'expired' : status
}

/** Once its offer was agreed to, it is accepted for good. */
export const mayApplicationBecome = (application: DatedApplication, next: State, ms: number): boolean => {
  const state = applicationStateAt(application, ms)
  return (
    mayFollow(rentalApplicationLifecycle, state, next) &&
    (state !== 'accepted' || application.tenancy?.status === 'offered')
  )
}

const isOpenState = (status: State): boolean => openApplicationStates.some(state => state === status)
