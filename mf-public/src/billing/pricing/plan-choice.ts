import type { Plan } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'
import type { BillingPeriod } from './use-pricing-choice.ts'

export interface Choice {
  plan: Plan
  period: BillingPeriod
}

export interface PricedChoice extends Choice {
  priceId: string
}

/** A choice that replaces a running subscription. */
export interface PlanChange extends PricedChoice {
  current: CurrentSubscription
}
