// One after another, with a total at the end.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabases } from '@portal/api/test-databases'
import { type AffectedTests, findAffectedTests } from './affected-tests.ts'
import { apps } from './apps.ts'
import { runChecks } from './check.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'
import { type BunTestOptions, runBunTests } from './run-bun-tests.ts'
import { runInOtherEngines, runStories } from './run-stories.ts'
import { failureOf, slowestOf, sumOf, type Tally } from './tally.ts'
import { withTemporaryFiles } from './temporary-files.ts'
import { costsIn, overspent } from './test/costs.ts'

const shared = [...new Bun.Glob('packages/*').scanSync({ cwd: root, onlyFiles: false })].sort()
/** Those that wait for releases first, then the slowest, so that the rows end together. */
const first = ['shell', 'packages/releases', 'mf-public', 'mf-landlord']
const packages = [...new Set([...first, 'shared-ui', ...shared, ...apps, 'tools/stand-ins'])]
const apiFolders = ['src', 'test']
const folders = [...packages, 'api', 'e2e', 'tools', 'scripts']
const none: Tally = { passed: 0, failures: [] }

const runTestsIn = async (
  folder: string,
  options: BunTestOptions,
  affected?: AffectedTests,
): Promise<Tally> => {
  const paths = affected?.in(folder)
  return paths?.length === 0 ? none : runBunTests(folder, { ...options, ...(paths && { paths }) })
}

const runPackages = async (folders: Iterable<string>, affected?: AffectedTests): Promise<Tally> => {
  const tallies: Tally[] = []
  for (const folder of folders) {
    console.log(`— ${folder}`)
    tallies.push(await runTestsIn(folder, {}, affected))
  }
  return sumOf(tallies)
}

/** Some mostly wait; so beside those of the scripts, three rows take the next package each. */
const runUnitTests = async (affected?: AffectedTests): Promise<Tally> => {
  // A release opens the live apps in a browser. Without one, its tests say so, and the others run.
  await findChromium().catch(() => undefined)
  const left = packages.values()
  return sumOf(
    await Promise.all([
      runTestsIn('scripts', { processes: 2 }, affected),
      runPackages(left, affected),
      runPackages(left, affected),
      runPackages(left, affected),
    ]),
  )
}

const withDatabases = async (run: (env: Record<string, string>) => Promise<Tally>): Promise<Tally> => {
  const { env, stop } = await prepareDatabases()
  try {
    return await run({ ...env })
  } finally {
    await stop()
  }
}

/** Each with its own database; more at once than there are cores, since some wait for a clock. */
const runApiTests = async (affected?: AffectedTests): Promise<Tally> => {
  if (affected?.in('api')?.length === 0) return none
  const paths = apiFolders.map(folder => `./${folder}/`)
  return withDatabases(env => runTestsIn('api', { paths, processes: cpus().length + 3, env }, affected))
}

/** Nothing that is deployed needs these, so they have their own run. */
const runInstruments = (): Promise<Tally> =>
  withDatabases(env =>
    runBunTests('tools', {
      paths: ['./attack/', './filter-lab/', './kept-portal/'],
      processes: cpus().length,
      env,
      timeoutMs: 900_000,
    }),
  )

/** From nothing, with npm's registry; each can take minutes on a slow network. */
const runNewcomers = (): Promise<Tally> =>
  runBunTests('tools', {
    paths: [
      './long/newcomer.ts',
      './long/images.ts',
      './long/packages-alone.ts',
      './long/any-folder.ts',
      './long/adding-a-field.ts',
      './long/adding-a-call.ts',
      './long/production.ts',
    ],
    timeoutMs: 900_000,
  })

/** See there: each has its own PostgreSQL. */
const runAtAnyHour = (): Promise<Tally> =>
  runBunTests('tools', { paths: ['./long/any-hour.ts'], timeoutMs: 900_000 })

/** On Debian's PostgreSQL and through its PgBouncer; see there. */
const runOnOtherDatabases = (): Promise<Tally> =>
  runBunTests('tools', { paths: ['./long/databases.ts'], timeoutMs: 3_600_000 })

const stages: Record<string, { title: string; run: (affected?: AffectedTests) => Promise<Tally> }> = {
  check: { title: 'Types, lint, walls, dead code', run: runChecks },
  unit: { title: 'Unit tests', run: runUnitTests },
  api: { title: 'API tests on a real PostgreSQL', run: runApiTests },
  e2e: {
    title: 'User stories in Chromium',
    run: async affected => (affected?.stories === false ? none : runStories()),
  },
  tools: {
    title: 'Attack, the laboratory of the contact filter, and portals that were kept',
    run: runInstruments,
  },
  newcomer: { title: 'First starts and images from nothing', run: runNewcomers },
  databases: { title: 'Another PostgreSQL, and a pooler in front of it', run: runOnOtherDatabases },
  engines: {
    title: 'Every screen and dialog, and the main journeys, in Firefox and WebKit',
    run: runInOtherEngines,
  },
  'any-hour': { title: 'Days and moments at other hours and on other days', run: runAtAnyHour },
}

const ticksPerSecond = 100

/** Seconds of this process and of all that it waited for; 0 where the system does not say. */
const processorSeconds = (): number => {
  if (!existsSync('/proc/self/stat')) return 0
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? []
  const ticks = fields.slice(11, 15) // utime, stime, cutime, cstime of proc(5)
  return ticks.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}

const runStage = async (name: string, affected?: AffectedTests): Promise<Tally> => {
  const stage = stages[name]
  if (!stage) throw new Error(`There is no stage ${name}: choose from ${Object.keys(stages).join(', ')}.`)
  console.log(`\n=== ${stage.title}`)
  const [startedAt, workBefore] = [performance.now(), processorSeconds()]
  const tally = await stage.run(affected)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const work = Math.round(processorSeconds() - workBefore)
  console.log(
    `=== ${name}: ${tally.passed} passed, ${tally.failures.length} failed in ${seconds} s (${work} s of the processor)`,
  )
  return tally
}

/** A stage that cannot run has failed; the others still run. */
const tallyOfStage = (name: string, affected?: AffectedTests): Promise<Tally> =>
  runStage(name, affected).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    console.error(why)
    return { passed: 0, failures: [failureOf(name, why)] }
  })

/** `--changed` alone means what is not committed yet. */
const readArguments = (args: string[]): { named: string[]; commit: string | undefined } => {
  const since = args.find(arg => /^--changed(=|$)/.test(arg))
  const named = args.filter(arg => arg !== since)
  return { named, commit: since?.replace(/^--changed=?/, '') || (since && 'HEAD') }
}

/**
 * Runs the named stages, or `otherwise`, and ends the process: 0 if everything passed. With `--changed=main`, only
 * the tests that changes since that commit can touch. Stages in a list mostly wait, and run beside each other.
 */
export const runStages = async (args: string[], otherwise: (string | string[])[]): Promise<never> => {
  const { named, commit } = readArguments(args)
  const tally = await withTemporaryFiles(async () => {
    process.env.TEST_COSTS = join(tmpdir(), 'costs') // see packages/server/test/note-cost.ts
    process.env.TEST_RELEASES = await mkdtemp(join(tmpdir(), 'released-')) // see packages/releases/test/released.ts
    const affected = commit ? await findAffectedTests(commit, folders) : undefined
    const tallies: Record<string, Tally> = {}
    for (const names of named.length > 0 ? named : otherwise)
      await Promise.all(
        [names].flat().map(async name => {
          tallies[name] = await tallyOfStage(name, affected)
        }),
      )
    const { passed = 0, failures = [] } = tallies.e2e ?? {}
    const notes = await readFile(process.env.TEST_COSTS, 'utf8').catch(() => '')
    const costs = { ...costsIn(notes), stories: passed + failures.length }
    return sumOf([
      ...Object.values(tallies),
      { passed: 0, failures: process.env.LONG === '1' ? [] : overspent(costs) },
    ])
  })
  const { passed, failures } = tally
  const slowest = slowestOf(tally)
  if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.join('\n')}`)
  for (const failure of failures) console.log(`\n✗ ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exit(failures.length === 0 && (passed > 0 || commit) ? 0 : 1)
}
