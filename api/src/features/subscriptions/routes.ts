// Routes of plans, subscriptions, usage and invoices.
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { billingCalls, webhooks } from '../../platform/limits/rate-limit.ts'
import { route } from '../../platform/request/route.ts'
import { comeBack } from './come-back.ts'
import {
  cancelSubscription,
  reactivateSubscription,
  readCurrentSubscription,
} from './current-subscription.ts'
import { listFindings } from './keep-findings.ts'
import { listInvoices } from './list-invoices.ts'
import { listPlans } from './list-plans.ts'
import { openBillingPortal } from './open-billing-portal.ts'
import { previewChange } from './preview-change.ts'
import { readUsage } from './read-usage.ts'
import { receiveEvent } from './receive-event.ts'
import { startCheckout } from './start-checkout.ts'

export const subscriptionRoutes = [
  route(subscriptionEndpoints.plans, listPlans),
  route(subscriptionEndpoints.current, readCurrentSubscription),
  route(subscriptionEndpoints.usage, readUsage),
  route(subscriptionEndpoints.invoices, listInvoices),
  // Paying and canceling must always work and add no rows here. Calls that ask the provider take the caller's turn later, in the provider's queue.
  route(subscriptionEndpoints.cancel, cancelSubscription, { isInTurn: false, room: 0 }),
  route(subscriptionEndpoints.reactivate, reactivateSubscription, { isInTurn: false, room: 0 }),
  route(paymentEndpoints.checkout, startCheckout, { limit: billingCalls, isInTurn: false, room: 0 }),
  route(paymentEndpoints.comeBack, comeBack, { limit: billingCalls, isInTurn: false, room: 0 }),
  route(paymentEndpoints.portal, openBillingPortal, {
    limit: billingCalls,
    isInTurn: false,
    room: 0,
  }),
  route(paymentEndpoints.previewChange, previewChange, { limit: billingCalls }),
  route(billingFindingEndpoints.list, listFindings),
  route(webhookEndpoints.stripe, receiveEvent, { limit: webhooks, room: 0 }),
]
