import type { Outcome } from './run-aloud.ts'

/** A runner's counts. */
export interface Tally {
  passed: number
  /** The name of each failure, and its reason. */
  failures: string[]
  /** The seconds that each test file took, beside others. */
  seconds?: Record<string, number>
}

/** A runner that crashed, had nothing to run, or passed with lines that look like errors has failed whatever it counted. */
export const honestTally = (tally: Tally, { succeeded, errorLines }: Outcome): Tally => {
  if (tally.failures.length > 0) return tally
  const why = !succeeded
    ? 'It ended with an error, which is above.'
    : tally.passed === 0
      ? 'Nothing was run.'
      : errorLines.length > 0 &&
        `It passed, but printed errors: what a test provokes, it also catches.\n${errorLines.join('\n')}`
  return why ? { ...tally, failures: [failureOf('the whole run', why)] } : tally
}

/** The same, with the place before each failure and each file. */
export const tallyOf = (place: string, { passed, failures, seconds = {} }: Tally): Tally => ({
  passed,
  failures: failures.map(failure => `${place}: ${failure}`),
  seconds: Object.fromEntries(Object.entries(seconds).map(([file, time]) => [`${place}: ${file}`, time])),
})

export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  seconds: Object.assign({}, ...tallies.map(({ seconds }) => seconds)),
})

/** The slowest files, one a line. */
export const slowestOf = ({ seconds = {} }: Tally, count = 10): string[] =>
  Object.entries(seconds)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, time]) => `${time.toFixed(1).padStart(6)} s  ${file}`)

const maxLines = 25

/** A failure in words: its name, and the first lines of the reason, without colors. */
export const failureOf = (name: string, why = ''): string =>
  [name, ...Bun.stripANSI(why).trim().split('\n').slice(0, maxLines)].join('\n    ').trimEnd()
