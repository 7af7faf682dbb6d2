import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { invalid } from '../../platform/request/refusal.ts'
import { properties } from '../../schema/properties.ts'
import { freeFrom, isRentedForGood } from '../../schema/tenancies.ts'

interface Home {
  id: string
  isAvailable: boolean
  /** A day, or a moment of it. */
  availableDate: string | null
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Throws `invalid`, at the field, if the home would be available on a day on which someone has agreed to live there. The home must be locked, since
 * who agrees locks it, too.
 */
export const refuseWhileRented = async (
  transaction: Database,
  { id, isAvailable, availableDate }: Home,
): Promise<void> => {
  if (!isAvailable) return
  const [rented] = await transaction
    .select({ freeFrom, isForGood: isRentedForGood })
    .from(properties)
    .where(eq(properties.id, id))
  if (rented?.isForGood)
    throw invalid(
      'isAvailable',
      'This home is rented, and no end is agreed. It can be available once there is one',
    )
  if (!rented?.freeFrom || (availableDate && availableDate >= rented.freeFrom)) return
  const day = inWords.format(new Date(rented.freeFrom))
  throw invalid(
    'availableDate',
    `This home is rented. The first free day is ${day}: choose it, or a later one`,
  )
}
