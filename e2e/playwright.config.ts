// User stories in Chromium, against their own portal or the one in E2E_BASE_URL, which they clean up.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { freePort } from '../packages/server/test/free-port.ts'
import { launchOptions } from './machine.ts'
import { hasDemonstration } from './world.ts'

const {
  E2E_BASE_URL,
  E2E_DATABASE_URL,
  E2E_ENGINES,
  E2E_FAULTS_APP,
  E2E_MAILBOX,
  E2E_MF,
  E2E_REPORT,
  E2E_SHOW,
  LONG,
} = process.env

// Workers read this file too, and get the choices of the first reading.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_APP_PORT ??= String(await freePort())
process.env.E2E_STRIPE_PORT ??= String(await freePort())
process.env.E2E_STRIPE_KEY ??= `sk_test_${randomUUID().replaceAll('-', '')}`
process.env.E2E_TILE_PORT ??= String(await freePort())
// Also for the portals that stories start themselves.
process.env.MAP_TILE_URL ??= `http://localhost:${process.env.E2E_TILE_PORT}/{z}/{x}/{y}.png`
process.env.E2E_MAIL_PORT ??= String(await freePort())
process.env.E2E_OPENAI_PORT ??= String(await freePort())
// Only a name: the portal creates the folder.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `rental-portal-e2e-${randomUUID()}`)
if (E2E_BASE_URL) process.env.E2E_MADE ??= join(tmpdir(), `rental-portal-made-${randomUUID()}.jsonl`)

const ownUrl = `http://localhost:${process.env.E2E_PORT}`
const overridden = E2E_MF?.slice(E2E_MF.indexOf('@') + 1)

/** Each such story says next to its tag what it needs. */
const leftOut = [
  ...(LONG === '1' || E2E_FAULTS_APP ? [] : [/@long/]), // run by `npm run long` and `npm run faults`; each has a short form, without the tag
  ...(E2E_BASE_URL ? [/@own-portal/] : []), // needs the portal's process, database or clock
  ...(E2E_BASE_URL && !E2E_DATABASE_URL ? [/@administrators/] : []), // makes administrators in the portal's database
  ...(E2E_BASE_URL && !E2E_MAILBOX ? [/@mailbox/] : []), // reads the mail that the portal sends
  ...(E2E_MF ? [/@released/] : []), // tests the app as released
  ...(hasDemonstration ? [] : [/@demonstration/]), // needs a tenancy, which takes an invitation by mail
]

const reporter = (): ReporterDescription[] => {
  const own: ReporterDescription[] = [['./portal-errors.ts'], ['./remove-data.ts']]
  if (E2E_SHOW) return [['list'], ['html', { outputFolder: '../test-results/report', open: 'never' }], ...own]
  return E2E_REPORT ? [['line'], ['json', { outputFile: E2E_REPORT }], ...own] : [['list'], ...own]
}

export default defineConfig({
  testDir: E2E_ENGINES ? './engines' : './specs',
  outputDir: '../test-results/stories',
  globalSetup: './make-world.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  ...(LONG === '1' && !E2E_ENGINES && { grep: /@long/ }),
  grepInvert: leftOut,
  // Limits for hangs, not for speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A trace costs a third more, so only a retry records one; a retry does not turn a failure into a success.
  retries: 1,
  failOnFlakyTests: true,
  reporter: reporter(),
  use: {
    baseURL: E2E_BASE_URL ?? ownUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Drawing movements takes an eighth of the work. The long form has them, and screens.spec.ts as pages load.
    contextOptions: { reducedMotion: LONG === '1' ? 'no-preference' : 'reduce' },
    trace: E2E_SHOW ? 'on' : 'on-first-retry',
    screenshot: E2E_SHOW ? 'on' : 'off',
    launchOptions,
  },
  ...(!E2E_BASE_URL && {
    webServer: [
      {
        command: 'bun ../scripts/start.ts',
        url: `${ownUrl}/readyz`,
        timeout: 300_000,
        env: {
          PORT: process.env.E2E_PORT,
          DATA_DIR: process.env.E2E_DATA_DIR,
          STRIPE_SANDBOX_PORT: process.env.E2E_STRIPE_PORT,
          STRIPE_SANDBOX_KEY: process.env.E2E_STRIPE_KEY,
          MAIL_SANDBOX_PORT: process.env.E2E_MAIL_PORT,
          OPENAI_SANDBOX_PORT: process.env.E2E_OPENAI_PORT,
          OVERRIDE_ORIGINS: [`http://localhost:${process.env.E2E_APP_PORT}`, overridden]
            .filter(Boolean)
            .join(','),
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        stdout: 'pipe',
      },
      {
        command: 'bun tile-server.ts',
        port: Number(process.env.E2E_TILE_PORT),
        env: { TILE_PORT: process.env.E2E_TILE_PORT },
      },
    ],
  }),
})
