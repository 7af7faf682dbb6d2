import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patiently } from '@portal/api/database'
import { migrateDatabase } from '@portal/api/migrate'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@portal/embedded-postgres'
import { startStripeSandbox } from '@portal/stand-ins/stripe'
import { captureCommand } from './capture-command.ts'

let dataDir: string
let postgres: EmbeddedPostgres

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'replay-billing-'))
  postgres = await startEmbeddedPostgres({ dataDir })
  await migrateDatabase(postgres.url)
}, 600_000)
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true })
}, 600_000)

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

const replay = (words: string[], env: Record<string, string> = keys) =>
  captureCommand([process.execPath, join(import.meta.dir, 'replay-billing.ts'), ...words], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '', STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', ...env },
  })

test('all events are replayed while the database is in use', async () => {
  expect(await replay([])).toEqual({ succeeded: true, output: 'Replayed 0 events of 0 customers.\n' })
})

test('an event’s customer is read from STRIPE_SANDBOX_URL', async () => {
  await patiently(postgres.url, database =>
    database.execute(
      `insert into webhook_events (id, type, customer_id, occurred_at) values ('evt_kept', 'invoice.paid', 'cus_1', now())`,
    ),
  )
  const sandbox = await startStripeSandbox({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
  const replayThere = () => replay(['--event', 'evt_kept'], { ...keys, STRIPE_SANDBOX_URL: sandbox.url })
  const replayed = await replayThere()
  await sandbox.stop()
  expect(replayed).toEqual({ succeeded: true, output: 'Replayed 1 event of 1 customer.\n' })
  const sentence = 'Billing is unavailable right now. Please try again later.\n'
  expect(await replayThere()).toEqual({ succeeded: false, output: sentence })
})

const usage = 'Usage: npm run billing:replay -- [--event ID]\n'

test.each([
  ['an event that is not stored', ['--event', 'evt_1'], keys, 'No event with the id evt_1 is stored.\n'],
  ['an event without its flag', ['evt_1'], keys, usage],
  [
    'a portal without keys',
    [],
    {},
    'The environment variables STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing.\n',
  ],
])('%s is one sentence', async (_, words, env, sentence) => {
  expect(await replay(words, env)).toEqual({ succeeded: false, output: sentence })
})
