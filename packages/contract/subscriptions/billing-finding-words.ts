import type { BillingFindingKind } from './billing-finding-endpoints.ts'

interface FindingWords {
  title: string
  /** What it means for the customer. */
  meaning: string
  /** What an administrator can do. */
  advice: string
}

export const billingFindingWords: Record<BillingFindingKind, FindingWords> = {
  not_sold_here: {
    title: 'Subscription not bought in the portal',
    meaning:
      'The customer may be charged for it, but it gives them no plan. Someone may have created it by hand in the payment dashboard.',
    advice: 'Open it in the payment dashboard. If it is a mistake, cancel it there and refund the customer.',
  },
  unreadable: {
    title: 'Not understood by the portal',
    meaning:
      'The payment provider describes it in a way that the portal doesn’t know, so it changes no plan here.',
    advice:
      'Compare it in the payment dashboard with the customer’s plan here. The portal may need an update.',
  },
}

export const noBillingFindings =
  'If the payment provider has a charge or a subscription that doesn’t match what we sold, it appears here.'
