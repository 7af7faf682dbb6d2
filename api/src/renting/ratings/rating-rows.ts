import { type AnyColumn, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../../schema/people.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { isRatedSoon, tenancies } from '../../schema/tenancies.ts'

const isSoonAfterAgreement = isRatedSoon(landlordRatings.createdAt)

/** What an administrator hid keeps only its place. */
const unlessHidden = (words: AnyColumn) =>
  sql<string | null>`case when ${landlordRatings.hiddenAt} is null then ${words} end`

/** Add where, order and limit. */
export const selectRatings = (database: Database) =>
  database
    .select({
      ...getTableColumns(landlordRatings),
      text: unlessHidden(landlordRatings.text),
      answer: unlessHidden(landlordRatings.answer),
      removedAt: landlordRatings.hiddenAt,
      authorFirstName: users.firstName,
      isSoonAfterAgreement,
    })
    .from(landlordRatings)
    .innerJoin(tenancies, eq(tenancies.id, landlordRatings.tenancyId))
    .innerJoin(users, eq(users.id, landlordRatings.authorId))
    .$dynamic()

export const getRating = async (transaction: Database, id: string) => {
  const [rating] = await selectRatings(transaction).where(eq(landlordRatings.id, id))
  if (!rating) throw new Error(`The rating ${id} was written in this transaction but cannot be read in it`)
  return rating
}
