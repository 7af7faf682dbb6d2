import { busy } from './refusal.ts'

/** When a request must be answered. Its work is bound to this, so that nothing is written after a refusal. */
export class Deadline {
  #endsAt: number

  constructor(seconds: number) {
    this.#endsAt = performance.now() + seconds * 1000
  }

  /** Negative once the deadline has passed. */
  leftMs(): number {
    return this.#endsAt - performance.now()
  }

  /** Removes the deadline, for work that continues once its answer has begun. */
  lift(): void {
    this.#endsAt = Number.POSITIVE_INFINITY
  }

  /** Throws `not_now` once the deadline has passed. */
  refuseIfPast(): void {
    if (this.leftMs() <= 0) throw busy()
  }

  /**
   * Returns the work's result; throws `not_now` if it takes too long, and lets the work hit the deadline by
   * itself.
   */
  async bound<Result>(work: Promise<Result>): Promise<Result> {
    const tooLate = Promise.withResolvers<never>()
    const timer = setTimeout(() => tooLate.reject(busy()), this.leftMs())
    try {
      return await Promise.race([work, tooLate.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

export const noDeadline = new Deadline(Number.POSITIVE_INFINITY)
