// `npm start`: the whole portal, in one process on one port.
import { createApp } from '@portal/api/app'
import { openDatabase } from '@portal/api/database'
import { startJobs } from '@portal/api/jobs'
import { seed } from '@portal/api/seed'
import { buildPackages } from '@portal/shared-ui/federation/build-packages'
import { createShellServer } from '@portal/shell/server'
import { bringUpToDate, chooseDatabase } from './choose-database.ts'
import { refuseBusyPort } from './refuse-busy-port.ts'
import { readSettings, type Settings } from './settings.ts'

/** All that runs, closed in the opposite order. */
const portal = new AsyncDisposableStack()
let isStopping = false

const stop = async (exitCode: number): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await portal.disposeAsync()
  process.exit(exitCode)
}

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  refuseBusyPort(settings.port)

  console.log('Preparing the database…')
  const { url, stop: stopDatabase } = await chooseDatabase(settings)
  portal.defer(stopDatabase)
  await bringUpToDate(url)
  const { database, close } = openDatabase(url)
  portal.defer(close)
  if (!settings.isProduction && (await seed(database))) console.log('Filled it with a demonstration')

  console.log('Building what changed…')
  const packages = await buildPackages()

  const jobs = await startJobs({ database, url })
  const app = createApp({
    database,
    env: settings,
    jobs,
    addressOf: request => server.requestIP(request)?.address,
    isStopping: () => isStopping,
  })
  const callApi = (request: Request) => app.handle(request)
  const servePage = await createShellServer({
    packages,
    settings,
    isProduction: settings.isProduction,
    callApi,
  })
  const server = Bun.serve({
    port: settings.port,
    idleTimeout: 30, // seconds; streams of events are silent for 15
    fetch: request => (isForApi(request) ? callApi(request) : servePage(request)),
  })
  portal.defer(() => windDown(server))
  portal.defer(jobs.stop) // first of all: it ends the streams that would keep requests under way

  console.log(banner(server.url, settings))
}

const isForApi = (request: Request): boolean =>
  /^\/(api\/|healthz$|readyz$)/.test(new URL(request.url).pathname)

/** Lets requests under way finish, for a while. */
const windDown = async (server: Bun.Server<undefined>): Promise<void> => {
  await Promise.race([server.stop(), Bun.sleep(5000)])
  await server.stop(true)
}

const banner = (url: URL, { isProduction }: Settings): string => `
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
}
Press Ctrl+C to stop it.
`

process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

await start().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
})
