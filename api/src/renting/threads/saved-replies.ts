import { maxSavedReplies } from '@portal/contract/threads/saved-reply'
import type { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { and, asc, eq, sql } from 'drizzle-orm'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { savedReplies } from '../../schema/threads.ts'

const { id, name, userId } = savedReplies

export const listSavedReplies: Verb<typeof savedReplyEndpoints.list> = async ({ database, caller }) => ({
  savedReplies: await database
    .select()
    .from(savedReplies)
    .where(eq(userId, caller.id))
    .orderBy(asc(sql`lower(${name})`), asc(id)),
})

/** Throws `conflict` past 30. */
export const saveReply: Verb<typeof savedReplyEndpoints.create> = async ({ database, caller }, { body }) => {
  if ((await database.$count(savedReplies, eq(userId, caller.id))) >= maxSavedReplies)
    throw new Refusal(
      'conflict',
      `You have ${maxSavedReplies} saved replies, which is the limit. Delete one to save another.`,
    )
  const [savedReply] = await database
    .insert(savedReplies)
    .values({ name: body.name, text: body.text, userId: caller.id })
    .returning()
  if (!savedReply) throw new Error('A saved reply was inserted but not returned')
  return { savedReply }
}

/** Throws `not_found` once it was deleted. */
export const readSavedReply: Again<typeof savedReplyEndpoints.create> = async ({ database }, answered) => {
  const [savedReply] = await database.select().from(savedReplies).where(eq(id, answered.savedReply.id))
  if (!savedReply) throw notFound('saved reply')
  return { savedReply }
}

export const deleteSavedReply: Verb<typeof savedReplyEndpoints.delete> = async (
  { database, caller },
  { params },
) => {
  const deleted = await database
    .delete(savedReplies)
    .where(and(eq(id, params.id), eq(userId, caller.id)))
    .returning({ id })
  if (deleted.length === 0)
    throw notFound('saved reply', {
      belongsToAnother: (await database.$count(savedReplies, eq(id, params.id))) > 0,
    })
}
