// Takes uploads over HTTP, with the given database and object store (its settings as JSON), and prints its address. It kills itself before or after it writes an
// object, or some milliseconds after it wrote the last one, as the point says, such as `before 1` or `later 3`.
// `GET /memory` answers the bytes that it takes.
import { createApp } from '../src/app.ts'
import { openObjectStore } from '../src/integrations/objects/open-object-store.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { readEnv } from '../src/platform/env.ts'
import { openJobs } from '../src/platform/jobs/open-jobs.ts'
import type { ObjectStore } from '../src/platform/ports/object-store.ts'

const [url = '', store = '', when = '', given = '', count = ''] = process.argv.slice(2)
const point = Number(given)
const die = () => process.kill(process.pid, 'SIGKILL')

const kept = openObjectStore(JSON.parse(store))
let written = 0
const objects: ObjectStore = {
  ...kept,
  write: async (...object) => {
    if (when === 'before' && written === point) die()
    const etag = await kept.write(...object)
    if (when === 'after' && written === point) die()
    written += 1
    if (when === 'later' && written === Number(count)) setTimeout(die, point)
    return etag
  },
}
const { database } = openDatabase(url)
const jobs = await openJobs({ url, chores: {}, rounds: [] })
const app = createApp({ database, env: readEnv({}), jobs, objects, secretKeys: ['unused'] })
const routes = { '/memory': () => new Response(String(process.memoryUsage().rss)) }
console.log(Bun.serve({ port: 0, idleTimeout: 255, routes, fetch: request => app.handle(request) }).url.href)
