import type { Review } from '@portal/contract/verifications/review'
import type { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { oldestFirst, readPageBy } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { documents } from '../../schema/documents.ts'
import { users } from '../../schema/people.ts'
import { verificationReviews } from '../../schema/verification.ts'

const { id, firstName, lastName, userType } = users

export const selectReviews = (database: Database) =>
  database
    .select({ review: verificationReviews, person: { id, firstName, lastName, userType } })
    .from(verificationReviews)
    .innerJoin(users, eq(users.id, verificationReviews.userId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectReviews>>[number]

/** With those of their papers that are still there. */
export const withPapers = async (database: Database, rows: readonly Row[]): Promise<Review[]> => {
  const ids = rows.flatMap(({ review }) => review.documentIds)
  const papers =
    ids.length > 0 ? await database.select().from(documents).where(inArray(documents.id, ids)) : []
  const byId = new Map(papers.map(paper => [paper.id, paper]))
  return rows.map(({ review, person }) => ({
    ...review,
    person,
    documents: review.documentIds.flatMap(each => byId.get(each) ?? []),
  }))
}

/** The papers that wait, oldest first. */
export const listReviews: Verb<typeof reviewEndpoints.list> = async ({ database }, { query }) => {
  const { page, nextCursor } = await readPageBy(
    query,
    oldestFirst(verificationReviews.id),
    async (isFurther, rows) =>
      withPapers(
        database,
        await selectReviews(database)
          .where(and(eq(verificationReviews.status, 'pending'), isFurther))
          .orderBy(asc(verificationReviews.id))
          .limit(rows),
      ),
  )
  return { reviews: page, nextCursor }
}
