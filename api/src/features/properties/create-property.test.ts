import { describe, expect, test } from 'bun:test'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'

const { visitor, signUp } = await openTestApp()
const { read, search } = propertyEndpoints
const { create, my } = listingEndpoints

describe('a new listing', () => {
  test('answers with the home, its defaults and its landlord, and everyone finds it', async () => {
    const landlord = await signUp('landlord')
    const { property, notice } = await landlord.call(create, { body: newListing() })
    expect(notice).toBeNull()
    expect(property).toMatchObject({
      ...newListing(),
      landlordId: landlord.user.id,
      landlord: { firstName: 'Alex', isVerified: false },
      squareFootage: null,
      isAvailable: true,
      requiresBackgroundCheck: true,
      visibilityLevel: 'public',
      amenities: [],
    })
    expect((await visitor().call(read, { params: { id: property.id } })).property).toEqual(property)
    expect((await landlord.call(my)).properties).toEqual([property])
    expect((await visitor().call(search)).properties).toContainEqual(property)
  })

  test('belongs to the caller, whatever landlord it names', async () => {
    const [landlord, other] = [await signUp('landlord'), await signUp('landlord')]
    const { property } = await landlord.call(create, { body: newListing({ landlordId: other.user.id }) })
    expect(property.landlordId).toBe(landlord.user.id)
  })

  test('takes dates with or without a time, and money to the cent', async () => {
    const landlord = await signUp('landlord')
    const body = newListing({
      availableDate: '2027-02-03T10:00:00Z',
      rentAmount: 1234.56,
      securityDeposit: 0,
    })
    const { property } = await landlord.call(create, { body })
    expect(property).toMatchObject({ availableDate: '2027-02-03', rentAmount: 1234.56, securityDeposit: 0 })
  })

  test('names every wrong field, in the words of the specification', async () => {
    const landlord = await signUp('landlord')
    const body = {
      title: ' ',
      rentAmount: 0,
      latitude: 91,
      bathrooms: 1.3,
      bedrooms: 1e99,
      images: ['javascript:x'],
    }
    const { status, fields } = await landlord.refusal(create, { body })
    expect(status).toBe(422)
    expect(fields).toMatchObject({
      title: 'Title is required',
      description: 'Description is required',
      address: 'Street address is required',
      city: 'City is required',
      state: 'State is required',
      zipCode: 'ZIP code is required',
      propertyType: 'Property type is required',
      rentAmount: 'Monthly rent must be more than 0',
      images: 'Images are web addresses',
    })
    expect(fields).toContainKeys(['latitude', 'bathrooms', 'bedrooms'])
    expect((await landlord.call(my)).properties).toEqual([])
  })

  test('tells of place and amenities, not of ways to reach its landlord', async () => {
    const landlord = await signUp('landlord')
    const reach = {
      address: 'mail jane@example.com',
      city: 'sunnyflats.com',
      amenities: ['Call 415-555-0123'],
    }
    const { status, fields } = await landlord.refusal(create, {
      body: newListing({ ...reach, title: '\u200b' }),
    })
    expect(status).toBe(422)
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['address', 'amenities', 'city', 'title'])
  })

  test('is found by its city, whatever blanks were typed around it', async () => {
    const landlord = await signUp('landlord')
    const { property } = await landlord.call(create, { body: newListing({ city: ' Ñuñoa ' }) })
    const { properties } = await visitor().call(search, { query: { city: 'Ñuñoa' } })
    expect(properties).toEqual([property])
  })

  test('that is private is there for its landlord alone', async () => {
    const landlord = await signUp('landlord')
    const { property } = await landlord.call(create, { body: newListing({ visibilityLevel: 'private' }) })
    const params = { id: property.id }
    expect((await landlord.call(read, { params })).property.id).toBe(property.id)
    expect((await visitor().refusal(read, { params })).status).toBe(404)
    expect((await (await signUp('landlord')).refusal(read, { params })).status).toBe(404)
    expect((await visitor().call(search)).properties.map(({ id }) => id)).not.toContain(property.id)
  })
})
