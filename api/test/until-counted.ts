import { untilTrue } from '@portal/server/test/until-true'
import { sql } from 'drizzle-orm'
import { countHomes } from '../src/features/search/places/count-homes.ts'
import type { Database } from '../src/platform/database/database.ts'
import { homeChanges, places } from '../src/schema/places.ts'

/** Or waits for the process that is already doing so. */
export const untilCounted = (database: Database): Promise<void> =>
  untilTrue(async () => {
    await countHomes(database)
    // In this order: another process ends counting, and then measures.
    const waiting = await database.$count(homeChanges)
    const toMeasure = await database.$count(places, sql`changes * 20 >= count`)
    return waiting === 0 && toMeasure === 0
  })
