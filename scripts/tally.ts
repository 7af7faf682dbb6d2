import type { Outcome } from './run-aloud.ts'

export interface Tally {
  passed: number
  /** Name and reason. */
  failures: string[]
  /** The time of each test file, beside others. */
  seconds?: Record<string, number>
}

/** A runner that crashed, had nothing to run, or passed with lines that look like errors has failed. */
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

/** One a line. */
export const slowestOf = ({ seconds = {} }: Tally, count = 10): string[] =>
  Object.entries(seconds)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, time]) => `${time.toFixed(1).padStart(6)} s  ${file}`)

const maxLines = 25

/** The name and the first lines of the reason, without colors. */
export const failureOf = (name: string, why = ''): string =>
  [name, ...Bun.stripANSI(why).trim().split('\n').slice(0, maxLines)].join('\n    ').trimEnd()
