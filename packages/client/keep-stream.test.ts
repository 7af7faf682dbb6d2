import { afterAll, expect, test } from 'bun:test'
import { endpoint } from '@portal/contract/endpoint'
import * as z from 'zod/mini'
import { keepStream } from './keep-stream.ts'
import { haveEventSource } from './test/event-source.ts'

const news = endpoint({
  method: 'GET',
  path: '/api/news/:of',
  summary: 'News as they arrive',
  access: 'person',
  kind: 'events',
  params: z.object({ of: z.string() }),
  status: 200,
  answer: z.object({ text: z.string() }),
})

const counted = { open: 0, opened: 0 }
const writers = new Set<ReadableStreamDefaultController<string>>()
const server = Bun.serve({
  port: 0,
  fetch: ({ signal }) => {
    counted.opened += 1
    counted.open += 1
    signal.addEventListener('abort', () => {
      counted.open -= 1
    })
    const body = new ReadableStream<string>({
      start: writer => {
        writers.add(writer)
        signal.addEventListener('abort', () => writers.delete(writer))
        writer.enqueue(': hello\n\n')
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  },
})
Object.assign(globalThis, {
  window: Object.assign(new EventTarget(), { location: { href: server.url.href } }),
})
haveEventSource()
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'window')
  await server.stop(true)
})

const until = async (isSo: () => boolean) => {
  while (!isSo()) await Bun.sleep(1)
}

const listen = (of: string) => {
  const heard: (string | null)[] = []
  const leaving = new AbortController()
  const tell = (arrived: { text: string } | null) => heard.push(arrived?.text ?? null)
  const listening = keepStream({ endpoint: news, params: { of }, tell }, leaving.signal, () => false)
  const leave = async () => {
    leaving.abort()
    await listening
  }
  return { heard, leave }
}
const say = (text: string) => {
  for (const writer of writers) writer.enqueue(`data: ${JSON.stringify({ text })}\n\n`)
}

test('sixteen listeners of one address share one connection, until the last of them leaves', async () => {
  const first = listen('homes')
  await until(() => first.heard.length === 1)
  const all = [first, ...Array.from({ length: 15 }, () => listen('homes'))]
  // Something may have arrived before they listened.
  expect(all.map(({ heard }) => heard)).toEqual(all.map(() => [null]))
  say('one')
  await until(() => all.every(({ heard }) => heard.at(-1) === 'one'))
  expect(counted).toEqual({ open: 1, opened: 1 })

  await first.leave()
  say('two')
  const [, ...others] = all
  await until(() => others.every(({ heard }) => heard.at(-1) === 'two'))
  expect(first.heard).toEqual([null, 'one'])

  const elsewhere = listen('repairs')
  await until(() => elsewhere.heard.length === 1)
  expect(counted).toEqual({ open: 2, opened: 2 })
  for (const { leave } of [...others, elsewhere]) await leave()
  await until(() => counted.open === 0)

  const again = listen('homes')
  await until(() => again.heard.length === 1)
  expect(counted).toEqual({ open: 1, opened: 3 })
  await again.leave()
})
