import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shellName } from '@portal/releases/names'
import { startWithVersions } from '@portal/releases/test/released'
import type { Variables } from '@portal/settings/environment'
import { apps } from './apps.ts'
import { installFromDebian } from './capture-command.ts'
import { environmentOfTests } from './environment-of-tests.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'
import { runAloud } from './run-aloud.ts'
import { failureOf, honestTally, type Tally, tallyOf } from './tally.ts'

/** The stories, or those of some files, start their own portal, with these settings and what other tests have published. */
export const runStories = async (settings: Variables = {}, files: string[] = []): Promise<Tally> => {
  const chromium = await findChromium()
  console.log(`Chromium: ${chromium}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-e2e-'))
  await startWithVersions(dataDir, [shellName, ...apps])
  return runPlaywright('e2e', { ...settings, CHROMIUM: chromium, E2E_DATA_DIR: dataDir }, files)
}

/** The packages, with the program of each that is needed. */
const enginePackages = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' }

/** Throws an Error of one sentence when an engine is missing and cannot be installed. */
export const runInOtherEngines = async (): Promise<Tally> => {
  for (const [name, program] of Object.entries(enginePackages)) {
    if (!Bun.which(program)) await installFromDebian(name)
    if (!Bun.which(program))
      throw new Error(
        `This needs ${program}: on Debian, run \`apt-get install ${Object.keys(enginePackages).join(' ')}\` as root.`,
      )
  }
  // Node has WebSocket without the option from version 22 on.
  return runPlaywright('engines', { E2E_ENGINES: '1', NODE_OPTIONS: '--experimental-websocket' })
}

/** What Playwright compiled, by its content; elsewhere it would be removed after each run. */
const compiled = join(root, 'node_modules/.cache/playwright')

const runPlaywright = async (place: string, env: Variables, files: string[] = []): Promise<Tally> => {
  const reports = await mkdtemp(join(tmpdir(), 'rental-portal-report-'))
  const report = join(reports, 'playwright.json')
  const outcome = await runAloud([process.execPath, 'run', 'test', ...files], {
    cwd: join(root, 'e2e'),
    env: { ...environmentOfTests(), ...env, E2E_REPORT: report, PWTEST_CACHE_DIR: compiled },
  })
  const tally = tallyOfPlaywright(await readFile(report, 'utf8').catch(() => ''))
  await rm(reports, { recursive: true })
  return tallyOf(place, honestTally(tally, outcome))
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[]
  }[]
}

interface Report {
  stats: { expected: number }
  suites: Suite[]
  errors: { message?: string }[]
}

/**
 * Returns nothing if the report was never written. A story that only passes on the second try has failed.
 * @internal
 */
export const tallyOfPlaywright = (json: string): Tally => {
  if (!json) return { passed: 0, failures: [] }
  const { stats, suites, errors }: Report = JSON.parse(json)
  return {
    passed: stats.expected,
    failures: [
      ...suites.flatMap(suite => failuresIn(suite)),
      ...errors.map(({ message }) => failureOf('outside of the stories', message)),
    ],
    seconds: Object.fromEntries(suites.map(suite => [suite.file, secondsOf(suite)])),
  }
}

const secondsOf = ({ suites = [], specs }: Suite): number =>
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0)

const failuresIn = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(failuresIn),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        failureOf(
          `${file}:${line} › ${title}${status === 'flaky' ? ' (passed when run again)' : ''}`,
          results.flatMap(({ errors }) => errors)[0]?.message,
        ),
      ),
  ),
]
