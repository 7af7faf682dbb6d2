// How long an answer can take, against a slow server of OpenAI's wire format: what is sent, kept and counted when it takes longer.
import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { LLMock } from '@copilotkit/aimock'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { eq } from 'drizzle-orm'
import { listen, readEvents } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { openLanguageModel } from '../../integrations/openai/open-language-model.ts'
import { aiContentLogs, aiConversations } from '../../schema/assistant.ts'

expectErrors(/nothing came in 0.6 s/, /took too long/)

const mock = new LLMock({ port: 0, logLevel: 'silent' })
await mock.start()
afterAll(() => mock.stop())
beforeEach(() => {
  mock.clearFixtures()
})

const { database, signUp } = await openTestApp({
  isSeeded: true,
  languageModel: openLanguageModel(
    { baseUrl: `${mock.url}/v1`, model: 'gpt-4o-mini', api: 'chat', prices: { input: 0.15, output: 0.6 } },
    { silenceMs: 600, answerMs: { told: 1200, plain: 1000 } },
  ),
})
const { start, messages } = conversationEndpoints
const away = {
  code: 'not_now',
  message: 'The assistant is unavailable right now. Please try again later.',
}
const longAnswer = 'There are three plans for you, and the first of them is free for as long as you like. '
  .repeat(4)
  .trim()

const ask = (clientId: string = crypto.randomUUID()) => ({
  body: { message: 'What plans are there?', clientId },
})

const callPlans = { toolCalls: [{ name: 'list_plans', arguments: '{}' }] }

/** Each model call, oldest first. */
const loggedFor = ({ user }: { user: { id: string } }) =>
  database.select().from(aiContentLogs).where(eq(aiContentLogs.userId, user.id)).orderBy(aiContentLogs.id)

const keptOf = async ({ user }: { user: { id: string } }) => ({
  conversations: await database.$count(aiConversations, eq(aiConversations.userId, user.id)),
})

/** Asking again gets an answer; asking once more returns that answer without calling the model. */
const answeredWhenAskedAgain = async (person: TestBrowser & { user: { id: string } }, parts: object) => {
  const callsBefore = (await loggedFor(person)).length
  mock.clearFixtures()
  mock.on({}, { content: longAnswer })
  const { conversation, message } = await person.call(start, parts)
  expect(message).toMatchObject({ content: longAnswer, isCut: false })
  expect((await person.call(start, parts)).message).toEqual(message)
  const history = (await person.call(messages, { params: { id: conversation.id } })).messages
  expect(history.map(({ content }) => content)).toEqual(['What plans are there?', longAnswer])
  expect(await loggedFor(person)).toHaveLength(callsBefore + 1)
}

describe('a model that is silent for too long', () => {
  test('counts as down, costs what it may have reasoned, and can be asked the same question again', async () => {
    const tenant = await signUp('tenant')
    const parts = ask()
    mock.on({}, { content: longAnswer }, { latency: 4000 })
    const response = await listen(tenant, start, parts)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: away })
    expect(await loggedFor(tenant)).toMatchObject([
      { success: false, errorMessage: 'nothing came in 0.6 s', metadata: { completionTokens: 8000 } },
    ])
    expect(await keptOf(tenant)).toEqual({ conversations: 0 })
    await answeredWhenAskedAgain(tenant, parts)
  })
})

describe('an answer that takes too long in total', () => {
  test('ends early; its text is stored and counted once, and the question can be repeated', async () => {
    const tenant = await signUp('tenant')
    const parts = ask()
    mock.on({}, { content: longAnswer }, { latency: 100, chunkSize: 8 })
    const events = await readEvents(await listen(tenant, start, parts))
    expect(events.map(({ event }) => event).filter(event => event !== 'delta')).toEqual(['started', 'failed'])
    expect(events.at(-1)?.data.error).toMatchObject(away)
    const { conversation } = start.events.started.parse(events[0]?.data)
    const [question, answer] = (await tenant.call(messages, { params: { id: conversation.id } })).messages
    expect(question).toMatchObject({ role: 'user', content: 'What plans are there?' })
    expect(answer).toMatchObject({ role: 'assistant', isCut: true })
    expect(longAnswer).toStartWith(answer?.content ?? 'nothing')
    const [logged, ...others] = await loggedFor(tenant)
    expect(logged).toMatchObject({
      success: false,
      errorMessage: 'took too long',
      metadata: { isEstimated: true, completionTokens: expect.any(Number) },
      response: expect.stringContaining(answer?.content ?? 'nothing'),
    })
    expect(logged?.tokensUsed).toBeGreaterThan(0)
    expect(others).toEqual([])
    await answeredWhenAskedAgain(tenant, parts)
  })

  test('in one tool call after another is stopped, and the question is removed if there was no text', async () => {
    const tenant = await signUp('tenant')
    const parts = ask()
    mock.on({}, callPlans, { latency: 150 })
    expect(await tenant.refusal(start, parts)).toMatchObject({ status: 503, ...away })
    const logged = await loggedFor(tenant)
    expect(logged.length).toBeGreaterThan(1)
    expect(logged.slice(0, -1).every(({ success }) => success)).toBe(true)
    expect(logged.at(-1)).toMatchObject({ success: false, errorMessage: 'took too long' })
    expect(await keptOf(tenant)).toEqual({ conversations: 0 })
    await answeredWhenAskedAgain(tenant, parts)
  })
})
