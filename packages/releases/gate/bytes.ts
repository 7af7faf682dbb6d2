import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Release } from '../release.ts'
import type { Violation } from './violation.ts'

const budgetsFile = 'budgets.json'

/** All scripts together, gzipped, by package. */
const Budgets = z.object({ packages: z.record(z.string(), z.int()) })

const readBudgets = (): Record<string, number> =>
  Budgets.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../..', budgetsFile), 'utf8'))).packages

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/**
 * How much larger than the live version a version can be over its budget, so that a changed sentence can
 * always be released.
 */
const room = 1.01

/** `live` is the size of the live version. Throws when the file of budgets cannot be read. */
export const tooManyBytes = ({ name, bytes }: Release, live: number | null): Violation[] => {
  const budget = readBudgets()[name]
  if (bytes <= Math.max(budget ?? 0, (live ?? 0) * room)) return []
  const message =
    budget === undefined
      ? `${budgetsFile} has no figure for ${name}, whose scripts are ${kilobytes(bytes)} with gzip: agree on one.`
      : `The scripts of ${name} are ${kilobytes(bytes)} with gzip, ${bytes - budget} bytes more than its ${kilobytes(budget)} in ${budgetsFile}: make them smaller, or agree on another figure.`
  return [{ clause: 'bytes', message }]
}
