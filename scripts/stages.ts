// The stages of `npm test` and `npm run long`, one after another, with a total at the end.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabases } from '@portal/api/test-databases'
import { apps } from './apps.ts'
import { runChecks } from './check.ts'
import { findChromium } from './find-chromium.ts'
import { root } from './root.ts'
import { runBunTests } from './run-bun-tests.ts'
import { runStories } from './run-stories.ts'
import { failureOf, slowestOf, sumOf, type Tally } from './tally.ts'
import { withTemporaryFiles } from './temporary-files.ts'

const shared = [...new Bun.Glob('packages/*').scanSync({ cwd: root, onlyFiles: false })].sort()
/** The slowest first, so that the rows end together. */
const packages = ['shell', 'shared-ui', ...shared, ...apps]
const apiFolders = ['src', 'test']

const runPackages = async (folders: Iterable<string>, env: Record<string, string>): Promise<Tally> => {
  const tallies: Tally[] = []
  for (const folder of folders) {
    console.log(`— ${folder}`)
    tallies.push(await runBunTests(folder, { env }))
  }
  return sumOf(tallies)
}

/** The tests of the scripts mostly wait for what they start; beside them, two rows take the next package each. */
const runUnitTests = async (): Promise<Tally> => {
  // A release opens the live apps in a browser. Without one, its tests say so, and the others still run.
  await findChromium().catch(() => undefined)
  const left = packages.values()
  const env = { TEST_RELEASES: await mkdtemp(join(tmpdir(), 'released-')) } // see releases/test/released.ts
  return sumOf(
    await Promise.all([
      runBunTests('scripts', { processes: 2, env }),
      runPackages(left, env),
      runPackages(left, env),
    ]),
  )
}

/** Several files at once, each with its own database; one more than there are cores, since some wait for a clock. */
const runApiTests = async (): Promise<Tally> => {
  const { env, stop } = await prepareDatabases()
  try {
    return await runBunTests('api', {
      paths: apiFolders.map(folder => `./${folder}/`),
      processes: cpus().length + 3,
      env,
    })
  } finally {
    await stop()
  }
}

/** From nothing, with npm's registry; each may take minutes on a slow network. */
const runNewcomers = (): Promise<Tally> =>
  runBunTests('scripts', {
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

const stages: Record<string, { title: string; run: () => Promise<Tally> }> = {
  check: { title: 'Types, lint, walls, dead code', run: runChecks },
  unit: { title: 'Unit tests', run: runUnitTests },
  api: { title: 'API tests on a real PostgreSQL', run: runApiTests },
  e2e: { title: 'User stories in Chromium', run: runStories },
  newcomer: { title: 'First starts and images from nothing', run: runNewcomers },
}

const ticksPerSecond = 100

/** The processor time of this process and of all that it waited for, in seconds; 0 where the system does not say. */
const processorSeconds = (): number => {
  if (!existsSync('/proc/self/stat')) return 0
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? []
  const ticks = fields.slice(11, 15) // utime, stime, cutime, cstime of proc(5)
  return ticks.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}

const runStage = async (name: string): Promise<Tally> => {
  const stage = stages[name]
  if (!stage) throw new Error(`There is no stage ${name}: choose from ${Object.keys(stages).join(', ')}.`)
  console.log(`\n=== ${stage.title}`)
  const [startedAt, workBefore] = [performance.now(), processorSeconds()]
  const tally = await stage.run()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const work = Math.round(processorSeconds() - workBefore)
  console.log(
    `=== ${name}: ${tally.passed} passed, ${tally.failures.length} failed in ${seconds} s (${work} s of the processor)`,
  )
  return tally
}

/** A stage that cannot run has failed; the others still run. */
const tallyOfStage = (name: string): Promise<Tally> =>
  runStage(name).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    console.error(why)
    return { passed: 0, failures: [failureOf(name, why)] }
  })

/**
 * Runs the stages of these names, or `otherwise` when none is named, and ends the process: 0 if everything passed. Failures
 * are listed again at the end, before the total.
 */
export const runStages = async (named: string[], otherwise: string[]): Promise<never> => {
  const tally = await withTemporaryFiles(async () => {
    const tallies: Tally[] = []
    for (const name of named.length > 0 ? named : otherwise) tallies.push(await tallyOfStage(name))
    return sumOf(tallies)
  })
  const { passed, failures } = tally
  console.log(`\nThe slowest files:\n${slowestOf(tally).join('\n')}`)
  for (const failure of failures) console.log(`\n✗ ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1)
}
