import * as z from 'zod/mini'

/** A date or date string (spec §5); PostgreSQL knows no year 0. */
export const dateOrDateTime = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please enter a date')
  .check(z.refine(value => value >= '1900', 'Please enter a date'))

/**
 * ISO 8601, as the same moment in UTC, which one without an offset is in already. PostgreSQL knows no year 0, and
 * does not read years past 9999 as JavaScript writes them.
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
