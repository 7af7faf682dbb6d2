import { Database } from 'bun:sqlite'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const isOurs = (turn: Database): boolean => {
  try {
    turn.run('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (codeOf(error).startsWith('SQLITE_BUSY')) return false
    if (codeOf(error) === 'SQLITE_FULL') throw new Error(`ENOSPC: no space left for ${turn.filename}`)
    throw error
  }
}

/**
 * Waits until no other process works in this folder, which is created if missing. The operating system frees
 * an SQLite lock when its holder dies. Throws when it takes longer than `patienceMs`, or when the folder
 * cannot be written.
 */
export const inTurn = async <Result>(
  folder: string,
  patienceMs: number,
  work: () => Result | Promise<Result>,
): Promise<Result> => {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK) // its error says what is wrong; SQLite's would not
  const turn = new Database(join(folder, '.turn.sqlite'))
  try {
    const until = performance.now() + patienceMs
    while (!isOurs(turn)) {
      if (performance.now() > until)
        throw new Error(
          `Another process has been at work in ${folder} for ${patienceMs / 1000} s: try again.`,
        )
      await Bun.sleep(10)
    }
    return await work()
  } finally {
    turn.close()
  }
}
