// Conversation calls against a third-party server of OpenAI's wire format, with faults.
import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { LLMock } from '@copilotkit/aimock'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany } from '@portal/server/test/length'
import { and, desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { apis } from '../../../test/scripted-model.ts'
import { listen, readEvents } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { openLanguageModel } from '../../integrations/openai/open-language-model.ts'
import { aiContentLogs, aiConversations } from '../../schema/assistant.ts'

expectErrors(/nothing came in 1.5 s/, /broke off/, /answered 429 No/, /answered 500 No/)

const mock = new LLMock({ port: 0, logLevel: 'silent' })
await mock.start()
afterAll(() => mock.stop())
beforeEach(() => {
  mock.clearFixtures()
  mock.clearRequests()
})

const modelBy = (api: (typeof apis)[number]) =>
  openLanguageModel(
    { apiKey: 'test', baseUrl: `${mock.url}/v1`, model: 'gpt-5', api, prices: { input: 0.15, output: 0.6 } },
    { silenceMs: 1500 },
  )
const models = { chat: modelBy('chat'), responses: modelBy('responses') }
let model = models.chat
const { database, signUp } = await openTestApp({
  isSeeded: true,
  languageModel: { ...model, converse: request => model.converse(request) },
})
const { start, messages } = conversationEndpoints
const away = 'The assistant is unavailable right now. Please try again later.'
const body = { message: 'What plans are there?' }
const longAnswer = 'There are three plans for you, and the first of them is free, for as long as you like it.'

const callPlans = { toolCalls: [{ name: 'list_plans', arguments: '{}' }] }

/** The request as either API sends it: results are tool messages or outputs. */
const Request = z.object({
  messages: z.optional(z.array(z.object({ role: z.string(), content: z.nullable(z.string()) }))),
  input: z.optional(z.array(z.object({ output: z.optional(z.string()) }))),
})

/** The tool results that the model received, call by call. */
const heard = () => {
  const { messages = [], input = [] } = Request.parse(mock.getLastRequest()?.body)
  const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => content)
  return [...results, ...input.flatMap(({ output }) => output ?? [])].map(content =>
    JSON.parse(content ?? ''),
  )
}

// Short: open-language-model.test.ts has the faults of both.
describe.each(apis.slice(0, howMany(1, 2)))('over %s', api => {
  beforeEach(() => {
    model = models[api]
  })

  test('a tool is called and its result is used', async () => {
    const tenant = await signUp('tenant')
    mock.on({ hasToolResult: true }, { content: longAnswer })
    mock.on({ hasToolResult: false }, callPlans)
    const { message } = await tenant.call(start, { body })
    expect(message.content).toBe(longAnswer)
    expect(heard()[0].result.plans[0]).toMatchObject({ planKey: 'free', monthlyPrice: 0 })
    const isOwn = eq(aiContentLogs.userId, tenant.user.id)
    const [last] = await database.select().from(aiContentLogs).where(isOwn).orderBy(desc(aiContentLogs.id))
    expect(last).toMatchObject({ success: true, metadata: { isEstimated: false } })
  })

  test('a slow model gets time, as long as it keeps sending', async () => {
    const tenant = await signUp('tenant')
    mock.on({}, { content: longAnswer }, { latency: 60, chunkSize: 8 })
    expect((await tenant.call(start, { body })).message.content).toBe(longAnswer)
  })

  test('a model that sends nothing in time counts as down, and the question is not kept', async () => {
    const tenant = await signUp('tenant')
    mock.on({}, { content: longAnswer }, { latency: 4000 })
    expect(await tenant.refusal(start, { body })).toMatchObject({
      status: 503,
      code: 'not_now',
      message: away,
    })
    expect(await database.$count(aiConversations, eq(aiConversations.userId, tenant.user.id))).toBe(0)
    const isFailed = and(eq(aiContentLogs.userId, tenant.user.id), eq(aiContentLogs.success, false))
    const [failed] = await database.select().from(aiContentLogs).where(isFailed)
    expect(failed?.errorMessage).toBe('nothing came in 1.5 s')
  })

  describe('an answer that is cut off in the middle', () => {
    const cut = () =>
      mock.on({}, { content: longAnswer }, { truncateAfterChunks: 12, chunkSize: 8, latency: 20 })

    test('ends with an event that says so, and its text is kept with a mark', async () => {
      const tenant = await signUp('tenant')
      cut()
      const events = await readEvents(await listen(tenant, start, { body }))
      expect(events.map(({ event }) => event).filter(event => event !== 'delta')).toEqual([
        'started',
        'failed',
      ])
      expect(events.at(-1)?.data.error).toMatchObject({ code: 'not_now', message: away })
      const { conversation } = start.events.started.parse(events[0]?.data)
      const [, answer] = (await tenant.call(messages, { params: { id: conversation.id } })).messages
      expect(answer).toMatchObject({ role: 'assistant', isCut: true })
      expect(longAnswer).toStartWith(answer?.content ?? 'nothing')
    })

    test('is created again for the same client id', async () => {
      const tenant = await signUp('tenant')
      const clientId = crypto.randomUUID()
      cut()
      expect((await tenant.refusal(start, { body: { ...body, clientId } })).status).toBe(503)
      mock.clearFixtures()
      mock.on({}, { content: longAnswer })
      const { conversation, message } = await tenant.call(start, { body: { ...body, clientId } })
      expect(message).toMatchObject({ content: longAnswer, isCut: false })
      const history = (await tenant.call(messages, { params: { id: conversation.id } })).messages
      expect(history.map(({ content }) => content)).toEqual([body.message, longAnswer])
      const again = await tenant.call(start, { body: { ...body, clientId } })
      expect(again.message.id).toBe(message.id)
    })
  })

  describe('a tool call', () => {
    const calls = (name: string, args: string) => {
      mock.on({ hasToolResult: true }, { content: longAnswer })
      mock.on({ hasToolResult: false }, { toolCalls: [{ name, arguments: args }] })
    }

    test.each([
      ['that is broken', 'search_homes', '{"location": ', { code: 'unreadable' }],
      ['with a list for arguments', 'search_homes', '[1]', { code: 'unreadable' }],
      ['that there is not', 'delete_everything', '{}', { code: 'not_found' }],
      ['of another role', 'list_my_homes', '{}', { code: 'not_found' }],
      ['named like what every object has', 'constructor', '{}', { code: 'not_found' }],
      [
        'with a wrong value',
        'search_homes',
        '{"bedrooms":"many"}',
        { code: 'invalid', fields: { bedrooms: expect.any(String) } },
      ],
      [
        'that lacks one',
        'draft_inquiry',
        '{}',
        { code: 'invalid', fields: { propertyId: expect.any(String), message: expect.any(String) } },
      ],
      ['for what nobody has', 'read_home', `{"id":"${crypto.randomUUID()}"}`, { code: 'not_found' }],
    ])('%s goes back to the model as an error', async (_, name, args, error) => {
      const tenant = await signUp('tenant')
      calls(name, args)
      expect((await tenant.call(start, { body })).message.content).toBe(longAnswer)
      expect(heard()).toEqual([{ error: expect.objectContaining(error) }])
    })

    test('repeated a hundred times in sequence ends with an answer', async () => {
      const tenant = await signUp('tenant')
      mock.on({}, callPlans)
      const { message } = await tenant.call(start, { body })
      expect(message.content).toBe('I couldn’t finish this answer. Please try asking another way.')
      expect(mock.getRequests().length).toBe(8)
    })

    test('repeated a hundred times at once runs twelve times', async () => {
      const tenant = await signUp('tenant')
      mock.on({ hasToolResult: true }, { content: longAnswer })
      mock.on(
        {},
        { toolCalls: Array.from({ length: 100 }, () => ({ name: 'read_my_plan', arguments: '{}' })) },
      )
      expect((await tenant.call(start, { body })).message.content).toBe(longAnswer)
      const results = heard()
      expect(results.filter((result: object) => 'result' in result)).toHaveLength(12)
      expect(results).toHaveLength(100)
      expect(results.at(-1)).toMatchObject({ error: { code: 'too_many' } })
    })
  })

  describe.each([429, 500])('a model that refuses with %d', status => {
    test('once is asked again', async () => {
      const tenant = await signUp('tenant')
      mock.on({}, { content: longAnswer })
      mock.nextRequestError(status, { message: 'No', type: 'x' })
      expect((await tenant.call(start, { body })).message.content).toBe(longAnswer)
    })

    test('always counts as down', async () => {
      const tenant = await signUp('tenant')
      mock.on({}, { error: { message: 'No', type: 'x' }, status })
      expect(await tenant.refusal(start, { body })).toMatchObject({ status: 503, message: away })
    })
  })
})
