import { describe, expect, test } from 'bun:test'
import { type Endpoint, usualMaxBodyBytes } from '@portal/contract/endpoint'
import * as z from 'zod/mini'
import type { JsonSchema } from '../test/arbitrary-input.ts'
import { filled, type HostileBody, hostileBodiesOf } from '../test/hostile-bodies.ts'
import { routes } from './app.ts'
import { givenBy, parseInput } from './platform/parse-input.ts'
import { Refusal } from './platform/refusal.ts'

/** Anything faster passes: the clock of a thread is coarse. */
const floorMs = 20
/** A garbage collection may fall into one measurement; what really grows too fast does so each time. */
const measurements = 3

const endpoints = routes.map(({ endpoint }) => endpoint).filter(({ body }) => body)

/** Guarantee: zod writes JSON Schema; of it only what the generator knows is read. */
const schemaOf = ({ body }: Endpoint): JsonSchema =>
  (body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}) as JsonSchema

/** Of this thread only, so that the machine's other work counts little. */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const params = { id: crypto.randomUUID(), propertyId: crypto.randomUUID() }

/** Reads and validates a body as a call does; returns how long that kept the thread. */
const timeOf = async (endpoint: Endpoint, body: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://localhost/', { method: 'POST', headers, body })
  const start = threadMs()
  await parseInput(endpoint, givenBy(request, params, endpoint)).catch(thrown => {
    if (!(thrown instanceof Refusal)) throw thrown
  })
  return threadMs() - start
}

const medianOf = async (endpoint: Endpoint, body: string): Promise<number> => {
  const times: number[] = []
  for (let count = 0; count < 5; count += 1) times.push(await timeOf(endpoint, body))
  return times.toSorted((one, other) => one - other)[2] ?? 0
}

/** What is wrong with the time that the body takes, at its full size and at half of it. */
const troubleWith = async (endpoint: Endpoint, { name, make }: HostileBody): Promise<string[]> => {
  const bytes = endpoint.maxBodyBytes ?? usualMaxBodyBytes
  const full = make(1, bytes)
  const half = make(0.5, bytes)
  let growth = 1
  for (let count = 0; count < measurements; count += 1) {
    if ((await timeOf(endpoint, full)) < floorMs) return []
    const time = await medianOf(endpoint, full)
    growth = time < floorMs ? 1 : time / (await medianOf(endpoint, half))
    if (growth <= 2.5) return []
  }
  return [`${name}: ${growth} times as long`]
}

describe.each(endpoints.map(endpoint => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  'a hostile body for $name',
  ({ endpoint }) => {
    test('of twice the size takes at most 2.5 times as long', async () => {
      const troubles: string[] = []
      for (const body of hostileBodiesOf(schemaOf(endpoint)))
        troubles.push(...(await troubleWith(endpoint, body)))
      expect(troubles).toEqual([])
    }, 120_000)
  },
)

test.each(endpoints.map(endpoint => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  'everything that $name takes fits into its body, in any script',
  ({ endpoint }) => {
    const { properties = {} } = schemaOf(endpoint)
    const full = Object.entries(properties).map(([name, schema]) => [name, filled(schema, '家', 1)])
    const bytes = Buffer.byteLength(JSON.stringify(Object.fromEntries(full)))
    expect(bytes).toBeLessThan(endpoint.maxBodyBytes ?? usualMaxBodyBytes)
  },
)
