// Limits the size of a search's answer, even of the longest listings.
import { describe, expect, test } from 'bun:test'
import { propertyEndpoints, searchCards } from '@portal/contract/properties/endpoints'
import { maxImages, maxPolicies } from '@portal/contract/properties/home-fields'
import { CreateProperty } from '@portal/contract/properties/listing'
import { HomeCard, Property } from '@portal/contract/properties/property'
import { type FoundCards, maxFoundBytes } from '@portal/contract/properties/search'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import { eq } from 'drizzle-orm'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'

const { visitor, signUp, database } = await openTestApp()

/** Characters of one, two, three and four UTF-8 bytes, and one that JSON escapes. */
const letters = ['x', '"', 'é', '長', '\u{1f3e0}']
const city = 'Long City'

/** The longest possible listing, made of one character. */
const largest = (letter: string) => {
  const text = (length: number) => letter.repeat(Math.floor(length / letter.length))
  const images = Array.from({ length: maxImages }, () => photoAddressOf(Bun.randomUUIDv7()))
  return CreateProperty.parse(
    newListing({
      title: text(200),
      description: text(10_000),
      address: text(300),
      city,
      state: text(100),
      neighborhood: text(100),
      amenities: Array.from({ length: 50 }, (_, place) => `${place + 10}${text(58)}`),
      images,
      imageDescriptions: Object.fromEntries(images.map(image => [image, text(200)])),
      policyDocuments: Array.from({ length: maxPolicies }, () => documentAddressOf(Bun.randomUUIDv7())),
    }),
  )
}

const list = async (count: number): Promise<string[]> => {
  const { user } = await signUp('landlord')
  await database
    .update(users)
    .set({
      firstName: '長'.repeat(100),
      lastName: '"'.repeat(100),
      profilePicture: photoAddressOf(user.id),
    })
    .where(eq(users.id, user.id))
  const homes = Array.from({ length: count }, (_, index) => ({
    ...largest(letters[index % letters.length] ?? ''),
    landlordId: user.id,
  }))
  return (await database.insert(properties).values(homes).returning()).map(({ id }) => id)
}

describe('an answer of a search', async () => {
  const listed = await list(30)

  test.each([
    ['whole homes', propertyEndpoints.search, Property, {}, 3],
    ['what cards show', searchCards, HomeCard, { fields: 'card' as const }, 12],
  ])(
    'with %s is limited in bytes, and the pages still cover all homes',
    async (_, endpoint, schema, fields, least) => {
      const found: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const query = { city, limit: '100', ...fields, ...(cursor && { cursor }) }
        const response = await visitor().sendTo(endpoint, { query })
        const text = await response.text()
        const page: FoundCards = JSON.parse(text)
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxFoundBytes)
        expect(page.total).toBe(listed.length)
        for (const home of page.properties)
          expect(Object.keys(home).toSorted()).toEqual(Object.keys(schema.shape).toSorted())
        if (page.nextCursor !== null) expect(page.properties.length).toBeGreaterThanOrEqual(least)
        found.push(...page.properties.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(found).toEqual(listed.toSorted().toReversed())
    },
  )
})
