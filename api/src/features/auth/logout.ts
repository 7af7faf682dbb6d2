import type { authEndpoints } from '@portal/contract/person'
import type { Verb } from '../../platform/route.ts'
import { endSession } from '../../platform/session.ts'

/** Ends this session; others of the same person go on. */
export const logout: Verb<typeof authEndpoints.logout> = context => endSession(context)
