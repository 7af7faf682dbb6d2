import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startOpenAiSandbox } from '../start-openai-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startOpenAiSandbox>>
beforeAll(async () => {
  sandbox = await startOpenAiSandbox({ apiKey: 'sk-test' })
})
afterAll(() => sandbox.stop())

const call = (path: string, body?: object, key = 'sk-test') =>
  fetch(`${sandbox.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const question = { model: 'stand-in', messages: [{ role: 'user', content: 'Hello' }] }

const eventsOf = (text: string) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map(event => event.replace(/^data: /, ''))

test('an answer in one piece has its usage', async () => {
  const response = await call('/v1/chat/completions', question)
  const answer = JSON.parse(await response.text())
  expect(response.status).toBe(200)
  expect(answer.object).toBe('chat.completion')
  expect(answer.choices[0].finish_reason).toBe('stop')
  expect(answer.choices[0].message.content).toBeString()
  expect(answer.usage.total_tokens).toBe(answer.usage.prompt_tokens + answer.usage.completion_tokens)
})

test('a streamed answer is the same text in many pieces, with its usage last if requested', async () => {
  const whole = JSON.parse(await (await call('/v1/chat/completions', question)).text())
  const streamed = await call('/v1/chat/completions', {
    ...question,
    stream: true,
    stream_options: { include_usage: true },
  })
  expect(streamed.headers.get('Content-Type')).toBe('text/event-stream')
  const events = eventsOf(await streamed.text())
  expect(events.at(-1)).toBe('[DONE]')
  const chunks = events.slice(0, -1).map(event => JSON.parse(event))
  const text = chunks.map(chunk => chunk.choices[0]?.delta.content ?? '').join('')
  expect(text).toBe(whole.choices[0].message.content)
  expect(chunks.length).toBeGreaterThan(5)
  expect(chunks.at(-1).usage).toEqual(whole.usage)
})

test('a missing or wrong key, an unknown address and an unreadable body are refused in the vendor’s format', async () => {
  const refusals = await Promise.all(
    [
      call('/v1/models', undefined, 'sk-wrong'),
      call('/v1/completions', {}),
      call('/v1/chat/completions', { model: 'stand-in', messages: [] }),
      call('/v1/models/other'),
    ].map(async response => {
      const { status } = await response
      return [status, JSON.parse(await (await response).text()).error.type]
    }),
  )
  expect(refusals).toEqual([
    [401, 'invalid_request_error'],
    [404, 'invalid_request_error'],
    [400, 'invalid_request_error'],
    [404, 'invalid_request_error'],
  ])
})

test('a tool’s message requires the call that it answers, and a call its answer', async () => {
  const calls = [{ id: 'call_1', type: 'function', function: { name: 'list_plans', arguments: '{}' } }]
  const user = { role: 'user', content: 'Which plans are there?' }
  const tool = { role: 'tool', tool_call_id: 'call_1', content: '{}' }
  const statusOf = async (messages: object[]) =>
    (await call('/v1/chat/completions', { model: 'stand-in', messages })).status
  expect(await statusOf([user, tool])).toBe(400)
  expect(await statusOf([user, { role: 'assistant', content: null, tool_calls: calls }, user])).toBe(400)
  expect(await statusOf([user, { role: 'assistant', content: null, tool_calls: calls }, tool])).toBe(200)
})

test('faults apply to as many calls as they say', async () => {
  const fault = (kind: string) => call('/sandbox/faults', { kind })
  await fault('rate_limit')
  expect((await call('/v1/chat/completions', question)).status).toBe(429)
  await fault('server_error')
  expect((await call('/v1/chat/completions', question)).status).toBe(500)
  await fault('cut')
  const cut = await call('/v1/chat/completions', { ...question, stream: true })
  await expect(cut.text()).rejects.toThrow()
  expect((await call('/v1/chat/completions', question)).status).toBe(200)
})

describe('the newer API', () => {
  const asked = { model: 'stand-in', input: [{ role: 'user', content: 'Hello' }], store: false }

  test('gives the same answer, whole and as named events', async () => {
    const [chat, whole, streamed] = await Promise.all([
      call('/v1/chat/completions', question),
      call('/v1/responses', asked),
      call('/v1/responses', { ...asked, stream: true }),
    ])
    const said = JSON.parse(await chat.text()).choices[0].message.content
    const response = JSON.parse(await whole.text())
    expect(response.output).toMatchObject([
      { type: 'message', content: [{ type: 'output_text', text: said }] },
    ])
    const events = [...(await streamed.text()).matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(
      ([, name, data = '']) => ({
        name,
        event: JSON.parse(data),
      }),
    )
    expect(events.every(({ name, event }) => name === event.type)).toBe(true)
    expect(events.map(({ event }) => event.delta ?? '').join('')).toBe(said)
    expect(events.at(-1)?.event.response.usage).toEqual(response.usage)
  })

  test('refuses a result without its call, and accepts both after encrypted reasoning', async () => {
    const user = { role: 'user', content: 'Which plans are there?' }
    const named = { type: 'function_call', call_id: 'call_1', name: 'list_plans', arguments: '{}' }
    const result = { type: 'function_call_output', call_id: 'call_1', output: '{}' }
    const thought = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' }
    const statusOf = async (input: object[]) => (await call('/v1/responses', { ...asked, input })).status
    expect(await statusOf([user, result])).toBe(400)
    expect(await statusOf([user, named, user])).toBe(400)
    expect(await statusOf([user, thought, named, result])).toBe(200)
  })
})
