import { securityEvents } from '../../schema/sessions.ts'
import { day, hasTry, limitOf } from '../limits/rate-limit.ts'
import type { Context } from '../request/context.ts'

type Status = 'succeeded' | 'failed' | 'refused'

interface SecurityEvent {
  eventType:
    | 'account_opened'
    | 'sign_in'
    | 'sign_out'
    | 'password_change'
    | 'email_change'
    | 'email_change_requested'
    | 'email_change_stopped'
    | 'session_end'
    | 'account_closing'
    | 'account_kept'
    | 'data_export'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'second_factor_check'
    | 'recovery_code'
    | 'recovery_codes_renewed'
    | 'passkey_added'
    | 'passkey_removed'
    | 'lease_read'
    | 'verification_read'
    /** An administrator read private words; each reading is kept. */
    | 'moderation_read'
    | 'access'
  status: Status
  /** Null if the person is unknown. */
  userId: string | null
  eventData?: Record<string, unknown>
}

const riskByStatus: Record<Status, number> = { succeeded: 0, failed: 30, refused: 50 }

/**
 * More of an account's own actions in a day are a program's, which the log shows by then. Failures have their own
 * limits. @internal
 */
export const keptSuccesses = limitOf('kept-successes', 1000, day)

/** In the transaction of the recorded action if there is one. */
export const recordSecurityEvent = async (
  { address, userAgent, database }: Context,
  event: SecurityEvent,
  transaction = database,
): Promise<void> => {
  const { status, userId, eventType } = event
  const isCounted = status === 'succeeded' && eventType !== 'moderation_read'
  if (isCounted && userId && !(await hasTry(transaction, keptSuccesses, userId))) return
  await transaction
    .insert(securityEvents)
    .values({ ...event, riskScore: riskByStatus[event.status], ipAddress: address, userAgent })
}
