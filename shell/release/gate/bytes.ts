// What a package may send: a figure for each, in one file at the root of the repository, where pages have theirs too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@portal/shared-ui/federation/release'
import * as z from 'zod/mini'
import type { Violation } from './violation.ts'

const budgetsFile = 'budgets.json'

/** Bytes of all scripts of a package together, as gzip sends them, by its name. */
const Budgets = z.object({ packages: z.record(z.string(), z.int()) })

const readBudgets = (): Record<string, number> =>
  Budgets.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../..', budgetsFile), 'utf8'))).packages

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** By how much a version may be larger than the live one, whatever its budget: what is live can be released with a changed sentence. */
const room = 1.01

/** `live` are the bytes of the live version, if there is one. Throws when the file of the figures cannot be read. */
export const tooManyBytes = ({ name, bytes }: Release, live: number | null): Violation[] => {
  const budget = readBudgets()[name]
  if (bytes <= Math.max(budget ?? 0, (live ?? 0) * room)) return []
  const said =
    budget === undefined
      ? `${budgetsFile} has no figure for ${name}, whose scripts are ${kilobytes(bytes)} with gzip: agree on one.`
      : `The scripts of ${name} are ${kilobytes(bytes)} with gzip, ${bytes - budget} bytes more than its ${kilobytes(budget)} in ${budgetsFile}: make them smaller, or agree on another figure.`
  return [{ clause: 'bytes', message: said }]
}
