import type { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { shortened } from '@portal/contract/values/words'
import { eq } from 'drizzle-orm'
import { portalsOwn } from '../../platform/env.ts'
import { modelOf } from '../../platform/model/ask-model.ts'
import { onceFor } from '../../platform/request/client-request.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { withoutPrivateDetails } from '../../platform/session/private-details.ts'
import { aiConversations, aiMessages } from '../../schema/assistant.ts'
import { answerQuestion } from './answer-question.ts'
import { lockOwnConversation } from './conversation-access.ts'
import { type Question, refuseWhileAnswering, repeatQuestion } from './questions.ts'
import type { Toolbox } from './tools/tool.ts'

const maxTitleLength = 60

/** The beginning of a message, cut at the end of a word. */
const titleOf = (message: string): string => {
  const [line = ''] = message.split('\n')
  return shortened(line, maxTitleLength)
}

/** Starts a conversation. With the same client id it returns the same one, and answers again only if the answer is missing. */
export const startConversation =
  (toolbox: Toolbox): Verb<typeof conversationEndpoints.start> =>
  async (context, { body: { clientId, message, category, timeZone } }) => {
    const { model: aiModel } = modelOf(context)
    const content = withoutPrivateDetails(message, portalsOwn(context.env))
    return answerQuestion(context, { toolbox, timeZone }, own =>
      once(own, clientId, { message, category }, async () => {
        const conversationId = Bun.randomUUIDv7()
        await own.database
          .insert(aiConversations)
          .values({ id: conversationId, userId: own.caller.id, title: titleOf(content), category, aiModel })
        return storeQuestion(own, conversationId, content, clientId)
      }),
    )
  }

/** Continues one of the caller's conversations; throws `conflict` while its last message is being answered. */
export const sendMessage =
  (toolbox: Toolbox): Verb<typeof conversationEndpoints.send> =>
  async (context, { params, body: { clientId, message, timeZone } }) => {
    modelOf(context)
    const content = withoutPrivateDetails(message, portalsOwn(context.env))
    return answerQuestion(context, { toolbox, timeZone }, async own => {
      const conversation = await lockOwnConversation(own, params.id)
      return once(own, clientId, { ...params, message }, async () => {
        refuseWhileAnswering(conversation)
        return storeQuestion(own, conversation.id, content, clientId)
      })
    })
  }

const once = (
  own: Context<Caller>,
  clientId: string | undefined,
  request: object,
  store: () => Promise<Question>,
): Promise<Question> =>
  clientId === undefined
    ? store()
    : onceFor(own, clientId, ['assistant', request], store, question => repeatQuestion(own, question, store))

const storeQuestion = async (
  { database }: Context<Caller>,
  conversationId: string,
  content: string,
  clientId: string | undefined,
): Promise<Question> => {
  const questionId = Bun.randomUUIDv7()
  const [message] = await database
    .insert(aiMessages)
    .values({ id: questionId, conversationId, role: 'user', content })
    .returning({ at: aiMessages.timestamp })
  await database
    .update(aiConversations)
    .set({ lastMessageAt: message?.at })
    .where(eq(aiConversations.id, conversationId))
  return { conversationId, questionId, clientId }
}
