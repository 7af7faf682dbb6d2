import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { screeningWebhookEndpoints } from '@portal/contract/background-checks/webhook-endpoints'
import { day, limitOf, minute } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { acceptCheck, declineCheck, disputeCheck, releaseCheck } from './answer-check.ts'
import { listChecks } from './list-checks.ts'
import { orderCheck, readOrderedCheck } from './order-check.ts'
import { readReport } from './read-report.ts'
import { receiveEvent } from './receive-event.ts'

/** Each tells an applicant. */
const checksOrdered = limitOf('checks-ordered', 30, day)
/** These calls ask the provider, whose own limit all people share. */
const providerCalls = limitOf('screening-calls', 60, 5 * minute)
const webhooks = limitOf('screening-webhooks', 6000, minute, { by: 'network', kept: 'memory' })

export const backgroundCheckRoutes = [
  route(backgroundCheckEndpoints.order, orderCheck, { again: readOrderedCheck, limit: checksOrdered }),
  route(backgroundCheckEndpoints.list, listChecks),
  // It takes the caller's turn later, in the provider's queue.
  route(backgroundCheckEndpoints.accept, acceptCheck, { limit: providerCalls, isInTurn: false, room: 0 }),
  route(backgroundCheckEndpoints.decline, declineCheck),
  route(backgroundCheckEndpoints.report, readReport, { limit: providerCalls }),
  route(backgroundCheckEndpoints.release, releaseCheck),
  route(backgroundCheckEndpoints.dispute, disputeCheck),
  route(screeningWebhookEndpoints.screening, receiveEvent, { limit: webhooks, room: 0 }),
]
