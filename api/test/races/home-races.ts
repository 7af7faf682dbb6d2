// Races about homes: listed, changed, saved and deleted.
import { expect } from 'bun:test'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { eq } from 'drizzle-orm'
import { propertyInquiries } from '../../src/schema/inquiries.ts'
import { favourites, properties } from '../../src/schema/properties.ts'
import { newListing } from '../new-listing.ts'
import { makeTenancy, newRequest } from '../new-tenancy.ts'
import { calling, type Race, type Stage, statusesOf, times } from './race.ts'

const { create, update, delete: remove } = listingEndpoints

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
    endpoints: [create],
    round: async (stage, meet) => {
      const { database, landlord } = stage
      await emptyPortfolio(stage, 9)
      const { create: answers } = await meet({
        create: times(3, () => calling(landlord, create, { body: newListing() })),
      })
      expect(statusesOf(answers)).toEqual([201, 403, 403])
      expect(await database.$count(properties, eq(properties.landlordId, landlord.user.id))).toBe(10)
    },
  },
  {
    name: 'the end of a home that others save, ask about and change',
    endpoints: [remove, update, favoriteEndpoints.add, favoriteEndpoints.remove, inquiryEndpoints.create],
    round: async (stage, meet) => {
      const { database, tenant, landlord } = stage
      await database.delete(propertyInquiries)
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
      expect(await database.$count(properties, eq(properties.id, propertyId))).toBe(0)
      expect(await database.$count(favourites, eq(favourites.propertyId, propertyId))).toBe(0)
      const isAboutIt = eq(propertyInquiries.propertyId, propertyId)
      expect(await database.$count(propertyInquiries, isAboutIt)).toBe(0)
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
      const asked = ask.filter(({ status }) => status === 201).length
      expect(await database.$count(propertyInquiries, isAboutIt)).toBe(asked)
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
