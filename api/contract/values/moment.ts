// Moments that people name: a date and a time of day.
import * as z from 'zod/mini'

/**
 * A date and time (ISO 8601), as the same moment in UTC. One without an offset is in UTC already. PostgreSQL knows no
 * year 0, and JavaScript writes years past 9999 in a way that it does not read.
 */
export const moment = (message: string) =>
  z.pipe(
    z.iso
      .datetime({ offset: true, local: true, error: message })
      .check(z.refine(value => value >= '1900' && value < '9999', message)),
    z.transform((value: string) =>
      new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}Z`).toISOString(),
    ),
  )
