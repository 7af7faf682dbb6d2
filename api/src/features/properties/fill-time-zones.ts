import { inArray } from 'drizzle-orm'
import { timeZoneAt } from '../../domain/time-zone-at.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { isZoneMissing, properties } from '../../schema/properties.ts'

/** Small, so that nobody waits for a locked home. */
const atOnce = 500

/** Sets the missing time zones of homes with coordinates; any number of processes can run it at once. */
export const fillTimeZones = async (database: Database): Promise<void> => {
  while ((await inTransaction(database, fillSome)) === atOnce);
}

const fillSome = async (transaction: Database): Promise<number> => {
  const { id, latitude, longitude } = properties
  const homes = await transaction
    .select({ id, latitude, longitude })
    .from(properties)
    .where(isZoneMissing)
    .limit(atOnce)
    .for('no key update', { skipLocked: true })
  for (const [timeZone, same] of Map.groupBy(homes, timeZoneAt))
    await transaction
      .update(properties)
      .set({ timeZone })
      .where(
        inArray(
          id,
          same.map(home => home.id),
        ),
      )
  return homes.length
}
