import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@portal/api/database'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { onlyInLong } from '@portal/server/test/length'
import { root } from './root.ts'

// Short: the database of a newer version in grant-admin.test.ts.
onlyInLong(() => {
  const closers = new AsyncDisposableStack()
  afterAll(() => closers.disposeAsync(), 30_000)

  let dataDir: string
  let databaseUrl: string
  let runningUrl: string
  let database: ReturnType<typeof openDatabase>['database']

  const startProgram = (program: string, env: Record<string, string>, words: string[] = []) =>
    Bun.spawn([process.execPath, join(root, program), ...words], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: '/nowhere', PORT: '0', ...env },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'newer-database-'))
    closers.defer(() => rm(dataDir, { recursive: true }))
    const postgres = await startEmbeddedPostgres({ dataDir })
    closers.defer(postgres.stop)
    databaseUrl = postgres.url
    const opened = openDatabase(databaseUrl, { connections: 1 })
    closers.defer(() => opened.close())
    database = opened.database

    const running = startProgram('api/src/main.ts', {
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
      SECRET_KEY: 'd8Rk3mWv6sLx1bQz9tYh4cNf',
    })
    closers.defer(async () => {
      running.kill()
      await running.exited
    })
    for await (const chunk of running.stdout) {
      runningUrl = /http:\S+/.exec(new TextDecoder().decode(chunk))?.[0] ?? ''
      if (runningUrl) break
    }
  }, 600_000)

  /** The rows of each table, with the last transaction that wrote one; the running API has its jobs' tables. */
  const written = async () => [
    ...(await database.execute(`
      select table_schema, table_name, query_to_xml(
        format('select count(*), max(xmin::text::bigint) from %I.%I', table_schema, table_name), true, true, ''
      )::text as rows from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle') order by 1, 2`)),
  ]

  const kinds = [
    {
      record: `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)`,
      sentence:
        'This database belongs to a newer version of the portal than this one: start that version or a later one, or name another database with DATABASE_URL or DATA_DIR.',
    },
    {
      record: 'update drizzle.__drizzle_migrations set created_at = id',
      sentence:
        'This database is from before version 1.0.0 of the portal: start commit 7982d80e7bef2950a2737f95d5214181889116a1 on it once, then this version.',
    },
  ]
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  test.each([
    ['npm start', 'scripts/start.ts', {}, []],
    ['the API alone', 'api/src/main.ts', {}, []],
    ['npm run admin:grant', 'scripts/grant-admin.ts', {}, ['tenant@example.com']],
    ['npm run admin:revoke', 'scripts/revoke-admin.ts', {}, ['tenant@example.com']],
    ['npm run admin:confirm', 'scripts/confirm-address.ts', {}, ['tenant@example.com']],
    ['npm run billing:replay', 'scripts/replay-billing.ts', keys, []],
  ])(
    '%s does nothing to either, and says in one sentence what to do',
    async (_, program, env, words) => {
      const places: Record<string, string>[] = [{ DATABASE_URL: databaseUrl }]
      if (program.startsWith('scripts/')) places.push({ DATA_DIR: dataDir })
      for (const { record, sentence } of kinds) {
        await database.execute(record)
        const before = await written()
        for (const place of places) {
          const child = startProgram(program, { ...env, ...place }, words)
          const [output, errors] = await Promise.all(
            [child.stdout, child.stderr].map(text => new Response(text).text()),
          )
          expect([await child.exited, errors]).toEqual([1, `${sentence}\n`])
          expect(['', 'Preparing the database…\n']).toContain(output ?? '')
        }
        expect(await written()).toEqual(before)
      }
    },
    180_000,
  )

  test('a running portal keeps working', async () => {
    const response = await fetch(new URL('/api/properties/search', runningUrl))
    expect(response.status).toBe(200)
  })
})
