import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOfTests } from './environment-of-tests.ts'
import { root } from './root.ts'
import { runAloud } from './run-aloud.ts'
import { failureOf, honestTally, type Tally, tallyOf } from './tally.ts'

/** To catch hangs, not slowness. */
const defaultTimeoutMs = 180_000

export interface BunTestOptions {
  /** Folders of the package; by default all of it. */
  paths?: string[]
  /** Each keeps what it has loaded, like a single process. */
  processes?: number
  env?: Record<string, string>
  timeoutMs?: number
}

/** Uses the package's own bunfig.toml; shows failures as they happen. */
export const runBunTests = async (
  folder: string,
  { paths = [], processes = 1, env = {}, timeoutMs = defaultTimeoutMs }: BunTestOptions = {},
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
  const outcome = await runAloud([process.execPath, 'test', ...flags, ...paths], {
    cwd: join(root, folder),
    env: { ...environmentOfTests(), ...env },
  })
  const tally = tallyOfJunit(await readFile(report, 'utf8').catch(() => ''))
  await rm(reports, { recursive: true })
  return tallyOf(folder, honestTally(tally, outcome))
}

/**
 * Returns nothing if the report was never written.
 * @internal
 */
export const tallyOfJunit = (xml: string): Tally => {
  const [total = ''] = xml.match(/<testsuites[^>]*>/) ?? []
  const count = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(total)?.[1] ?? 0)
  const failures = [...xml.matchAll(/<testcase ([^>]*)>\s*<failure ([^>]*)>/g)].map(
    ([, test = '', failure = '']) =>
      failureOf(
        [valueIn(test, 'file'), valueIn(test, 'classname'), valueIn(test, 'name')]
          .filter(Boolean)
          .join(' › '),
        valueIn(failure, 'message'),
      ),
  )
  const seconds = Object.fromEntries(
    [...xml.matchAll(/^ {2}<testsuite ([^>]*)>/gm)].map(([, suite = '']) => [
      valueIn(suite, 'file'),
      Number(valueIn(suite, 'time')),
    ]),
  )
  return { passed: count('tests') - count('failures') - count('skipped'), failures, seconds }
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const valueIn = (attributes: string, name: string): string =>
  (new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '').replace(
    /&(?:#(\d+)|(\w+));/g,
    (_, code, word) => (code ? String.fromCodePoint(code) : (characters[word] ?? '')),
  )
