// Races in conversations: every message has its place, none comes after the end, and none waits twice for its reader.
import { expect } from 'bun:test'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { asc, eq } from 'drizzle-orm'
import { properties } from '../../src/schema/properties.ts'
import { threadMessages } from '../../src/schema/threads.ts'
import { newListing } from '../new-listing.ts'
import { makeThread } from '../new-thread.ts'
import { calling, type Race, type Stage, statusesOf, times } from './race.ts'

const { write, read, close, reopen, messages } = threadEndpoints

const begin = async ({ database, tenant, landlord }: Stage): Promise<string> => {
  const propertyId = Bun.randomUUIDv7()
  const landlordId = landlord.user.id
  await database.insert(properties).values({ ...newListing(), id: propertyId, landlordId })
  return makeThread(database, { propertyId, tenantId: tenant.user.id, landlordId })
}

export const threadRaces: readonly Race[] = [
  {
    name: 'both people writing and reading at once',
    endpoints: [write, read],
    round: async (stage, meet) => {
      const { database, tenant, landlord } = stage
      const params = { id: await begin(stage) }
      const say = (person: typeof tenant) => () =>
        calling(person, write, { params, body: { message: 'Is it quiet?' } })
      const answers = await meet({
        asks: times(3, say(tenant)),
        says: times(3, say(landlord)),
        reads: times(3, index => calling(tenant, read, { params, body: { position: index + 2 } })),
      })
      expect(statusesOf([...answers.asks, ...answers.says])).toEqual(times(6, () => 201))
      expect(statusesOf(answers.reads)).toEqual([204, 204, 204])
      const positions = await database
        .select({ position: threadMessages.position })
        .from(threadMessages)
        .where(eq(threadMessages.threadId, params.id))
        .orderBy(asc(threadMessages.position))
      expect(positions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
      for (const person of [tenant, landlord]) {
        const { thread, messages: page } = await person.call(messages, { params })
        const isUnread = page.filter(
          ({ position, senderId }) => position > thread.readPosition && senderId !== person.user.id,
        )
        expect(thread.unreadCount).toBe(isUnread.length)
      }
    },
  },
  {
    name: 'a conversation closed by both while one writes',
    endpoints: [close, reopen, write],
    round: async (stage, meet) => {
      const { tenant, landlord } = stage
      const params = { id: await begin(stage) }
      const answers = await meet({
        tenant: [calling(tenant, close, { params })],
        landlord: [calling(landlord, close, { params })],
        says: [calling(landlord, write, { params, body: { message: 'Very.' } })],
      })
      expect(statusesOf([...answers.tenant, ...answers.landlord])).toEqual([200, 409])
      const isTenants = answers.tenant[0]?.status === 200
      const { thread, messages: page } = await tenant.call(messages, { params })
      expect(thread.closedBy).toBe((isTenants ? tenant : landlord).user.id)
      expect(page).toHaveLength(answers.says[0]?.status === 201 ? 2 : 1)
      const opens = await meet({
        tenant: [calling(tenant, reopen, { params })],
        landlord: [calling(landlord, reopen, { params })],
      })
      const [own, other] = isTenants ? [opens.tenant, opens.landlord] : [opens.landlord, opens.tenant]
      expect(statusesOf(own)).toEqual([200])
      expect([[200], [409]]).toContainEqual(statusesOf(other))
    },
  },
]
