// Part of the stage `newcomer` of `npm run long`: a portal in production, which began empty and has no demonstration and no
// payment provider. Three people go from a question to a key there, and then everyone goes through every story that runs on any
// portal. Short: the same stories on the portal of `npm test`.
import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/embedded-postgres/start-embedded-postgres'
import { freePort } from '@portal/server/test/free-port'
import { startMailSandbox } from '@portal/stand-ins/mail'
import { startOpenAiSandbox } from '@portal/stand-ins/openai'
import { startScreeningSandbox } from '@portal/stand-ins/screening'
import { SQL } from 'bun'
import { captureCommand } from '../../scripts/capture-command.ts'
import { environmentOfTests } from '../../scripts/environment-of-tests.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { root } from '../../scripts/root.ts'

const folder = await mkdtemp(join(tmpdir(), 'rental-portal-production-'))
const dataDir = join(folder, 'data')
const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') })
const mailbox = await startMailSandbox({ key: crypto.randomUUID() })
const modelKey = crypto.randomUUID()
const model = await startOpenAiSandbox({ apiKey: modelKey })
const port = String(await freePort())
const url = `http://localhost:${port}`
const screeningKeys = { apiKey: crypto.randomUUID(), webhookSecret: crypto.randomUUID() }
const screening = await startScreeningSandbox({
  ...screeningKeys,
  webhookUrl: `http://127.0.0.1:${port}/api/screening/webhook`,
})
const tilePort = String(await freePort())

const run = (script: string, env: Record<string, string>) =>
  Bun.spawn([process.execPath, join(root, script)], {
    env: { ...environmentOfTests(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const built = await captureCommand([process.execPath, join(root, 'scripts/build.ts')], {
  env: { DATA_DIR: dataDir },
})
if (!built.succeeded) throw new Error(built.output)
const tiles = run('e2e/tile-server.ts', { TILE_PORT: tilePort })
const portal = run('scripts/start.ts', {
  NODE_ENV: 'production',
  PORT: port,
  PUBLIC_URL: url,
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SMTP_URL: mailbox.smtpUrl,
  OPENAI_API_KEY: modelKey,
  OPENAI_BASE_URL: `${model.url}/v1`,
  OPENAI_MODEL: 'stand-in',
  SCREENING_API_URL: `${screening.url}/v1`,
  SCREENING_API_KEY: screeningKeys.apiKey,
  SCREENING_WEBHOOK_SECRET: screeningKeys.webhookSecret,
  SCREENING_PACKAGE: 'tenant_basic',
  SECRET_KEY: `${crypto.randomUUID()}${crypto.randomUUID()}`,
  MAP_TILE_URL: `http://localhost:${tilePort}/{z}/{x}/{y}.png`,
})

/** Without a payment provider a portal sells no plan, and production talks to no stand-in. */
const plans = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: async request => {
    const { searchParams: given } = new URL(request.url)
    await using sql = new SQL(database.url)
    const rows = await sql`
      update users set current_plan = ${given.get('plan')?.toLowerCase()} where email = ${given.get('email')} returning id`
    return new Response(null, { status: rows.length === 1 ? 204 : 404 })
  },
})

afterAll(async () => {
  await plans.stop(true)
  portal.kill('SIGTERM')
  tiles.kill()
  await Promise.all([portal.exited, tiles.exited])
  await mailbox.stop()
  await model.stop()
  await screening.stop()
  await database.stop()
  await rm(folder, { recursive: true })
})

const isReady = () =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) {
  if (portal.exitCode !== null) throw new Error('The portal did not start: see above.')
  await Bun.sleep(300)
}

const failuresOf = async (args: string[], env: Record<string, string> = {}): Promise<string> => {
  const { succeeded, output } = await captureCommand([process.execPath, 'run', 'test', ...args], {
    cwd: join(root, 'e2e'),
    env: {
      ...environmentOfTests(),
      LONG: '', // the long form of each story is a stage of its own
      ...env,
      CHROMIUM: await findChromium(),
      E2E_BASE_URL: url,
      E2E_DATABASE_URL: database.url,
      E2E_MAILBOX: mailbox.url,
      E2E_PLANS: plans.url.href,
    },
  })
  console.log(output.split('\n').slice(-12).join('\n'))
  return succeeded ? '' : output
}

test('three people go from a question to a key by touch on a portal that began empty', async () => {
  expect(await failuresOf(['from-a-question-to-a-key'], { LONG: '1' })).toBe('')
})

test('a license, a check, a second factor, twenty reports and fifty inquiries go as they should there', async () => {
  const specs = ['a-scam', 'a-license', 'a-tenant', 'a-second-factor', 'many-inquiries']
  expect(await failuresOf(specs, { LONG: '1' })).toBe('')
})

test('every story that runs on any portal passes there, such as two administrators who decide about a report, and takes back what it made', async () => {
  expect(await failuresOf([])).toBe('')
}, 3_600_000)
