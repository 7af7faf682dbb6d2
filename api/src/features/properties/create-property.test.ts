import { describe, expect, test } from 'bun:test'
import { listingAmenities } from '@portal/contract/properties/choices'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { properties } from '../../schema/properties.ts'

const { database, visitor, signUp } = await openTestApp()
const { read, search } = propertyEndpoints
const { create } = listingEndpoints
const { my } = ownPropertyEndpoints

describe('a new listing', () => {
  test('returns the home, its defaults and its landlord, and everyone finds it', async () => {
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
    expect((await landlord.call(my)).properties).toEqual([
      {
        ...property,
        openInquiries: 0,
        openMaintenanceRequests: 0,
        favorites: 0,
        openApplications: 0,
        tenants: [],
        occupiedUntil: null,
        vacantSince: null,
        freeFrom: null,
        heldAt: null,
        heldReason: null,
      },
    ])
    expect((await visitor().call(search)).properties).toContainEqual(property)
  })

  test('belongs to the caller, even if it names another landlord', async () => {
    const [landlord, other] = [await signUp('landlord'), await signUp('landlord')]
    const { property } = await landlord.call(create, { body: newListing({ landlordId: other.user.id }) })
    expect(property.landlordId).toBe(landlord.user.id)
  })

  test('accepts dates with or without a time, and money to the cent', async () => {
    const landlord = await signUp('landlord')
    const body = newListing({
      availableDate: '2027-02-03T10:00:00Z',
      rentAmount: 1234.56,
      securityDeposit: 0,
    })
    const { property } = await landlord.call(create, { body })
    expect(property).toMatchObject({ availableDate: '2027-02-03', rentAmount: 1234.56, securityDeposit: 0 })
  })

  test('names every wrong field, in the specification’s words', async () => {
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
      images: 'Please upload the picture',
    })
    expect(fields).toContainKeys(['latitude', 'bathrooms', 'bedrooms'])
    expect((await landlord.call(my)).properties).toEqual([])
  })

  test('describes location and amenities, not ways to contact its landlord', async () => {
    const landlord = await signUp('landlord')
    const reach = {
      address: 'mail jane@example.com',
      city: 'sunnyflats.com',
      neighborhood: 'sunnyflats.com',
      amenities: ['Call 415-555-0123'],
    }
    const { status, fields } = await landlord.refusal(create, {
      body: newListing({ ...reach, title: '\u200b' }),
    })
    expect(status).toBe(422)
    expect(Object.keys(fields ?? {}).toSorted()).toEqual([
      'address',
      'amenities',
      'city',
      'neighborhood',
      'title',
    ])
  })

  test.each([
    ['zipCode', '415-555-0137', 'ZIP code must look like 94110 or 94110-1234'],
    ['amenities', ['Call 415', '555', '0137'], 'Please leave out contact details and web addresses'],
    ['images', ['https://wa.me/1.jpg'], 'Please upload the picture'],
    ['images', ['/uploads/call-415-555-0137.jpg'], 'Please upload the picture'],
    ['policyDocuments', ['/documents/call-415-555-0137.pdf'], 'Please upload the document'],
  ])('has no side door %s to its landlord', async (field, value, message) => {
    const landlord = await signUp('landlord')
    const body = newListing({ [field]: value })
    expect((await landlord.refusal(create, { body })).fields).toEqual({ [field]: message })
  })

  test('says what its photos show, without a side door to its landlord', async () => {
    const landlord = await signUp('landlord')
    const [one, other] = [1, 2].map(() => `/api/photos/${Bun.randomUUIDv7()}`)
    if (!one || !other) throw new Error('There are two addresses')
    const { property } = await landlord.call(create, {
      body: newListing({ imageDescriptions: { [one]: 'The kitchen' } }),
    })
    expect(property.imageDescriptions).toEqual({ [one]: 'The kitchen' })
    const refusalOf = async (imageDescriptions: Record<string, string>) =>
      (await landlord.refusal(create, { body: newListing({ imageDescriptions }) })).fields
    for (const reach of [{ [one]: 'Call 415-555-0137' }, { [one]: 'Call 415', [other]: '555 0137' }])
      expect(await refusalOf(reach)).toEqual({
        imageDescriptions: 'Please leave out contact details and web addresses',
      })
    expect(await refusalOf({ 'https://elsewhere.example/1.jpg': 'The yard' })).toContainKey(
      'imageDescriptions',
    )
    expect(await refusalOf({ [one]: 'x'.repeat(201) })).toContainKey('imageDescriptions')
    const many = Array.from({ length: 31 }, () => [`/api/photos/${Bun.randomUUIDv7()}`, 'A room'])
    expect(await refusalOf(Object.fromEntries(many))).toEqual({
      imageDescriptions: 'At most 30 descriptions',
    })
  })

  test('has a ZIP code of five or nine digits, ignoring spaces around it', async () => {
    const landlord = await signUp('landlord')
    for (const zipCode of [' 94110 ', '94110-1234']) {
      const { property } = await landlord.call(create, { body: newListing({ zipCode }) })
      expect(property.zipCode).toBe(zipCode.trim())
    }
  })

  test('may name its neighborhood, without spaces around it; a blank one is removed', async () => {
    const landlord = await signUp('landlord')
    const { property } = await landlord.call(create, { body: newListing({ neighborhood: ' Noe Valley ' }) })
    expect(property.neighborhood).toBe('Noe Valley')
    const params = { id: property.id }
    const rename = async (neighborhood: string | null) =>
      (await landlord.call(listingEndpoints.update, { params, body: { neighborhood } })).property.neighborhood
    expect([await rename('Mission'), await rename('  '), await rename(null)]).toEqual(['Mission', null, null])
    expect((await landlord.call(create, { body: newListing() })).property.neighborhood).toBeNull()
    const body = newListing({ neighborhood: 'x'.repeat(101) })
    expect((await landlord.refusal(create, { body })).fields).toHaveProperty('neighborhood')
  })

  test('with every amenity of the form contains no contact details, in either order', async () => {
    const landlord = await signUp('landlord')
    for (const amenities of [[...listingAmenities], listingAmenities.toReversed()]) {
      const { property } = await landlord.call(create, { body: newListing({ amenities }) })
      expect(property.amenities).toEqual(amenities)
    }
  })

  test('stored before formats were checked can still be read', async () => {
    const landlord = await signUp('landlord')
    const { property } = await landlord.call(create, { body: newListing() })
    const old = { zipCode: 'SW1A 1AA', images: ['http://old.example/page'], policyDocuments: ['House rules'] }
    await database.update(properties).set(old).where(eq(properties.id, property.id))
    const params = { id: property.id }
    expect((await visitor().call(read, { params })).property).toMatchObject(old)
    const body = { rentAmount: 3300 }
    expect((await landlord.call(listingEndpoints.update, { params, body })).property).toMatchObject(old)
  })

  test('is found by its city, ignoring spaces around it', async () => {
    const landlord = await signUp('landlord')
    const { property } = await landlord.call(create, { body: newListing({ city: ' Ñuñoa ' }) })
    const found = await visitor().call(search, { query: { city: 'Ñuñoa' } })
    expect(found.properties).toEqual([property])
  })

  test('that is private is visible only to its landlord', async () => {
    const landlord = await signUp('landlord')
    const { property } = await landlord.call(create, { body: newListing({ visibilityLevel: 'private' }) })
    const params = { id: property.id }
    expect((await landlord.call(read, { params })).property.id).toBe(property.id)
    expect((await visitor().refusal(read, { params })).status).toBe(404)
    expect((await (await signUp('landlord')).refusal(read, { params })).status).toBe(404)
    expect((await visitor().call(search)).properties.map(({ id }) => id)).not.toContain(property.id)
  })
})
