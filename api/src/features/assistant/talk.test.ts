import { describe, expect, test } from 'bun:test'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { ErrorAnswer } from '@portal/contract/error'
import { expectErrors } from '@portal/server/test/expect-errors'
import { untilTrue } from '@portal/server/test/until-true'
import { eq } from 'drizzle-orm'
import { day } from '../../../test/day.ts'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { listen, readEvents } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiConversations, aiMessages } from '../../schema/assistant.ts'

expectErrors(/answered 400/)

const model = startScriptedModel()
const { database, signUp, signIn } = await openTestApp({
  isSeeded: true,
  languageModel: model.languageModel,
  env: { portalName: 'Bay Homes' },
})
const { start, send, messages, list, delete: putAway } = conversationEndpoints

describe('a conversation', () => {
  test('begins with a message and its answer, and continues', async () => {
    const person = await signUp('tenant')
    model.reply(({ messages }) => ({ text: `You said ${messages.length} things.` }))
    const begun = await person.call(start, { body: { message: '  Hello there  ', category: 'rental' } })
    expect(begun.conversation).toMatchObject({ title: 'Hello there', category: 'rental' })
    expect(begun.message).toMatchObject({
      role: 'assistant',
      content: 'You said 2 things.',
      isCut: false,
      homes: [],
      drafts: [],
      sources: [],
    })
    const params = { id: begun.conversation.id }
    const { message } = await person.call(send, { params, body: { message: 'And now?' } })
    expect(message.content).toBe('You said 4 things.')
    const history = (await person.call(messages, { params })).messages
    expect(history.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Hello there'],
      ['assistant', 'You said 2 things.'],
      ['user', 'And now?'],
      ['assistant', 'You said 4 things.'],
    ])
    expect((await person.call(list)).conversations[0]?.lastMessageAt).toBe(message.timestamp)
  })

  test('is with the assistant of the portal by its name here', async () => {
    model.reply(({ messages: [system] }) => ({ text: system?.content?.split('\n')[0] ?? '' }))
    const { message } = await (await signUp('tenant')).call(start, { body: { message: 'Who are you?' } })
    expect(message.content).toStartWith('You are the assistant of Bay Homes.')
  })

  test('takes no message that is blank or too long', async () => {
    const person = await signUp('tenant')
    for (const message of ['', ' \n ', 'a'.repeat(4001)])
      expect((await person.refusal(start, { body: { message } })).fields).toHaveProperty('message')
  })

  test('counts in the figures of the hub, and is offered to everyone who signs in', async () => {
    const person = await signUp('tenant')
    expect((await person.call(authEndpoints.profile)).user.hasAssistant).toBe(true)
    model.reply(() => ({ text: 'Hello.', usage: { prompt_tokens: 900, completion_tokens: 100 } }))
    await person.call(start, { body: { message: 'Hello' } })
    const { usage, conversations } = (await person.call(assistantEndpoints.stats)).stats
    expect({ ...usage, conversations }).toEqual({
      totalRequests: 1,
      totalTokens: 1000,
      totalCost: 0.000_195,
      conversations: 1,
    })
  })

  test('contains no contact detail and no secret, whether in the question, in the answer, or while it streams', async () => {
    const person = await signUp('landlord')
    const details = ['ada@example.org', '(415) 555-0137', 'sk-live-0123456789abcdef', '4242 4242 4242 4242']
    const written = `I am at ${details.join(' or ')}, always there for whoever wants to know more about it.`
    model.reply(() => ({ text: written }))
    const response = await listen(person, start, { body: { message: written } })
    const stream = await response.text()
    const { conversations } = await person.call(list)
    const history = await person.call(messages, { params: { id: conversations[0]?.id ?? '' } })
    for (const seen of [
      stream,
      JSON.stringify(model.asked),
      JSON.stringify(history),
      JSON.stringify(conversations),
    ])
      for (const detail of details) expect(seen).not.toContain(detail)
    expect(history.messages.map(({ content }) => content)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.stringMatching(/\[EMAIL REMOVED\] or \[PHONE REMOVED\] or \[KEY REMOVED\]/),
      ),
    )
  })

  test('uses the asker’s time zone', async () => {
    const person = await signUp('tenant')
    model.reply(() => ({ text: 'Hello.' }))
    await person.call(start, { body: { message: 'Hello', timeZone: 'Pacific/Kiritimati' } })
    await person.call(start, { body: { message: 'Hello' } })
    const days = model.asked.map(({ messages }) =>
      /^Today is (.+) in the time zone (.+)\.$/m.exec(messages[0]?.content ?? ''),
    )
    expect(days.map(named => [named?.[1], named?.[2]])).toEqual([
      [day(0, { timeZone: 'Pacific/Kiritimati' }), 'Pacific/Kiritimati'],
      [day(0, { timeZone: 'UTC' }), 'UTC'],
    ])
    const wrong = { message: 'Hello', timeZone: 'Nowhere/Else' }
    expect((await person.refusal(start, { body: wrong })).fields).toHaveProperty('timeZone')
  })

  test('takes thirty messages in five minutes, and no more', async () => {
    const person = await signUp('tenant')
    model.reply(() => ({ text: 'Hello.' }))
    const tries = Array.from({ length: 31 }, () => person.sendTo(start, { body: { message: 'Hello' } }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter(status => status === 429)).toHaveLength(1)
  })

  test('is streamed if its caller listens: words, tools, and the whole at the end', async () => {
    const tenant = await signIn('tenant@example.com')
    model.reply(({ messages }) =>
      messages.at(-1)?.role === 'tool'
        ? { text: 'You have two homes to live in, as far as I can see from here today.' }
        : { text: 'Let me look.', calls: [{ name: 'list_my_tenancies' }] },
    )
    const response = await listen(tenant, start, { body: { message: 'Where do I live?' } })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const events = await readEvents(response)
    expect(events.filter(({ event }) => event === 'tool').map(({ data }) => data)).toEqual([
      { name: 'list_my_tenancies' },
    ])
    const answer = events.flatMap(({ event, data }) => (event === 'delta' ? data.text : [])).join('')
    const done = start.events.done.parse(events.at(-1)?.data)
    expect([events.at(-1)?.event, done.message.content]).toEqual(['done', answer])
    expect(answer).toStartWith('Let me look.\n\nYou have two homes')
    const result = JSON.parse(model.asked[1]?.messages.at(-1)?.content ?? '')
    expect(result.result).toMatchObject({ total: 2, tenancies: [{ title: expect.any(String) }, {}] })
  })

  test('is refused with its status before any event', async () => {
    const person = await signUp('tenant')
    model.reply(() => ({ status: 400 }))
    const response = await listen(person, start, { body: { message: 'Hello' } })
    expect(response.status).toBe(503)
    expect(ErrorAnswer.parse(await response.json()).error).toMatchObject({
      code: 'not_now',
      message: 'The assistant is unavailable right now. Please try again later.',
    })
    expect(await database.$count(aiConversations, eq(aiConversations.userId, person.user.id))).toBe(0)
  })

  test('that was deleted is in no list and cannot be read or continued', async () => {
    const person = await signUp('tenant')
    model.reply(() => ({ text: 'Hello.' }))
    const { conversation } = await person.call(start, { body: { message: 'Hello' } })
    const params = { id: conversation.id }
    await person.call(putAway, { params })
    expect((await person.call(list)).conversations).toEqual([])
    for (const endpoint of [messages, send, putAway])
      expect((await person.refusal(endpoint, { params, body: { message: 'x' } })).status).toBe(404)
  })

  test('deleted during an answer has no answer', async () => {
    const person = await signUp('tenant')
    model.reply(() => ({ text: 'Hello.' }))
    const { conversation } = await person.call(start, { body: { message: 'Hello' } })
    const params = { id: conversation.id }
    const gate = Promise.withResolvers<void>()
    model.reply(async () => {
      await gate.promise
      return { text: 'Too late.' }
    })
    const answer = person.refusal(send, { params, body: { message: 'Again' } })
    await untilTrue(async () => model.asked.length === 1)
    await person.call(putAway, { params })
    gate.resolve()
    expect((await answer).status).toBe(404)
    expect(await database.$count(aiMessages, eq(aiMessages.content, 'Too late.'))).toBe(0)
  })
})
