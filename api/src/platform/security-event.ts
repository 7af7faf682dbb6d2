// The audit of who signed in and who was refused.
import { securityEvents } from '../schema/sessions.ts'
import type { Context } from './context.ts'
import { hasTry, type Limit } from './rate-limit.ts'

type Status = 'succeeded' | 'failed' | 'refused'

interface SecurityEvent {
  eventType: 'account_opened' | 'sign_in' | 'sign_out' | 'password_change' | 'access'
  status: Status
  /** Null when nobody is known to have done it. */
  userId: string | null
  eventData?: Record<string, unknown>
}

const riskByStatus: Record<Status, number> = { succeeded: 0, failed: 30, refused: 50 }

/** Of what one account does itself: more in a day is a program, which the audit shows by then. Failures are limited where they are tried. @internal */
export const keptSuccesses: Limit = {
  name: 'kept-successes',
  tries: 1000,
  perSeconds: 86_400,
  by: 'person',
  kept: 'database',
}

/** Writes one row of the audit, in the transaction that does what it records, where there is one. */
export const recordSecurityEvent = async (
  { address, userAgent, database }: Context,
  event: SecurityEvent,
  transaction = database,
): Promise<void> => {
  const { status, userId } = event
  if (status === 'succeeded' && userId && !(await hasTry(transaction, keptSuccesses, userId))) return
  await transaction
    .insert(securityEvents)
    .values({ ...event, riskScore: riskByStatus[event.status], ipAddress: address, userAgent })
}
