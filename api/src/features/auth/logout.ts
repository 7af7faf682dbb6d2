import type { authEndpoints } from '@portal/contract/auth/endpoints'
import type { Verb } from '../../platform/route.ts'
import { recordSecurityEvent } from '../../platform/security-event.ts'
import { endSession } from '../../platform/session.ts'

/** Ends this session; others of the same person go on. */
export const logout: Verb<typeof authEndpoints.logout> = async context => {
  await endSession(context)
  await recordSecurityEvent(context, {
    eventType: 'sign_out',
    status: 'succeeded',
    userId: context.caller.id,
  })
}
