// The audit of who came in and who was kept out.
import type { Endpoint } from '@portal/contract/endpoint'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'
import { securityEvents } from './security-events.table.ts'

type Status = 'succeeded' | 'failed' | 'refused'

interface SecurityEvent {
  eventType: 'account_opened' | 'sign_in' | 'sign_out' | 'password_change' | 'access'
  status: Status
  /** Null when nobody is known to have done it. */
  userId: string | null
  eventData?: Record<string, unknown>
}

const riskByStatus: Record<Status, number> = { succeeded: 0, failed: 30, refused: 50 }

/** Writes one row of the audit, in the transaction that does what it tells of where there is one. */
export const recordSecurityEvent = async (
  { address, userAgent, database }: Context,
  event: SecurityEvent,
  transaction = database,
): Promise<void> => {
  await transaction
    .insert(securityEvents)
    .values({ ...event, riskScore: riskByStatus[event.status], ipAddress: address, userAgent })
}

/** Runs a call; where it is refused for what the caller is, not for what they sent, the audit keeps it. */
export const auditRefusals = async <Result>(
  context: Context,
  { method, path }: Endpoint,
  call: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await call()
  } catch (thrown) {
    const isKept = thrown instanceof Refusal && (thrown.code === 'forbidden' || thrown.detail.isAnothers)
    if (isKept)
      await recordSecurityEvent(context, {
        eventType: 'access',
        status: 'refused',
        userId: context.caller?.id ?? null,
        eventData: { method, path },
      })
    throw thrown
  }
}
