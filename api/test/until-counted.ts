import { untilTrue } from '@portal/server/test/until-true'
import { countHomes } from '../src/features/places/count-homes.ts'
import type { Database } from '../src/platform/database.ts'
import { homeChanges } from '../src/schema/places.ts'

/** Counts all homes that changed, or waits for who has begun to. */
export const untilCounted = (database: Database): Promise<void> =>
  untilTrue(async () => {
    await countHomes(database)
    return (await database.$count(homeChanges)) === 0
  })
