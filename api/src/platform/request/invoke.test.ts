import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { type Endpoint, endpoint } from '@portal/contract/endpoint'
import { ErrorAnswer, statusByErrorCode } from '@portal/contract/error'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany } from '@portal/server/test/length'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { newListing } from '../../../test/new-listing.ts'
import { ownedThingOf } from '../../../test/owned-things.ts'
import { startScriptedModel } from '../../../test/scripted-model.ts'
import { readEvents } from '../../../test/streamed-answer.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { Parts, TestBrowser } from '../../../test/test-browser.ts'
import { routes } from '../../app.ts'
import { securityEvents } from '../../schema/sessions.ts'
import type { Limit } from '../limits/rate-limit.ts'
import { invoke } from './invoke.ts'
import type { Given } from './parse-input.ts'
import { Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'
import { contextOf, serveRoute } from './serve-route.ts'

expectErrors(/^\$ZodError/, /Unknown kind of endpoint: smoke/, /open is not a function/)

const { database, services, visitor, signIn, signUp, moveTo } = await openTestApp({
  isSeeded: true,
  languageModel: startScriptedModel().languageModel,
})

const routeOf = (declared: Endpoint): Route => {
  const found = routes.find(({ endpoint }) => endpoint === declared)
  if (!found) throw new Error(`${declared.method} ${declared.path} is not served`)
  return found
}

const contextFor = ({ cookie = '' }: TestBrowser) =>
  contextOf(services, new Request('http://localhost', { headers: { cookie } }), 'from-inside')

interface VisibleAnswer extends Partial<Pick<ErrorAnswer['error'], 'code' | 'message' | 'fields'>> {
  status: number
}

const invokedBy = async (browser: TestBrowser, declared: Endpoint, given?: Given): Promise<VisibleAnswer> => {
  try {
    await invoke(routeOf(declared), await contextFor(browser), given)
    return { status: declared.status }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const { code, message, detail } = thrown
    return { status: statusByErrorCode[code], code, message, fields: detail.fields }
  }
}

const sentBy = async (browser: TestBrowser, declared: Endpoint, parts?: Parts): Promise<VisibleAnswer> => {
  const response = await browser.sendTo(declared, parts)
  if (response.ok) await response.body?.cancel() // otherwise a stream stays open
  if (response.ok) return { status: response.status }
  const { code, message, fields } = ErrorAnswer.parse(await response.json()).error
  return { status: response.status, code, message, fields }
}

const people = {
  visitor: visitor(),
  tenant: await signIn('tenant@example.com'),
  landlord: await signUp('landlord', 'enterprise'), // whose plan has room for what each call lists
  otherLandlord: await signUp('landlord'),
  admin: await signIn('admin@example.com'),
}
const idOf = async (browser: TestBrowser) => (await browser.call(authEndpoints.me)).user.id
const ids = { tenant: await idOf(people.tenant), landlord: await idOf(people.landlord) }

const named = routes.map(({ endpoint }) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
const keepsSession = ({ name }: { name: string }) => !name.includes('/auth/log')
/** In the short form, every sixth: app.test.ts asks them all, and HTTP invokes them. */
const some = (all: typeof named) => all.filter((_, index) => index % howMany(6, 1) === 0)

describe('an invoked route', () => {
  test.each(some(named.filter(keepsSession)))(
    '$name refuses what HTTP refuses, whoever calls',
    async ({ endpoint }) => {
      const [id, propertyId] = [crypto.randomUUID(), crypto.randomUUID()]
      const nobodys = { params: { id, propertyId, key: 'none', part: 'none', token: '-'.repeat(43) } }
      const unsigned = endpoint.kind === 'webhook' && { body: { text: '', signature: '' } }
      for (const [who, browser] of Object.entries(people)) {
        const sent = await sentBy(browser, endpoint, nobodys)
        expect([who, await invokedBy(browser, endpoint, { ...nobodys, ...unsigned })]).toEqual([who, sent])
      }
    },
  )

  test.each(some(named.filter(({ endpoint }) => endpoint.own)))(
    '$name serves owners only',
    async ({ endpoint }) => {
      const { owner, make, body } = ownedThingOf(endpoint)
      const given = { params: { id: await make(database, ids) }, body }
      expect((await invokedBy(await signUp(owner), endpoint, given)).code).toBe('not_found')
      expect((await invokedBy(people[owner], endpoint, given)).status).toBe(endpoint.status)
    },
  )

  test('records in the audit log who tried to access someone else’s data', async () => {
    const id = await ownedThingOf(ownPropertyEndpoints.delete).make(database, ids)
    const other = await signUp('landlord')
    await invokedBy(other, ownPropertyEndpoints.delete, { params: { id } })
    const kept = await database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, other.user.id))
      .orderBy(securityEvents.id)
    expect(kept.at(-1)).toMatchObject({ eventType: 'access', status: 'refused' })
  })

  test.each([
    ['nothing', undefined],
    ['wrong values', { title: 7, rentAmount: -1, propertyType: 'castle' }],
  ])('names every wrong field when given %s', async (_, body) => {
    const refused = await invokedBy(people.landlord, listingEndpoints.create, { body })
    expect(refused).toEqual(await sentBy(people.landlord, listingEndpoints.create, { body }))
    expect(Object.keys(refused.fields ?? {})).toContain('title')
  })

  test.each([[[1]], ['title'], [7]])('refuses %j as a body', async body => {
    expect((await invokedBy(people.landlord, listingEndpoints.create, { body })).code).toBe('invalid')
  })

  test('reads nothing that a visitor sends', async () => {
    const given = {
      get body(): unknown {
        throw new Error('was read')
      },
    }
    expect(await invokedBy(people.visitor, listingEndpoints.create, given)).toMatchObject({ status: 401 })
    expect(await invokedBy(people.tenant, listingEndpoints.create, given)).toMatchObject({ status: 403 })
  })

  test('accepts a query as text, like an address, or as plain values', async () => {
    const { search } = propertyEndpoints
    const found = await invoke(routeOf(search), await contextFor(people.visitor), {
      query: { limit: 2, city: null, amenities: ['', 'Gym'], petFriendly: true },
    })
    const query = { limit: '2', amenities: 'Gym', petFriendly: 'true' }
    expect(found).toEqual(await people.visitor.call(search, { query }))
    expect(await invokedBy(people.visitor, search, { query: { limit: 101 } })).toEqual(
      await sentBy(people.visitor, search, { query: { limit: '101' } }),
    )
    expect((await invokedBy(people.visitor, search, { query: 'limit=2' })).status).toBe(422)
  })

  test('shares its rate limit with HTTP', async () => {
    const few: Limit = { name: 'few', tries: 3, perSeconds: 3600, by: 'person', kept: 'database' }
    const limited: Route = { ...routeOf(authEndpoints.me), limit: few }
    const person = await signUp('tenant')
    const context = await contextFor(person)
    const send = () => {
      const headers = { cookie: person.cookie ?? '' }
      return serveRoute(services, limited)(new Request('http://localhost/api/auth/me', { headers }), {})
    }
    await invoke(limited, context)
    expect((await send()).status).toBe(200)
    await invoke(limited, context)
    expect(await invoke(limited, context).catch(({ code }: Refusal) => code)).toBe('too_many')
    expect((await send()).status).toBe(429)
  })

  test('counts visitors by their address', async () => {
    moveTo('203.0.113.77')
    const tries = Array.from({ length: 101 }, () => invokedBy(visitor(), accountEndpoints.register))
    const codes = (await Promise.all(tries)).map(({ status }) => status)
    moveTo('192.0.2.1')
    expect(codes.filter(status => status === 429)).toHaveLength(1)
  })

  test('returns what the schema lists, and no other data about people', async () => {
    const context = await contextFor(people.tenant)
    expect(context.caller).toHaveProperty('stripeCustomerId')
    const answer = await invoke(routeOf(authEndpoints.me), context)
    expect(answer).toEqual(await people.tenant.call(authEndpoints.me))
  })

  test('does what HTTP would have done', async () => {
    const context = await contextFor(people.otherLandlord)
    const answer = await invoke(routeOf(listingEndpoints.create), context, { body: newListing() })
    const { properties } = await people.otherLandlord.call(ownPropertyEndpoints.my)
    const params = { id: properties[0]?.id ?? '' }
    const { property } = await people.otherLandlord.call(propertyEndpoints.read, { params })
    expect(answer).toEqual({ property, notice: null })
  })
})

describe('an endpoint’s kind', () => {
  const declared = {
    method: 'GET',
    path: '/api/numbers',
    summary: 'Numbers',
    access: 'anyone',
    status: 200,
    answer: z.object({ value: z.int() }),
  } as const
  const withSecret = { value: 7, secret: 'kept' }
  const one = route(endpoint(declared), async () => withSecret)
  const many = route(endpoint({ ...declared, kind: 'events' }), async () => (send, end) => {
    send(withSecret)
    queueMicrotask(end)
    return () => {}
  })
  const responseOf = (served: Route) =>
    serveRoute(services, served)(new Request('http://localhost/api/numbers'), {})

  test('is json by default: one answer', async () => {
    const answer: { value: number } = await invoke(one, await contextFor(people.visitor))
    expect(answer).toEqual({ value: 7 })
    const response = await responseOf(one)
    expect(response.headers.get('content-type')).toStartWith('application/json')
    expect(await response.json()).toEqual({ value: 7 })
  })

  test('may be events: any number of answers', async () => {
    const open = await invoke(many, await contextFor(people.visitor))
    const sent: { value: number }[] = []
    open(
      data => sent.push(data),
      () => {},
    )
    expect(sent).toEqual([{ value: 7 }])
    const response = await responseOf(many)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await response.text()).toBe('data: {"value":7}\n\n: hello\n\n')
  })

  test('may be content: bytes, which anyone may cache for as long as it says', async () => {
    const content = { ...declared, kind: 'content', contentType: 'image/png' } as const
    const bytes = async () => new Uint8Array([7, 0, 255])
    const kept = route(endpoint({ ...content, answer: z.instanceof(Uint8Array), cacheSeconds: 60 }), bytes)
    const unkept = route(endpoint({ ...content, answer: z.instanceof(Uint8Array) }), bytes)
    const response = await responseOf(kept)
    expect([...(await response.bytes())]).toEqual([7, 0, 255])
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect((await responseOf(unkept)).headers.get('cache-control')).toBeNull()
    const words = route(
      endpoint({ ...content, answer: z.instanceof(Uint8Array) }),
      async () => 'bytes' as never,
    )
    expect((await responseOf(words)).status).toBe(500)
  })

  test('has a deadline for its answer to begin, which it can change', async () => {
    const within = (deadlineSeconds: number) =>
      route(endpoint({ ...declared, deadlineSeconds }), async () => {
        await Bun.sleep(1000)
        return withSecret
      })
    const response = await responseOf(within(0.3))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await responseOf(within(5))).status).toBe(200)
  })

  test('lets a stream, and its source, outlive the deadline', async () => {
    const feeding = endpoint({ ...declared, kind: 'events', deadlineSeconds: 0.3 })
    const later = route(feeding, async ({ database }) => (send, end) => {
      const feed = async () => {
        await Bun.sleep(600)
        const [row] = await database.execute(sql`select 7 as value`)
        send({ value: Number(row?.value) })
        end()
      }
      void feed()
      return () => {}
    })
    expect(await (await responseOf(later)).text()).toBe(': hello\n\ndata: {"value":7}\n\n')
  })

  test('may have a second answer in named events, for callers who ask for it', async () => {
    const events = {
      step: z.object({ at: z.int() }),
      done: declared.answer,
      failed: ErrorAnswer,
    }
    const counting = (steps: number, end?: () => never) =>
      route(endpoint({ ...declared, events }), async ({ tell }) => {
        for (let at = 1; at <= steps; at += 1) tell?.('step', { at, secret: 'kept' })
        end?.()
        return withSecret
      })
    const streamOf = async (served: Route) => {
      const headers = { accept: 'text/event-stream' }
      return serveRoute(services, served)(new Request('http://localhost/api/numbers', { headers }), {})
    }
    const refuse = (): never => {
      throw new Refusal('conflict', 'Not any more.')
    }
    expect(await (await responseOf(counting(2))).json()).toEqual({ value: 7 })
    expect(await readEvents(await streamOf(counting(2)))).toEqual([
      { event: 'step', data: { at: 1 } },
      { event: 'step', data: { at: 2 } },
      { event: 'done', data: { value: 7 } },
    ])
    expect(await readEvents(await streamOf(counting(0)))).toEqual([{ event: 'done', data: { value: 7 } }])
    expect((await streamOf(counting(0, refuse))).status).toBe(409)
    const [, failed] = await readEvents(await streamOf(counting(1, refuse)))
    expect(failed).toMatchObject({
      event: 'failed',
      data: { error: { code: 'conflict', message: 'Not any more.' } },
    })
  })

  test('is nothing else, which neither compiles nor is served', async () => {
    // @ts-expect-error there are no endpoints of this kind
    const smoke = route(endpoint({ ...declared, kind: 'smoke' }), async () => withSecret)
    expect((await responseOf(smoke)).status).toBe(500)
  })

  test('constrains its verb', async () => {
    // @ts-expect-error events are sent, not returned
    const wrong = route(endpoint({ ...declared, kind: 'events' }), async () => withSecret)
    expect((await responseOf(wrong)).status).toBe(500)
  })
})
