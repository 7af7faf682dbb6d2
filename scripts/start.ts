// `npm start`: the whole portal, in one process on one port.

import { randomBytes } from 'node:crypto'
import { createApp } from '@portal/api/app'
import { openDatabase, patiently } from '@portal/api/database'
import { openGeocoder } from '@portal/api/geocoder'
import { startJobs } from '@portal/api/jobs'
import { withoutMail } from '@portal/api/mail'
import { measure } from '@portal/api/measure'
import { openObjectStore } from '@portal/api/objects'
import { openReplica } from '@portal/api/replica'
import { seed } from '@portal/api/seed'
import { errorAnswer } from '@portal/contract/error-answer'
import { openReleaseStore } from '@portal/releases/store/release-store'
import { log } from '@portal/server/log'
import { refuseBusyPort } from '@portal/server/refuse-busy-port'
import { type Running, runServer } from '@portal/server/run-server'
import { createShellServer } from '@portal/shell/server'
import { siteOriginBy } from '@portal/shell/site-origin'
import { bringUpToDate, chooseDatabase } from './choose-database.ts'
import { chooseLanguageModel } from './choose-language-model.ts'
import { chooseMail } from './choose-mail.ts'
import { choosePayments } from './choose-payments.ts'
import { chooseScreening } from './choose-screening.ts'
import { readSettings, type Settings } from './settings.ts'
import { startProblem } from './start-problem.ts'

/** Undefined without stand-ins. */
interface StandIns {
  payments: string | undefined
  mailbox: string | undefined
}

const banner = (url: URL, { isProduction }: Settings, { payments, mailbox }: StandIns): string => `
The Rental Portal is at ${url}
${
  isProduction
    ? ''
    : `
  Sign in with the password rental-demo as
    tenant@example.com
    landlord@example.com
    admin@example.com
`
}${
  payments
    ? `
  Buy a plan with 4242 4242 4242 4242; more test cards are at ${payments}
`
    : ''
}${
  mailbox
    ? `
  Read the mail that the portal sends at ${mailbox}
`
    : ''
}
Press Ctrl+C to stop it.
`

/** Never in production, which serves the releases of `npm run build`. */
const buildWhatChanged = async (dataDir: string): Promise<void> => {
  log.tell('Building what changed…')
  const { build } = await import('./build.ts')
  for (const problem of await build(dataDir, [], log.tell)) log.complain(problem)
}

const startPortal = async (settings: Settings, running: Running): Promise<void> => {
  const { addressOf, defer, isStopping, listen } = running
  const { dataDir, isProduction, port } = settings
  refuseBusyPort(port)
  log.tell('Preparing the database…')
  const { url, directUrl, stop: stopDatabase } = await chooseDatabase(settings)
  defer(stopDatabase)
  const { mail, secretKeys, mailboxUrl, stop: stopMail } = await chooseMail(settings)
  defer(stopMail)
  if (!mail) log.tell(withoutMail)
  await bringUpToDate(directUrl)
  const { database, close, load } = openDatabase(url, { isPooled: url !== directUrl })
  defer(close)
  const replica = openReplica(settings.replicaUrl, directUrl)
  defer(() => replica?.close())
  measure({ database, load, replica })
  const objects = openObjectStore(settings.objectStore)
  if (!isProduction && (await patiently(directUrl, database => seed(database, objects))))
    log.tell('Filled it with demonstration data')

  const { payments, standInUrl, stop: stopPayments } = await choosePayments(settings)
  defer(stopPayments)
  const { screening, stop: stopScreening } = await chooseScreening(settings)
  defer(stopScreening)
  const { languageModel, stop: stopModel } = await chooseLanguageModel(settings)
  defer(stopModel)

  if (!isProduction) await buildWhatChanged(dataDir)

  const jobs = await startJobs(directUrl, {
    payments,
    screening,
    mail,
    objects,
    secretKeys,
    model: settings.openAi && { env: settings, languageModel },
  })
  // A single process makes its own key; replicas need a shared one.
  const pagesKey = settings.pagesKey ?? randomBytes(32).toString('base64url')
  const app = createApp({
    database,
    env: { ...settings, pagesKey },
    jobs,
    addressOf,
    isStopping,
    payments,
    screening,
    languageModel,
    geocoder: settings.geocoderUrl ? openGeocoder(settings.geocoderUrl) : undefined,
    mail,
    replica,
    objects,
    secretKeys,
  })
  const api = (request: Request) => app.handle(request)
  const store = openReleaseStore(dataDir)
  const pages = await createShellServer({
    store,
    settings,
    siteOrigin: siteOriginBy(settings),
    callApi: api,
    pagesKey,
  })
  log.tell(
    banner(listen(port, { api, pages, refuse: errorAnswer }), settings, {
      payments: standInUrl,
      mailbox: mailboxUrl,
    }),
  )
  defer(jobs.stop) // so that it is closed first: it ends the streams that would keep requests open
}

await runServer(async running => {
  const settings = readSettings(running.variables)
  try {
    await startPortal(settings, running)
  } catch (error) {
    throw await startProblem(error, settings)
  }
})
