import type { PlanKey } from '@portal/contract/people/person'
import { plans } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'

/** The plan of a subscription; Free without a subscription, or if the plan's name is unknown. */
export const planKeyOf = (current: CurrentSubscription | null): PlanKey =>
  plans.find(({ name }) => name === current?.planName)?.planKey ?? 'free'

/** Whether it is billed (past due counts), so that another plan would replace it. */
export const isRunning = (current: CurrentSubscription | null | undefined): current is CurrentSubscription =>
  current?.status === 'active' || current?.status === 'past_due'

/** The plan whose limits apply now: Free until the first payment, and after an unpaid plan's grace period. */
export const planInEffect = (current: CurrentSubscription | null): PlanKey =>
  isRunning(current) && !isGraceOver(current) ? planKeyOf(current) : 'free'

/** Whether the grace period of an unpaid plan has ended. */
export const isGraceOver = ({ graceEndsAt }: CurrentSubscription): boolean =>
  graceEndsAt !== null && Date.parse(graceEndsAt) <= Date.now()
