import { beforeEach, describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { howMany } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import type { JsonSchema } from '../test/arbitrary-input.ts'
import { describedBodies } from '../test/described-bodies.ts'
import { hostileValuesOf } from '../test/hostile-values.ts'
import { newListing } from '../test/new-listing.ts'
import { openTestApp, registration } from '../test/test-app.ts'
import { routes } from './app.ts'
import { rateLimits } from './schema/sessions.ts'

const { app, database, visitor, signIn, signUp } = await openTestApp({ isSeeded: true })
const tenant = await signIn('tenant@example.com')
const landlord = await signIn('landlord@example.com')
const admin = await signIn('admin@example.com')

const endpoints = new Map(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
const endpointOf = (call: string): Endpoint => {
  const endpoint = endpoints.get(call)
  if (!endpoint) throw new Error(`No route serves ${call}`)
  return endpoint
}
const callerOf = ({ access }: Endpoint) =>
  ({ landlord, admin, tenant, person: tenant, anyone: visitor() })[access]

/** Except for rate limits, which every call counts toward. */
const countRows = async (): Promise<Record<string, number>> => {
  const tables = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) counts[name] = await database.$count(sql.identifier(name))
  return counts
}

/** Passwords are only hashed, so any characters are fine. */
const isSecret = (field: string): boolean => /password/i.test(field)
const isText = (name: string): boolean => /NUL|surrogate/.test(name)
const params = { id: crypto.randomUUID(), propertyId: crypto.randomUUID(), token: 'a'.repeat(43) }
const bodies = await describedBodies(app)
const before = await countRows()
let requests = 0

beforeEach(async () => {
  await database.delete(rateLimits)
})

const wholeBodies = [
  ['of 10 MB', (field: string) => JSON.stringify({ [field]: 'a'.repeat(10_000_000) }), 413],
  ['that nests twenty thousand levels deep', () => `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
  ['of ten thousand fields', () => `{${'"a":0,'.repeat(10_000)}"b":0}`, 400],
  ['that is a list', () => '[]', 400],
  ['that is a text', () => '"x"', 400],
  ['that is null', () => 'null', 400],
  ['that ends too early', () => '{"a":', 400],
] as const

/** Calls take turns with the bodies, and of the fields with the same schema one is tried, or three in the long form. */
const turns = howMany(wholeBodies.length, 3)
const tries = new Map<string, number>()
const isLeft = ([, schema]: [string, JsonSchema]): boolean => {
  const key = JSON.stringify(schema)
  const before = tries.get(key) ?? 0
  tries.set(key, before + 1)
  return before < howMany(1, 3)
}

describe.each(bodies.map((body, turn) => ({ ...body, turn })))(
  'a body for $call',
  ({ call, fields, turn }) => {
    const endpoint = endpointOf(call)
    const send = async (body: string) => {
      requests += 1
      return callerOf(endpoint).refusal(endpoint, { params, body })
    }

    test.each(wholeBodies.filter((_, index) => index % turns === turn % turns))(
      '%s is refused whole',
      async (_, make, status) => {
        expect((await send(make(fields[0]?.[0] ?? ''))).status).toBe(status)
      },
    )

    test.each(fields.filter(isLeft))(
      'with anything hostile as %s is refused by that name',
      async (field, schema) => {
        for (const { name, json } of hostileValuesOf(schema)) {
          if (isSecret(field) && isText(name)) continue
          const { status, fields: named = {} } = await send(`{${JSON.stringify(field)}:${json}}`)
          const isNamed = Object.keys(named).some(path => path.split('.')[0] === field)
          expect([name, status, isNamed]).toEqual([name, 422, true])
        }
      },
    )
  },
)

test('nothing of a refused body is stored', async () => {
  expect(requests).toBeGreaterThan(howMany(100, 300))
  expect(before.users).toBeGreaterThan(0)
  expect(await countRows()).toEqual(before)
})

describe('SQL and HTML', () => {
  const text = `'; drop table users; -- <img src=x onerror="alert(1)"> $1 %s \\ \${1}`
  const short = `' or 1=1;--<b>`

  test('in a listing are stored as plain text', async () => {
    const owner = await signUp('landlord')
    const words = { title: text, description: text, address: text, city: text, state: text }
    const body = newListing({ ...words, amenities: [short] })
    const { property, notice } = await owner.call(listingEndpoints.create, { body })
    expect(property).toMatchObject({ ...words, amenities: [short] })
    expect(notice).toBeNull()
    const { properties } = await visitor().call(propertyEndpoints.search, { query: { city: text } })
    expect(properties.map(({ id }) => id)).toEqual([property.id])
  })

  test('in what people enter about themselves are stored as plain text', async () => {
    const person = await signUp('tenant')
    const name = { firstName: text, lastName: short, phone: short }
    expect((await person.call(accountEndpoints.updateProfile, { body: name })).user).toMatchObject(name)
    const organization = { accountType: 'organization', organizationName: text }
    const { user } = await visitor().call(accountEndpoints.register, { body: registration(organization) })
    expect(user).toMatchObject(organization)
    const profile = { preferredLocation: text, petDetails: text, previousAddresses: [text] }
    const { update } = tenantProfileEndpoints
    expect((await person.call(update, { body: profile })).tenantProfile).toMatchObject(profile)
    const warning = { warningType: short, message: text }
    expect((await person.call(warningEndpoints.create, { body: warning })).warning).toMatchObject(warning)
  })
})
