import { fairQueue } from '../platform/limits/fair-queue.ts'

/**
 * Queues transactions that ask the payment provider (`work` begins them): each holds one of ten connections
 * while the provider takes its time.
 */
export const inProviderTurn = fairQueue({
  atOnce: 4,
  each: 1000, // all events of the provider share one asker, and must all be answered
  waiting: 1000,
  busyWords: 'Billing is busy right now. Please try again in a moment.',
})
