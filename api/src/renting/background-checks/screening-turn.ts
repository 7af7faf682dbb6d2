import { fairQueue } from '../../platform/limits/fair-queue.ts'
import type { Screening } from '../../platform/ports/screening.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'

/**
 * Queues transactions that ask the provider of background checks (`work` begins them): each holds one of ten
 * connections while the provider takes its time.
 */
export const inScreeningTurn = fairQueue({
  atOnce: 2,
  each: 1000, // all events of the provider share one asker, and must all be answered
  waiting: 1000,
  busyWords: 'Background checks are busy right now. Please try again in a moment.',
})

/** Throws `not_now` if none are offered. */
export const screeningOf = ({ screening }: Pick<Context, 'screening'>): Screening => {
  if (!screening) throw new Refusal('not_now', 'Background checks are not offered here.')
  return screening
}
