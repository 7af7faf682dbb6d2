// Takes an event from the given database, writes its effects, and hangs until it is killed.
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/platform/database/database.ts'
import { openJobs } from '../src/platform/jobs/open-jobs.ts'

const [url = ''] = process.argv.slice(2)
const { database } = openDatabase(url)
const jobs = await openJobs({
  url,
  deathAfterSeconds: 1,
  subscribers: {
    maintenance_filed: [
      async (transaction, _event, id) => {
        await transaction.execute(sql`insert into handled values (${id}, 'dying')`)
        console.log('written')
        await new Promise(() => {})
      },
    ],
  },
})
await database.transaction(transaction =>
  jobs.announce(transaction, { type: 'maintenance_filed', requestId: 'any' }),
)
