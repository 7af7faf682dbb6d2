import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { hour, limitOf } from '../../../platform/limits/rate-limit.ts'
import { route } from '../../../platform/request/route.ts'
import { type ChangePlanEnd, closeAccount, keepAccount } from './close-account.ts'
import { previewClosing } from './preview-closing.ts'

/** Each leaves a line in the account's activity, and can ask the payment provider. */
const closings = limitOf('closings', 20, hour)

/** Both change the plan, which asks the payment provider, and take the caller's turn in its queue. */
export const closingRoutes = (changePlanEnd: ChangePlanEnd) => [
  route(closingEndpoints.preview, previewClosing),
  route(closingEndpoints.close, closeAccount(changePlanEnd), { limit: closings, isInTurn: false, room: 0 }),
  route(closingEndpoints.keep, keepAccount(changePlanEnd), { limit: closings, isInTurn: false, room: 0 }),
]
