import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsWords } from '../../platform/database/contains-words.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { listingPersonOf, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { threadMessages, threadReads, threads } from '../../schema/threads.ts'
import { homeColumnsFor } from '../home-columns.ts'
import { nextStepsIn } from './next-steps.ts'

type StoredMessage = typeof threadMessages.$inferSelect

/** What was removed keeps only its place. */
export const asMessage = (message: StoredMessage) =>
  message.removedAt === null ? message : { ...message, body: null, photos: [] }

const others = alias(users, 'others')

export const sideOf = ({ userType }: Pick<Caller, 'userType'>) =>
  userType === 'landlord'
    ? { own: threads.landlordId, other: threads.tenantId }
    : { own: threads.tenantId, other: threads.landlordId }

/** Add order and limit. */
const selectThreads = ({ database, caller }: Context<Caller>, condition: SQL | undefined) => {
  const { own, other } = sideOf(caller)
  return database
    .select({
      ...getTableColumns(threads),
      home: homeColumnsFor(caller, threads.propertyTitle),
      other: listingPersonOf(others),
      lastMessage: threadMessages,
      readPosition: sql<number>`coalesce(${threadReads.position}, 0)`,
      unreadCount: sql<number>`coalesce(${threadReads.unread}, 0)`,
    })
    .from(threads)
    .innerJoin(others, eq(others.id, other))
    .leftJoin(properties, and(eq(properties.id, threads.propertyId), isNotDeleted))
    .leftJoin(
      threadMessages,
      and(eq(threadMessages.threadId, threads.id), eq(threadMessages.position, threads.lastPosition)),
    )
    .leftJoin(threadReads, and(eq(threadReads.threadId, threads.id), eq(threadReads.userId, caller.id)))
    .where(and(eq(own, caller.id), condition))
    .$dynamic()
}

/** These words, in the other person's name, the home as the caller may see it, and what was said. */
export const containsInThread = (caller: Caller, words: string): SQL | undefined => {
  const { title, address } = homeColumnsFor(caller, threads.propertyTitle)
  const said = sql`(select string_agg(${threadMessages.body}, ' ') from ${threadMessages}
    where ${threadMessages.threadId} = ${threads.id} and ${threadMessages.removedAt} is null)`
  const home = sql`coalesce(${title}, ${threads.propertyTitle})`
  return containsWords(
    sql`concat_ws(' ', ${others.firstName}, ${others.lastName}, ${home}, ${address}, ${said})`,
    words,
  )
}

/** In this order, with what comes next in each. */
export const readThreads = async (
  context: Context<Caller>,
  { condition, order = [], rows }: { condition: SQL | undefined; order?: SQL[]; rows: number },
) => {
  const found = await selectThreads(context, condition)
    .orderBy(...order)
    .limit(rows)
  const steps = await nextStepsIn(
    context,
    found.map(({ id }) => id),
  )
  return found.map(({ home, lastMessage, ...thread }) => ({
    ...thread,
    property: home,
    lastMessage: lastMessage && asMessage(lastMessage),
    nextStep: steps.get(thread.id) ?? null,
  }))
}

export const getThread = async (context: Context<Caller>, id: string) => {
  const [thread] = await readThreads(context, { condition: eq(threads.id, id), rows: 1 })
  if (!thread) throw new Error(`The conversation ${id} cannot be read`)
  return thread
}
