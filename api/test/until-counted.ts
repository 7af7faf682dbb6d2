import { untilTrue } from '@portal/server/test/until-true'
import { countHomes } from '../src/features/search/places/count-homes.ts'
import type { Database } from '../src/platform/database/database.ts'
import { homeChanges } from '../src/schema/places.ts'

/** Counts all changed homes, or waits for the process that is already doing so. */
export const untilCounted = (database: Database): Promise<void> =>
  untilTrue(async () => {
    await countHomes(database)
    return (await database.$count(homeChanges)) === 0
  })
