import { describe, expect, test } from 'bun:test'
import type { Answer } from '@portal/contract/endpoint'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { HomeColumn, type OwnProperty } from '@portal/contract/properties/own-property'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'

const { signUp, database } = await openTestApp()
const { my } = ownPropertyEndpoints

type Query = Record<string, string>
type Landlord = Awaited<ReturnType<typeof signUp>>

const nameTenant = async (firstName: string, lastName: string): Promise<string> => {
  const { id } = (await signUp('tenant')).user
  await database.update(users).set({ firstName, lastName }).where(eq(users.id, id))
  return id
}
const [ana, zoe] = [await nameTenant('Ana', 'Öztürk'), await nameTenant('Zoe', 'Park')]

const makeHome = async (landlord: Landlord, fields: Record<string, unknown>): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(fields), id, landlordId: landlord.user.id })
  return id
}
const titlesIn = (homes: OwnProperty[]): string[] => homes.map(({ title }) => title)
const list = async (landlord: Landlord, query: Query) =>
  titlesIn((await landlord.call(my, { query })).properties)

/** `between` runs after each page. */
const walk = async (landlord: Landlord, query: Query, between = async (_: OwnProperty[]) => {}) => {
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer: Answer<typeof my> = await landlord.call(my, {
      query: { ...query, ...(cursor && { cursor }) },
    })
    expect(answer.properties.length).toBeLessThanOrEqual(Number(query.limit))
    seen.push(...titlesIn(answer.properties))
    await between(answer.properties)
    cursor = answer.nextCursor
  }
  return seen
}

const landlord = await signUp('landlord')
const [mill, attic, loft] = [
  await makeHome(landlord, { title: 'old Mill', rentAmount: 900, isAvailable: false }),
  await makeHome(landlord, { title: 'Attic', rentAmount: 12_000.5, address: '7 Oak_Street', city: 'Reno' }),
  await makeHome(landlord, { title: 'Loft', rentAmount: 2100, visibilityLevel: 'private' }),
]
await makeHome(landlord, { title: 'Villa 100%', rentAmount: 2100, isAvailable: false })
await database.insert(tenancies).values([
  { propertyId: mill, tenantId: zoe, startsOn: '2020-01-01', endsOn: '2090-01-31' },
  { propertyId: attic, tenantId: ana, startsOn: '2021-01-01', endsOn: '2089-01-31' },
  { propertyId: attic, tenantId: zoe, startsOn: '2020-01-01', endsOn: '2022-01-31' },
])
await database.insert(tenancies).values({
  propertyId: loft,
  tenantId: ana,
  invitedEmail: 'ana@example.com',
  status: 'offered',
  startsOn: '2020-01-01',
})
await database
  .insert(propertyInquiries)
  .values({ propertyId: loft, tenantId: ana, landlordId: landlord.user.id, message: 'Is it quiet?' })
const other = await signUp('landlord')
await makeHome(other, { title: 'Another landlord’s attic' })

describe('a landlord’s homes', () => {
  test.each([
    ['home', ['Attic', 'Loft', 'old Mill', 'Villa 100%'], 'all'],
    ['status', ['Attic', 'Loft', 'old Mill', 'Villa 100%'], 'all but the last two'],
    ['rent', ['old Mill', 'Loft', 'Villa 100%', 'Attic'], 'all'],
    ['tenant', ['Attic', 'old Mill', 'Loft', 'Villa 100%'], 'those with one'],
    ['lease_end', ['Attic', 'old Mill', 'Loft', 'Villa 100%'], 'those with one'],
    ['open', ['old Mill', 'Attic', 'Villa 100%', 'Loft'], 'all'],
  ])('are sorted by %s in both directions', async (sort, ascending, turned) => {
    expect(await list(landlord, { sort })).toEqual(ascending)
    const descending = await list(landlord, { sort, order: 'descending' })
    if (turned !== 'those with one') expect(descending).toEqual(ascending.toReversed())
    else expect(descending).toEqual(['old Mill', 'Attic', 'Villa 100%', 'Loft'])
  })

  test('name who lives there today, and nobody who left or has not agreed', async () => {
    const homes = (await landlord.call(my)).properties
    expect(Object.fromEntries(homes.map(({ title, tenants }) => [title, tenants]))).toEqual({
      'old Mill': ['Zoe Park'],
      Attic: ['Ana Öztürk'],
      Loft: [],
      'Villa 100%': [],
    })
  })

  test.each([
    ['MILL', ['old Mill']],
    ['ill', ['Villa 100%', 'old Mill']],
    ['reno attic', ['Attic']],
    ['zoe', ['old Mill']],
    ['öztürk', ['Attic']],
    ['%', ['Villa 100%']],
    ['k_s', ['Attic']],
    ['\\', []],
    ['attic nowhere', []],
    ['   ', ['Villa 100%', 'Loft', 'Attic', 'old Mill']],
  ])('are found by “%s”', async (q, found) => {
    expect(await list(landlord, { q })).toEqual(found)
  })

  test.each([
    ['available', ['Loft', 'Attic']],
    ['occupied', ['Villa 100%', 'old Mill']],
    ['paused', ['Loft']],
  ])('are filtered by what their cards say: %s', async (status, found) => {
    expect(await list(landlord, { status })).toEqual(found)
  })

  test('refuse what is no column, no status and no cursor of their order', async () => {
    const id = crypto.randomUUID()
    for (const [name, query] of [
      ['sort', { sort: 'price' }],
      ['order', { sort: 'rent', order: 'up' }],
      ['status', { status: 'lost' }],
      ['cursor', { sort: 'rent', cursor: id }],
      ['cursor', { cursor: `${id}~1` }],
      ['q', { q: 'a\0b' }],
    ] as const)
      expect(Object.keys((await landlord.refusal(my, { query })).fields ?? {})).toEqual([name])
  })
})

describe('a hundred homes', async () => {
  const owner = await signUp('landlord')
  const rents = [900, 1250.5, 12_000]
  await database.insert(properties).values(
    Array.from({ length: 100 }, (_, number) => ({
      ...newListing(),
      title: `${['Maple', 'maple', 'Álamo'][number % 3]} ${number}`,
      rentAmount: rents[number % 3] ?? 1,
      isAvailable: number % 4 > 0,
      visibilityLevel: number % 5 > 0 ? ('public' as const) : ('private' as const),
      id: Bun.randomUUIDv7(),
      landlordId: owner.user.id,
    })),
  )

  test.each(
    HomeColumn.options.flatMap(sort => [
      { sort, order: 'ascending' },
      { sort, order: 'descending' },
    ]),
  )('are each listed once, by $sort $order, in pages', async query => {
    const whole = await list(owner, query)
    expect(new Set(whole).size).toBe(100)
    expect(await walk(owner, { ...query, limit: '23' })).toEqual(whole)
  })

  test('are all searched, not only a page of them', async () => {
    expect(await list(owner, { q: 'álamo 50', limit: '24', sort: 'rent' })).toEqual(['Álamo 50'])
  })

  test('are each listed once while others get new rents and are deleted between the pages', async () => {
    const query = { sort: 'rent', limit: '7' }
    const whole = await list(owner, { sort: 'rent' })
    const changed = new Set<string>()
    const seen = await walk(owner, query, async ([first]) => {
      const next = whole.findLast(title => !changed.has(title)) ?? ''
      changed.add(next).add(first?.title ?? '')
      await database.update(properties).set({ rentAmount: 1 }).where(eq(properties.title, next))
      await database
        .update(properties)
        .set({ deletedAt: new Date().toISOString() })
        .where(eq(properties.id, first?.id ?? ''))
    })
    const unchanged = (titles: string[]) => titles.filter(title => !changed.has(title))
    expect(changed.size).toBeGreaterThan(15)
    expect(unchanged(seen)).toEqual(unchanged(whole))
  })
})
