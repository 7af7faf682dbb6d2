// In its own process, so that its event loop can be monitored.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailSandbox } from '@portal/stand-ins/mail'
import { startOpenAiSandbox } from '@portal/stand-ins/openai'
import { startScreeningSandbox } from '@portal/stand-ins/screening'
import { startStripeSandbox } from '@portal/stand-ins/stripe'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import { createDatabase, dropDatabase } from '../../api/test/test-database.ts'

export interface AttackedPortal extends AsyncDisposable {
  url: string
  database: ReturnType<typeof openDatabase>['database']
  /** Since the last call. */
  longestBlockMs: () => Promise<number>
}

/** On a copy of the database at `template`, with its own folders, payments, model, mail and background checks. */
export const startPortal = async (command: readonly string[], template: string): Promise<AttackedPortal> => {
  const databaseUrl = await createDatabase(template, template)
  const keys = { secretKey: 'sk_test_attacked', webhookSecret: 'whsec_attacked' }
  const standIn = await startStripeSandbox(keys)
  const apiKey = 'attacked'
  const model = await startOpenAiSandbox({ apiKey, pauseMs: 0 })
  const mail = await startMailSandbox({ key: apiKey })
  const screening = await startScreeningSandbox({ apiKey, webhookSecret: apiKey })
  const dataDir = await mkdtemp(join(tmpdir(), 'rental-portal-attack-'))
  const child = Bun.spawn([...command], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_FORMAT: 'short',
      TRUSTED_PROXIES: '1', // so that visitors can come from any address
      STRIPE_SANDBOX_URL: standIn.url,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      OPENAI_BASE_URL: `${model.url}/v1`,
      OPENAI_API_KEY: apiKey,
      OPENAI_MODEL: 'stand-in',
      OPENAI_API: 'responses',
      SCREENING_API_URL: `${screening.url}/v1`,
      SCREENING_API_KEY: apiKey,
      SCREENING_WEBHOOK_SECRET: apiKey,
      SCREENING_PACKAGE: 'tenant_basic',
      SMTP_URL: mail.smtpUrl,
      PUBLIC_URL: 'https://portal.example',
    },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  let output = ''
  const listen = async (): Promise<void> => {
    for await (const chunk of child.stdout) output += new TextDecoder().decode(chunk)
  }
  void listen()
  const find = async (pattern: RegExp): Promise<string> => {
    while (child.exitCode === null) {
      const found = pattern.exec(output)?.[0]
      if (found) return found
      await Bun.sleep(50)
    }
    throw new Error(`The portal did not start: ${output}`)
  }
  const metricsUrl = await find(/http:\/\/127\.0\.0\.1:\d+\/metrics/)
  const url = await find(/http:\/\/localhost:\d+\//)
  const { database, close } = openDatabase(databaseUrl, { connections: 3, isPatient: true })
  return {
    url,
    database,
    longestBlockMs: async () => {
      const metrics = await (await fetch(metricsUrl)).text()
      return 1000 * Number(/nodejs_eventloop_lag_max_seconds ([\d.e-]+)/.exec(metrics)?.[1] ?? 0)
    },
    [Symbol.asyncDispose]: async () => {
      await close()
      child.kill('SIGTERM')
      await child.exited
      await Promise.all([standIn.stop(), model.stop(), mail.stop(), screening.stop()])
      await dropDatabase(databaseUrl)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
