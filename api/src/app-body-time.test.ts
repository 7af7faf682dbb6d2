import { describe, expect, test } from 'bun:test'
import { defaultMaxBodyBytes, type Endpoint } from '@portal/contract/endpoint'
import { growthOf, linear } from '@portal/server/test/growth'
import { howMany } from '@portal/server/test/length'
import * as z from 'zod/mini'
import type { JsonSchema } from '../test/arbitrary-input.ts'
import { filled, type HostileBody, hostileBodiesOf } from '../test/hostile-bodies.ts'
import { routes } from './app.ts'
import { givenBy, parseInput } from './platform/request/parse-input.ts'
import { Refusal } from './platform/request/refusal.ts'

const endpoints = routes.map(({ endpoint }) => endpoint).filter(({ body }) => body)

/** Guarantee: zod writes JSON Schema, and the code below reads only what the generator knows. */
const schemaOf = ({ body }: Endpoint): JsonSchema =>
  (body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}) as JsonSchema

const params = { id: crypto.randomUUID(), propertyId: crypto.randomUUID() }

/** As a call does. */
const parse = async (endpoint: Endpoint, body: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://localhost/', { method: 'POST', headers, body })
  await parseInput(endpoint, givenBy(request, params, endpoint)).catch(thrown => {
    if (!(thrown instanceof Refusal)) throw thrown
  })
}

/** At full size and at half size. */
const problemsWith = async (endpoint: Endpoint, { name, make }: HostileBody): Promise<string[]> => {
  const bytes = endpoint.maxBodyBytes ?? defaultMaxBodyBytes
  const [full, half] = [make(1, bytes), make(0.5, bytes)]
  const growth = await growthOf(share => parse(endpoint, share === 1 ? full : half))
  return growth <= linear ? [] : [`${name}: ${growth} times as long`]
}

/**
 * The short form gives each endpoint a sixteenth of the bodies, and the next one others: most of the code is the same
 * for all.
 */
const share = howMany(16, 1)

describe.each(
  endpoints.map((endpoint, turn) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, turn })),
)('a hostile body for $name', ({ endpoint, turn }) => {
  test('takes at most 2.5 times as long at twice the size', async () => {
    const problems: string[] = []
    for (const [index, body] of hostileBodiesOf(schemaOf(endpoint)).entries())
      if (index % share === turn % share) problems.push(...(await problemsWith(endpoint, body)))
    expect(problems).toEqual([])
  }, 600_000)
})

test.each(endpoints.map(endpoint => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  'everything that $name takes fits into its body, in any script',
  ({ endpoint }) => {
    const { properties = {} } = schemaOf(endpoint)
    const full = Object.entries(properties).map(([name, schema]) => [name, filled(schema, '家', 1)])
    const bytes = Buffer.byteLength(JSON.stringify(Object.fromEntries(full)))
    expect(bytes).toBeLessThan(endpoint.maxBodyBytes ?? defaultMaxBodyBytes)
  },
)
