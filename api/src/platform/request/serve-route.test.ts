import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { inRounds } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'
import { createApp } from '../../app.ts'
import { registrations, takeTry, writes } from '../limits/rate-limit.ts'

expectErrors(/relation "properties" does not exist/, /CONNECTION_ENDED/)

const { database, visitor, signUp, moveTo, app, services, forgetLimits } = await openTestApp()
const { login, me } = authEndpoints
const { register, updateProfile } = accountEndpoints
const { read, search } = propertyEndpoints
const { create } = listingEndpoints

describe('every call', () => {
  test('is answered in the seconds that its server has for it', async () => {
    const hurried = createApp({ ...services, answerSeconds: 0 })
    expect((await hurried.handle(new Request('http://localhost/api/properties/search'))).status).toBe(503)
  })

  test('asks a visitor to sign in before looking at their input', async () => {
    expect(await visitor().refusal(create, { body: '{"broken' })).toMatchObject({
      status: 401,
      code: 'no_session',
    })
    expect(await visitor().refusal(create, { body: {} })).not.toHaveProperty('fields')
  })

  test('refuses a body with the same field twice, however it is written', async () => {
    const landlord = await signUp('landlord')
    for (const body of [
      '{"title": "One", "city": "x", "title": "Two"}',
      '{"title": "One", "\\u0074itle": "Two"}',
      '{"amenities": [{"title": 1}, {"a": {}, "title": 2, "title": 3}]}',
    ])
      expect(await landlord.refusal(create, { body })).toMatchObject({
        code: 'unreadable',
        message: 'This JSON has the field title twice.',
      })
    const once =
      '{"a": {"title": "title, \\"title\\": {"}, "b": [{"title": 1}, {"title": 2}], "title": [",", "title"]}'
    expect((await landlord.refusal(create, { body: once })).code).toBe('invalid')
  })

  test('refuses a person with another role before looking at their input', async () => {
    const tenant = await signUp('tenant')
    expect(await tenant.refusal(create, { body: { title: 1 } })).toMatchObject({
      status: 403,
      code: 'forbidden',
      message: 'Only landlords can do this.',
    })
  })

  test('gives an id that is not a UUID the same answer as an unknown one', async () => {
    const statuses = ['1', 'null', '%E0%A4%A', `${crypto.randomUUID()}%00`, crypto.randomUUID()].map(
      async id => (await visitor().refusal(read, { params: { id } })).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 404])
  })

  test('treats empty query values as absent and joins repeated ones', async () => {
    const response = await visitor().send(
      'GET',
      '/api/properties/search?city=&limit=&amenities=Gym&amenities=Pool',
    )
    expect(response.status).toBe(200)
  })

  test('names all wrong fields of a query', async () => {
    const { status, fields } = await visitor().refusal(search, {
      query: { minRent: 'x', limit: '1000', city: 'a\0' },
    })
    expect(status).toBe(422)
    expect(Object.keys(fields ?? {}).sort()).toEqual(['city', 'limit', 'minRent'])
  })

  test('has an id by which its failure can be found', async () => {
    const response = await visitor().sendTo(me)
    expect(await response.json()).toMatchObject({
      error: { requestId: response.headers.get('x-request-id') },
    })
  })

  test('refuses an unknown path below /api in the format of all errors', async () => {
    const response = await visitor().send('GET', '/api/no-such-thing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  })
})

describe('a body', () => {
  const post = (body: string, headers?: Record<string, string>) =>
    visitor().send('POST', login.path, { body, ...(headers && { headers }) })

  test.each([
    ['that is not JSON', '{"email":', 400],
    ['that is not an object', '[]', 400],
    ['that is null', 'null', 400],
    ['that nests sixty thousand levels deep', `{"a":${'['.repeat(60_000)}`, 400],
    ['of more than a megabyte', JSON.stringify({ email: 'a'.repeat(1_100_000) }), 413],
    ['that is missing', '', 422],
    ['with brackets inside a text, which are not levels', JSON.stringify({ email: '['.repeat(500) }), 422],
  ])('%s gets a 4xx', async (_, body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  test('of another content type is not read', async () => {
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(400)
  })

  test('of invalid UTF-8 is not read', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])
    const headers = { 'content-type': 'application/json' }
    const response = await app.handle(
      new Request('http://localhost/api/auth/login', { method: 'POST', body, headers }),
    )
    expect(response.status).toBe(400)
  })

  test('that streams endlessly is cut off', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull: controller => {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const headers = { 'content-type': 'application/json' }
    const response = await app.handle(
      new Request('http://localhost/api/auth/login', { method: 'POST', body, headers }),
    )
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(3_000_000)
  })

  test.each(['a\0b', 'a\ud800b'])('with text that cannot be stored (%j) is refused by field', async name => {
    const { status, fields } = await visitor().refusal(register, { body: registration({ firstName: name }) })
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['firstName']])
  })

  test('stores text that looks like SQL or HTML as plain text', async () => {
    const name = `'; drop table users; -- <script>alert(1)</script>`
    const { user } = await visitor().call(register, { body: registration({ firstName: name }) })
    expect(user.firstName).toBe(name)
  })
})

describe('a write from another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost' }, 200],
    [{}, 200],
  ])('with the headers %p gets %p', async (headers, status) => {
    const person = await signUp('tenant')
    expect((await person.sendTo(updateProfile, { body: { firstName: 'New' }, headers })).status).toBe(status)
  })

  test('cannot even sign someone in, but reading is allowed', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await visitor().refusal(login, { body: {}, headers })).code).toBe('cross_site')
    expect((await visitor().sendTo(search, { headers })).status).toBe(200)
  })
})

describe('limits', () => {
  test(
    'allow only 300 writes a minute per person, even under concurrency',
    async () => {
      await forgetLimits()
      const person = await signUp('landlord')
      const start = performance.now()
      await takeTry(database, writes, person.user.id, { count: writes.tries - 30 })
      const statuses = await Promise.all(
        Array.from({ length: 90 }, async () => (await person.sendTo(create, { body: {} })).status),
      )
      const freedMeanwhile = Math.ceil(((performance.now() - start) / 1000) * 5)
      expect(statuses.filter(status => status === 422).length).toBeWithin(30, 32 + freedMeanwhile)
      expect(statuses).toContain(429)
    },
    inRounds(60),
  )

  test('count each person separately', async () => {
    const other = await signUp('landlord')
    expect((await other.sendTo(create, { body: {} })).status).toBe(422)
  })

  test(
    'allow a hundred registrations an hour from one address',
    async () => {
      await forgetLimits()
      moveTo('203.0.113.9')
      await takeTry(database, registrations, '203.0.113.9', { count: 90 })
      const statuses = await Promise.all(
        Array.from({ length: 15 }, async () => (await visitor().sendTo(register, { body: {} })).status),
      )
      moveTo('192.0.2.1')
      expect(statuses.filter(status => status === 422)).toHaveLength(10)
      expect(statuses.filter(status => status === 429)).toHaveLength(5)
    },
    inRounds(60),
  )
})

describe('an answer', () => {
  const secrets = [
    password,
    'argon2id',
    'passwordHash',
    'complianceFlags',
    'contentViolationCount',
    'stripe',
    'isAdmin"',
    'isAdministrator',
    'sessionId',
  ]

  test('never contains a password, its hash or private data about a person', async () => {
    const body = registration({ userType: 'landlord' })
    const browser = visitor()
    const { property } = await browser
      .call(register, { body })
      .then(() => browser.call(create, { body: newListing() }))
    const texts = await Promise.all([
      browser.sendTo(me),
      browser.sendTo(login, { body }),
      browser.sendTo(login, { body: { ...body, password: `${password}!` } }),
      browser.sendTo(register, { body }),
      browser.sendTo(register, { body: { ...body, email: 'x' } }),
      browser.sendTo(read, { params: { id: property.id } }),
      browser.sendTo(search),
    ]).then(responses => Promise.all(responses.map(response => response.text())))
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret)
  })

  test('hides the cause if the server fails', async () => {
    const failing = await openTestApp()
    await failing.database.execute(
      sql`drop table ai_notifications, maintenance_requests, tenancies, properties cascade`,
    )
    const response = await failing.visitor().sendTo(search)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: {
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        requestId: expect.any(String),
      },
    })
  })

  test('is 503 if the database cannot be reached', async () => {
    const failing = await openTestApp()
    await failing.close()
    const response = await failing.visitor().sendTo(search)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await failing.visitor().send('GET', '/readyz')).status).toBe(503)
    expect((await failing.visitor().send('GET', '/healthz')).status).toBe(200)
  })
})
