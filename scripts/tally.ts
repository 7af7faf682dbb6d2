/** What a runner counted. */
export interface Tally {
  passed: number
  failed: number
}

/** A runner that crashed, or that had nothing to run, has failed whatever it counted. */
export const honestTally = ({ passed, failed }: Tally, succeeded: boolean): Tally =>
  failed === 0 && (!succeeded || passed === 0) ? { passed, failed: 1 } : { passed, failed }

export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
})
