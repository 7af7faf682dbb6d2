import type { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { and, eq, or } from 'drizzle-orm'
import { newestFirst, readPage } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { backgroundChecks } from '../../schema/background-checks.ts'
import { asSeenBy, selectChecks } from './check-rows.ts'

const { applicationId, id, requesterId, subjectId } = backgroundChecks

/** Newest first. */
export const listChecks: Verb<typeof backgroundCheckEndpoints.list> = async (
  { database, caller },
  { query },
) => {
  const { page, nextCursor } = await readPage(query, newestFirst(id), isFurther =>
    selectChecks(database).where(
      and(
        or(eq(subjectId, caller.id), eq(requesterId, caller.id)),
        query.applicationId === undefined ? undefined : eq(applicationId, query.applicationId),
        isFurther,
      ),
    ),
  )
  return { backgroundChecks: page.map(check => asSeenBy(caller, check)), nextCursor }
}
