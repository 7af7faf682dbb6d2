import * as z from 'zod/mini'

/** A date or date string (spec §5); PostgreSQL knows no year 0. */
export const dateOrDateTime = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please enter a date')
  .check(z.refine(value => value >= '1900', 'Please enter a date'))
