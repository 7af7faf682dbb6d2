import { busy } from './refusal.ts'

/** By when a request must be answered. What it does is bound to it, so that nothing is written after a refusal. */
export class Deadline {
  #endsAt: number

  constructor(seconds: number) {
    this.#endsAt = performance.now() + seconds * 1000
  }

  /** Negative once it has passed. */
  leftMs(): number {
    return this.#endsAt - performance.now()
  }

  /** For work that continues once its answer has begun. */
  lift(): void {
    this.#endsAt = Number.POSITIVE_INFINITY
  }

  /** Throws `not_now` once it has passed. */
  refuseIfPast(): void {
    if (this.leftMs() <= 0) throw busy()
  }

  /** What the work returns; throws `not_now` when that takes too long, and lets the work run into the deadline. */
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
