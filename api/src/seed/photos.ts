// Photographs of homes and in conversations, drawn before, and kept like photos that people uploaded.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import { capitalized } from '@portal/contract/values/words'
import {
  photoFile,
  photoFolder,
  photoNames,
  photoSize,
  sentPhotoFile,
  sentPhotos,
} from '../../demonstration-photos/photo-files.ts'
import { keptWidths, objectKey } from '../domain/photo-objects.ts'
import type { ObjectStore } from '../platform/ports/object-store.ts'
import type { photos, photoUses } from '../schema/photos.ts'
import type { properties } from '../schema/properties.ts'
import type { threadMessages } from '../schema/threads.ts'
import { type SeedStore, storedInTime } from './in-time.ts'
import { idAt } from './moment.ts'

interface Home extends Pick<typeof properties.$inferInsert, 'landlordId' | 'createdAt'> {
  id: string
}

interface SeededPhoto {
  description: string
  row: typeof photos.$inferInsert & { id: string }
  use: typeof photoUses.$inferInsert & { propertyId: string }
}

const writtenAtOnce = 16

/** Returns the rows to insert after the objects, in the order in which homes show them. */
export const storePhotos = (objects: SeedStore | undefined, homes: readonly Home[]): Promise<SeededPhoto[]> =>
  storedInTime(objects, 'The demonstration’s homes have no photographs', store => storeAll(store, homes))

const storeAll = async (objects: ObjectStore, homes: readonly Home[]): Promise<SeededPhoto[]> => {
  const names = photoNames()
  const waiting = homes
    .flatMap((home, number) => (names.get(number) ?? []).map(name => ({ home, number, name })))
    .map(
      ({ home, number, name }, at) =>
        () =>
          storeOfHome(objects, home, photoOf(number, name), at),
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
  fileOf: (width: number) => photoFile(home, name, width),
})

const storeOfHome = async (
  objects: ObjectStore,
  { id: propertyId, landlordId: ownerId, createdAt = '' }: Home,
  { description, fileOf }: ReturnType<typeof photoOf>,
  number: number,
): Promise<SeededPhoto> => {
  const id = idAt(createdAt, 5000 + number)
  const file = await storeFiles(objects, fileOf)
  return {
    description,
    // Drawings are alike by nature.
    row: { ...file, id, ownerId, purpose: 'home', fingerprintParts: [], createdAt },
    use: { photoId: id, propertyId },
  }
}

/** In every width; returns what the row says about the files. */
const storeFiles = async (objects: ObjectStore, fileOf: (width: number) => string) => {
  const storageKey = crypto.randomUUID()
  let bytes = 0
  const hash = createHash('sha256')
  for (const width of keptWidths(photoSize.width)) {
    const file = await readFile(join(photoFolder, fileOf(width)))
    bytes += file.byteLength
    hash.update(file)
    await objects.write(objectKey(storageKey, width), file, 'new')
  }
  return { ...photoSize, bytes, sha256: hash.digest('hex'), storageKey }
}

export const fieldsWith = (stored: readonly SeededPhoto[], homeId: string) => {
  const own = stored
    .filter(({ use }) => use.propertyId === homeId)
    .map(({ row, description }) => [photoAddressOf(row.id), description] as const)
  return { images: own.map(([address]) => address), imageDescriptions: Object.fromEntries(own) }
}

/** Returns what finds the rows: their names and addresses. `at` is part of their ids. */
export const storeSentPhotos = (objects: SeedStore | undefined, at: string) =>
  storedInTime(objects, 'The demonstration’s conversations have no photographs', store =>
    Promise.all(
      sentPhotos.map(async (name, number) => {
        const id = idAt(at, 5900 + number)
        const file = await storeFiles(store, width => sentPhotoFile(name, width))
        return { name, address: photoAddressOf(id), row: { ...file, id, purpose: 'message' as const } }
      }),
    ),
  )

type SentPhoto = Awaited<ReturnType<typeof storeSentPhotos>>[number]
type Message = typeof threadMessages.$inferInsert & { id: string }

export const rowsOfSent = (stored: readonly SentPhoto[], messages: readonly Message[]) =>
  messages.flatMap(({ id: messageId, senderId, photos: shown = [], createdAt }) =>
    stored
      .filter(({ address }) => shown.includes(address))
      .map(({ row }) => ({
        row: { ...row, ownerId: senderId ?? '', createdAt },
        use: { photoId: row.id, messageId },
      })),
  )
