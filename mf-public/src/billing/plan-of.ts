// What a subscription says about a person's plan.
import type { PlanKey } from '@portal/contract/people/person'
import { plans } from '@portal/contract/subscriptions/plan'
import type { CurrentSubscription } from '@portal/contract/subscriptions/subscription'

/** The plan that a subscription is for; Free without one, and for a name that is not known here. */
export const planKeyOf = (current: CurrentSubscription | null): PlanKey =>
  plans.find(({ name }) => name === current?.planName)?.planKey ?? 'free'

/** Whether it is billed, so that another plan takes its place; one that is past due still is. */
export const isRunning = (current: CurrentSubscription | null | undefined): current is CurrentSubscription =>
  current?.status === 'active' || current?.status === 'past_due'

/** The plan whose limits count now: Free before one is paid, and once an unpaid one's grace is over. */
export const planInEffect = (current: CurrentSubscription | null): PlanKey =>
  isRunning(current) && !isGraceOver(current) ? planKeyOf(current) : 'free'

/** Whether an unpaid plan was kept for as long as it is. */
export const isGraceOver = ({ graceEndsAt }: CurrentSubscription): boolean =>
  graceEndsAt !== null && Date.parse(graceEndsAt) <= Date.now()
