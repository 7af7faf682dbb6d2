// Spec §4.
import { lifecycle } from '../lifecycle.ts'

/** The payment provider decides the order, so any may follow any. */
export const subscriptionLifecycle = lifecycle({
  incomplete: ['active', 'past_due', 'canceled'],
  active: ['incomplete', 'past_due', 'canceled'],
  past_due: ['incomplete', 'active', 'canceled'],
  canceled: ['incomplete', 'active', 'past_due'],
})
