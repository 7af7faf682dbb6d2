/** A runner's counts. */
export interface Tally {
  passed: number
  /** The name of each failure, and its reason. */
  failures: string[]
}

/** A runner that crashed, or that had nothing to run, has failed whatever it counted. */
export const honestTally = ({ passed, failures }: Tally, succeeded: boolean): Tally =>
  failures.length === 0 && (!succeeded || passed === 0)
    ? { passed, failures: [succeeded ? 'Nothing was run.' : 'It ended with an error, which is above.'] }
    : { passed, failures }

/** The same, with the place before each failure. */
export const tallyOf = (place: string, { passed, failures }: Tally): Tally => ({
  passed,
  failures: failures.map(failure => `${place}: ${failure}`),
})

export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

const maxLines = 25

/** A failure in words: its name, and the first lines of the reason, without colors. */
export const failureOf = (name: string, why = ''): string =>
  [name, ...Bun.stripANSI(why).trim().split('\n').slice(0, maxLines)].join('\n    ').trimEnd()
