import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import type { TestBrowser } from './test-browser.ts'

export const untilHandled = (database: Database): Promise<void> =>
  untilTrue(async () => {
    const [open] = await database.execute(
      sql`select from pgboss.job where name = 'events' and state < 'completed' limit 1`,
    )
    return open === undefined
  })

/** The titles of a person's notifications, the oldest first. */
export const newsOf = async (database: Database, person: TestBrowser): Promise<string[]> => {
  await untilHandled(database)
  const { notifications } = await person.call(notificationEndpoints.list)
  return notifications.map(({ title }) => title).toReversed()
}
