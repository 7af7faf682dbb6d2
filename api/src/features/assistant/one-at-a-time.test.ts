// Callers leave, come back, ask twice at once, or disappear: a conversation is never left half written.
import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { listen } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { aiConversations, aiMessages } from '../../schema/assistant.ts'

expectErrors(/answered 400/, /cut off|^abort@/)

const model = startScriptedModel()
const { database, signUp } = await openTestApp({ languageModel: model.languageModel })
const { start, send, messages } = conversationEndpoints

const begin = async (person: TestBrowser) => {
  model.reply(() => ({ text: 'Hello.' }))
  const { conversation } = await person.call(start, { body: { message: 'Hello' } })
  return { id: conversation.id }
}

const saidIn = async (person: TestBrowser, params: { id: string }) =>
  (await person.call(messages, { params })).messages.map(({ role, content, isCut }) => ({
    role,
    content,
    isCut,
  }))

/** A model that waits until it is released, and records whether its caller left. */
const waitingModel = (text = 'At last, here is the answer that you have been waiting for.') => {
  const gate = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  model.reply(async (_, signal) => {
    signal.addEventListener('abort', () => left.resolve())
    await gate.promise
    return { text }
  })
  return { letGo: () => gate.resolve(), left: left.promise, isAsked: async () => model.asked.length > 0 }
}

const longText = Array.from({ length: 400 }, (_, at) => `word-${at} `)

describe('a second message', () => {
  test('during the first answer is a conflict and changes nothing', async () => {
    const person = await signUp('tenant')
    const params = await begin(person)
    const { letGo, isAsked } = waitingModel()
    const first = person.call(send, { params, body: { message: 'One' } })
    await untilTrue(isAsked)
    const second = await person.refusal(send, { params, body: { message: 'Two' } })
    expect(second).toMatchObject({
      status: 409,
      message: 'Please wait until the assistant has answered your last message.',
    })
    letGo()
    await first
    expect((await saidIn(person, params)).map(({ content }) => content)).not.toContain('Two')
    await person.call(send, { params, body: { message: 'Two' } })
  })

  test('with the same client id during the answer gets the same answer', async () => {
    const person = await signUp('tenant')
    const params = await begin(person)
    const { letGo, isAsked } = waitingModel()
    const body = { message: 'One', clientId: crypto.randomUUID() }
    const answers = [person.call(send, { params, body }), person.call(send, { params, body })]
    await untilTrue(isAsked)
    letGo()
    const [one, other] = await Promise.all(answers)
    expect(other).toEqual(one as NonNullable<typeof one>)
    expect(model.asked).toHaveLength(1)
  })

  test.each([
    ['the model refuses', { status: 400 }],
    ['the model goes away in the middle', { text: longText, isCutOff: true }],
    ['the model answers', { text: 'Yes.' }],
  ] as const)(
    'sent eight times at once gets one answer eight times, even when %s',
    async (_, outcome) => {
      const person = await signUp('tenant')
      const params = await begin(person)
      const later = { text: 'Something else.' }
      for (const [endpoint, input] of [
        [send, { params }],
        [conversationEndpoints.start, {}],
      ] as const) {
        model.reply(() => (model.asked.length === 1 ? outcome : later))
        const parts = { ...input, body: { message: 'One', clientId: crypto.randomUUID() } }
        const ask = async () => {
          const answer = await (await person.sendTo(endpoint, parts)).json()
          delete answer.error?.requestId
          return answer
        }
        const [first, ...others] = await Promise.all(Array.from({ length: 8 }, ask))
        expect(others).toEqual(others.map(() => first))
        expect(model.asked).toHaveLength(1)
        if ('error' in first) expect((await ask()).message.content).toBe(later.text)
      }
    },
    inRounds(60),
  )

  test('is accepted once the process that answered the first has died', async () => {
    const person = await signUp('tenant')
    const params = await begin(person)
    const dead = (until: string) =>
      database
        .update(aiConversations)
        .set({
          context: { answering: { questionId: crypto.randomUUID(), lease: crypto.randomUUID(), until } },
        })
        .where(eq(aiConversations.id, params.id))
    await dead(new Date(Date.now() + 60_000).toISOString())
    expect((await person.refusal(send, { params, body: { message: 'Hello?' } })).status).toBe(409)
    await dead(new Date(Date.now() - 1).toISOString())
    await person.call(send, { params, body: { message: 'Hello?' } })
    await dead(new Date(Date.now() + 7_200_000).toISOString()) // from before the clock was set back by two hours
    await person.call(send, { params, body: { message: 'Hello?' } })
  })
})

describe('a reader who leaves', () => {
  test('in the middle aborts the model call; the text is stored with a mark until the question is repeated', async () => {
    const person = await signUp('tenant')
    const params = await begin(person)
    const left = Promise.withResolvers<void>()
    model.reply((_, signal) => {
      signal.addEventListener('abort', () => left.resolve())
      return { text: longText, pauseMs: 5 }
    })
    const body = { message: 'Tell me all', clientId: crypto.randomUUID() }
    const reader = (await listen(person, send, { params, body })).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await left.promise
    await untilTrue(async () => (await saidIn(person, params)).length === 4)
    const cut = (await saidIn(person, params)).at(-1)
    expect(cut).toMatchObject({
      role: 'assistant',
      isCut: true,
      content: expect.stringMatching(/^word-0 word-1/),
    })

    model.reply(() => ({ text: 'All of it.' }))
    const { message } = await person.call(send, { params, body })
    expect(message).toMatchObject({ content: 'All of it.', isCut: false })
    expect((await saidIn(person, params)).map(({ content }) => content)).toEqual([
      'Hello',
      'Hello.',
      'Tell me all',
      'All of it.',
    ])
  })

  test('before the first word leaves the question, which is answered when it is repeated', async () => {
    const person = await signUp('tenant')
    const params = await begin(person)
    const { isAsked, left } = waitingModel()
    const body = { message: 'Anyone?', clientId: crypto.randomUUID() }
    const leaving = new AbortController()
    const gone = person.sendTo(send, { params, body, signal: leaving.signal })
    await untilTrue(isAsked)
    leaving.abort()
    await Promise.all([gone, left])
    const isFree = async () => {
      const [row] = await database.select().from(aiConversations).where(eq(aiConversations.id, params.id))
      return row?.context === null
    }
    await untilTrue(isFree)
    expect((await saidIn(person, params)).at(-1)).toMatchObject({ role: 'user', content: 'Anyone?' })
    model.reply(() => ({ text: 'Yes.' }))
    expect((await person.call(send, { params, body })).message.content).toBe('Yes.')
  })

  test('and then continues without an answer gets none later', async () => {
    const person = await signUp('tenant')
    const params = await begin(person)
    const clientId = crypto.randomUUID()
    const questionId = Bun.randomUUIDv7()
    model.reply(() => ({ text: longText, isCutOff: true }))
    await person.refusal(send, { params, body: { message: 'First', clientId } })
    model.reply(() => ({ text: 'Second answer.' }))
    await person.call(send, { params, body: { message: 'Second' } })
    const late = await person.refusal(send, { params, body: { message: 'First', clientId } })
    expect(late).toMatchObject({
      status: 409,
      message: 'The conversation has moved on. Please ask again.',
    })
    expect(await database.$count(aiMessages, eq(aiMessages.id, questionId))).toBe(0)
    expect((await saidIn(person, params)).map(({ content }) => content).slice(2)).toEqual([
      'First',
      expect.stringContaining('word-0'),
      'Second',
      'Second answer.',
    ])
  })
})

test('an answer is stored even if its reader signed out meanwhile', async () => {
  const person = await signUp('tenant')
  const elsewhere = person.copy()
  const params = await begin(person)
  const { letGo, isAsked } = waitingModel()
  const answer = elsewhere.sendTo(send, { params, body: { message: 'One moment' } })
  await untilTrue(isAsked)
  await person.send('POST', '/api/auth/logout')
  letGo()
  await answer
  const stored = eq(aiMessages.conversationId, params.id)
  const kept = await database.select().from(aiMessages).where(stored).orderBy(aiMessages.id)
  expect(kept.at(-1)?.content).toStartWith('At last')
})
