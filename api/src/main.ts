// Runs the API without the pages.
import { errorAnswer } from '@portal/contract/error-answer'
import { log } from '@portal/server/log'
import { withoutPagesKey } from '@portal/server/pages-key'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import { runServer } from '@portal/server/run-server'
import { createApp } from './app.ts'
import { openGeocoder } from './integrations/geocoder/open-geocoder.ts'
import { openObjectStore } from './integrations/objects/open-object-store.ts'
import { openLanguageModel } from './integrations/openai/open-language-model.ts'
import { openScreening } from './integrations/screening/open-screening.ts'
import { openPayments } from './integrations/stripe/open-payments.ts'
import { measure } from './measure.ts'
import { openMail, withoutMail } from './open-mail.ts'
import { openDatabase, patiently } from './platform/database/database.ts'
import { addressesOf } from './platform/database/database-addresses.ts'
import { migrateDatabase, UnusableDatabase } from './platform/database/migrate.ts'
import { openReplica } from './platform/database/replica.ts'
import { demandSecretKeys, readEnv } from './platform/env.ts'
import { newToken } from './platform/request/cookie.ts'
import { seed } from './seed/seed.ts'
import { startJobs } from './start-jobs.ts'

await runServer(async ({ addressOf, defer, isStopping, listen, variables }) => {
  const env = readEnv(variables)
  if (!env.databaseUrl)
    throw new Error(
      'The environment variable DATABASE_URL is missing: the API alone has no database of its own.',
    )
  const secretKeys = demandSecretKeys(env, newToken)
  refuseBusyPort(env.port)
  const { url, directUrl } = await addressesOf(env.databaseUrl, env)
  await migrateDatabase(directUrl).catch(error => {
    if (error instanceof UnusableDatabase) throw error
    const { cause = 'no reason given' } = error
    throw new Error(`The database that DATABASE_URL names cannot be used: ${cause}.`)
  })
  const { database, close, load } = openDatabase(url, { isPooled: url !== directUrl })
  defer(close)
  const replica = openReplica(env.replicaUrl, directUrl)
  defer(() => replica?.close())
  measure({ database, load, replica })
  const objects = openObjectStore(env.objectStore)
  if (!env.isProduction) await patiently(directUrl, database => seed(database, objects))

  const payments = env.stripe && openPayments(env.stripe)
  const screening = env.screening && openScreening(env.screening)
  const languageModel = env.openAi && openLanguageModel(env.openAi)
  const mail = openMail(env, env.smtpUrl, secretKeys)
  if (!mail) log.tell(withoutMail)
  const jobs = await startJobs(directUrl, {
    payments,
    screening,
    mail,
    objects,
    secretKeys,
    model: env.openAi && { env, languageModel },
  })
  const geocoder = env.geocoderUrl ? openGeocoder(env.geocoderUrl) : undefined
  const app = createApp({
    database,
    env,
    jobs,
    addressOf,
    isStopping,
    payments,
    screening,
    languageModel,
    geocoder,
    mail,
    replica,
    objects,
    secretKeys,
  })
  if (!env.pagesKey) log.tell(withoutPagesKey)
  log.tell(
    `The API listens on ${listen(env.port, { api: request => app.handle(request), refuse: errorAnswer })}`,
  )
  defer(jobs.stop) // first, because it ends the streams that keep requests under way
})
