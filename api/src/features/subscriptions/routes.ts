import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { paymentEndpoints } from '@portal/contract/subscriptions/payment-endpoints'
import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { limitOf, minute } from '../../platform/limits/rate-limit.ts'
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
import { readNextInvoice } from './next-invoice.ts'
import { openBillingPortal } from './open-billing-portal.ts'
import { previewChange } from './preview-change.ts'
import { readUsage } from './read-usage.ts'
import { receiveEvent } from './receive-event.ts'
import { startCheckout } from './start-checkout.ts'

/** The payment provider sends a dozen for one purchase. */
const webhooks = limitOf('webhooks', 6000, minute, { by: 'network', kept: 'memory' })
/** These calls ask the payment provider, whose own limit all people share. */
const billingCalls = limitOf('billing-calls', 60, 5 * minute)

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
  route(paymentEndpoints.nextInvoice, readNextInvoice, { limit: billingCalls }),
  route(billingFindingEndpoints.list, listFindings),
  route(webhookEndpoints.stripe, receiveEvent, { limit: webhooks, room: 0 }),
]
