import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { identityEvents } from './domain/follow-identity.ts'
import { followedEvents } from './features/subscriptions/receive-event.ts'
import { findMisfits } from './integrations/stripe/find-misfits.ts'
import { isLiveKey } from './integrations/stripe/open-stripe.ts'
import type { Env } from './platform/env.ts'

/** What does not fit before the first sale, in one sentence each. Throws an Error of one sentence without keys. */
export const checkBilling = async ({ stripe, publicOrigin, isProduction }: Env): Promise<string[]> => {
  if (!stripe || !publicOrigin)
    throw new Error('The environment variables STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing.')
  const address = `${publicOrigin}${webhookEndpoints.stripe.path}`
  return [
    ...(isProduction && !isLiveKey(stripe.secretKey)
      ? ['STRIPE_SECRET_KEY is for tests, so nobody pays real money.']
      : []),
    ...(await findMisfits(stripe, { address, events: [...followedEvents, ...identityEvents] })),
  ]
}
