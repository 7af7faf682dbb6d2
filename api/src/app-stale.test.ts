import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { ErrorAnswer } from '@portal/contract/error'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { eq } from 'drizzle-orm'
import { changedIn, everyChange } from '../test/changes.ts'
import { newListing } from '../test/new-listing.ts'
import { ownedThingOf } from '../test/owned-things.ts'
import { openTestApp } from '../test/test-app.ts'
import { users } from './schema/people.ts'

const { database, signUp } = await openTestApp()
const [tenant, landlord] = [await signUp('tenant'), await signUp('landlord')]
const people = { tenant, landlord }
await database.update(users).set({ currentPlan: 'enterprise' }).where(eq(users.id, landlord.user.id))
const ids = { tenant: tenant.user.id, landlord: landlord.user.id }

describe.each(everyChange)('$name', ({ endpoint, changer, make, bodies, field, words }) => {
  const open = async () => {
    const params = { id: await make(database, ids) }
    const put = async (body: object) => {
      const response = await people[changer].sendTo(endpoint, { params, body })
      const answer: unknown = await response.json()
      return { status: response.status, answer }
    }
    const seen = changedIn((await put(bodies[0])).answer)
    return { put, seenAt: seen.updatedAt }
  }

  test('refuses a change begun before another one, and says what the value is now', async () => {
    const { put, seenAt } = await open()
    const current = changedIn((await put({ ...bodies[1], updatedAt: seenAt })).answer)
    const { status, answer } = await put({ ...bodies[2], updatedAt: seenAt })
    const { error } = ErrorAnswer.parse(answer)
    expect([status, error.code, error.fields]).toEqual([409, 'stale', { [field]: words }])
    expect(error.current).toEqual(current)
    expect(String(current.updatedAt) > String(seenAt)).toBe(true)
  })

  test('takes a change begun after it, or one that does not say when', async () => {
    const { put } = await open()
    const { updatedAt } = changedIn((await put(bodies[1])).answer)
    expect((await put({ ...bodies[2], updatedAt })).status).toBe(200)
    expect((await put(bodies[1])).status).toBe(200)
  })

  test('allows two people to make the same change', async () => {
    const { put, seenAt } = await open()
    for (let time = 0; time < 3; time += 1)
      expect((await put({ ...bodies[1], updatedAt: seenAt })).status).toBe(200)
  })

  test('refuses a moment that is not one', async () => {
    const { put } = await open()
    expect((await put({ ...bodies[1], updatedAt: 'yesterday' })).status).toBe(422)
  })
})

describe('editing a home', () => {
  const { create, update } = listingEndpoints

  const openTwice = async () => {
    const { property } = await landlord.call(create, { body: newListing({ availableDate: '2031-05-04' }) })
    const params = { id: property.id }
    return { property, change: (body: object) => ({ params, body }) }
  }

  test('with the whole form again names what another tab changed, and nothing else', async () => {
    const { property, change } = await openTwice()
    await landlord.call(update, change({ rentAmount: 2450, availableDate: '2031-06-01' }))
    const form = { ...newListing({ availableDate: '2031-05-04T00:00:00Z' }), title: 'Renamed' }
    const refused = await landlord.refusal(update, change({ ...form, updatedAt: property.updatedAt }))
    expect(refused).toMatchObject({
      status: 409,
      code: 'stale',
      fields: {
        rentAmount: 'This was changed to $2,450 while you were editing',
        availableDate: 'This was changed to June 1, 2031 while you were editing',
      },
      current: { rentAmount: 2450, title: newListing().title, landlord: { firstName: 'Alex' } },
    })
    expect(Object.keys(refused.fields ?? {})).toHaveLength(2)
  })

  test('in another field is also refused, because its author has not seen the rent, but marks nothing', async () => {
    const { property, change } = await openTwice()
    await landlord.call(update, change({ rentAmount: 2450 }))
    const late = change({ title: 'Renamed', updatedAt: property.updatedAt })
    expect(await landlord.refusal(update, late)).toMatchObject({ code: 'stale', fields: {} })
  })

  test('shows yes, no and numbers, but for lists and long texts only that they changed', async () => {
    const { property, change } = await openTwice()
    const description = 'Two rooms, a balcony and a quiet street, newly painted throughout.'
    await landlord.call(update, change({ description, amenities: ['Pool'], petFriendly: true, bedrooms: 3 }))
    const mine = { description: 'Mine', amenities: ['Gym'], petFriendly: false, bedrooms: 1 }
    const { fields } = await landlord.refusal(update, change({ ...mine, updatedAt: property.updatedAt }))
    const changed = 'This was changed while you were editing'
    expect(fields).toEqual({
      description: changed,
      amenities: changed,
      petFriendly: 'This was changed to “yes” while you were editing',
      bedrooms: 'This was changed to 3 while you were editing',
    })
  })
})

describe('a person’s profile', () => {
  test('does not become stale through private fields, and does not reveal them', async () => {
    const person = await signUp('tenant')
    const { updatedAt } = person.user
    const isPerson = eq(users.id, person.user.id)
    const put = (body: object) => ({ body: { ...body, updatedAt } })
    await database.update(users).set({ contentViolationCount: 987_654 }).where(isPerson)
    await person.call(accountEndpoints.updateProfile, put({ firstName: 'Ada' }))
    const refused = await person.refusal(accountEndpoints.updateProfile, put({ firstName: 'Bea' }))
    expect(refused.code).toBe('stale')
    expect(JSON.stringify(refused)).not.toMatch(/987654|argon2|changedAt|session/)
  })

  test('one privacy setting does not conflict with another', async () => {
    const person = await signUp('tenant')
    const put = (privacySettings: object, updatedAt?: string) => ({ body: { privacySettings, updatedAt } })
    const { update } = tenantProfileEndpoints
    const { tenantProfile } = await person.call(update, put({ maxRent: 'private' }))
    await person.call(update, put({ maxRent: 'public' }))
    await person.call(update, put({ maxRent: 'public' }, tenantProfile.updatedAt))
    const refused = await person.refusal(update, put({ maxRent: 'private' }, tenantProfile.updatedAt))
    expect(refused.fields).toEqual({ privacySettings: 'This was changed while you were editing' })
  })
})

test('a “no” that was said elsewhere is shown before it becomes a “yes”', async () => {
  const person = await signUp('tenant')
  const { update } = tenantProfileEndpoints
  const { tenantProfile } = await person.call(update, { body: { employerName: 'Bay Ferries' } })
  const put = (body: object) => ({ body: { ...body, updatedAt: tenantProfile.updatedAt } })
  await person.call(update, put({ petOwner: false }))
  await person.call(update, put({ petOwner: false }))
  expect((await person.refusal(update, put({ hasRentalHistory: true }))).fields).toEqual({})
  const refused = await person.refusal(update, put({ petOwner: true }))
  expect(refused).toMatchObject({
    code: 'stale',
    fields: { petOwner: 'This was changed to “no” while you were editing' },
  })
  await person.call(update, { body: { petOwner: true } })
})

test('the status of a request is stale once its tenant has canceled it, and notes once there are others', async () => {
  const { setStatus, read, addLandlordNote } = maintenanceEndpoints
  const params = { id: await ownedThingOf(setStatus).make(database, ids) }
  const { request } = await landlord.call(read, { params })
  await tenant.call(maintenanceEndpoints.cancel, { params })
  await landlord.call(addLandlordNote, { params, body: { note: 'On Tuesday.' } })
  const body = { status: 'completed', notes: 'Done.', updatedAt: request.updatedAt }
  expect((await landlord.refusal(setStatus, { params, body })).fields).toEqual({
    status: 'This was changed to “cancelled” while you were editing',
    notes: 'This was changed to “On Tuesday.” while you were editing',
  })
})
