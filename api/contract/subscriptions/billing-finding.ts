// What the payment provider has of the portal's customers, and the portal leaves alone. Administrators see it at /__apps.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { withNeutral } from '../values/neutral.ts'
import { timestamp } from '../values/text.ts'

/** Not sold here: made in the provider's dashboard, or for a price that is no plan's. Unreadable: of a form that is not known. */
export const BillingFindingKind = withNeutral(z.enum(['not_sold_here', 'unreadable']), 'unreadable')
export type BillingFindingKind = z.infer<typeof BillingFindingKind>

const BillingFinding = z.object({
  /** At the provider. */
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
    summary: 'What the payment provider has of our customers and the portal leaves alone: the newest hundred',
    access: 'admin',
    status: 200,
    answer: z.object({ findings: z.array(BillingFinding), count: z.int() }),
  }),
}
