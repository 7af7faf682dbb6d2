import { describe, expect, test } from 'bun:test'
import { pageHeadEndpoints } from '@portal/contract/page-heads/endpoints'
import { pictureSize } from '@portal/contract/page-heads/page-head'
import { PropertyType } from '@portal/contract/properties/choices'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { howMany } from '@portal/server/test/length'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { uploadPhoto } from '../../../test/uploads.ts'
import { users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'

const { database, signUp, visitor } = await openTestApp()
const { read, picture } = pageHeadEndpoints
const { create, update } = listingEndpoints

const landlord = await signUp('landlord')
await database.update(users).set({ currentPlan: 'enterprise' }).where(eq(users.id, landlord.user.id))
const listHome = async (overrides: Record<string, unknown> = {}) =>
  (await landlord.call(create, { body: newListing(overrides) })).property
const headOf = (path: string, browser = visitor()) => browser.call(read, { query: { path } })

const nothing = { path: null, title: null, description: null, picture: null, structuredData: null }
const missing = { ...nothing, status: 404 }
const silent = { ...nothing, status: 200 }

describe('the head of a public home', () => {
  test('names it, its location, its rent and its facts', async () => {
    const { id, updatedAt, createdAt } = await listHome()
    const head = await headOf(`/properties/${id}`)
    expect(head).toMatchObject({
      status: 200,
      path: `/properties/${id}`,
      title: 'Sunny flat near the park – San Francisco, CA',
      description:
        '$3,200/month · 2 beds · 1.5 baths · Apartment in San Francisco, CA. Two rooms, a balcony and a quiet street.',
      picture: `/api/properties/${id}/picture?v=${Date.parse(updatedAt)}`,
      structuredData: {
        '@type': 'RealEstateListing',
        url: `/properties/${id}`,
        image: head.picture,
        datePosted: createdAt,
        mainEntity: { '@type': 'Apartment', numberOfBedrooms: 2, numberOfBathroomsTotal: 1.5 },
        offers: { priceSpecification: { price: 3200, priceCurrency: 'USD' } },
      },
    })
    for (const path of [`/PROPERTIES/${id.toUpperCase()}`, `/properties/${id}/`])
      expect(await headOf(path)).toEqual(head)
  })

  test('leaves out unknown values', async () => {
    const unknowns = { latitude: null, longitude: null, bedrooms: null, bathrooms: null }
    const { id } = await listHome(unknowns)
    const { structuredData, description } = await headOf(`/properties/${id}`)
    expect(JSON.stringify(structuredData)).not.toMatch(/null|Geo|Bedrooms/)
    expect(description).toStartWith('$3,200/month · Apartment in San Francisco, CA.')
  })

  test('is short and on one line, whatever its landlord wrote', async () => {
    const title = `</script>"'\u202Egnihsihp\u2069\n\u2028 ${'long '.repeat(33)}`
    const { id } = await listHome({
      title,
      description: 'x\u202E\u0007y '.repeat(900),
      city: 'W'.repeat(100),
    })
    const head = await headOf(`/properties/${id}`)
    expect(head.title).toStartWith(`</script>"' gnihsihp long`)
    expect(head.title?.length).toBeLessThan(135)
    expect(head.description?.length).toBeLessThanOrEqual(200)
    expect(JSON.stringify(head)).not.toMatch(/[\p{Bidi_Control}\p{Zl}]|\\u0007|\\n/u)
  })
})

describe('the head of a landlord', () => {
  test('names them, and how many homes they list', async () => {
    const other = await signUp('landlord')
    await other.call(create, { body: newListing() })
    await other.call(create, { body: newListing({ visibilityLevel: 'private' }) })
    const since = new Date().getUTCFullYear()
    const path = `/people/${other.user.id}`
    expect(await headOf(path)).toMatchObject({
      status: 200,
      path,
      title: 'Alex Doe – Landlord',
      description: `1 home listed. Landlord on Rental Portal since ${since}.`,
      picture: null,
      structuredData: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Alex Doe' } },
    })
    await database
      .update(users)
      .set({
        accountType: 'organization',
        organizationName: 'Bay Homes',
        organizationVerifiedUntil: '2099-01-01T00:00:00.000Z',
      })
      .where(eq(users.id, other.user.id))
    expect(await headOf(path)).toMatchObject({
      title: 'Bay Homes – Landlord',
      description: expect.stringContaining('Verified · 1 home listed'),
      structuredData: { mainEntity: { '@type': 'Organization' } },
    })
  })
})

describe('there is no head', () => {
  test('for a private, deleted or unknown home, without revealing which', async () => {
    const hidden = await listHome({ visibilityLevel: 'private' })
    const gone = await listHome()
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: gone.id } })
    for (const name of [hidden.id, gone.id, crypto.randomUUID(), 'nowhere', '%00', '..', 'é'.repeat(300)])
      for (const browser of [visitor(), await signUp('tenant'), await signUp('landlord')])
        expect(await headOf(`/properties/${name}`, browser)).toEqual(missing)
    expect(await headOf(`/properties/${hidden.id}`, landlord)).toEqual(silent)
    expect(await headOf(`/properties/${gone.id}`, landlord)).toEqual(missing)
  })

  test('for a tenant, whose page requires a sign-in', async () => {
    const tenant = await signUp('tenant')
    expect(await headOf(`/people/${tenant.user.id}`)).toEqual(missing)
    expect(await headOf(`/people/${crypto.randomUUID()}`, tenant)).toEqual(missing)
    for (const browser of [tenant, landlord])
      expect(await headOf(`/people/${tenant.user.id}`, browser)).toEqual(silent)
  })

  test.each(['/', '/search', '/properties', '/properties/a/b', '/peoples/a', 'people', '//people//', '\\'])(
    'for %s',
    async path => {
      expect(await headOf(path)).toEqual(silent)
    },
  )

  test('for a path that is too long', async () => {
    const { status } = await visitor().refusal(read, { query: { path: `/properties/${'x'.repeat(8192)}` } })
    expect(status).toBe(422)
    expect((await visitor().refusal(read)).status).toBe(422)
  })
})

const sizeOf = async (bytes: ArrayBuffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

describe('the picture of a home', () => {
  const ask = (id: string, browser = visitor()) => browser.sendTo(picture, { params: { id } })

  test('is an image that caches and other sites may use', async () => {
    const { id } = await listHome()
    const response = await ask(id)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    const bytes = await response.arrayBuffer()
    expect(await sizeOf(bytes)).toEqual({ format: 'jpeg', ...pictureSize })
    expect(bytes.byteLength).toBeLessThan(300_000)
  })

  test.each([
    ...PropertyType.options
      .slice(0, howMany(1, PropertyType.options.length))
      .map(propertyType => ({ propertyType })),
    { title: '</svg><script>alert(1)</script>&"\'', city: ']]>' },
    { title: '房子 بيت 🏠', city: '東京' },
    { title: '\u202Etxet', description: '\u0007' },
    { title: 'W'.repeat(200), city: 'W'.repeat(100), state: 'W'.repeat(100), rentAmount: 10_000_000 },
    { bedrooms: null, bathrooms: null, squareFootage: null },
  ])('is made of any listing: %j', async given => {
    const id = Bun.randomUUIDv7()
    await database.insert(properties).values({ ...newListing(given), id, landlordId: landlord.user.id })
    const bytes = await (await ask(id)).arrayBuffer()
    expect(await sizeOf(bytes)).toEqual({ format: 'jpeg', ...pictureSize })
  })

  test('shows the first of its photos beside the words, instead of our drawing', async () => {
    const colored = async (background: string) => {
      const file = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
      return (await uploadPhoto(landlord, file, { purpose: 'home' })).url
    }
    const [red, blue] = [await colored('#c02020'), await colored('#2020c0')]
    const { id } = await listHome({ images: [red, blue] })
    /** Which of red, green and blue there is most of. */
    const strongest = async () => {
      const bytes = await (await ask(id)).arrayBuffer()
      const { channels } = await sharp(
        await sharp(bytes).extract({ left: 20, top: 20, width: 500, height: 590 }).png().toBuffer(),
      ).stats()
      const means = channels.map(({ mean }) => mean)
      return means.indexOf(Math.max(...means))
    }
    expect(await strongest()).toBe(0)
    await landlord.call(update, { params: { id }, body: { images: [blue, red] } })
    expect(await strongest()).toBe(2)
  })

  test('is drawn again at another address when the listing changes', async () => {
    const { id } = await listHome()
    const [first, again] = [await (await ask(id)).bytes(), await (await ask(id)).bytes()]
    const { picture: before } = await headOf(`/properties/${id}`)
    await landlord.call(update, { params: { id }, body: { title: 'Renamed' } })
    const { picture: after } = await headOf(`/properties/${id}`)
    expect(Bun.deepEquals(first, again)).toBe(true)
    expect(Bun.deepEquals(first, await (await ask(id)).bytes())).toBe(false)
    expect(after).not.toBe(before)
  })

  test('does not exist for a home that is not public, not even for its landlord', async () => {
    const hidden = await listHome({ visibilityLevel: 'private' })
    const gone = await listHome()
    await ask(gone.id)
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: gone.id } })
    for (const id of [hidden.id, gone.id, crypto.randomUUID(), 'nowhere'])
      for (const browser of [visitor(), landlord]) expect((await ask(id, browser)).status).toBe(404)
  })

  test('is drawn once for concurrent requests, and one at a time for many homes', async () => {
    const homes = await Promise.all(Array.from({ length: 6 }, () => listHome()))
    const answers = await Promise.all(homes.flatMap(({ id }) => [ask(id), ask(id), ask(id)]))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})
