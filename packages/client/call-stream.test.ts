import { afterAll, expect, test } from 'bun:test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { endpoint } from '@portal/contract/endpoint'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { callStream } from './call-stream.ts'
import { ConnectionError } from './connection-error.ts'
import { fetchFrom } from './test/fetch-from.ts'

const Said = z.object({ message: z.string() })

const say = endpoint({
  method: 'POST',
  path: '/api/say',
  summary: 'Say something',
  access: 'anyone',
  body: z.object({ words: z.string() }),
  status: 200,
  answer: Said,
  events: {
    delta: z.object({ text: z.string() }),
    tool: z.object({ name: z.string() }),
    done: Said,
    failed: z.object({ error: z.object({ code: z.string(), message: z.string() }) }),
  },
})

let accepted: string | null
let answer: () => Response
const server = Bun.serve({
  port: 0,
  fetch: request => {
    accepted = request.headers.get('accept')
    return answer()
  },
})
afterAll(() => server.stop(true))

fetchFrom(server.url)

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const streaming = (pieces: readonly (string | Uint8Array)[], end: 'keep' | 'close' = 'close') =>
  new Response(
    new ReadableStream({
      async start(controller) {
        const encoder = new TextEncoder()
        for (const piece of pieces) {
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
          await Bun.sleep(1)
        }
        if (end === 'close') controller.close()
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  )

const listen = (signal?: AbortSignal) => {
  const heard: string[] = []
  const answered = callStream(
    say,
    { body: { words: 'Hello' }, ...(signal && { signal }) },
    { delta: ({ text }) => heard.push(text), tool: ({ name }) => heard.push(`[${name}]`) },
  )
  return { heard, answered }
}

const failureOf = (answered: Promise<unknown>) =>
  answered.then(
    () => undefined,
    error => error,
  )

test('events are reported in order, and the last one is the answer', async () => {
  answer = () =>
    streaming([
      event('tool', { name: 'search_homes' }),
      event('delta', { text: 'One ' }),
      event('delta', { text: 'home' }),
      event('done', { message: 'One home' }),
    ])
  const { heard, answered } = listen()
  expect(await answered).toEqual({ message: 'One home' })
  expect(heard).toEqual(['[search_homes]', 'One ', 'home'])
  expect(accepted).toBe('text/event-stream, application/json')
})

test('an event that is cut in pieces, even in the middle of a letter, is reported once and whole', async () => {
  const bytes = new TextEncoder().encode(event('delta', { text: 'Größe' }))
  const middle = bytes.indexOf(0xc3) + 1
  answer = () => streaming([bytes.slice(0, middle), bytes.slice(middle), event('done', { message: 'x' })])
  const { heard, answered } = listen()
  await answered
  expect(heard).toEqual(['Größe'])
})

test('events and comments that the client does not know are ignored', async () => {
  answer = () =>
    streaming([': still here\n\n', event('mood', { is: 'good' }), event('done', { message: 'x' })])
  const { heard, answered } = listen()
  expect(await answered).toEqual({ message: 'x' })
  expect(heard).toEqual([])
})

test('the plain answer of a proxy is the answer as well', async () => {
  answer = () => Response.json({ message: 'One home' })
  const { heard, answered } = listen()
  expect(await answered).toEqual({ message: 'One home' })
  expect(heard).toEqual([])
})

test('the call ends with the last event, not with the connection', async () => {
  answer = () => streaming([event('done', { message: 'One home' })], 'keep')
  expect(await listen().answered).toEqual({ message: 'One home' })
})

test("a refusal in the middle has the API's sentence", async () => {
  answer = () =>
    streaming([
      event('delta', { text: 'One' }),
      event('failed', { error: { code: 'not_now', message: 'The model is away.', requestId: 'r' } }),
    ])
  const error = await failureOf(listen().answered)
  expect(error).toBeInstanceOf(ApiError)
  expect([error.code, error.sentence]).toEqual(['not_now', 'The model is away.'])
})

test('a refusal before the first event is like that of any call', async () => {
  answer = () =>
    Response.json({ error: { code: 'too_many', message: 'Please wait.', requestId: 'r' } }, { status: 429 })
  const error = await failureOf(listen().answered)
  expect([error.status, error.sentence]).toEqual([429, 'Please wait.'])
})

const expectLost = async ({ heard, answered }: ReturnType<typeof listen>) => {
  const error = await failureOf(answered)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error.fault).toBe('unreachable')
  expect(heard).toEqual(['One'])
}

test('a stream that ends early is a lost connection', async () => {
  answer = () => streaming([event('delta', { text: 'One' })])
  await expectLost(listen())
})

test('a stream that breaks is a lost connection', async () => {
  // Bun's server would report a stream that breaks as an error of the test.
  const breaking = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(event('delta', { text: 'One' }))
  }).listen(0)
  await once(breaking, 'listening')
  answer = () => Response.redirect(`http://localhost:${Object(breaking.address()).port}`, 307)
  const listening = listen()
  while (listening.heard.length === 0) await Bun.sleep(5)
  breaking.close()
  breaking.closeAllConnections()
  await expectLost(listening)
})

test('an error in what listens, and an event that cannot be read, are not told as a lost connection', async () => {
  answer = () => streaming([event('delta', { text: 'One' })], 'keep')
  const failing = callStream(
    say,
    { body: { words: 'Hello' } },
    {
      delta: () => {
        throw new TypeError('text.at is not a function')
      },
    },
  )
  expect(await failureOf(failing)).toEqual(new TypeError('text.at is not a function'))
  answer = () => streaming([event('delta', { text: 1 })], 'keep')
  expect(await failureOf(listen().answered)).not.toBeInstanceOf(ConnectionError)
})

test('a stopped call reports no more events', async () => {
  const stopping = new AbortController()
  answer = () => streaming([event('delta', { text: 'One' })], 'keep')
  const { heard, answered } = listen(stopping.signal)
  while (heard.length === 0) await Bun.sleep(5)
  stopping.abort()
  expect((await failureOf(answered)).name).toBe('AbortError')
})
