import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { listVerifications } from './list-verifications.ts'
import { startIdentity } from './start-identity.ts'

/** These calls ask the payment provider, whose own limit all people share. */
const identityCalls = limitOf('identity-calls', 30, 5 * minute)

export const verificationRoutes = [
  route(verificationEndpoints.list, listVerifications),
  route(verificationEndpoints.startIdentity, startIdentity, { limit: identityCalls, isInTurn: false }),
]
