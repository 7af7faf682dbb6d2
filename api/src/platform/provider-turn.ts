import { fairQueue } from './fair-queue.ts'

/**
 * Does what asks the payment provider in a transaction, which `work` begins, when it is the asker's turn: each holds one of the pool's ten
 * connections for as long as the provider takes, and all others need the rest.
 */
export const inProviderTurn = fairQueue({
  atOnce: 4,
  each: 1000, // the provider’s events are one asker’s, and must all be answered
  waiting: 1000,
  busyWords: 'Billing is busy right now. Please try again in a moment.',
})
