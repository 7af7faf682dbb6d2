// An answer that the provider cut off says so; the model's reasoning is never shown.
import { expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { apis, startScriptedModel } from '../../../test/scripted-model.ts'
import { listen } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'

const models = { chat: startScriptedModel(), responses: startScriptedModel(undefined, 'responses') }
let model = models.chat
const { signUp } = await openTestApp({
  languageModel: { ...model.languageModel, converse: request => model.languageModel.converse(request) },
})
const { start, send } = conversationEndpoints
const text = 'There are three plans, and the first of them is free for as long as you'

test.each(apis.flatMap(api => (['length', 'content_filter'] as const).map(cutBy => ({ api, cutBy }))))(
  'over $api, one cut by $cutBy says so, in its words and with a way on',
  async ({ api, cutBy }) => {
    model = models[api]
    const person = await signUp('tenant')
    const half = [{ name: 'list_plans', arguments: '{"half' }]
    model.reply(() => ({ text, calls: half, thought: 'The user is poor.', cutBy }))
    const { conversation, message } = await person.call(start, { body: { message: 'Which plans?' } })
    expect(message.content).toBe(
      cutBy === 'length'
        ? `${text}\n\nThis answer was too long and got cut off. Reply “Continue” for the rest.`
        : `${text}\n\nThe AI provider’s filter stopped this answer. Try asking another way.`,
    )
    expect(message.isCut).toBe(false)
    expect(model.asked).toHaveLength(1)
    model.reply(({ messages }) => ({ text: messages.at(-2)?.content?.includes(text) ? 'like.' : 'What?' }))
    const params = { id: conversation.id }
    const rest = await person.call(send, { params, body: { message: 'Continue' } })
    expect(rest.message.content).toBe('like.')
  },
)

test.each(apis)('over %s, an answer without an end is stopped and says so', async api => {
  model = models[api]
  const person = await signUp('tenant')
  model.reply(() => ({ text: Array.from({ length: 3000 }, () => 'word ') }))
  const { message } = await person.call(start, { body: { message: 'Go on' } })
  expect(message.content).toEndWith('Reply “Continue” for the rest.')
})

test.each(apis)('over %s, reasoning appears neither in the answer nor in the next question', async api => {
  model = models[api]
  const person = await signUp('tenant')
  model.reply(({ messages }) =>
    messages.at(-1)?.role === 'tool'
      ? { text: '<think>Greedy landlord.</think>Three.', thought: 'Greedy tenant.' }
      : { text: '<think>Greedy person.</think>', thought: 'Greedy all.', calls: [{ name: 'list_plans' }] },
  )
  const stream = await (await listen(person, start, { body: { message: 'Which plans?' } })).text()
  expect(stream).toContain('Three.')
  expect(stream).not.toContain('Greedy')
  expect(model.asked.map(({ messages }) => JSON.stringify(messages)).join()).not.toContain('Greedy all')
})
