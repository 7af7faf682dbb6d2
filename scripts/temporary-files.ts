import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Does work whose programs keep their temporary files in a folder of their own, which is removed afterward: a test that is ended cannot
 * clean up, and a machine that runs tests all day would be full.
 */
export const withTemporaryFiles = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  await chmod(folder, 0o1777) // PostgreSQL runs as another person
  const { TMPDIR: before } = process.env
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
