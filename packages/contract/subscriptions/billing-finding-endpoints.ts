// What the portal does not act on at the payment provider. Administrators see it at /__apps.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { withNeutral } from '../values/neutral.ts'
import { timestamp } from '../values/text.ts'

/** Not sold here: made in the provider's dashboard, or for a price of no plan. */
export const BillingFindingKind = withNeutral(z.enum(['not_sold_here', 'unreadable']), 'unreadable')
export type BillingFindingKind = z.infer<typeof BillingFindingKind>

const BillingFinding = z.object({
  /** The provider's id. */
  id: z.string(),
  customerId: z.string(),
  kind: BillingFindingKind,
  about: z.string(),
  createdAt: timestamp,
})

export const billingFindingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/subscriptions/findings',
    summary:
      'Data about our customers at the payment provider that the portal does not act on: the newest hundred',
    access: 'admin',
    status: 200,
    answer: z.object({ findings: z.array(BillingFinding), count: z.int() }),
  }),
}
