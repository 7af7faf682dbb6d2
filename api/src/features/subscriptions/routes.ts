// Plans, subscriptions, usage and invoices.
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { route } from '../../platform/route.ts'
import {
  cancelSubscription,
  reactivateSubscription,
  readCurrentSubscription,
} from './current-subscription.ts'
import { listInvoices } from './list-invoices.ts'
import { listPlans } from './list-plans.ts'
import { readUsage } from './read-usage.ts'

export const subscriptionRoutes = [
  route(subscriptionEndpoints.plans, listPlans),
  route(subscriptionEndpoints.current, readCurrentSubscription),
  route(subscriptionEndpoints.usage, readUsage),
  route(subscriptionEndpoints.invoices, listInvoices),
  route(subscriptionEndpoints.cancel, cancelSubscription),
  route(subscriptionEndpoints.reactivate, reactivateSubscription),
]
