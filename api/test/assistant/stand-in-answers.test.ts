import { afterAll, describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { howMany } from '@portal/server/test/length'
import { startOpenAiSandbox } from '@portal/stand-ins/openai'
import { openLanguageModel } from '../../src/integrations/openai/open-language-model.ts'
import type { LanguageModel } from '../../src/platform/ports/language-model.ts'
import { openTestApp } from '../test-app.ts'
import { inOtherWords } from './in-other-words.ts'
import type { Question } from './question.ts'
import { answered, declined, unknowable } from './questions.ts'

const sandbox = await startOpenAiSandbox({ apiKey: 'sk-test', pauseMs: 0 })
afterAll(() => sandbox.stop())
const model = openLanguageModel({
  apiKey: 'sk-test',
  baseUrl: `${sandbox.url}/v1`,
  model: 'stand-in',
  api: 'responses',
  prices: { input: 0, output: 0 },
})
let called: string[] = []
const languageModel: LanguageModel = {
  ...model,
  converse: async request => {
    const reply = await model.converse(request)
    called.push(...reply.toolCalls.map(({ name }) => name))
    return reply
  },
}
const { signIn, forgetLimits } = await openTestApp({ isSeeded: true, languageModel })
const people = {
  tenant: await signIn('tenant@example.com'),
  landlord: await signIn('landlord@example.com'),
}

const answer = async ({ role, before = [], question }: Question) => {
  await forgetLimits()
  const [first = question, ...others] = [...before, question]
  called = []
  let { message, conversation } = await people[role].call(conversationEndpoints.start, {
    body: { message: first },
  })
  for (const next of others) {
    called = []
    const given = { params: { id: conversation.id }, body: { message: next } }
    ;({ message, conversation } = await people[role].call(conversationEndpoints.send, given))
  }
  return message
}

const nameOf = ({ before = [], question }: Question) => [...before, question].join(' | ')

/** In the short form, about fifteen questions of all kinds. */
const some = (questions: readonly Question[]) =>
  questions
    .filter((_, index) => index % howMany(14, 1) === 0)
    .map((question): [string, Question] => [nameOf(question), question])

describe('the stand-in answers from the tools', () => {
  test.each(some(answered))('%s', async (_, question) => {
    const { content, drafts } = await answer(question)
    expect(called).toEqual(expect.arrayContaining(question.tools))
    for (const words of question.contains) expect(content).toContain(words)
    expect(drafts.length).toBe(called.filter(name => name.startsWith('draft_')).length)
  })
})

describe('it understands other wordings, and two requests in one message', () => {
  test.each(some(inOtherWords))('%s', async (_, question) => {
    const { content } = await answer(question)
    expect(called).toEqual(question.tools.length === 0 ? [] : expect.arrayContaining(question.tools))
    for (const words of question.contains) expect(content).toContain(words)
  })
})

describe.each([
  ['it declines', declined],
  ['it says that it cannot know', unknowable],
])('%s, without calling any tool', (_, questions) => {
  test.each(some(questions))('%s', async (_, question) => {
    const { content } = await answer(question)
    expect(called).toEqual([])
    for (const words of question.contains) expect(content).toContain(words)
  })
})

test('a listing’s better text uses only its own facts', async () => {
  const { properties } = await people.landlord.call(ownPropertyEndpoints.my)
  for (const { id, city } of properties) {
    const { suggestion } = await people.landlord.call(listingEndpoints.suggestText, {
      params: { id },
      body: { description: 'GREAT PLACE!!! must see  ,call now' },
    })
    expect(suggestion.description).toContain(city)
    expect(suggestion.description).toContain('Great place. Must see, call now.')
  }
})

test('there are sixty questions, ten to decline and ten that nobody can know', () => {
  expect([answered.length, declined.length, unknowable.length]).toEqual([60, 10, 10])
})
