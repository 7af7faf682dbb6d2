import { afterAll, beforeAll, expect } from 'bun:test'
import { log } from '../log.ts'

/**
 * For a file or a `describe`: its tests must log an error that matches each of these patterns. Any other
 * error is printed, and fails the run.
 */
export const expectErrors = (...patterns: RegExp[]): void => {
  const missing = new Set(patterns)
  const { error: print } = log
  beforeAll(() => {
    log.error = failure => {
      const matching = patterns.filter(pattern => pattern.test(failure.error))
      for (const pattern of matching) missing.delete(pattern)
      if (matching.length === 0) print(failure)
    }
  })
  afterAll(() => {
    log.error = print
    expect([...missing]).toEqual([])
  })
}
