import type { threadEndpoints } from '@portal/contract/threads/endpoints'
import { and, eq, gt } from 'drizzle-orm'
import { byMoment, readPage } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import { threadReads, threads } from '../../schema/threads.ts'
import { readThreads, sideOf } from './thread-rows.ts'

const latestFirst = byMoment<Pick<typeof threads.$inferSelect, 'id' | 'lastMessageAt'>>(
  'latest first',
  threads.lastMessageAt,
  threads.id,
  ({ lastMessageAt: at, id }) => ({ at, id }),
)

/** Those with the latest messages first. One in which nothing was said yet is only found by its home or its person. */
export const listThreads: Verb<typeof threadEndpoints.list> = async (context, { query }) => {
  const { database, caller } = context
  const { propertyId, personId, unread } = query
  const isAsked = and(
    propertyId === undefined ? undefined : eq(threads.propertyId, propertyId),
    personId === undefined ? undefined : eq(sideOf(caller).other, personId),
  )
  const { page, nextCursor } = await readPage(query, latestFirst, (isFurther, rows) =>
    readThreads(context, {
      condition: and(
        isAsked ?? gt(threads.lastPosition, 0),
        unread === 'true' ? gt(threadReads.unread, 0) : undefined,
        isFurther,
      ),
      order: latestFirst.by,
      rows,
    }),
  )
  const isUnread = and(eq(threadReads.userId, caller.id), gt(threadReads.unread, 0))
  return { threads: page, nextCursor, unread: await database.$count(threadReads, isUnread) }
}
