// Runs user stories in Chromium: against a portal of their own (fresh data, a free port, the real database), or against the
// one that E2E_BASE_URL names, which they leave as they found it.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { freePort, launchOptions } from './machine.ts'
import { hasDemonstration } from './world.ts'

const { E2E_BASE_URL, E2E_FAULTS_APP, E2E_MF, E2E_REPORT, E2E_SHOW, LONG } = process.env

// Workers read this file too: what the first reading chose is passed to them.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_APP_PORT ??= String(await freePort())
process.env.E2E_STRIPE_PORT ??= String(await freePort())
process.env.E2E_STRIPE_KEY ??= `sk_test_${randomUUID().replaceAll('-', '')}`
process.env.E2E_OPENAI_PORT ??= String(await freePort())
// Only named: the portal makes the folder, so other programs that read this file leave none behind.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `rental-portal-e2e-${randomUUID()}`)
if (E2E_BASE_URL) process.env.E2E_MADE ??= join(tmpdir(), `rental-portal-made-${randomUUID()}.jsonl`)

const ownUrl = `http://localhost:${process.env.E2E_PORT}`
const overridden = E2E_MF?.slice(E2E_MF.indexOf('@') + 1)

/** What a run leaves out, by tag: each such story says beside its tag what it needs. */
const leftOut = [
  ...(LONG === '1' || E2E_FAULTS_APP ? [] : [/@long/]), // `npm run long` and `npm run faults` run these; each has a short form, without the tag
  ...(E2E_BASE_URL ? [/@own-portal/] : []), // needs the portal's process, database or clock
  ...(E2E_MF ? [/@released/] : []), // is about an app as the portal has it
  ...(hasDemonstration ? [] : [/@demonstration/]), // needs what no call makes: a tenancy
]

const reporter = (): ReporterDescription[] => {
  const portal: ReporterDescription = ['./portal-errors.ts']
  if (E2E_SHOW) return [['list'], ['html', { outputFolder: '../test-results/report', open: 'never' }], portal]
  return E2E_REPORT ? [['line'], ['json', { outputFile: E2E_REPORT }], portal] : [['list'], portal]
}

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/stories',
  globalSetup: './make-world.ts',
  globalTeardown: './remove-data.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  ...(LONG === '1' && { grep: /@long/ }),
  grepInvert: leftOut,
  // For hangs, not for speed: a story that is slow on a busy machine is still right.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A trace takes a third more of the machine, so only a second run records one; it does not save the first.
  retries: 1,
  failOnFlakyTests: true,
  reporter: reporter(),
  use: {
    baseURL: E2E_BASE_URL ?? ownUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: E2E_SHOW ? 'on' : 'on-first-retry',
    screenshot: E2E_SHOW ? 'on' : 'off',
    launchOptions,
  },
  ...(!E2E_BASE_URL && {
    webServer: {
      command: 'bun ../scripts/start.ts',
      url: `${ownUrl}/readyz`,
      timeout: 300_000,
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        STRIPE_SANDBOX_PORT: process.env.E2E_STRIPE_PORT,
        STRIPE_SANDBOX_KEY: process.env.E2E_STRIPE_KEY,
        OPENAI_SANDBOX_PORT: process.env.E2E_OPENAI_PORT,
        OVERRIDE_ORIGINS: [`http://localhost:${process.env.E2E_APP_PORT}`, overridden]
          .filter(Boolean)
          .join(','),
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      stdout: 'pipe',
    },
  }),
})
