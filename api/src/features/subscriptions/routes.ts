// Plans, subscriptions, usage and invoices.
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { webhooks } from '../../platform/rate-limit.ts'
import { route } from '../../platform/route.ts'
import {
  cancelSubscription,
  reactivateSubscription,
  readCurrentSubscription,
} from './current-subscription.ts'
import { listInvoices } from './list-invoices.ts'
import { listPlans } from './list-plans.ts'
import { readUsage } from './read-usage.ts'
import { receiveEvent } from './receive-event.ts'

export const subscriptionRoutes = [
  route(subscriptionEndpoints.plans, listPlans),
  route(subscriptionEndpoints.current, readCurrentSubscription),
  route(subscriptionEndpoints.usage, readUsage),
  route(subscriptionEndpoints.invoices, listInvoices),
  route(subscriptionEndpoints.cancel, cancelSubscription),
  route(subscriptionEndpoints.reactivate, reactivateSubscription),
  route(webhookEndpoints.stripe, receiveEvent, { limit: webhooks }),
]
