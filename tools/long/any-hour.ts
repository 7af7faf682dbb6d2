// The stage `any-hour` of `npm run long`: the tests of the API and the contract that speak of days and moments pass at any hour and on any day. Debian's faketime
// moves the clock, PostgreSQL's too (short: the same tests at the hour at which they run, and scripts/days-of-homes.test.ts).
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { placeOfDatabases } from '@portal/api/test-databases'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { findBinaries } from '@portal/embedded-postgres/server-binaries'
import { addressOfServer } from '@portal/embedded-postgres/server-connection'
import { stopServer } from '@portal/embedded-postgres/server-process'
import { serverUserFor } from '@portal/embedded-postgres/server-user'
import { freePort } from '@portal/server/test/free-port'
import { installFromDebian } from '../../scripts/capture-command.ts'
import { environmentOfTests } from '../../scripts/environment-of-tests.ts'
import { root } from '../../scripts/root.ts'
import { runBunTests } from '../../scripts/run-bun-tests.ts'
import { sumOf } from '../../scripts/tally.ts'

const speaksOfDays = {
  api: /test\/day\.ts'|\bconst in(?:Days|Hours)\b|\bTemporal\.(?:Plain|Instant)|\bresolvedOptions\b/,
  'packages/contract': /\bDate\b|\btimeZone\b/,
}

const testsIn = (folder: keyof typeof speaksOfDays): string[] => {
  const files = [...new Bun.Glob('./**/*.test.ts').scanSync({ cwd: join(root, folder) })].filter(
    file =>
      !file.includes('node_modules') &&
      speaksOfDays[folder].test(readFileSync(join(root, folder, file), 'utf8')),
  )
  if (files.length === 0) throw new Error(`No test in ${folder} speaks of days: mend the words to look for.`)
  return files
}

const findFaketime = (): string | undefined =>
  [...new Bun.Glob('*/faketime/libfaketimeMT.so.1').scanSync({ cwd: '/usr/lib', absolute: true })][0]

/** By as many seconds, for a process and those that it starts. */
const movedBy = (library: string, seconds: number) => ({
  LD_PRELOAD: library,
  FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1', // timeouts
  FAKETIME_DISABLE_SHM: '1', // PostgreSQL runs as another user
})

let dataDir: string
let library: string
beforeAll(async () => {
  if (!findFaketime()) await installFromDebian('faketime')
  const found = findFaketime()
  if (!found) throw new Error('This needs libfaketime: on Debian, run `apt-get install faketime` as root.')
  library = found
  dataDir = await mkdtemp(join(await placeOfDatabases(), 'any-hour-'))
  await chmod(dataDir, 0o755)
  const { stop } = await startEmbeddedPostgres({ dataDir })
  await stop()
})

const rows: { moment: string; passed: number; failed: number }[] = []
afterAll(async () => {
  console.table(rows)
  await rm(dataDir, { recursive: true, force: true })
})

/** Its address is for its superuser. */
const withPostgres = async <Result>(
  moved: Record<string, string>,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const home = join(dataDir, 'postgres')
  const user = serverUserFor(home)
  const settings = `-p ${await freePort()} -F -c synchronous_commit=off -c full_page_writes=off`
  const start = [join(await findBinaries(user), 'pg_ctl'), 'start', '-D', 'data', '-l', 'postgres.log']
  Bun.spawnSync([...start, '-o', settings], { ...user, cwd: home, env: { LC_ALL: 'C', TZ: 'UTC', ...moved } })
  try {
    return await work((await addressOfServer(home)) ?? '')
  } finally {
    await stopServer(home)
  }
}

/** By one process with that clock: the demonstration begins at it, and each worker would drop what it prepared. */
const prepareAt = async (moved: Record<string, string>, url: string): Promise<Record<string, string>> => {
  const child = Bun.spawn(
    [
      process.execPath,
      '-e',
      `const { prepareDatabases } = await import('@portal/api/test-databases')
      const { env } = await prepareDatabases()
      console.log(JSON.stringify(env))
      process.exit()`,
    ],
    { cwd: join(root, 'tools'), env: { ...environmentOfTests(), ...moved, DATABASE_URL: url } },
  )
  return JSON.parse((await new Response(child.stdout).text()).trim().split('\n').at(-1) ?? '')
}

// PostgreSQL's timeouts fire early where its clock is behind the system's, so all moments are ahead.
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const moments = [
  ...['00:30', '05:30', '08:30', '12:30', '18:30', '23:30'].map(time => `${tomorrow}T${time}Z`),
  '2026-12-31T20:30Z',
  '2027-01-31T20:30Z', // the next month has no such day
  '2027-03-14T09:30Z', // the clocks of Los Angeles change at 10:00, and those of New York have
  '2027-11-07T08:30Z', // and at 09:00
  '2028-02-28T20:30Z',
  '2028-02-29T20:30Z',
]

test.each(moments)('tests that speak of days pass at %s', async moment => {
  const moved = movedBy(library, Math.round((Date.parse(moment) - Date.now()) / 1000))
  const { passed, failures } = await withPostgres(moved, async url => {
    const env = { ...moved, ...(await prepareAt(moved, url)), LONG: '' }
    return sumOf([
      await runBunTests('api', { paths: testsIn('api'), processes: cpus().length, env }),
      await runBunTests('packages/contract', { paths: testsIn('packages/contract'), env }),
    ])
  })
  rows.push({ moment, passed, failed: failures.length })
  expect(failures).toEqual([])
})
