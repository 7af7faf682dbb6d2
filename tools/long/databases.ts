// The stage `databases` of `npm run long`: the API's tests on Debian's PostgreSQL as it comes, which compiles what seems expensive, and the
// races and some stories through Debian's PgBouncer, which pools transactions (short: database.test.ts in the API).
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabases } from '@portal/api/test-databases'
import { runAs, serverUserFor } from '@portal/embedded-postgres/server-user'
import { freePort } from '@portal/server/test/free-port'
import { untilTrue } from '@portal/server/test/until-true'
import { captureCommand, installFromDebian } from '../../scripts/capture-command.ts'
import { chooseDatabase } from '../../scripts/choose-database.ts'
import { root } from '../../scripts/root.ts'
import { runBunTests } from '../../scripts/run-bun-tests.ts'
import { runStories } from '../../scripts/run-stories.ts'
import { readSettings } from '../../scripts/settings.ts'
import type { Tally } from '../../scripts/tally.ts'

const programs = '/usr/lib/postgresql/15/bin'
const role = 'portal'
/** Nobody asks for it, but production wants one. */
const password = 'not-easily-guessed'
/** As its package makes a cluster; with the locale C, other languages' letters would not match their capitals. */
const asDebian = ['--encoding=UTF8', '--locale=C.UTF-8']
const closers: (() => unknown)[] = []

let folder: string
let user: ReturnType<typeof serverUserFor>
let direct: string
let pooled: string

const must = async (command: string[]) => {
  const { succeeded, output } = await runAs(user, command, folder)
  if (!succeeded) throw new Error(output)
}

const startPostgres = async (port: number): Promise<string> => {
  const data = join(folder, 'data')
  await must([join(programs, 'initdb'), '-D', data, '-U', role, '--auth=trust', ...asDebian])
  // Debian's 100 connections are too few for several test files at once, which need not survive a power failure either.
  const settings = `-p ${port} -k ${folder} -c max_connections=300 -c fsync=off`
  await must([join(programs, 'pg_ctl'), 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings])
  closers.unshift(() => must([join(programs, 'pg_ctl'), 'stop', '-D', data, '-m', 'immediate']))
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
}

const startPgBouncer = async (port: number, postgresPort: number): Promise<string> => {
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(join(folder, 'users'), `"${role}" ""\n`)
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 1000
`,
  )
  const pooler = Bun.spawn(['pgbouncer', settings], { ...user, stdout: 'ignore', stderr: 'ignore' })
  closers.unshift(() => pooler.kill())
  const url = `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
  const answers = () => chooseDatabase(readSettings({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }))
  await untilTrue(() =>
    answers().then(
      () => true,
      () => false,
    ),
  )
  return url
}

beforeAll(async () => {
  for (const [name, program] of [
    ['postgresql', join(programs, 'postgres')],
    ['pgbouncer', 'pgbouncer'],
  ] as const) {
    if (!Bun.which(program)) await installFromDebian(name)
    if (!Bun.which(program)) throw new Error(`This needs Debian's ${name}: install it as root.`)
  }
  folder = await mkdtemp(join(tmpdir(), 'databases-'))
  closers.push(() => rm(folder, { recursive: true, force: true }))
  user = serverUserFor(folder)
  await chmod(folder, 0o755)
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const port = await freePort()
  direct = await startPostgres(port)
  pooled = await startPgBouncer(await freePort(), port)
})
afterAll(async () => {
  for (const close of closers) await close()
})

const testApi = async (paths: string[], more: Record<string, string> = {}): Promise<Tally> => {
  process.env.DATABASE_URL = direct
  const { env, stop } = await prepareDatabases()
  try {
    return await runBunTests('api', {
      paths,
      processes: cpus().length + 3,
      env: { ...env, LONG: '', ...more },
    })
  } finally {
    delete process.env.DATABASE_URL
    await stop()
  }
}

const expectNoFailure = ({ passed, failures }: Tally) => {
  console.log(`${passed} passed, ${failures.length} failed`)
  expect(failures).toEqual([])
  expect(passed).toBeGreaterThan(0)
}

test('the API’s tests pass on Debian’s PostgreSQL as it comes', async () => {
  expectNoFailure(await testApi(['./src/', './test/']))
})

test('a start that finds a pooler alone ends with a sentence', async () => {
  const refusal = await chooseDatabase(readSettings({ DATABASE_URL: pooled })).catch(String)
  expect(refusal).toMatch(/^Error: DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL /)
})

test('the races pass through PgBouncer', async () => {
  const races = [...new Bun.Glob('./{src,test}/**/*.test.ts').scanSync({ cwd: join(root, 'api') })].filter(
    file => /\b(?:inRounds|races)\b/.test(readFileSync(join(root, 'api', file), 'utf8')),
  )
  expectNoFailure(await testApi(races, { TEST_POOLER_PORT: new URL(pooled).port }))
})

/** Those that hold transactions and streams, or wait for jobs; what the others ask of a database is asked by the tests above. */
const stories = [
  'a-plan-is-bought',
  'account-security',
  'documents',
  'from-a-question-to-a-key',
  'messages',
  'newsletter',
  'notifications-arrive',
  'the-assistant',
]

test('stories with streams, jobs and payments pass through PgBouncer', async () => {
  const create = ['psql', '-h', '127.0.0.1', '-p', new URL(direct).port, '-U', role, '-d', 'postgres']
  await captureCommand([...create, '-c', 'create database stories'])
  const [DATABASE_URL, DATABASE_DIRECT_URL] = [pooled, direct].map(url => url.replace(/postgres$/, 'stories'))
  expectNoFailure(await runStories({ DATABASE_URL, DATABASE_DIRECT_URL, LONG: '' }, stories))
})
