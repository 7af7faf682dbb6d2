// Runs user stories in Chromium against a portal of their own: fresh data, a free port, the real database.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort, launchOptions } from './machine.ts'

// Workers read this file too: what the first reading chose is passed to them.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_APP_PORT ??= String(await freePort())
// Only named: the portal makes the folder, so other programs that read this file leave none behind.
process.env.E2E_DATA_DIR ??= join(tmpdir(), `rental-portal-e2e-${randomUUID()}`)

const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalTeardown: './remove-data.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm run long` runs what takes longer; each such story has a short form, without the tag.
  ...(process.env.LONG === '1' ? { grep: /@long/ } : { grepInvert: /@long/ }),
  // For hangs, not for speed: a story that is slow on a busy machine is still right.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A trace takes a third more of the machine, so only a second run records one; it does not save the first.
  retries: 1,
  failOnFlakyTests: true,
  reporter: process.env.E2E_REPORT
    ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'on-first-retry',
    launchOptions,
  },
  webServer: {
    command: 'bun ../scripts/start.ts',
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      OVERRIDE_ORIGINS: `http://localhost:${process.env.E2E_APP_PORT}`,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
  },
})
