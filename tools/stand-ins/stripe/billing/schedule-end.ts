import type { Subscription } from '../kinds.ts'
import type { World } from '../world.ts'

export const endOfPeriod = ({ items: { data } }: Subscription): number => data[0]?.current_period_end ?? 0

/** The two ways differ only in `cancel_at_period_end`. */
export const scheduleEnd = (
  world: World,
  subscription: Subscription,
  { at, atPeriodEnd }: { at: number | null; atPeriodEnd: boolean },
): Partial<Subscription> => ({
  cancel_at: at,
  cancel_at_period_end: at !== null && atPeriodEnd,
  canceled_at: at === null ? null : (subscription.canceled_at ?? world.now(subscription.customer)),
  cancellation_details: {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: at === null ? null : 'cancellation_requested',
  },
})
