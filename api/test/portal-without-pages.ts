// The portal without its pages, on the embedded database of the given folder: for tests that stop the database. With `never-stops`,
// only a second signal ends it.

import { join } from 'node:path'
import { errorAnswer } from '@portal/contract/error-answer'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { runServer } from '@portal/server/run-server'
import { createApp } from '../src/app.ts'
import { openFolder } from '../src/integrations/objects/open-folder.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { readEnv } from '../src/platform/env.ts'
import { startJobs } from '../src/start-jobs.ts'

const [dataDir = '', howToStop] = process.argv.slice(2)
const neverStops = howToStop === 'never-stops'

await runServer(
  async ({ addressOf, defer, isStopping, listen }) => {
    const { url, stop } = await startEmbeddedPostgres({ dataDir })
    defer(stop)
    await migrateDatabase(url)
    const { database, close } = openDatabase(url)
    defer(close)
    const jobs = await startJobs(url)
    const app = createApp({
      database,
      env: readEnv({}),
      jobs,
      addressOf,
      isStopping,
      objects: openFolder(join(dataDir, 'objects')),
      secretKeys: ['unused'],
    })
    console.log(`${listen(0, { api: request => app.handle(request), refuse: errorAnswer })} ${url}`)
    defer(jobs.stop)
    if (neverStops) defer(() => new Promise(() => {}))
  },
  neverStops ? { stopWithinMs: 600_000 } : {},
)
