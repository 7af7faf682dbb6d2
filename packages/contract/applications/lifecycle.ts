// The states of an application for a home, and which may follow which.
import { lifecycle, mayFollow } from '../lifecycle.ts'
import type { TenancyState } from '../tenancies/lifecycle.ts'

/**
 * What people do to an application. An accepted one also ends with its offer, without an arrow of its own: declined if the landlord
 * withdraws the offer, expired if it lapses. Once the offer is agreed on, it stays accepted. One that was declined for an agreement is
 * submitted again if that is called off with its tenant's account.
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

/** The states in which the landlord has not decided yet. */
export const openApplicationStates = ['submitted', 'under_review'] as const satisfies readonly State[]

/** An application that nobody decides expires after this many days. */
export const applicationDays = 30

/** Its landlord is told this many days before. */
export const applicationReminderDays = 7

interface Dated {
  status: State
  expiresAt: string
  /** The offer that accepting it made. */
  tenancy: { status: TenancyState; expiresAt: string | null } | null
}

/**
 * The state at a moment, in milliseconds since 1970: nobody stores that an application, or the offer to its sender, has expired. A page
 * that was opened earlier asks this before it offers what is no longer possible.
 */
export const applicationStateAt = ({ status, expiresAt, tenancy }: Dated, ms: number): State => {
  const isOffered = status === 'accepted' && tenancy?.status === 'offered'
  const end = isOpenState(status) ? expiresAt : isOffered ? tenancy.expiresAt : null
  return end !== null && Date.parse(end) <= ms ? 'expired' : status
}

/** Whether an application may become this at a moment. Once its offer was agreed to, it stays accepted. */
export const mayApplicationBecome = (application: Dated, next: State, ms: number): boolean => {
  const state = applicationStateAt(application, ms)
  return (
    mayFollow(rentalApplicationLifecycle, state, next) &&
    (state !== 'accepted' || application.tenancy?.status === 'offered')
  )
}

const isOpenState = (status: State): boolean => openApplicationStates.some(state => state === status)
