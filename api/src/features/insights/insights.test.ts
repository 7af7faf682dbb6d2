import { beforeEach, describe, expect, test } from 'bun:test'
import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import { assistantEndpoints } from '@portal/contract/assistant/endpoints'
import type { Insight } from '@portal/contract/assistant/insight'
import { insightEndpoints } from '@portal/contract/assistant/insight-endpoints'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { Priority } from '@portal/contract/values/priority'
import { inRounds } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { aiInsights, insightRefreshes } from '../../schema/insights.ts'
import { properties } from '../../schema/properties.ts'
import { agoFrom } from '../../seed/moment.ts'

const demonstration = await openTestApp({ isSeeded: true })
const { signUp, database } = await openTestApp()
const { list } = insightEndpoints
const { act } = actOnInsightEndpoints

const [landlord, neighbor, tenant] = await Promise.all([
  signUp('landlord'),
  signUp('landlord'),
  signUp('tenant'),
])

beforeEach(async () => {
  await database.delete(properties)
  await database.delete(aiInsights)
  await later()
})

/** Makes the next read compute insights again. */
const later = () => database.delete(insightRefreshes)

const offer = async (landlordId: string, overrides: Partial<typeof properties.$inferInsert> = {}) => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id, landlordId, ...overrides })
  return id
}

const ask = async (propertyId: string, days: number) => {
  const id = Bun.randomUUIDv7()
  const people = { tenantId: tenant.user.id, landlordId: landlord.user.id }
  await database
    .insert(propertyInquiries)
    .values({ id, propertyId, ...people, createdAt: agoFrom(Date.now())(days) })
  return id
}

const insightsOf = async (person: TestBrowser) => (await person.call(list)).insights
const typesOf = (insights: readonly Insight[]) => insights.map(({ insightType }) => insightType)
const figuresOf = ({ metrics }: Insight) =>
  Object.fromEntries((metrics ?? []).map(({ name, value }) => [name, value]))

/** Creates five similar homes with rents from 2,000 to 2,400. */
const offerNeighbors = async () => {
  for (const rentAmount of [2000, 2100, 2200, 2300, 2400]) await offer(neighbor.user.id, { rentAmount })
}

describe('the demonstration', () => {
  test.each<[string, string[]]>([
    ['tenant', ['inquiries_without_answer', 'requests_waiting', 'saved_search_rents', 'landlords_to_rate']],
    ['landlord', ['notices_to_accept', 'overdue_repairs', 'unanswered_inquiries', 'rent_below_median']],
  ])('has insights for its %s, computed when they look, those that matter most first', async (who, types) => {
    const person = await demonstration.signIn(`${who}@example.com`)
    const [{ stats }, insights] = await Promise.all([
      person.call(assistantEndpoints.stats),
      insightsOf(person),
    ])
    expect(stats.insights).toBe(insights.length)
    expect(typesOf(insights)).toEqual(expect.arrayContaining(types))
    const ranks = insights.map(({ priority }) => Priority.options.indexOf(priority))
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
  })

  test('has none for its administrator', async () => {
    expect(await insightsOf(await demonstration.signIn('admin@example.com'))).toEqual([])
  })

  test.each(['tenant', 'landlord'])('shows no number to its %s that is not one of the figures', async who => {
    const numbersIn = (text: string) =>
      (text.replaceAll(/“.*?”|\d-bedroom/g, '').match(/\d[\d,.]*\d|\d/g) ?? []).map(number =>
        Number(number.replaceAll(',', '')),
      )
    for (const insight of await insightsOf(await demonstration.signIn(`${who}@example.com`))) {
      const figures = (insight.metrics ?? []).flatMap(({ name, value }) => [
        Math.abs(value),
        ...numbersIn(name),
      ])
      expect(figures.length).toBeGreaterThan(0)
      for (const number of numbersIn(`${insight.title} ${insight.summary}`)) expect(figures).toContain(number)
      expect([insight.dataSource, insight.actionUrl, insight.actionText]).not.toContain(null)
    }
  })
})

describe('an insight', () => {
  test('is updated in place, and disappears with its cause', async () => {
    const home = await offer(landlord.user.id, { rentAmount: 2750 })
    await offerNeighbors()
    const [first] = await insightsOf(landlord)
    await landlord.call(listingEndpoints.update, { params: { id: home }, body: { rentAmount: 3300 } })
    await later()
    const [renewed, ...others] = await insightsOf(landlord)
    expect(others).toEqual([])
    expect([renewed?.id, renewed?.createdAt]).toEqual([first?.id, first?.createdAt])
    expect(renewed && figuresOf(renewed).Difference).toBe(50)
    await landlord.call(listingEndpoints.update, { params: { id: home }, body: { rentAmount: 2300 } })
    await later()
    expect(await insightsOf(landlord)).toEqual([])
  })

  test('stays done until its figures have grown by half', async () => {
    const home = await offer(landlord.user.id, { title: 'Asked about' })
    await ask(home, 4.5)
    const [waiting] = await insightsOf(landlord)
    const params = { id: waiting?.id ?? '' }
    const { insight } = await landlord.call(act, { params })
    expect(insight).toEqual({ ...insight, id: params.id, actionTaken: true })
    expect(await landlord.call(act, { params })).toEqual({ insight })

    await ask(home, 1.5)
    await later()
    expect((await insightsOf(landlord)).map(({ actionTaken }) => actionTaken)).toEqual([true])
    await ask(home, 1.5)
    await later()
    const [again] = await insightsOf(landlord)
    expect([again?.id, again?.actionTaken]).toEqual([params.id, false])
    expect(Date.parse(again?.createdAt ?? '')).toBeGreaterThan(Date.parse(insight.createdAt))
    expect(again && figuresOf(again)).toEqual({ Waiting: 3, 'Longest wait': 4 })
  })

  test('comes after the open ones once it is done', async () => {
    await ask(await offer(landlord.user.id, { latitude: null, longitude: null }), 4.5)
    const [first, second] = await insightsOf(landlord)
    await landlord.call(act, { params: { id: first?.id ?? '' } })
    expect((await insightsOf(landlord)).map(({ id }) => id)).toEqual([second?.id ?? '', first?.id ?? ''])
  })

  test('belongs to one person', async () => {
    await ask(await offer(landlord.user.id), 2.5)
    const [insight] = await insightsOf(landlord)
    expect((await neighbor.refusal(act, { params: { id: insight?.id ?? '' } })).status).toBe(404)
    const [own] = await insightsOf(landlord)
    expect(own?.actionTaken).toBe(false)
  })

  test('about inquiries disappears once they are answered', async () => {
    const id = await ask(await offer(landlord.user.id), 2.5)
    expect(typesOf(await insightsOf(landlord))).toEqual(['unanswered_inquiries'])
    expect(typesOf(await insightsOf(tenant))).toEqual(['inquiries_without_answer'])
    await landlord.call(inquiryEndpoints.respond, { params: { id }, body: { message: 'On Tuesday.' } })
    await later()
    expect(await insightsOf(landlord)).toEqual([])
    expect(await insightsOf(tenant)).toEqual([])
  })

  test('is not computed again within seconds', async () => {
    const home = await offer(landlord.user.id)
    expect(await insightsOf(landlord)).toEqual([])
    await ask(home, 2.5)
    expect(await insightsOf(landlord)).toEqual([])
  })
})

test(
  'insights exist once, even with concurrent reads and while one is being marked as done',
  async () => {
    await offerNeighbors()
    await ask(await offer(landlord.user.id, { rentAmount: 4000 }), 2.5)
    const seen = await Promise.all([landlord, landlord, landlord, landlord].map(insightsOf))
    for (const insights of seen) expect(insights).toEqual(seen[0] ?? [])
    expect(typesOf(seen[0] ?? [])).toEqual(['rent_above_median', 'unanswered_inquiries'])

    const id = seen[0]?.[1]?.id ?? ''
    await later()
    await Promise.all([insightsOf(landlord), landlord.call(act, { params: { id } }), insightsOf(landlord)])
    const rows = await database.select().from(aiInsights).where(eq(aiInsights.userId, landlord.user.id))
    expect(rows.map(row => [row.insightType, row.actionTaken]).toSorted()).toEqual([
      ['rent_above_median', false],
      ['unanswered_inquiries', true],
    ])
  },
  inRounds(60),
)
