import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { makeListings } from '../src/seed/listings.ts'
import { photoFile, photoFolder, photoNames, photoSize, sentPhotoFile, sentPhotos } from './photo-files.ts'

const files = readdirSync(photoFolder)
const people = { tenantId: '', landlordId: '', otherLandlordIds: [''], rows: [] }
const homes = makeListings(() => new Date(0).toISOString(), people)

test('every home has photographs of its outside and at least three rooms, and what people send is there, each in all widths', () => {
  const names = photoNames()
  expect(names.size).toBe(homes.length)
  for (const named of names.values()) {
    expect(named[0]).toBe('1-outside')
    expect(named.length).toBeGreaterThanOrEqual(4)
  }
  const widths = [320, 640, 1280]
  const expected = [
    ...[...names].flatMap(([home, named]) =>
      named.flatMap(name => widths.map(width => photoFile(home, name, width))),
    ),
    ...sentPhotos.flatMap(name => widths.map(width => sentPhotoFile(name, width))),
  ]
  expect(files.toSorted()).toEqual(expected.toSorted())
})

test('no two are alike', () => {
  const hashes = files.map(file =>
    createHash('sha256')
      .update(readFileSync(join(photoFolder, file)))
      .digest('hex'),
  )
  expect(new Set(hashes).size).toBe(files.length)
})

test('they weigh at most 6 MB', () => {
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(photoFolder, file)).byteLength, 0)
  expect(bytes).toBeLessThanOrEqual(6_000_000)
})

test('the widest are WebP of the size that their rows say', async () => {
  for (const file of files.filter(name => name.endsWith('.1280.webp'))) {
    const { format, width, height } = await sharp(join(photoFolder, file)).metadata()
    expect({ file, format, width, height }).toEqual({ file, format: 'webp', ...photoSize })
  }
})
