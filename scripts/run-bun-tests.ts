import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './settings.ts'
import { honestTally, type Tally } from './tally.ts'

/** For hangs, not for speed: a test that is slow on a busy machine is still right. */
const timeoutMs = 60_000

interface BunTestOptions {
  /** Folders of the package; all of it without any. */
  paths?: string[]
  /** How many processes share the files. Each keeps what it has loaded, as one process would. */
  processes?: number
  env?: Record<string, string>
}

/** Runs a package's tests, whose own bunfig.toml holds; shows failures as they come. */
export const runBunTests = async (
  folder: string,
  { paths = [], processes = 1, env = {} }: BunTestOptions = {},
): Promise<Tally> => {
  const reports = await mkdtemp(join(tmpdir(), 'rental-portal-report-'))
  const report = join(reports, 'junit.xml')
  const flags = [
    `--timeout=${timeoutMs}`,
    '--only-failures',
    '--reporter=junit',
    `--reporter-outfile=${report}`,
    ...(processes > 1 ? [`--parallel=${processes}`, '--no-isolate'] : []),
  ]
  const child = Bun.spawn([process.execPath, 'test', ...flags, ...paths], {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const succeeded = (await child.exited) === 0
  const tally = tallyOfJunit(await readFile(report, 'utf8').catch(() => ''))
  await rm(reports, { recursive: true })
  return honestTally(tally, succeeded)
}

/**
 * Counts of a JUnit report; zeroes for one that was never written.
 * @internal
 */
export const tallyOfJunit = (xml: string): Tally => {
  const [total = ''] = xml.match(/<testsuites[^>]*>/) ?? []
  const count = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(total)?.[1] ?? 0)
  const failed = count('failures') + count('errors')
  return { passed: count('tests') - failed - count('skipped'), failed }
}
