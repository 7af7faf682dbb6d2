import { expect, test } from 'bun:test'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { eq } from 'drizzle-orm'
import { listHomeOf, newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { runHousekeeping } from '../../platform/database/housekeeping.ts'
import { users } from '../../schema/people.ts'
import { photos, photoUses } from '../../schema/photos.ts'
import { properties } from '../../schema/properties.ts'

const { signUp, visitor, database, forgetLimits } = await openTestApp({})
const { duplicate, delete: remove, my } = ownPropertyEndpoints

const listHome = async (overrides?: Record<string, unknown>) =>
  listHomeOf(await signUp('landlord'), overrides)

test('a copy is private and available, and otherwise like the home', async () => {
  const details = { title: 'Loft', isAvailable: false, amenities: ['Gym'], securityDeposit: 500 }
  const { landlord, property, params } = await listHome(details)
  const { property: copy, notice } = await landlord.call(duplicate, { params, body: {} })
  const { id, createdAt, updatedAt } = copy
  const changed = { title: 'Loft (copy)', visibilityLevel: 'private', isAvailable: true } as const
  expect(copy).toEqual({ ...property, ...changed, id, createdAt, updatedAt })
  expect([id === property.id, notice]).toEqual([false, null])
  expect((await visitor().refusal(propertyEndpoints.read, { params: { id } })).status).toBe(404)
  expect((await landlord.call(my)).properties.map(home => home.id)).toEqual([id, property.id])
})

test('the title of a copy is never longer than a title may be', async () => {
  const { landlord, params } = await listHome({ title: 'a'.repeat(200) })
  const { property } = await landlord.call(duplicate, { params, body: {} })
  expect(property.title).toBe(`${'a'.repeat(193)} (copy)`)
})

test('photos of a copy stay when the original is deleted for good', async () => {
  const landlord = await signUp('landlord')
  const [photoId, id] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  const images = [`/api/photos/${photoId}`]
  const sizes = { width: 640, height: 480, bytes: 1000, sha256: 'a', storageKey: photoId }
  await database.insert(photos).values({ ...sizes, id: photoId, ownerId: landlord.user.id, purpose: 'home' })
  await database.insert(properties).values({ ...newListing(), id, images, landlordId: landlord.user.id })
  await database.insert(photoUses).values({ photoId, propertyId: id })
  const { property } = await landlord.call(duplicate, { params: { id }, body: {} })
  expect(property.images).toEqual(images)
  await landlord.call(remove, { params: { id } })
  const longAgo = '2020-01-01T00:00:00Z'
  await database.update(properties).set({ deletedAt: longAgo }).where(eq(properties.id, id))
  await runHousekeeping(database)
  expect(await database.$count(properties, eq(properties.id, id))).toBe(0)
  expect(await database.select().from(photoUses).where(eq(photoUses.photoId, photoId))).toMatchObject([
    { propertyId: property.id },
  ])
  expect((await landlord.refusal(photoEndpoints.delete, { params: { id: photoId } })).status).toBe(409)
})

test('a copy counts against the plan, and somebody who may not post makes none', async () => {
  await forgetLimits()
  const { landlord, params } = await listHome()
  for (let homes = 1; homes < 10; homes += 1) await landlord.call(duplicate, { params, body: {} })
  expect(await landlord.refusal(duplicate, { params, body: {} })).toMatchObject({
    status: 403,
    code: 'plan_limit',
    limit: 10,
    plan: 'basic',
  })
  await database.update(users).set({ isContentRestricted: true }).where(eq(users.id, landlord.user.id))
  expect((await landlord.refusal(duplicate, { params, body: {} })).code).toBe('restricted')
})
