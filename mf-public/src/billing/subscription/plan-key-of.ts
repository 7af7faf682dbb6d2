import { PlanKey } from '@portal/contract/people/person'
import { planNames } from '@portal/contract/subscriptions/plan-limit'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'

/** The plan that a subscription is for; Free without one, and for a name that is not known here. */
export const planKeyOf = (current: CurrentSubscription | null): PlanKey =>
  PlanKey.options.find(key => planNames[key] === current?.planName) ?? 'free'
