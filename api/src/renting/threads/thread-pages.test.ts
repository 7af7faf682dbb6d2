// Also what a page costs.
import { expect, test } from 'bun:test'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { sql } from 'drizzle-orm'
import { contextAs } from '../../../test/context-as.ts'
import { explainedDatabase } from '../../../test/explained-database.ts'
import { addManyThreads } from '../../../test/many-threads.ts'
import { newListing } from '../../../test/new-listing.ts'
import { makeThread } from '../../../test/new-thread.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createApp } from '../../app.ts'
import { plannedOnceMark } from '../../platform/database/connection.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { properties } from '../../schema/properties.ts'
import { addThreadMessage } from './add-thread-message.ts'
import { listThreads } from './list-threads.ts'
import { readMessages } from './read-messages.ts'

const { database, services, signUp, url } = await openTestApp()
const { list, messages, write } = threadEndpoints

const makeHome = async (landlordId: string): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id, landlordId })
  return id
}

test('of 1,000 messages each is met once, newest page first, while new ones arrive', async () => {
  const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
  const people = { tenantId: tenant.user.id, landlordId: landlord.user.id }
  const texts = Array.from({ length: 1000 }, (_, index) => `message ${index + 1}`)
  const id = await makeThread(database, { ...people, propertyId: await makeHome(people.landlordId) }, texts)
  const first = await tenant.call(messages, { params: { id }, query: { limit: '100' } })
  expect(first.messages.map(({ body }) => body)).toEqual(texts.slice(900))
  expect(first.thread.lastMessage?.body).toBe('message 1000')
  const pages = [first.messages]
  let cursor = first.nextCursor
  while (cursor !== null) {
    const message = { threadId: id, senderId: people.landlordId, kind: 'text', body: 'Later' } as const
    await database.transaction(transaction => addThreadMessage(transaction, message))
    const page = await tenant.call(messages, { params: { id }, query: { limit: '100', cursor } })
    pages.unshift(page.messages)
    cursor = page.nextCursor
  }
  expect(pages).toHaveLength(10)
  expect(pages.flat().map(({ body }) => body)).toEqual(texts)
})

test('of 1,000 conversations each is met once while some move up, those at the top then', async () => {
  const landlord = await signUp('landlord')
  const landlordId = landlord.user.id
  const propertyId = await makeHome(landlordId)
  await addManyThreads(database, { landlordId, propertyId, threads: 1000, messages: 2 })
  const pageFrom = (cursor: string) =>
    landlord.call(list, { query: { limit: '100', ...(cursor && { cursor }) } })
  const seen: string[] = []
  const moved = new Set<string>()
  let cursor = ''
  do {
    const page = await pageFrom(cursor)
    expect(page.unread).toBe(500)
    seen.push(...page.threads.map(({ id }) => id))
    cursor = page.nextCursor ?? ''
    // One that was seen, and one that was not, if there is one left.
    const rows = await database.execute<{ id: string }>(sql`
      select id from threads where landlord_id = ${landlordId} and id <> all(${sql.param([...seen, ...moved])}::uuid[]) limit 1`)
    for (const id of [seen.at(-1) ?? '', ...rows.map(row => row.id)]) {
      moved.add(id)
      const message = { threadId: id, senderId: landlordId, kind: 'text', body: 'Hello' } as const
      await database.transaction(transaction => addThreadMessage(transaction, message))
    }
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  const top = (await pageFrom('')).threads.map(({ id }) => id)
  expect(new Set(top.slice(0, moved.size))).toEqual(moved)
  expect(new Set([...seen, ...top]).size).toBe(1000)
})

test('a page of a landlord with 1,000 conversations costs no statement more than one with two, and reads through indexes', async () => {
  const explained = explainedDatabase(database)
  const costOf = async (threads: number) => {
    const landlord = await signUp('landlord')
    const landlordId = landlord.user.id
    const propertyId = await makeHome(landlordId)
    await addManyThreads(database, { landlordId, propertyId, threads, messages: threads > 2 ? 3 : 2 })
    await database.execute(sql`analyze threads, thread_messages, thread_reads, users, property_inquiries`)
    const context = { ...(await contextAs(services, landlord)), database: explained.database }
    const { threads: page } = await listThreads(context, { params: undefined, query: {}, body: undefined })
    const ofList = explained.take()
    await readMessages(context, { params: { id: page[0]?.id ?? '' }, query: {}, body: undefined })
    return { page, list: ofList, messages: explained.take() }
  }
  const few = await costOf(2)
  const many = await costOf(1000)
  expect([few.page.length, many.page.length]).toEqual([2, 20])
  for (const call of ['list', 'messages'] as const) {
    expect(many[call].statements).toBe(few[call].statements)
    expect(many[call].wholeTables.filter(table => /thread/.test(table))).toEqual([])
    expect(many[call].pages).toBeLessThan(500)
  }
})

test('writing costs as many statements in a conversation with 1,000 messages as in one with two, each planned once, for a tenant one less', async () => {
  let statements: string[] = []
  const counted = openDatabase(url, { connections: 1, onStatement: text => statements.push(text) })
  const app = createApp({ ...services, database: counted.database })
  try {
    const costOf = async (texts: number) => {
      const people = [await signUp('tenant'), await signUp('landlord')] as const
      const [tenantId, landlordId] = people.map(({ user }) => user.id) as [string, string]
      const words = Array.from({ length: texts }, (_, index) => `message ${index + 1}`)
      const parties = { tenantId, landlordId, propertyId: await makeHome(landlordId) }
      const id = await makeThread(database, parties, words)
      const costs: number[] = []
      for (const { cookie = '' } of people) {
        const browser = new TestBrowser(async request => app.handle(request))
        statements = []
        const body = { message: 'Hello', clientId: Bun.randomUUIDv7() }
        await browser.call(write, { params: { id }, body, headers: { cookie } })
        costs.push(statements.length)
        const withValues = statements.filter(text => text.includes('$1'))
        expect(withValues.filter(text => !text.endsWith(plannedOnceMark))).toEqual([])
      }
      return costs
    }
    const few = await costOf(2)
    expect(await costOf(1000)).toEqual(few)
    expect(few[1]).toBe(15)
    expect(few[0]).toBe((few[1] ?? 0) - 1)
  } finally {
    await counted.close()
  }
})
