import { eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../../schema/people.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { isRatedSoon, tenancies } from '../../schema/tenancies.ts'

const isSoonAfterAgreement = isRatedSoon(landlordRatings.createdAt)

/** Add where, order and limit. */
export const selectRatings = (database: Database) =>
  database
    .select({ ...getTableColumns(landlordRatings), authorFirstName: users.firstName, isSoonAfterAgreement })
    .from(landlordRatings)
    .innerJoin(tenancies, eq(tenancies.id, landlordRatings.tenancyId))
    .innerJoin(users, eq(users.id, landlordRatings.authorId))
    .$dynamic()

export const getRating = async (transaction: Database, id: string) => {
  const [rating] = await selectRatings(transaction).where(eq(landlordRatings.id, id))
  if (!rating) throw new Error(`The rating ${id} was written in this transaction but cannot be read in it`)
  return rating
}
