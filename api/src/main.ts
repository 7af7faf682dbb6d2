// Runs the API alone: reads the settings, brings the database up to date, listens, winds down when asked to.
import { createApp } from './app.ts'
import { openDatabase } from './platform/database.ts'
import { readEnv } from './platform/env.ts'
import { migrateDatabase } from './platform/migrate.ts'
import { seed } from './seed/seed.ts'
import { startJobs } from './start-jobs.ts'

const giveUp = (error: unknown): never => {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  console.error(reason instanceof Error ? reason.message : String(reason))
  process.exit(1)
}

const prepare = async () => {
  const env = readEnv(process.env)
  if (!env.databaseUrl)
    throw new Error('The environment variable DATABASE_URL is missing: the API alone brings no database.')
  await migrateDatabase(env.databaseUrl).catch(({ cause = 'no reason given' }) => {
    throw new Error(`The database that DATABASE_URL names cannot be used: ${cause}.`)
  })
  const opened = openDatabase(env.databaseUrl)
  if (!env.isProduction) await seed(opened.database)
  const jobs = await startJobs({ database: opened.database, url: env.databaseUrl })
  return { env, jobs, ...opened }
}

const { env, jobs, database, close } = await prepare().catch(giveUp)

let isStopping = false
const app = createApp({
  database,
  env,
  jobs,
  addressOf: request => server.requestIP(request)?.address,
  isStopping: () => isStopping,
})
const server = Bun.serve({
  port: env.port,
  idleTimeout: 30, // seconds; streams of events are silent for 15
  fetch: request => app.handle(request),
})
console.log(`The API listens on ${server.url}`)

const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await jobs.stop()
  await server.stop()
  await close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
