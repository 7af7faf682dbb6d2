import type { threadEndpoints } from '@portal/contract/threads/endpoints'
import { isTheirTurn } from '@portal/contract/threads/thread'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '../../platform/request/context.ts'
import { byMoment, readPageBy } from '../../platform/request/read-page.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { threadReads, threads } from '../../schema/threads.ts'
import { nextStepsIn } from './next-steps.ts'
import { containsInThread, readThreads, sideOf } from './thread-rows.ts'

const byLatest = (direction: 'earliest first' | 'latest first') =>
  byMoment<Pick<typeof threads.$inferSelect, 'id' | 'lastMessageAt'>>(
    direction,
    threads.lastMessageAt,
    threads.id,
    ({ lastMessageAt: at, id }) => ({ at, id }),
  )
const [earliestFirst, latestFirst] = [byLatest('earliest first'), byLatest('latest first')]

/** Those with the latest messages first. One in which nothing was said yet is only found by its home or its person. */
export const listThreads: Verb<typeof threadEndpoints.list> = async (context, { query }) => {
  const { caller } = context
  const { propertyId, personId, unread, waiting, q } = query
  const isAsked = and(
    propertyId === undefined ? undefined : eq(threads.propertyId, propertyId),
    personId === undefined ? undefined : eq(sideOf(caller).other, personId),
  )
  const isWanted = and(
    isAsked ?? gt(threads.lastPosition, 0),
    unread === 'true' ? gt(threadReads.unread, 0) : undefined,
    waiting === 'true' ? inArray(threads.id, await findWaiting(context)) : undefined,
    q === undefined ? undefined : containsInThread(caller, q),
  )
  const order = waiting === 'true' ? earliestFirst : latestFirst
  const { page, nextCursor } = await readPageBy(query, order, (isFurther, rows) =>
    readThreads(context, { condition: and(isWanted, isFurther), order: order.by, rows }),
  )
  return { threads: page, nextCursor, unread: await countUnread(context) }
}

export const countThreads: Verb<typeof threadEndpoints.counts> = async context => ({
  unread: await countUnread(context),
  waiting: (await findWaiting(context)).length,
})

const countUnread = ({ database, caller }: Context<Caller>): Promise<number> =>
  database.$count(threadReads, and(eq(threadReads.userId, caller.id), gt(threadReads.unread, 0)))

/** Where it is the caller's turn. */
const findWaiting = async (context: Context<Caller>): Promise<string[]> =>
  [...(await nextStepsIn(context))].flatMap(([id, step]) => (isTheirTurn(step) ? [id] : []))
