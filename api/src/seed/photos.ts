// Photographs of the demonstration's homes: files that were drawn before, kept like photos that their landlords uploaded.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import { capitalized } from '@portal/contract/values/words'
import { photoFile, photoFolder, photoNames, photoSize } from '../../demonstration-photos/photo-files.ts'
import { keptWidths, objectKey } from '../domain/photo-objects.ts'
import type { ObjectStore } from '../platform/ports/object-store.ts'
import type { photos, photoUses } from '../schema/photos.ts'
import type { properties } from '../schema/properties.ts'
import { storedInTime } from './in-time.ts'
import { idAt } from './moment.ts'

interface Home extends Pick<typeof properties.$inferInsert, 'landlordId' | 'createdAt'> {
  id: string
}

interface SeededPhoto {
  /** What it shows. */
  description: string
  row: typeof photos.$inferInsert & { id: string }
  use: typeof photoUses.$inferInsert & { propertyId: string }
}

const writtenAtOnce = 16

/** Writes the objects of the homes' photos, and returns the rows to insert after them, in the order in which homes show them. */
export const storePhotos = (
  objects: ObjectStore | undefined,
  homes: readonly Home[],
): Promise<SeededPhoto[]> =>
  storedInTime(objects, 'The demonstration’s homes have no photographs', store => storeAll(store, homes))

const storeAll = async (objects: ObjectStore, homes: readonly Home[]): Promise<SeededPhoto[]> => {
  const names = photoNames()
  const waiting = homes
    .flatMap((home, number) => (names.get(number) ?? []).map(name => ({ home, number, name })))
    .map(
      ({ home, number, name }, at) =>
        () =>
          storeOne(objects, home, photoOf(number, name), at),
    )
  const stored: SeededPhoto[] = []
  const work = waiting.entries()
  await Promise.all(
    Array.from({ length: writtenAtOnce }, async () => {
      for (const [at, store] of work) stored[at] = await store()
    }),
  )
  return stored
}

const photoOf = (home: number, name: string) => ({
  description: capitalized(name.replace(/^\d-/, '').replaceAll('-', ' ')),
  files: keptWidths(photoSize.width).map(width => ({
    width,
    path: join(photoFolder, photoFile(home, name, width)),
  })),
})

const storeOne = async (
  objects: ObjectStore,
  { id: propertyId, landlordId: ownerId, createdAt = '' }: Home,
  { description, files }: ReturnType<typeof photoOf>,
  number: number,
): Promise<SeededPhoto> => {
  const id = idAt(createdAt, 5000 + number)
  const storageKey = crypto.randomUUID()
  let bytes = 0
  const hash = createHash('sha256')
  for (const { width, path } of files) {
    const file = await readFile(path)
    bytes += file.byteLength
    hash.update(file)
    await objects.write(objectKey(storageKey, width), file, 'new')
  }
  const row = {
    id,
    ownerId,
    purpose: 'home',
    ...photoSize,
    bytes,
    sha256: hash.digest('hex'),
    storageKey,
  } as const
  return { description, row: { ...row, createdAt }, use: { photoId: id, propertyId } }
}

/** The fields of a home that shows its photos. */
export const fieldsWith = (stored: readonly SeededPhoto[], homeId: string) => {
  const own = stored
    .filter(({ use }) => use.propertyId === homeId)
    .map(({ row, description }) => [photoAddressOf(row.id), description] as const)
  return { images: own.map(([address]) => address), imageDescriptions: Object.fromEntries(own) }
}
