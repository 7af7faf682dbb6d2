import { expect, test } from 'bun:test'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { howMany } from '@portal/server/test/length'
import { and, eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { explainedDatabase } from '../../../test/explained-database.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { pictureOf, uploadPhoto } from '../../../test/uploads.ts'
import { removeObjects } from '../../domain/photo-objects.ts'
import { isFingerprintMissing, photos, photoUses } from '../../schema/photos.ts'
import { properties } from '../../schema/properties.ts'
import { contentViolations } from '../../schema/warnings.ts'
import { fingerprintPhotos } from '../photos/fingerprint-photos.ts'
import { checkListing } from './check-listing.ts'

const { database, services, signUp } = await openTestApp({ jobs: true })
const { create, update } = listingEndpoints

type Landlord = Awaited<ReturnType<typeof signUp>>

let streets = 0

const list = async (landlord: Landlord, fields: Record<string, unknown> = {}) => {
  streets += 1
  const body = newListing({ address: `${streets} Checked St`, latitude: -40 - streets / 2, ...fields })
  return (await landlord.call(create, { body })).property
}

const findingsAbout = async (...ids: string[]) => {
  await untilHandled(database)
  const rows = await database
    .select()
    .from(contentViolations)
    .where(inArray(contentViolations.subjectId, ids))
    .orderBy(contentViolations.id)
  return rows.map(({ violationType, userId, subjectId, source, status, note }) => {
    expect({ source, status }).toEqual({ source: 'check', status: 'pending' })
    return { violationType, userId, subjectId, note }
  })
}

/** Large shapes, which another picture does not have. */
const photograph = (seed: number) => {
  const shapes = Array.from({ length: 12 }, (_, index) => {
    const [x, y, side] = [37, 71, 53].map(step => (step * (index + 1) * (seed + 3)) % 700)
    return `<rect x="${x}" y="${y}" width="${side}" height="${700 - (side ?? 0)}" fill="hsl(${(index * seed * 47) % 360} 60% ${(index * 83 + seed * 29) % 100}%)"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800">${shapes.join('')}</svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer()
}

const withPicture = async (landlord: Landlord, file: Uint8Array) => {
  const { url } = await uploadPhoto(landlord, file, { purpose: 'home' })
  return list(landlord, { images: [url] })
}

test('the same picture at half the size, saved again by another landlord, waits for administrators once, and whose it was is not suspected', async () => {
  const [owner, thief] = [await signUp('landlord'), await signUp('landlord')]
  const file = await photograph(1)
  const home = await withPicture(owner, file)
  const smaller = await sharp(file).resize({ width: 500 }).jpeg({ quality: 60 }).toBuffer()
  const copy = await withPicture(thief, smaller)
  const finding = {
    violationType: 'like_picture',
    userId: thief.user.id,
    subjectId: copy.id,
    note: `A picture is like one of “${home.title}” (${home.id}), which another landlord listed.`,
  }
  expect(await findingsAbout(home.id, copy.id)).toEqual([finding])
  await thief.call(update, { params: { id: copy.id }, body: { rentAmount: 3100 } })
  await owner.call(update, { params: { id: home.id }, body: { rentAmount: 3100 } })
  expect(await findingsAbout(home.id, copy.id)).toEqual([finding])
  const isDismissed = { status: 'dismissed' } as const
  await database.update(contentViolations).set(isDismissed).where(eq(contentViolations.subjectId, copy.id))
  await thief.call(update, { params: { id: copy.id }, body: { rentAmount: 3000 } })
  await untilHandled(database)
  expect(await database.$count(contentViolations, eq(contentViolations.subjectId, copy.id))).toBe(1)
})

test('a landlord’s own pictures, other pictures, and plain ones are alike to nobody', async () => {
  const [one, other] = [await signUp('landlord'), await signUp('landlord')]
  const plain = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer()
  const faint = await sharp({ create: { width: 800, height: 700, channels: 3, background: '#eed' } })
    .jpeg()
    .toBuffer()
  const homes = [
    await withPicture(one, await photograph(2)),
    await withPicture(
      one,
      await sharp(await photograph(2))
        .resize(500)
        .jpeg()
        .toBuffer(),
    ),
    await withPicture(other, await photograph(3)),
    await withPicture(other, await photograph(5)),
    await withPicture(other, await pictureOf(800, 600)),
    await withPicture(one, plain),
    await withPicture(other, faint),
  ]
  expect(await findingsAbout(...homes.map(({ id }) => id))).toEqual([])
})

test('pictures added later are compared, too; those of a private home are not', async () => {
  const [owner, thief] = [await signUp('landlord'), await signUp('landlord')]
  const file = await photograph(7)
  await withPicture(owner, file)
  const { url } = await uploadPhoto(thief, await sharp(file).webp().toBuffer(), { purpose: 'home' })
  const copy = await list(thief, { visibilityLevel: 'private', images: [url] })
  expect(await findingsAbout(copy.id)).toEqual([])
  const empty = await list(thief)
  await thief.call(update, { params: { id: empty.id }, body: { images: [url] } })
  await thief.call(update, { params: { id: copy.id }, body: { visibilityLevel: 'public' } })
  const found = await findingsAbout(copy.id, empty.id)
  expect(found.map(({ subjectId }) => subjectId).toSorted()).toEqual([copy.id, empty.id].toSorted())
})

test('pictures from before there were fingerprints are compared once a chore has looked at them', async () => {
  const [owner, thief] = [await signUp('landlord'), await signUp('landlord')]
  const file = await photograph(9)
  const homes = [
    await withPicture(owner, file),
    await withPicture(thief, await sharp(file).resize(500).jpeg().toBuffer()),
  ]
  const ids = homes.map(({ id }) => id)
  await withPicture(owner, await pictureOf(900, 600)) // plain
  const broken = await withPicture(owner, await photograph(13))
  await findingsAbout(...ids)
  await database.delete(contentViolations).where(inArray(contentViolations.subjectId, ids))
  const isOfThese = inArray(photos.ownerId, [owner.user.id, thief.user.id])
  await database.update(photos).set({ fingerprint: null, fingerprintParts: null }).where(isOfThese)
  const [lost] = await database
    .select({ storageKey: photos.storageKey })
    .from(photos)
    .innerJoin(photoUses, eq(photoUses.photoId, photos.id))
    .where(eq(photoUses.propertyId, broken.id))
  await removeObjects(services.objects, lost?.storageKey ?? '')
  await checkListing(database, { type: 'property_changed', propertyId: ids[1] ?? '' }, crypto.randomUUID())
  expect(await findingsAbout(...ids)).toEqual([])

  const look = () => fingerprintPhotos(database, services.objects, services.jobs.announce)
  await Promise.all([look(), look()])
  expect(await findingsAbout(...ids)).toMatchObject([{ violationType: 'like_picture', subjectId: ids[1] }])
  expect(await database.$count(photos, and(isOfThese, isFingerprintMissing))).toBe(0)
  const seen = await database
    .select({ fingerprint: photos.fingerprint, parts: photos.fingerprintParts })
    .from(photos)
    .where(isOfThese)
    .orderBy(photos.id)
  expect(seen.map(({ fingerprint, parts }) => [fingerprint?.length, parts?.length])).toEqual([
    [64, 6],
    [64, 6],
    [undefined, 0],
    [undefined, 0],
  ])
})

test('the same address by two landlords waits, however it is capitalized', async () => {
  const [one, other] = [await signUp('landlord'), await signUp('landlord')]
  const home = await list(one, { address: '500 Double St' })
  await list(one, { address: '500 Double St' })
  const far = await list(other, { address: '500 Double St', zipCode: '94999' })
  const second = await list(other, { address: '500 DOUBLE st', city: 'san francisco' })
  expect(await findingsAbout(far.id)).toEqual([])
  expect(await findingsAbout(second.id)).toEqual([
    {
      violationType: 'same_address',
      userId: other.user.id,
      subjectId: second.id,
      note: `Another landlord listed the same address: “${home.title}” (${home.id}).`,
    },
  ])
})

test('a rent under half of what ten alike homes cost waits, and one above does not', async () => {
  const [cheap, others] = [await signUp('landlord'), await signUp('landlord', 'premium')]
  const here = { latitude: 10, longitude: 10 }
  const near = async (count: number) => {
    for (let home = 0; home < count; home += 1) await list(others, { ...here, rentAmount: 2000 })
  }
  const listCheap = (rentAmount: number) => list(cheap, { ...here, rentAmount })
  await near(9)
  const early = await listCheap(500)
  expect(await findingsAbout(early.id)).toEqual([])
  await near(1)
  const [fair, low] = [await listCheap(1000), await listCheap(999)]
  expect(await findingsAbout(fair.id)).toEqual([])
  expect(await findingsAbout(low.id)).toMatchObject([
    {
      violationType: 'low_rent',
      note: 'The rent is $999; of 10 homes nearby (2-bedroom apartments), half cost $2,000 or more.',
    },
  ])
})

test('words that choose people wait as discrimination, and harmless ones do not', async () => {
  const landlord = await signUp('landlord')
  const described = async (description: string) => (await list(landlord, { description, latitude: 5 })).id
  const choosing = await described('Quiet building, adults only.')
  const harmless = await described('A family room next to the kitchen.')
  expect(await findingsAbout(choosing, harmless)).toEqual([
    {
      violationType: 'choosing_words',
      userId: landlord.user.id,
      subjectId: choosing,
      note: 'It may exclude people: “adults only”.',
    },
  ])
  const [found] = await database
    .select({ reason: contentViolations.reason })
    .from(contentViolations)
    .where(eq(contentViolations.subjectId, choosing))
  expect(found?.reason).toBe('discrimination')
})

test('a like picture among many is found by an index', async () => {
  const [owner, thief] = [await signUp('landlord'), await signUp('landlord')]
  const file = await photograph(11)
  await withPicture(owner, file)
  const copy = await withPicture(thief, await sharp(file).resize(600).jpeg().toBuffer())
  await findingsAbout(copy.id)
  const others = howMany(20_000, 100_000)
  await database.execute(sql`
    insert into ${photos} (id, owner_id, purpose, width, height, bytes, sha256, storage_key, fingerprint, fingerprint_parts)
    select gen_random_uuid(), ${owner.user.id}, 'home', 1, 1, 1, number::text, 'many-' || number, bits,
      array(select part || ':' || substr(bits::text, part * 11 + 1, 11) from generate_series(0, 5) as part)
    from (
      select number, (('x' || substr(md5(number::text), 1, 16))::bit(64)) as bits
      from generate_series(1, ${others}::integer) as number
    ) as made`)
  await database.execute(sql`analyze ${photos}`)
  await database.delete(contentViolations).where(eq(contentViolations.subjectId, copy.id))
  const explained = explainedDatabase(database)
  await checkListing(explained.database, { type: 'property_changed', propertyId: copy.id }, copy.id)
  const { pages, wholeTables } = explained.take()
  expect(wholeTables).not.toContain('photos')
  expect(pages).toBeLessThan(3000)
  expect(await findingsAbout(copy.id)).toMatchObject([{ violationType: 'like_picture' }])
  await database.delete(photos).where(sql`storage_key like 'many-%'`)
})

test('a home that is gone meanwhile is not looked at', async () => {
  const landlord = await signUp('landlord')
  const { id } = await list(landlord)
  await database.delete(photoUses).where(eq(photoUses.propertyId, id))
  await database.delete(properties).where(eq(properties.id, id))
  await checkListing(database, { type: 'property_listed', propertyId: id }, id)
})
