import { Draft, HomeCard, type Message, Source } from '@portal/contract/assistant/conversation'
import { keptForDays } from '@portal/contract/kept-for'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import type { aiMessages } from '../../schema/assistant.ts'
import { clientRequests } from '../../schema/client-requests.ts'

/** Also reads rows that were written before these fields existed. */
const StoredMetadata = z.object({
  /** The message that this one answers. */
  questionId: z.catch(z.optional(z.string()), undefined),
  isCut: z.catch(z._default(z.boolean(), false), false),
  /** What it asked to choose from, in order. */
  offered: z.catch(z._default(z.array(z.string()), []), []),
  /** The open requests that it linked to. */
  ledTo: z.catch(z._default(z.array(z.string()), []), []),
  homes: z.catch(z._default(z.array(HomeCard), []), []),
  drafts: z.catch(z._default(z.array(Draft), []), []),
  sources: z.catch(z._default(z.array(Source), []), []),
})

export type MessageRow = typeof aiMessages.$inferSelect

export const keptWith = ({ metadata }: Pick<MessageRow, 'metadata'>): z.infer<typeof StoredMetadata> =>
  StoredMetadata.parse(metadata ?? {})

/** One day before the client id is forgotten: later, a draft could be sent twice. */
const draftLifetimeMs = (keptForDays.requestIds - 1) * 86_400_000

/** The messages as the person sees them; client ids show which drafts were sent. */
export const asMessages = async (
  { database, caller }: Context<Caller>,
  rows: readonly MessageRow[],
): Promise<Message[]> => {
  const messages = rows.map(({ id, role, content, timestamp, metadata }) => {
    const { questionId: _, offered: __, ledTo: ___, drafts, ...rest } = keptWith({ metadata })
    const isOld = Date.parse(timestamp) < Date.now() - draftLifetimeMs
    return { id, role, content, timestamp, ...rest, drafts: isOld ? [] : drafts }
  })
  const draftIds = messages.flatMap(({ drafts }) => drafts.map(({ id }) => id))
  if (draftIds.length === 0) return messages
  const isSent = and(eq(clientRequests.personId, caller.id), inArray(clientRequests.clientId, draftIds))
  const sentDrafts = await database.select({ id: clientRequests.clientId }).from(clientRequests).where(isSent)
  const sentIds = new Set(sentDrafts.map(({ id }) => id))
  return messages.map(message => ({
    ...message,
    drafts: message.drafts.map(draft => ({ ...draft, isSent: sentIds.has(draft.id) })),
  }))
}
