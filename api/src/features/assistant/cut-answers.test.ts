// An answer that the provider cut off says so, a refusal is an answer, and the model's reasoning is never shown.
import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { apis, startScriptedModel } from '../../../test/scripted-model.ts'
import { listen, readEvents } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

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

describe.each(apis)('over %s', api => {
  const [aloud, plain] = [startScriptedModel(undefined, api), startScriptedModel(undefined, api)]
  const wholeAnswer =
    'You have three plans to choose from, and the first one is free for as long as you like.'

  /** The words that the screen has after each event, and the answer at the end. */
  const streamed = async (speaker: typeof aloud, person: TestBrowser, text: string) => {
    model = speaker
    model.reply(() => ({ text: text.match(/.{1,5}/gs) ?? [] }))
    const events = await readEvents(await listen(person, start, { body: { message: 'Which plans?' } }))
    let words = ''
    const screens = events.flatMap(({ event, data }) => {
      if (event !== 'delta' && event !== 'replaced') return []
      words = event === 'delta' ? words + data.text : data.text
      return [words]
    })
    return { screens, content: start.events.done.parse(events.at(-1)?.data).message.content }
  }

  test('thinking that only a closing mark ends is never sent, even in the first answer', async () => {
    const person = await signUp('tenant')
    for (const thought of ['Greedy tenant.</think>', 'Greedy.</thinking>Greedier.</think>\n\n']) {
      const { screens, content } = await streamed(aloud, person, `${thought}${wholeAnswer}`)
      expect([content, screens.at(-1)?.trim()]).toEqual([wholeAnswer, wholeAnswer])
      expect(screens.join()).not.toContain('Gree')
      model.reply(() => ({ text: `${thought}Plain.` }))
      const { message } = await person.call(start, { body: { message: 'Which plans?' } })
      expect(message.content).toBe('Plain.')
    }
  })

  test('a model that has never done so is heard word by word, and what it then thinks aloud is taken back', async () => {
    const person = await signUp('tenant')
    await streamed(plain, person, wholeAnswer)
    const { screens } = await streamed(plain, person, wholeAnswer)
    expect(screens.length).toBeGreaterThan(5)
    const thought = 'The person wants to know about plans, and I will tell them which ones there are. '
    const after = await streamed(plain, person, `${thought.repeat(2)}</think>${wholeAnswer}`)
    expect([after.content, after.screens.at(-1)?.trim()]).toEqual([wholeAnswer, wholeAnswer])
    const from = after.screens.indexOf('')
    expect(after.screens.slice(from).join()).not.toContain('The person')
    expect((await streamed(plain, person, `${thought}</think>${wholeAnswer}`)).screens.join()).not.toContain(
      'The person',
    )
  })

  test('a refusal of the provider is the answer, streamed and whole', async () => {
    const person = await signUp('tenant')
    model = models[api]
    const refusal = 'I’m sorry, I can’t help with that.'
    model.reply(() => ({ refusal }))
    const body = { message: 'Which plans?' }
    expect((await person.call(start, { body })).message.content).toBe(refusal)
    const events = await readEvents(await listen(person, start, { body }))
    expect(events.flatMap(({ event, data }) => (event === 'delta' ? data.text : [])).join('')).toBe(refusal)
    expect(start.events.done.parse(events.at(-1)?.data).message.content).toBe(refusal)
  })
})
