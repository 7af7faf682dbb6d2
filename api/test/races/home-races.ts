import { expect } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { restorableMinutes } from '@portal/contract/properties/own-property'
import { and, eq } from 'drizzle-orm'
import { askToConfirm } from '../../src/features/properties/confirm-property.ts'
import { runHousekeeping } from '../../src/platform/database/housekeeping.ts'
import { propertyInquiries } from '../../src/schema/inquiries.ts'
import { isNotDeleted, properties } from '../../src/schema/properties.ts'
import { tenancies } from '../../src/schema/tenancies.ts'
import { newListing } from '../new-listing.ts'
import { makeTenancy, newRequest } from '../new-tenancy.ts'
import { calling, type Race, type Stage, statusesOf, times } from './race.ts'

const { create, update } = listingEndpoints
const { confirm, delete: remove, duplicate, restore } = ownPropertyEndpoints

const makeHome = async ({ database, landlord }: Stage): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...newListing(), id, landlordId: landlord.user.id })
  return id
}

const emptyPortfolio = ({ database, landlord }: Stage, homes: number) =>
  database.transaction(async transaction => {
    await transaction.delete(properties).where(eq(properties.landlordId, landlord.user.id))
    for (const listing of times(homes, () => ({ ...newListing(), landlordId: landlord.user.id })))
      await transaction.insert(properties).values(listing)
  })

const settled = [200, 201, 204, 404]

export const homeRaces: readonly Race[] = [
  {
    name: 'the last listing of a plan, twice',
    endpoints: [create, duplicate],
    round: async (stage, meet) => {
      const { database, landlord } = stage
      await emptyPortfolio(stage, 8)
      const params = { id: await makeHome(stage) }
      const answers = await meet({
        create: times(2, () => calling(landlord, create, { body: newListing() })),
        duplicate: times(2, () => calling(landlord, duplicate, { params, body: {} })),
      })
      expect(statusesOf(Object.values(answers).flat())).toEqual([201, 403, 403, 403])
      expect(await database.$count(properties, eq(properties.landlordId, landlord.user.id))).toBe(10)
    },
  },
  {
    name: 'the end of a home that others save, ask about and change',
    endpoints: [remove, update, favoriteEndpoints.add, favoriteEndpoints.remove, inquiryEndpoints.create],
    round: async (stage, meet) => {
      const { database, tenant, landlord } = stage
      await emptyPortfolio(stage, 0)
      const propertyId = await makeHome(stage)
      const params = { id: propertyId, propertyId }
      const body = { propertyId, message: 'Is it quiet?' }
      const { delete: deleted, ...others } = await meet({
        delete: [calling(landlord, remove, { params })],
        update: times(2, () => calling(landlord, update, { params, body: { title: 'Renamed' } })),
        favorite: times(4, () => calling(tenant, favoriteEndpoints.add, { params })),
        forget: [calling(tenant, favoriteEndpoints.remove, { params })],
        ask: times(4, () => calling(tenant, inquiryEndpoints.create, { body })),
      })
      expect(statusesOf(deleted)).toEqual([204])
      for (const { status } of Object.values(others).flat()) expect(settled).toContain(status)
      expect(await database.$count(properties, and(eq(properties.id, propertyId), isNotDeleted))).toBe(0)
      expect((await tenant.call(favoriteEndpoints.list)).properties).toEqual([])
      expect((await tenant.call(inquiryEndpoints.list)).inquiries).toEqual([])

      await landlord.call(restore, { params })
      const askCount = others.ask.filter(({ status }) => status === 201).length
      expect((await tenant.call(inquiryEndpoints.list)).inquiries).toHaveLength(askCount)
    },
  },
  {
    name: 'a home deleted and restored',
    endpoints: [remove, restore],
    round: async (stage, meet) => {
      await emptyPortfolio(stage, 0)
      const params = { id: await makeHome(stage) }
      const { delete: deleted, restore: restored } = await meet({
        delete: times(3, () => calling(stage.landlord, remove, { params })),
        restore: times(3, () => calling(stage.landlord, restore, { params })),
      })
      expect(statusesOf(restored)).toEqual([200, 200, 200])
      for (const { status } of deleted) expect([204, 404]).toContain(status)
      expect(statusesOf(deleted)).toContain(204)
      const [stored] = await stage.database.select().from(properties).where(eq(properties.id, params.id))
      const { status } = await stage.landlord.sendTo(propertyEndpoints.read, { params })
      expect(status).toBe(stored?.deletedAt === null ? 200 : 404)
    },
  },
  {
    name: 'a home confirmed as it is hidden because nobody confirmed it',
    endpoints: [confirm],
    round: async (stage, meet) => {
      const { database, landlord } = stage
      const params = { id: await makeHome(stage) }
      const isIt = eq(properties.id, params.id)
      const moments = { confirmedAt: '2020-01-01T00:00:00Z', confirmationAskedAt: '2020-02-01T00:00:00Z' }
      await database.update(properties).set(moments).where(isIt)
      const { confirm: confirmed } = await meet({
        confirm: times(2, () => calling(landlord, confirm, { params })),
        hide: times(2, () => async () => {
          await askToConfirm(database, { hasMail: false })
          return new Response(null, { status: 204 })
        }),
      })
      expect(statusesOf(confirmed)).toEqual([200, 200])
      const [home] = await database.select().from(properties).where(isIt)
      expect(home).toMatchObject({ visibilityLevel: 'public', lapsedAt: null })
    },
  },
  {
    name: 'a home restored at the last moment and removed for good',
    endpoints: [restore],
    round: async (stage, meet) => {
      const { database, landlord } = stage
      await emptyPortfolio(stage, 0)
      const params = { id: await makeHome(stage) }
      const isIt = eq(properties.id, params.id)
      const deletedAt = new Date(Date.now() - restorableMinutes * 60_000 + 4).toISOString()
      await database.update(properties).set({ deletedAt }).where(isIt)
      const { restore: restored } = await meet(
        {
          restore: times(2, () => calling(landlord, restore, { params })),
          clear: times(2, () => async () => {
            await runHousekeeping(database)
            return new Response(null, { status: 204 })
          }),
        },
        8,
      )
      const isRestored = restored.some(({ status }) => status === 200)
      for (const { status } of restored) expect([200, 404]).toContain(status)
      expect(await database.$count(properties, and(isIt, isNotDeleted))).toBe(isRestored ? 1 : 0)
      await runHousekeeping(database)
      expect(await database.$count(properties, isIt)).toBe(isRestored ? 1 : 0)
    },
  },
  {
    name: 'the last place of a plan, for a new home and a restored one',
    endpoints: [create, restore],
    round: async (stage, meet) => {
      const { database, landlord } = stage
      await emptyPortfolio(stage, 9)
      const params = { id: await makeHome(stage) }
      await landlord.call(remove, { params })
      const answers = await meet({
        create: times(2, () => calling(landlord, create, { body: newListing() })),
        restore: times(2, () => calling(landlord, restore, { params })),
      })
      // Undoing is never refused for the plan, so a home that was listed first is one more.
      const isCreated = answers.create.some(({ status }) => status === 201)
      expect([statusesOf(answers.create), statusesOf(answers.restore)]).toEqual([
        [isCreated ? 201 : 403, 403],
        [200, 200],
      ])
      const isTheirs = eq(properties.landlordId, landlord.user.id)
      const homes = await database.$count(properties, and(isTheirs, isNotDeleted))
      expect(homes).toBe(isCreated ? 11 : 10)
    },
  },
  {
    name: 'the end of a home and someone who moves in',
    endpoints: [remove],
    round: async (stage, meet) => {
      const { database, tenant, landlord } = stage
      const propertyId = await makeHome(stage)
      const isIt = and(eq(properties.id, propertyId), isNotDeleted)
      const moveIn = () =>
        database.transaction(async transaction => {
          const [home] = await transaction.select().from(properties).where(isIt).for('share')
          if (!home) return new Response(null, { status: 404 })
          const startsOn = '2031-05-04'
          await transaction.insert(tenancies).values({ propertyId, tenantId: tenant.user.id, startsOn })
          return new Response(null, { status: 201 })
        })
      const { delete: deleted, moveIn: moved } = await meet({
        delete: [calling(landlord, remove, { params: { id: propertyId } })],
        moveIn: [moveIn],
      })
      expect([
        [204, 404],
        [409, 201],
      ]).toContainEqual([...statusesOf(deleted), ...statusesOf(moved)])
      await database.delete(properties).where(eq(properties.id, propertyId))
    },
  },
  {
    name: 'the end of a home and a request of who lives there',
    endpoints: [remove, filingEndpoints.create],
    round: async ({ database, tenant, landlord }, meet) => {
      const propertyId = await makeTenancy(database, { tenant: tenant.user.id, landlord: landlord.user.id })
      const { delete: deleted, file } = await meet({
        delete: times(2, () => calling(landlord, remove, { params: { id: propertyId } })),
        file: times(2, () => calling(tenant, filingEndpoints.create, { body: newRequest(propertyId) })),
      })
      expect([statusesOf(deleted), statusesOf(file)]).toEqual([
        [409, 409],
        [201, 201],
      ])
    },
  },
  {
    name: 'a home deleted twice',
    endpoints: [remove],
    round: async (stage, meet) => {
      const params = { id: await makeHome(stage) }
      const { delete: deleted } = await meet({
        delete: times(3, () => calling(stage.landlord, remove, { params })),
      })
      expect(statusesOf(deleted)).toEqual([204, 404, 404])
    },
  },
  {
    name: 'a home that is made private and added to the favorites',
    endpoints: [update, favoriteEndpoints.add, inquiryEndpoints.create],
    round: async (stage, meet) => {
      const { database, tenant, landlord } = stage
      await database.delete(propertyInquiries)
      const propertyId = await makeHome(stage)
      const params = { id: propertyId, propertyId }
      const { hide, keep, ask } = await meet({
        hide: [calling(landlord, update, { params, body: { visibilityLevel: 'private' } })],
        keep: times(2, () => calling(tenant, favoriteEndpoints.add, { params })),
        ask: times(2, () =>
          calling(tenant, inquiryEndpoints.create, { body: { propertyId, message: 'Is it quiet?' } }),
        ),
      })
      expect(statusesOf(hide)).toEqual([200])
      for (const { status } of [...keep, ...ask]) expect(settled).toContain(status)
      const isAboutIt = eq(propertyInquiries.propertyId, propertyId)
      const askCount = ask.filter(({ status }) => status === 201).length
      expect(await database.$count(propertyInquiries, isAboutIt)).toBe(askCount)
    },
  },
  {
    name: 'a home added to and removed from the favorites',
    endpoints: [favoriteEndpoints.add, favoriteEndpoints.remove],
    round: async (stage, meet) => {
      const params = { propertyId: await makeHome(stage) }
      const { keep, forget } = await meet({
        keep: times(3, () => calling(stage.tenant, favoriteEndpoints.add, { params })),
        forget: times(2, () => calling(stage.tenant, favoriteEndpoints.remove, { params })),
      })
      expect(statusesOf([...keep, ...forget])).toEqual([204, 204, 204, 204, 204])
    },
  },
]
