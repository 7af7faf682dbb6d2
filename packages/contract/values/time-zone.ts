import * as z from 'zod/mini'
import { isTimeZone } from './moment-words.ts'

/** By its name, such as "America/Los_Angeles". */
export const timeZone = z
  .string()
  .check(z.maxLength(100), z.refine(isTimeZone, 'This time zone is not known'))
