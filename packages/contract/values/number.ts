import * as z from 'zod/mini'

export const numberMessage = 'This must be a number'

/** From a query string, bounds inclusive. */
export const amount = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: numberMessage })
    .check(
      z.minimum(minimum, `This must be at least ${minimum}`),
      z.maximum(maximum, `This must be at most ${maximum}`),
    )

/** Whole, from a query string, bounds inclusive. */
export const count = (minimum: number, maximum: number) =>
  amount(minimum, maximum).check(z.int('This must be a whole number'))

/** Dollars; PostgreSQL stores them as numeric(12,2). */
export const dollars = z
  .number({ error: numberMessage })
  .check(z.minimum(0, 'This cannot be negative'), z.maximum(10_000_000, 'This is too large'))
