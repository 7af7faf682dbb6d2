// The calls about plans and subscriptions (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrentSubscription, Invoice, maxInvoices, OfferedPlan, Usage } from './subscription.ts'

export const subscriptionEndpoints = {
  plans: endpoint({
    method: 'GET',
    path: '/api/subscriptions/plans',
    summary: 'The plans for sale',
    access: 'anyone',
    status: 200,
    answer: z.object({ plans: z.array(OfferedPlan) }),
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/subscriptions/current',
    summary: "The caller's subscription, or the last one that ended; null without one",
    access: 'person',
    status: 200,
    answer: z.nullable(CurrentSubscription),
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/subscriptions/usage',
    summary: "How much of the caller's plan is used",
    access: 'person',
    status: 200,
    answer: Usage,
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/api/subscriptions/invoices',
    summary: "The caller's latest invoices, newest first",
    access: 'person',
    status: 200,
    answer: z.array(Invoice).check(z.maxLength(maxInvoices)),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/subscriptions/cancel',
    summary: 'Cancel the subscription at the end of this period',
    access: 'person',
    whileClosing: true,
    status: 200,
    answer: CurrentSubscription,
    errors: ['not_found'],
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/subscriptions/reactivate',
    summary: 'Reactivate a subscription that was set to end',
    access: 'person',
    status: 200,
    answer: CurrentSubscription,
    errors: ['not_found'],
  }),
}
