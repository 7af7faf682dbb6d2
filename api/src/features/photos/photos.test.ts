import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { photoLimits, photoWidths } from '@portal/contract/photos/photo'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { expectErrors } from '@portal/server/test/expect-errors'
import { howMany } from '@portal/server/test/length'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { startBucket } from '../../../test/bucket.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { anHourLater, pictureOf, refusalOfUpload, uploadPhoto } from '../../../test/uploads.ts'
import { objectKey } from '../../domain/photo-objects.ts'
import { openBucket } from '../../integrations/objects/open-bucket.ts'
import { openFolder } from '../../integrations/objects/open-folder.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { photos } from '../../schema/photos.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { tidyPhotos } from './tidy-photos.ts'

expectErrors(/failure of the bucket/, /no answer of the bucket/)

const folder = await mkdtemp(join(tmpdir(), 'photos-'))
afterAll(() => rm(folder, { recursive: true }))
const { settings, fail, repair } = await startBucket()

const small = await pictureOf(400, 300)
/** Bytes that begin as a JPEG does. */
const jpegLike = (rest: string | Uint8Array) =>
  Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(rest)])

const openWith = async (objects: ObjectStore) => ({ ...(await openTestApp({ objects })), objects })
const [inFolder, inBucket] = [await openWith(openFolder(folder)), await openWith(openBucket(settings, 2000))]

/** The short form asks a bucket only for what is its own, below: both stores promise the same in object-stores.test.ts. */
const stores = (
  [
    ['a folder', inFolder],
    ['a bucket', inBucket],
  ] as const
).slice(0, howMany(1, 2))

describe.each(stores)('with %s', (_, { signUp, visitor, database, forgetLimits, objects }) => {
  const keys = async () => (await Array.fromAsync(objects.list('photos/'))).map(({ key }) => key)
  const storageKeyOf = async (id: string) => {
    const [row] = await database.select().from(photos).where(eq(photos.id, id))
    return row?.storageKey ?? ''
  }
  const statusFor = async (browser: TestBrowser, id: string) =>
    (await browser.sendTo(photoEndpoints.read, { params: { id } })).status
  const wear = (browser: TestBrowser, profilePicture: string | null) =>
    browser.call(accountEndpoints.updateProfile, { body: { profilePicture } })

  test('a picture becomes upright, is no wider than asked, and loses all that a camera noted', async () => {
    const landlord = await signUp('landlord')
    const file = await sharp(await pictureOf(2000, 1000))
      .withExif({
        IFD0: { Copyright: 'Ada Lovelace', ImageDescription: 'call 510 555 0100' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).orientation).toBe(6)
    const photo = await uploadPhoto(landlord, file)
    expect(photo).toMatchObject({
      purpose: 'avatar',
      url: `/api/photos/${photo.id}`,
      width: 960,
      height: 1920,
    })
    for (const width of photoWidths) {
      const response = await landlord.sendTo(photoEndpoints.read, {
        params: { id: photo.id },
        query: { width: String(width) },
      })
      const bytes = Buffer.from(await response.bytes())
      const found = await sharp(bytes).metadata()
      expect([response.headers.get('content-type'), found.format]).toEqual(['image/webp', 'webp'])
      expect(found.width).toBe(Math.min(width, 960))
      expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual(Array(4).fill(undefined))
      const saving = await landlord.sendTo(photoEndpoints.read, {
        params: { id: photo.id },
        query: { width: String(width) },
        headers: { 'save-data': 'on' },
      })
      expect((await sharp(await saving.bytes()).metadata()).width).toBe(320)
      expect(['Lovelace', 'call 510', 'Exif\0'].filter(words => bytes.includes(words))).toEqual([])
    }
  })

  test.each<[string, Uint8Array, string]>([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'Please choose a JPEG'],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'Please choose a JPEG',
    ],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'Please choose a JPEG'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'Please choose a JPEG'],
    ['a ZIP', Buffer.from('PK\x03\x04rest', 'latin1'), 'Please choose a JPEG'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'Please choose a JPEG'],
    ['nothing', new Uint8Array(), 'Please choose a JPEG'],
    ['HTML that begins as a JPEG does', jpegLike('<script>alert(1)</script>'), 'Please choose a JPEG'],
    ['half a JPEG', small.subarray(0, small.length / 2), 'This picture is damaged'],
  ])('%s is refused, and leaves nothing', async (_, file, message) => {
    const before = await keys()
    const refusal = await refusalOfUpload(await signUp('tenant'), file)
    expect(refusal.status).toBe(422)
    expect(refusal.fields?.file).toStartWith(message)
    expect(await keys()).toEqual(before)
  })

  test('a picture of 900 million pixels is refused before one is decoded', async () => {
    const bomb = await pictureOf(20, 20, 'png')
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    bomb.writeUInt32BE(Bun.hash.crc32(bomb.subarray(12, 29)), 29)
    const before = process.memoryUsage().rss
    const refusal = await refusalOfUpload(await signUp('tenant'), bomb)
    expect(refusal.fields?.file).toBe('This picture is too large: at most 50 million pixels')
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  test('a byte over 10 MB is refused, whether or not its sender says how long it is', async () => {
    const tenant = await signUp('tenant')
    const large = new Uint8Array(photoLimits.bytes + 1)
    const ofUnknownLength = () =>
      new ReadableStream<Uint8Array>({
        pull: controller => {
          controller.enqueue(large)
          controller.close()
        },
      })
    for (const file of [large, ofUnknownLength()])
      expect(await refusalOfUpload(tenant, file)).toMatchObject({
        status: 413,
        message: 'This is too large: at most 10 MB can be sent.',
      })
  })

  test('the same upload, sent several times at once and again, is one photo with its objects', async () => {
    const tenant = await signUp('tenant')
    const before = await keys()
    const clientId = crypto.randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => uploadPhoto(tenant, small, { clientId })))
    made.push(await uploadPhoto(tenant, small, { clientId }))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await database.$count(photos, eq(photos.ownerId, tenant.user.id))).toBe(1)
    expect((await keys()).length - before.length).toBe(2)
    const other = await refusalOfUpload(tenant, await pictureOf(200, 200, 'png'), { clientId })
    expect(other.status).toBe(409)
    expect((await keys()).length - before.length).toBe(2)
  })

  test('a landlord’s profile picture is for anyone, a tenant’s for people signed in, and any other for its owner', async () => {
    const [landlord, tenant, other] = [
      await signUp('landlord'),
      await signUp('tenant'),
      await signUp('tenant'),
    ]
    const [ofLandlord, ofTenant] = [await uploadPhoto(landlord, small), await uploadPhoto(tenant, small)]
    const statuses = (id: string) =>
      Promise.all([landlord, tenant, other, visitor()].map(each => statusFor(each, id)))
    expect(await statuses(ofLandlord.id)).toEqual([200, 404, 404, 404])
    await wear(landlord, ofLandlord.url)
    const { user } = await wear(tenant, ofTenant.url)
    expect(user.profilePicture).toBe(ofTenant.url)
    expect(await statuses(ofLandlord.id)).toEqual([200, 200, 200, 200])
    expect(await statuses(ofTenant.id)).toEqual([200, 200, 200, 404])
    const cacheOf = async (id: string) =>
      (await tenant.sendTo(photoEndpoints.read, { params: { id } })).headers.get('cache-control')
    expect(await cacheOf(ofLandlord.id)).toBe('public, max-age=3600')
    expect(await cacheOf(ofTenant.id)).toBe('private, no-store')
    await wear(tenant, null)
    expect(await statuses(ofTenant.id)).toEqual([404, 200, 404, 404])
  })

  test('a copy of a public picture is not sent again, one of another width or of a private picture is', async () => {
    const landlord = await signUp('landlord')
    const { id, url } = await uploadPhoto(landlord, small)
    const look = (width: string, known = '') =>
      landlord.sendTo(photoEndpoints.read, {
        params: { id },
        query: { width },
        headers: { 'if-none-match': known },
      })
    expect((await look('320')).headers.get('etag')).toBeNull()
    await wear(landlord, url)
    const first = await look('320')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await look('320', `"other", W/${etag}`)
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await look('640', etag)).status).toBe(200)
    await wear(landlord, null)
    expect([(await look('320', etag)).status, await statusFor(visitor(), id)]).toEqual([200, 404])
  })

  test('the photos of a public home are for anyone, those of a paused one for its landlord, its tenants and people who ask about it', async () => {
    const [landlord, tenant, asking, answered, other] = [
      await signUp('landlord'),
      await signUp('tenant'),
      await signUp('tenant'),
      await signUp('tenant'),
      await signUp('landlord'),
    ]
    const first = await uploadPhoto(landlord, small, { purpose: 'home' })
    const second = await uploadPhoto(landlord, small, { purpose: 'home' })
    const looks = (id: string) =>
      Promise.all([landlord, tenant, asking, answered, other, visitor()].map(each => statusFor(each, id)))
    const { property } = await landlord.call(listingEndpoints.create, {
      body: { ...newListing(), images: [first.url, second.url, first.url] },
    })
    const change = (body: object) =>
      landlord.call(listingEndpoints.update, { params: { id: property.id }, body })
    expect(property.images).toEqual([first.url, second.url, first.url])
    expect(await looks(first.id)).toEqual([200, 200, 200, 200, 200, 200])
    await database
      .insert(tenancies)
      .values({ propertyId: property.id, tenantId: tenant.user.id, startsOn: '2020-01-01' })
    const inquiry = { propertyId: property.id, landlordId: landlord.user.id, message: 'Is it quiet?' }
    await database.insert(propertyInquiries).values([
      { ...inquiry, tenantId: asking.user.id },
      { ...inquiry, tenantId: answered.user.id, status: 'declined' },
    ])
    await change({ visibilityLevel: 'private' })
    expect(await looks(first.id)).toEqual([200, 200, 200, 404, 404, 404])
    await change({ images: [second.url] })
    expect(await looks(first.id)).toEqual([200, 404, 404, 404, 404, 404])
    expect(await looks(second.id)).toEqual([200, 200, 200, 404, 404, 404])
    await change({ visibilityLevel: 'public' })
    expect(await looks(second.id)).toEqual([200, 200, 200, 200, 200, 200])
    await database.delete(tenancies).where(eq(tenancies.propertyId, property.id))
    await landlord.call(ownPropertyEndpoints.delete, { params: { id: property.id } })
    expect(await looks(second.id)).toEqual([200, 404, 404, 404, 404, 404])
  })

  test('a home shows only its landlord’s own photos of homes, of which several homes may show the same', async () => {
    const [landlord, other] = [await signUp('landlord', 'premium'), await signUp('landlord')]
    const avatar = await uploadPhoto(landlord, small)
    const foreign = await uploadPhoto(other, small, { purpose: 'home' })
    const own = await uploadPhoto(landlord, small, { purpose: 'home' })
    const create = (images: string[]) => ({ body: { ...newListing(), images } })
    for (const address of [avatar.url, foreign.url, `/api/photos/${Bun.randomUUIDv7()}`])
      expect(await landlord.refusal(listingEndpoints.create, create([own.url, address]))).toMatchObject({
        status: 422,
        fields: { images: 'This is not one of your photos' },
      })
    await landlord.call(photoEndpoints.delete, { params: { id: own.id } }) // no refused listing shows it
    const shared = await uploadPhoto(landlord, small, { purpose: 'home' })
    for (const _ of [1, 2]) await landlord.call(listingEndpoints.create, create([shared.url]))
    expect((await landlord.refusal(photoEndpoints.delete, { params: { id: shared.id } })).status).toBe(409)
    expect(
      (await landlord.refusal(accountEndpoints.updateProfile, { body: { profilePicture: shared.url } }))
        .fields,
    ).toEqual({ profilePicture: 'This is not one of your photos' })
  })

  test('nobody wears another person’s picture, one that there is not, or one from elsewhere', async () => {
    const [tenant, other] = [await signUp('tenant'), await signUp('tenant')]
    const { url } = await uploadPhoto(other, small)
    const refusalOf = (profilePicture: string) =>
      tenant.refusal(accountEndpoints.updateProfile, { body: { profilePicture } })
    for (const address of [url, `/api/photos/${Bun.randomUUIDv7()}`])
      expect((await refusalOf(address)).fields?.profilePicture).toBe('This is not one of your photos')
    for (const address of ['https://elsewhere.example/me.jpg', `${url}/../x`, '/api/auth/logout'])
      expect((await refusalOf(address)).fields?.profilePicture).toBe('Please upload the picture')
  })

  test('a picture is deleted with its objects, unless it is shown', async () => {
    const [tenant, other] = [await signUp('tenant'), await signUp('tenant')]
    const { id, url } = await uploadPhoto(tenant, small)
    const storageKey = await storageKeyOf(id)
    const parts = { params: { id } }
    await wear(tenant, url)
    expect((await tenant.refusal(photoEndpoints.delete, parts)).status).toBe(409)
    await wear(tenant, null)
    expect((await other.refusal(photoEndpoints.delete, parts)).status).toBe(404)
    await tenant.call(photoEndpoints.delete, parts)
    expect(await statusFor(tenant, id)).toBe(404)
    expect((await keys()).filter(key => key.includes(storageKey))).toEqual([])
  })

  test('a picture that is deleted while it becomes a profile picture is one or the other', async () => {
    const tenant = await signUp('tenant')
    for (let round = 0; round < howMany(2, 10); round += 1) {
      await forgetLimits()
      const { id, url } = await uploadPhoto(tenant, small)
      const [deleted, worn] = await Promise.all([
        tenant.sendTo(photoEndpoints.delete, { params: { id } }),
        tenant.sendTo(accountEndpoints.updateProfile, { body: { profilePicture: url } }),
      ])
      expect([
        [204, 422],
        [409, 200],
      ]).toContainEqual([deleted.status, worn.status])
      expect(await statusFor(tenant, id)).toBe(worn.status === 200 ? 200 : 404)
      await wear(tenant, null)
    }
  })

  test('there are 500 of a person at most', async () => {
    const tenant = await signUp('tenant')
    const row = {
      purpose: 'avatar',
      width: 1,
      height: 1,
      bytes: 1,
      sha256: '',
      ownerId: tenant.user.id,
    } as const
    await database
      .insert(photos)
      .values(Array.from({ length: photoLimits.photos }, () => ({ ...row, storageKey: crypto.randomUUID() })))
    const before = await keys()
    expect(await refusalOfUpload(tenant, small)).toMatchObject({ status: 409 })
    expect(await keys()).toEqual(before)
  })

  test('an hourly chore leaves as many rows as there are photos with objects, whatever was forgotten', async () => {
    const tenant = await signUp('tenant')
    const [shown, forgotten, fresh] = [
      await uploadPhoto(tenant, small),
      await uploadPhoto(tenant, small),
      await uploadPhoto(tenant, small),
    ]
    await wear(tenant, shown.url)
    for (const { id } of [shown, forgotten])
      await database
        .update(photos)
        .set({ createdAt: sql`now() - interval '25 hours'` })
        .where(eq(photos.id, id))
    await Promise.all([tidyPhotos(database, objects), tidyPhotos(database, objects)])
    expect(await Promise.all([shown, forgotten, fresh].map(({ id }) => statusFor(tenant, id)))).toEqual([
      200, 404, 200,
    ])
    // Objects of an upload under way have no row yet; after an hour they have lost it.
    const killed = crypto.randomUUID()
    await objects.write(objectKey(killed, 320), small, 'new')
    await tidyPhotos(database, objects)
    expect(await keys()).toContain(objectKey(killed, 320))
    await tidyPhotos(database, anHourLater(objects))
    const rows = await database
      .select()
      .from(photos)
      .where(eq(photos.sha256, (await shaOf(small)) ?? ''))
    const known = new Set((await keys()).map(key => /([^/.]*)\.\d+$/.exec(key)?.[1]))
    expect(known.has(killed)).toBe(false)
    for (const { storageKey } of rows) expect(known.has(storageKey)).toBe(true)
    await wear(tenant, null)
  })
})

describe('a bucket', () => {
  const { signUp, database } = inBucket

  test.each(['error', 'lost', 'hang'] as const)(
    'that has a failure ("%s") is one sentence, and leaves no row',
    async kind => {
      const tenant = await signUp('tenant')
      await fail({ kind, call: 'PUT', delayMs: 5000 })
      const refusal = await refusalOfUpload(tenant, small)
      await repair()
      expect(refusal).toMatchObject({
        status: 503,
        message: 'Files cannot be stored right now. Please try again later.',
      })
      expect(await database.$count(photos, eq(photos.ownerId, tenant.user.id))).toBe(0)
      await uploadPhoto(tenant, small)
    },
  )
})

const shaOf = async (bytes: Uint8Array) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
