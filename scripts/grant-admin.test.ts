import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patiently } from '@portal/api/database'
import { migrateDatabase } from '@portal/api/migrate'
import { seed } from '@portal/api/seed'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@portal/embedded-postgres'
import { captureCommand } from './capture-command.ts'

let dataDir: string
let postgres: EmbeddedPostgres

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grant-admin-'))
  postgres = await startEmbeddedPostgres({ dataDir })
  await migrateDatabase(postgres.url)
  await patiently(postgres.url, seed)
}, 600_000)
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true })
}, 600_000)

const run = (script: string, words: string[], env: Record<string, string> = {}) =>
  captureCommand([process.execPath, join(import.meta.dir, script), ...words], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', ...env },
  })
const grant = (words: string[], env?: Record<string, string>) => run('grant-admin.ts', words, env)

const now = 'is an administrator now.\n'
const already = 'is an administrator already.\n'

test('a person becomes an administrator while the embedded database is in use', async () => {
  const { succeeded, output } = await grant(['Tenant@Example.com'])
  expect(output).toEndWith(`(tenant@example.com) ${now}`)
  expect(succeeded).toBe(true)
  expect((await grant(['tenant@example.com'])).output).toEndWith(already)
})

test('a person becomes an administrator in the database that DATABASE_URL names', async () => {
  const { output } = await grant(['landlord@example.com'], {
    DATABASE_URL: postgres.url,
    DATA_DIR: '/nowhere',
  })
  expect(output).toEndWith(now)
})

test('a person becomes an administrator while nothing runs', async () => {
  await postgres.stop()
  const { output } = await grant(['landlord@example.com'])
  postgres = await startEmbeddedPostgres({ dataDir })
  expect(output).toEndWith(already)
}, 600_000)

test('a person is an administrator no longer, and the audit log says so', async () => {
  const revoke = () => run('revoke-admin.ts', ['Landlord@Example.com'])
  expect((await revoke()).output).toEndWith('(landlord@example.com) is an administrator no longer.\n')
  expect((await revoke()).output).toEndWith('(landlord@example.com) is no administrator.\n')
  await patiently(postgres.url, async database => {
    const logged = await database.execute(`select is_admin from security_events
      join users on users.id = user_id where event_type = 'admin_revoked'`)
    expect([...logged]).toEqual([{ is_admin: false }])
  })
})

test('an address is confirmed once, and the audit log says so', async () => {
  await patiently(postgres.url, async database => {
    await database.execute("update users set email_confirmed_at = null where email = 'tenant@example.com'")
    const confirm = () => run('confirm-address.ts', ['Tenant@Example.com'])
    expect((await confirm()).output).toEndWith('(tenant@example.com) has a confirmed address now.\n')
    expect((await confirm()).output).toEndWith('(tenant@example.com) has a confirmed address already.\n')
    const logged = await database.execute(`select email_confirmed_at is not null as confirmed
      from security_events join users on users.id = user_id where event_type = 'email_confirmed'`)
    expect([...logged]).toEqual([{ confirmed: true }])
  })
})

test.each([
  [
    'an unknown address',
    ['nobody@example.com'],
    'Nobody has an account with the email address nobody@example.com.\n',
  ],
  ['two addresses', ['a@example.com', 'b@example.com'], 'Usage: npm run admin:grant -- EMAIL\n'],
])('%s is one sentence', async (_, words, sentence) => {
  expect(await grant(words)).toEqual({ succeeded: false, output: sentence })
})

test('a folder without a database stays without one', async () => {
  const empty = join(dataDir, 'empty')
  const { succeeded, output } = await grant(['tenant@example.com'], { DATA_DIR: empty })
  expect(output).toBe(`There is no database in ${empty}: start the portal once, or set DATA_DIR.\n`)
  expect(succeeded).toBe(false)
})

test('a database of something else is one sentence', async () => {
  const DATABASE_URL = Object.assign(new URL(postgres.superuserUrl), { pathname: '/template1' }).href
  const { succeeded, output } = await grant(['tenant@example.com'], { DATABASE_URL })
  expect(output).toBe('This database is not a portal’s: start the portal once.\n')
  expect(succeeded).toBe(false)
})

test('a database of a newer version is one sentence', async () => {
  const { succeeded, output } = await patiently(postgres.url, async database => {
    await database.execute(
      `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    )
    return grant(['tenant@example.com'])
  })
  expect(output).toStartWith('This database belongs to a newer version of the portal than this one: ')
  expect(succeeded).toBe(false)
})
