import { beforeEach, describe, expect, test } from 'bun:test'
import { isCreation, isUpload } from '@portal/contract/endpoint'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { howMany } from '@portal/server/test/length'
import { eq, sql } from 'drizzle-orm'
import { everyCreation, madeIn } from '../test/creations.ts'
import { openMailbox } from '../test/mailbox.ts'
import { newListing } from '../test/new-listing.ts'
import { startScriptedModel } from '../test/scripted-model.ts'
import { openTestApp } from '../test/test-app.ts'
import { routes } from './app.ts'
import { runHousekeeping } from './platform/database/housekeeping.ts'
import { clientRequests } from './schema/client-requests.ts'
import { properties } from './schema/properties.ts'
import { rateLimits } from './schema/sessions.ts'
import { contentViolations } from './schema/warnings.ts'

const { database, signUp } = await openTestApp({
  smtpUrl: (await openMailbox()).smtpUrl,
  languageModel: startScriptedModel().languageModel,
})
const [tenant, landlord] = [await signUp('tenant', 'premium'), await signUp('landlord', 'enterprise')]
const people = { tenant, landlord }
const ids = { tenant: tenant.user.id, landlord: landlord.user.id }

test('every POST that returns 201 takes a client id, except registration', () => {
  const withoutIds = routes
    .map(({ endpoint }) => endpoint)
    .filter(
      endpoint =>
        endpoint.method === 'POST' && endpoint.status === 201 && !isCreation(endpoint) && !isUpload(endpoint),
    )
  expect(withoutIds.map(({ path }) => path)).toEqual(['/api/auth/register'])
})

/** In the short form, every second: the races send each three times with one client id. */
const creations = everyCreation.filter((_, index) => index % howMany(2, 1) === 0)

describe.each(creations)(
  '$name',
  ({ endpoint, maker, table, rows, params: paramsFor, otherParams, remove, body: bodyFor, other }) => {
    let params: Record<string, string>
    beforeEach(async () => {
      params = await paramsFor(database, ids)
    })

    const send = async (body: object, to = params) => {
      const response = await people[maker].sendTo(endpoint, { params: to, body })
      const answer: unknown = await response.json()
      return { status: response.status, answer, id: response.ok ? madeIn(answer) : undefined }
    }
    const someBody = async () => ({ ...(await bodyFor(database, ids)), clientId: crypto.randomUUID() })

    test('returns the same thing when repeated with its client id, and stores it once', async () => {
      const body = await someBody()
      const before = await database.$count(table)
      const first = await send(body)
      expect(await send({ ...body, clientId: body.clientId.toUpperCase() })).toEqual(first)
      expect(first.status).toBe(endpoint.status)
      expect(await database.$count(table)).toBe(before + rows)
      expect(JSON.stringify(first.answer)).not.toContain(body.clientId)
    })

    test('is a conflict for different content under the same client id, and creates another without one', async () => {
      const body = await someBody()
      const { id } = await send(body)
      const to = otherParams && (await otherParams(database, ids))
      const { status, answer } = await send({ ...body, ...(await other(database, ids)) }, to)
      expect([status, answer]).toMatchObject([
        409,
        { error: { code: 'conflict', fields: { clientId: expect.stringContaining('before') } } },
      ])
      const { clientId: _, ...withoutId } = body
      expect((await send(withoutId, to)).id).not.toBe(id)
    })

    test('is not found once it was deleted', async () => {
      const body = await someBody()
      const { id } = await send(body)
      await remove(database, id ?? '')
      expect((await send(body)).status).toBe(404)
      expect(await database.$count(table, eq(table.id, id))).toBe(0)
    })
  },
)

describe('a client id', () => {
  const { create } = listingEndpoints
  const listing = () => ({ ...newListing(), clientId: crypto.randomUUID() })

  test('belongs to one person', async () => {
    const [one, other] = [await signUp('landlord'), await signUp('landlord')]
    const body = listing()
    const made = await one.call(create, { body })
    const others = await other.call(create, { body })
    expect(others.property.id).not.toBe(made.property.id)
    expect(others.property.landlordId).toBe(other.user.id)
  })

  test('returns the thing as it is now, with the notice from the first time', async () => {
    const owner = await signUp('landlord')
    const body = { ...listing(), description: 'Two rooms. Call 415-555-0137.' }
    const { property, notice } = await owner.call(create, { body })
    expect(notice).not.toBeNull()
    const isIt = { params: { id: property.id } }
    await owner.call(listingEndpoints.update, { ...isIt, body: { rentAmount: 2450 } })
    const again = await owner.call(create, { body })
    expect(again).toMatchObject({ notice, property: { id: property.id, rentAmount: 2450 } })
    expect(await database.$count(contentViolations, eq(contentViolations.userId, owner.user.id))).toBe(1)
  })

  test('of a refused first attempt can be reused', async () => {
    const owner = await signUp('landlord')
    const body = listing()
    const blocked = { ...body, description: 'a@example.com 415-555-0137 www.example.com' }
    expect((await owner.refusal(create, { body: blocked })).code).toBe('contact_details')
    await owner.call(create, { body })
  })

  test('counts once toward the plan’s limit and the rate limit of writes', async () => {
    const owner = await signUp('landlord')
    const isOwners = eq(properties.landlordId, owner.user.id)
    await database
      .insert(properties)
      .values(Array.from({ length: 9 }, () => ({ ...newListing(), landlordId: owner.user.id })))
    await database.delete(rateLimits)
    const body = listing()
    const freeAtMs = async () => {
      const ofTries = await database.select().from(rateLimits).where(eq(rateLimits.taken, 0)) // not the daily quota
      return Math.max(...ofTries.map(({ freeAt }) => Date.parse(freeAt)))
    }
    await owner.call(create, { body })
    const before = await freeAtMs()
    for (let repeat = 0; repeat < 3; repeat += 1) await owner.call(create, { body })
    // Once all tries have been given back, the row keeps the moment at which they were free.
    expect(await freeAtMs()).toBeLessThanOrEqual(Math.max(before, Date.now()))
    expect(await database.$count(properties, isOwners)).toBe(10)
  })

  test('is forgotten after a week', async () => {
    const owner = await signUp('landlord')
    await database.delete(clientRequests)
    await owner.call(create, { body: listing() })
    await owner.call(create, { body: listing() })
    const [old] = await database.select().from(clientRequests)
    await database
      .update(clientRequests)
      .set({ createdAt: sql`now() - interval '169 hours'` })
      .where(eq(clientRequests.clientId, old?.clientId ?? ''))
    await runHousekeeping(database)
    expect(await database.$count(clientRequests)).toBe(1)
  })
})
