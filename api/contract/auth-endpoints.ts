import { accountEndpoints } from './account-endpoints.ts'
import { sessionEndpoints } from './session-endpoints.ts'

/** All calls under /api/auth. Pages import the part they need. */
export const authEndpoints = { ...sessionEndpoints, ...accountEndpoints }
