// Each list is paged or has a documented bound, and no answer exceeds 2,000 rows or 2 MB (docs/decisions/limits.md).
import { describe, expect, test } from 'bun:test'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { adminPropertyEndpoints } from '@portal/contract/moderation/admin-property-endpoints'
import { findingEndpoints } from '@portal/contract/moderation/finding-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints, maxFavorites } from '@portal/contract/properties/favorite-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { maxListBytes, maxRows } from '@portal/contract/values/page'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { howMany, inRounds } from '@portal/server/test/length'
import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { listedRowsOf, type Owners } from '../test/listed-rows.ts'
import { makeConsent } from '../test/new-consent.ts'
import { newListing } from '../test/new-listing.ts'
import { makeTenancy, newRequest } from '../test/new-tenancy.ts'
import { makeThread } from '../test/new-thread.ts'
import { openTestApp } from '../test/test-app.ts'
import { routes } from './app.ts'
import { aiConversations } from './schema/assistant.ts'
import { maintenanceRequests } from './schema/maintenance.ts'
import { favorites, properties } from './schema/properties.ts'
import { platformWarnings } from './schema/warnings.ts'

const { database, signUp, forgetLimits } = await openTestApp()

type Schema = z.core.$ZodType

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def
/** An object with an id, or just an id. */
const isRow = (schema: Schema): boolean => {
  const def = defOf(schema)
  if (def.type === 'object') return def.shape.id !== undefined && isRow(def.shape.id)
  return 'format' in def && def.format === 'uuid'
}

/** Without lists that are inside a row. */
const listsIn = (schema: Schema): z.core.$ZodArray[] => {
  const def = defOf(schema)
  switch (def.type) {
    case 'array':
      return isRow(def.element) ? [schema as z.core.$ZodArray] : listsIn(def.element)
    case 'object':
      return Object.entries(def.shape)
        .filter(([, field]) => !isRow(field))
        .flatMap(([, field]) => listsIn(field))
    case 'nullable':
    case 'optional':
    case 'default':
      return listsIn(def.innerType)
    default:
      return []
  }
}

const endpoints = routes.map(({ endpoint }): Endpoint => endpoint)
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const lists = endpoints.filter(({ answer }) => listsIn(answer).length > 0)

const queryKeys = ({ query }: Endpoint): string[] => {
  const def = query && defOf(query)
  return def?.type === 'object' ? Object.keys(def.shape) : []
}
const isPaged = (endpoint: Endpoint): boolean =>
  ['limit', 'cursor'].every(key => queryKeys(endpoint).includes(key))
const isBounded = ({ answer }: Endpoint): boolean =>
  listsIn(answer).every(found => {
    const [check] = found._zod.def.checks ?? []
    const bound = check?._zod.def
    return bound?.check === 'max_length' && 'maximum' in bound && Number(bound.maximum) <= maxRows
  })

test('the check notices a list without pages or a documented bound', () => {
  expect(lists.length).toBeGreaterThan(15)
  for (const endpoint of lists)
    expect([nameOf(endpoint), isPaged(endpoint) || isBounded(endpoint)]).toEqual([nameOf(endpoint), true])
})

/**
 * The map's pages, sizes and order have their own tests, and so have the pages of a comparison, which is of one home
 * and on Premium, and of administrators' lists, which are of everybody's things.
 */
const hasOwnTest: readonly Endpoint[] = [
  propertyEndpoints.search,
  applicationEndpoints.compare,
  findingEndpoints.list,
  adminPeopleEndpoints.find,
  adminPropertyEndpoints.find,
  reviewEndpoints.list,
]
const paged = lists.filter(endpoint => isPaged(endpoint) && !hasOwnTest.includes(endpoint))

const rowsIn = (answer: unknown): { id: string }[] => {
  const rows = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray)
  return rows as { id: string }[]
}

const nextOf = (answer: unknown, rows: readonly { id: string }[]): string | undefined =>
  Array.isArray(answer)
    ? rows.at(-1)?.id
    : ((answer as { nextCursor: string | null }).nextCursor ?? undefined)

/** Forty homes exceed 2 MB; smaller rows take a hundred, which only the long form adds. */
const rowsOf = ({ path }: Endpoint) => howMany(/properties|favourites/.test(path) ? 42 : 18, 110)

const openList = async (endpoint: Endpoint) => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const conversation = Bun.randomUUIDv7()
  await database.insert(aiConversations).values({
    id: conversation,
    userId: tenant.user.id,
    isActive: endpoint === conversationEndpoints.messages,
  })
  const ids = { tenant: tenant.user.id, landlord: landlord.user.id }
  const home = Bun.randomUUIDv7()
  await database
    .insert(properties)
    .values({ ...newListing(), id: home, landlordId: (await signUp('landlord')).user.id })
  const consent = endpoint === consentEndpoints.reads ? await makeConsent(database, ids) : ''
  const parties = { propertyId: home, tenantId: ids.tenant, landlordId: ids.landlord }
  const thread = endpoint === threadEndpoints.messages ? await makeThread(database, parties, []) : ''
  const owners: Owners = { ...ids, home, conversation, consent, thread }
  const { owner, of, make, remove, isEarliestFirst } = listedRowsOf(endpoint)
  const reader = { tenant, landlord }[owner]
  const isReversed = endpoint === conversationEndpoints.messages || endpoint === threadEndpoints.messages
  let made = 0
  const read = async (query: Record<string, string>) => {
    const response = await reader.sendTo(endpoint, { ...(of && { params: { id: owners[of] } }), query })
    const text = await response.text()
    expect([response.status, Buffer.byteLength(text) <= maxListBytes]).toEqual([200, true])
    const answer: unknown = JSON.parse(text)
    const rows = rowsIn(answer)
    const sorted = isReversed ? rows.toReversed() : rows
    return { ids: sorted.map(({ id }) => id), next: nextOf(answer, rows) }
  }
  return {
    add: () => {
      made += 1
      return make(database, owners, made)
    },
    remove: (id: string) => remove(database, id),
    inOrder: (added: string[]) => (isEarliestFirst ? added : added.toReversed()),
    /** `between` runs after each page. */
    walk: async (limit?: number, between?: (seen: string[]) => Promise<void>) => {
      const pages: string[][] = []
      let cursor: string | undefined
      do {
        const { ids: page, next } = await read({
          ...(limit && { limit: String(limit) }),
          ...(cursor && { cursor }),
        })
        pages.push(page)
        cursor = next
        await between?.(pages.flat())
      } while (cursor)
      return pages.filter(page => page.length > 0)
    },
  }
}

describe.each(paged.map(endpoint => [nameOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  test('gives every row exactly once and in order, in answers of at most 2 MB, while rows come and go', async () => {
    const { add, remove, inOrder, walk } = await openList(endpoint)
    const pageSize = howMany(rowsOf(endpoint) / 3, 7)
    const added: string[] = []
    for (let number = 0; number < rowsOf(endpoint); number += 1) added.push(await add())
    await forgetLimits()
    const expected = inOrder(added)
    expect((await walk()).flat()).toEqual(expected)
    const removed = new Set<string>()
    const pages = await walk(pageSize, async seen => {
      await add()
      const [read, unread] = [seen.at(-1), expected.findLast(id => !seen.includes(id) && !removed.has(id))]
      for (const id of [read, unread].filter(one => one !== undefined)) {
        await remove(id)
        if (!seen.includes(id)) removed.add(id)
      }
    })
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(pageSize)
    const found = pages.flat()
    expect(new Set(found).size).toBe(found.length)
    expect(found.filter(id => added.includes(id))).toEqual(expected.filter(id => !removed.has(id)))
  })
})

const copies = (table: string, columns: string, values: string, count: number) =>
  database.execute(
    sql.raw(
      `insert into ${table} (id, ${columns}) select gen_random_uuid(), ${values} from generate_series(1, ${count})`,
    ),
  )

describe('a list that is returned whole', () => {
  test(
    'holds 2,000 repair requests, and refuses more from one tenant',
    async () => {
      const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
      const home = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      await copies(
        'maintenance_requests',
        'property_id, tenant_id, landlord_id, title, description, category',
        `'${home}', '${tenant.user.id}', '${landlord.user.id}', 'Tap', 'It drips', 'plumbing'`,
        maxRows - 1,
      )
      const file = () => tenant.sendTo(filingEndpoints.create, { body: newRequest(home) })
      const statuses = (await Promise.all([file(), file(), file()])).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([201, 409, 409])
      const { code, message } = await tenant.refusal(filingEndpoints.create, { body: newRequest(home) })
      expect([code, message]).toEqual([
        'conflict',
        'You’ve reached the limit of repair requests. Please contact your landlord about this repair.',
      ])
      expect(
        await database.$count(maintenanceRequests, eq(maintenanceRequests.tenantId, tenant.user.id)),
      ).toBe(maxRows)
    },
    inRounds(60),
  )

  test('holds 2 MB of warnings, and refuses more', async () => {
    const tenant = await signUp('tenant')
    const message = '家'.repeat(2000)
    await copies(
      'platform_warnings',
      'user_id, warning_type, message',
      `'${tenant.user.id}', 'test', '${message}'`,
      320,
    )
    const body = { warningType: 'test', message }
    let refused: string | undefined
    for (let tries = 0; tries < 15 && !refused; tries += 1) {
      const response = await tenant.sendTo(warningEndpoints.create, { body })
      if (response.status !== 201) refused = JSON.parse(await response.text()).error.code
    }
    expect(refused).toBe('conflict')
    const kept = await database.$count(platformWarnings, eq(platformWarnings.userId, tenant.user.id))
    expect(await tenant.call(warningEndpoints.list)).toHaveLength(kept)
  })
})

test(
  'is limited to 1,000 favorites, even under concurrency; their ids are one short list',
  async () => {
    const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
    const homes = Array.from({ length: maxFavorites + 3 }, () => Bun.randomUUIDv7())
    await database
      .insert(properties)
      .values(homes.map(id => ({ ...newListing(), id, landlordId: landlord.user.id })))
    await database
      .insert(favorites)
      .values(
        homes
          .slice(0, maxFavorites - 1)
          .map(propertyId => ({ userId: tenant.user.id, propertyId, rentAmount: 1 })),
      )
    const add = (propertyId: string) => tenant.sendTo(favoriteEndpoints.add, { params: { propertyId } })
    const statuses = (await Promise.all(homes.slice(maxFavorites - 1).map(add))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 409, 409, 409])
    const { ids } = await tenant.call(favoriteEndpoints.ids)
    expect(new Set(ids).size).toBe(maxFavorites)
    // Adding a favorite again keeps it, and removing one makes room.
    const [first = ''] = ids
    expect((await add(first)).status).toBe(204)
    await tenant.call(favoriteEndpoints.remove, { params: { propertyId: first } })
    expect((await add(first)).status).toBe(204)
    expect(
      await tenant.refusal(favoriteEndpoints.add, {
        params: { propertyId: homes.find(id => !ids.includes(id)) ?? '' },
      }),
    ).toMatchObject({
      code: 'conflict',
      message: 'You have 1,000 favorites, which is the limit. Remove one to add another.',
    })
  },
  inRounds(60),
)
