// What people can report, as far as they can see it.
import type { ReportedType } from '@portal/contract/moderation/report'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { stageBetween } from '../../domain/dealing.ts'
import { isRestricted } from '../../domain/posting-restriction.ts'
import { isVisibleTo } from '../../domain/property-rows.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { threadMessages, threads } from '../../schema/threads.ts'

interface Subject {
  accusedId: string
  /** As it is now, for administrators: it can change. */
  text: string | null
}

type Find = (context: Context<Caller>, id: string) => Promise<Subject | null | undefined>

const findHome: Find = async ({ database, caller }, id) => {
  const [home] = await database
    .select({
      accusedId: properties.landlordId,
      title: properties.title,
      description: properties.description,
    })
    .from(properties)
    .where(and(eq(properties.id, id), isVisibleTo(caller)))
  return home && { accusedId: home.accusedId, text: `${home.title}\n\n${home.description}` }
}

const findMessage: Find = async ({ database, caller }, id) => {
  const { body, kind, removedAt, senderId, threadId } = threadMessages
  const [message] = await database
    .select({ accusedId: senderId, text: body })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadId))
    .where(
      and(
        eq(threadMessages.id, id),
        eq(kind, 'text'),
        isNotNull(senderId),
        isNull(removedAt),
        or(eq(threads.tenantId, caller.id), eq(threads.landlordId, caller.id)),
      ),
    )
  return message?.accusedId ? { ...message, accusedId: message.accusedId } : null
}

/** The author's words, or to the author the landlord's answer. */
const findRating: Find = async ({ database, caller }, id) => {
  const [rating] = await database
    .select()
    .from(landlordRatings)
    .where(and(eq(landlordRatings.id, id), isNull(landlordRatings.hiddenAt)))
  if (!rating) return null
  const { authorId, landlordId, text, answer } = rating
  return authorId === caller.id && answer !== null
    ? { accusedId: landlordId, text: answer }
    : { accusedId: authorId, text }
}

const findPerson: Find = async ({ database, caller }, id) => {
  const [person] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), isAccountOpen))
  if (!person) return null
  const isHidden = (await isRestricted(database, person)) && !(await stageBetween(database, caller.id, id))
  return isHidden ? null : { accusedId: id, text: null }
}

const finders: Record<ReportedType, Find> = {
  property: findHome,
  message: findMessage,
  rating: findRating,
  person: findPerson,
}

/** Throws `not_found` for what the caller cannot see. */
export const findSubject = async (
  context: Context<Caller>,
  type: ReportedType,
  id: string,
): Promise<Subject> => {
  const subject = await finders[type](context, id)
  if (!subject) throw notFound(type)
  return subject
}
