// Numbers as they come in a query string, where all is text.
import * as z from 'zod/mini'

/** A number from a query string, bounds inclusive. */
export const amount = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: 'This must be a number' })
    .check(
      z.minimum(minimum, `This must be at least ${minimum}`),
      z.maximum(maximum, `This must be at most ${maximum}`),
    )

/** A whole number from a query string, bounds inclusive. */
export const count = (minimum: number, maximum: number) =>
  amount(minimum, maximum).check(z.int('This must be a whole number'))
