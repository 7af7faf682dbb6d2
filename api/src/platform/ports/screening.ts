import type { CheckReport, CheckResult } from '@portal/contract/background-checks/background-check'
import { Refusal } from '../request/refusal.ts'

interface Candidate {
  checkId: string
  email: string
  firstName: string
  lastName: string
}

export interface ProviderInvitation {
  id: string
  /** The page where the candidate enters their details; null if they have, or cannot any more. */
  url: string | null
}

/** What the provider says about a check now. */
export interface ProviderCheck {
  state: 'invited' | 'running' | 'ready' | 'disputed' | 'failed' | 'cancelled'
  reportId: string | null
  /** Null unless it is ready. */
  result: CheckResult | null
  /** ISO 8601: when the report was completed, or revised after a dispute. Null unless it is ready. */
  completedAt: string | null
}

export const unreachable = (cause?: unknown): Refusal =>
  new Refusal(
    'not_now',
    'Background checks are unavailable right now. Please try again later.',
    {},
    { cause },
  )

/** Each throws `not_now` if the provider cannot be reached, or is busy, after 3 s at most. */
export interface Screening {
  /** Returns its id. */
  createCandidate(candidate: Candidate): Promise<string>
  /** Their open invitation, or a new one: repeating it after a lost answer makes no second one. `state` is such as CA. */
  invite(candidateId: string, state: string | null): Promise<ProviderInvitation>
  readCheck(invitationId: string): Promise<ProviderCheck>
  /** Null if the provider does not have it any more. */
  readReport(reportId: string): Promise<CheckReport | null>
  /** Null unless the provider signed it. The candidate is null if the event is about none. */
  readEvent(text: string, signature: string): { candidateId: string | null } | null
}
