// The API as a process of its own, which sells plans at a stand-in: for tests that kill it, or read what it logs.
import { runServer } from '@portal/server/run-server'
import { createApp } from '../src/app.ts'
import { openPayments } from '../src/integrations/stripe/open-payments.ts'
import { openDatabase } from '../src/platform/database.ts'
import { readEnv } from '../src/platform/env.ts'
import { startJobs } from '../src/start-jobs.ts'

await runServer(async ({ addressOf, defer, isStopping, listen }) => {
  const [databaseUrl = '', url = ''] = process.argv.slice(2)
  const env = readEnv(process.env)
  const payments = env.stripe && openPayments({ ...env.stripe, url })
  const { database, close } = openDatabase(databaseUrl)
  defer(close)
  const jobs = await startJobs(databaseUrl, payments)
  const app = createApp({ database, env, jobs, addressOf, isStopping, payments })
  console.log(`listens on ${listen(0, { api: request => app.handle(request) })}`)
  defer(jobs.stop)
})
