import { busy } from './refusal.ts'

/** A request's work is bound to it, so that nothing is written after a refusal. */
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

  /** Throws `not_now` if the work takes too long; the work then hits the deadline alone. */
  async bound<Result>(work: Promise<Result>): Promise<Result> {
    const tooLate = Promise.withResolvers<never>()
    const timer = setTimeout(() => tooLate.reject(busy()), Math.max(0, this.leftMs()))
    try {
      return await Promise.race([work, tooLate.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

export const noDeadline = new Deadline(Number.POSITIVE_INFINITY)
