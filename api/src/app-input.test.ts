import { expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { answerTo, type Endpoint } from '@portal/contract/endpoint'
import { ErrorAnswer } from '@portal/contract/error'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { hostile } from '@portal/server/test/hostile'
import { howMany } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { inputOf, type JsonSchema, withEachWord } from '../test/arbitrary-input.ts'
import { openBilling } from '../test/billing.ts'
import { openMailbox } from '../test/mailbox.ts'
import { ownedThingOf } from '../test/owned-things.ts'
import { startScriptedModel } from '../test/scripted-model.ts'
import { openTestApp } from '../test/test-app.ts'
import type { TestBrowser } from '../test/test-browser.ts'
import { routes } from './app.ts'
import { users } from './schema/people.ts'
import { rateLimits } from './schema/sessions.ts'

const requestsPerCall = howMany(4, 100)

const { payments } = await openBilling()
const { languageModel } = startScriptedModel()
const { smtpUrl } = await openMailbox()
const { database, visitor, signIn } = await openTestApp({
  isSeeded: true,
  payments,
  languageModel,
  smtpUrl,
})
const tenant = await signIn('tenant@example.com')
const landlord = await signIn('landlord@example.com')
const admin = await signIn('admin@example.com')
await database.update(users).set({ currentPlan: 'enterprise' }).where(eq(users.email, 'landlord@example.com'))

const idOf = async (browser: TestBrowser) => (await browser.call(authEndpoints.me)).user.id

const inputs = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ params, query, body }) => params || query || body)

/** The owner, if the endpoint serves only owners. */
const callerOf = (endpoint: Endpoint) =>
  endpoint.own
    ? { tenant, landlord }[ownedThingOf(endpoint).owner]
    : { landlord, admin, tenant, person: tenant, anyone: visitor() }[endpoint.access]

const ids = { tenant: await idOf(tenant), landlord: await idOf(landlord) }
const othersHome = (await landlord.call(ownPropertyEndpoints.my)).properties[0]?.id ?? ''

/** So that the input gets past the access check. */
const existingId = (endpoint: Endpoint): Promise<string> =>
  endpoint.own ? ownedThingOf(endpoint).make(database, ids) : Promise.resolve(othersHome)

/** Guarantee: zod writes JSON Schema, and the code below reads only what the arbitraries know. */
const schemaOf = (schema: z.ZodMiniType | undefined): JsonSchema =>
  (schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}) as JsonSchema

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asText(value)]),
  )

const somePathValue = fc.oneof(fc.uuid(), hostile).map(value => encodeURIComponent(asText(value)) || 'x')

/** Each value of each enumeration, which random input can miss. */
const queriesOfEachWord = ({ query }: Endpoint): Record<string, string>[] =>
  withEachWord(schemaOf(query)).flatMap(arbitrary => {
    const sampled = fc.sample(arbitrary.map(textsOf), 20)
    return sampled.find(one => query?.safeParse(one).success) ?? sampled.slice(0, 1)
  })

const partsOf = async (endpoint: Endpoint) => {
  const id = await existingId(endpoint)
  const pathValue = fc.oneof(fc.constant(id), somePathValue)
  const names = Object.keys(schemaOf(endpoint.params).properties ?? {})
  const arbitrary = fc.record({
    params: fc.record(Object.fromEntries(names.map(name => [name, pathValue]))),
    query: endpoint.query ? inputOf(schemaOf(endpoint.query)).map(textsOf) : fc.constant({}),
    body: endpoint.body
      ? fc.oneof(
          { weight: 12, arbitrary: inputOf(schemaOf(endpoint.body)) },
          { weight: 1, arbitrary: hostile },
        )
      : fc.constant(undefined),
  })
  const params = Object.fromEntries(names.map(name => [name, id]))
  return {
    arbitrary,
    examples: queriesOfEachWord(endpoint).map(query => ({ params, query, body: undefined })),
  }
}

const describedStatuses = ({ status }: Endpoint): number[] => [status, 400, 401, 403, 404, 409, 413, 422, 429]

test.each(inputs.map(endpoint => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  'whatever is sent to $name, the answer is one that it declares',
  async ({ endpoint }) => {
    await database.delete(rateLimits)
    const caller = callerOf(endpoint)
    const { arbitrary, examples } = await partsOf(endpoint)
    await fc.assert(
      fc.asyncProperty(arbitrary, async parts => {
        const response = await caller.copy().sendTo(endpoint, parts)
        expect(describedStatuses(endpoint)).toContain(response.status)
        if (response.status === 429) await database.delete(rateLimits)
        if (response.status === 204) return
        const isContent = endpoint.kind === 'content' && response.ok
        if (isContent) return expect(response.headers.get('content-type')).toBe(endpoint.contentType ?? '')
        const answer: unknown = await response.json()
        const schema = response.status === endpoint.status ? answerTo(endpoint, parts.query) : ErrorAnswer
        expect(schema.parse(answer)).toEqual(answer) // no fields beyond the schema
      }),
      { numRuns: requestsPerCall, examples: examples.map((parts): [typeof parts] => [parts]) },
    )
  },
  600_000,
)
