import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Keeps them in a separate folder, which is removed afterward: a test that is killed cannot clean up, and a machine
 * that runs tests all day would run out of space.
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
