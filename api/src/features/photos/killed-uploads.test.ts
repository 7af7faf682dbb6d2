import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { howMany } from '@portal/server/test/length'
import { startBucket } from '../../../test/bucket.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { anHourLater, pictureOf } from '../../../test/uploads.ts'
import { keptWidths, objectKey } from '../../domain/photo-objects.ts'
import { openObjectStore } from '../../integrations/objects/open-object-store.ts'
import { photos } from '../../schema/photos.ts'
import { tidyPhotos } from './tidy-photos.ts'

const folder = await mkdtemp(join(tmpdir(), 'killed-'))
afterAll(() => rm(folder, { recursive: true }))
const { settings } = await startBucket()
const { database, url, signUp } = await openTestApp()
const program = fileURLToPath(new URL('../../../test/uploading-process.ts', import.meta.url))
const person = await signUp('tenant')
/** Is kept in three widths. */
const file = new Uint8Array(await pictureOf(700, 500))
const kept = keptWidths(700)

/** Sends the first part of the file, and the rest a while later. */
const inTwoParts = () =>
  new ReadableStream<Uint8Array>({
    start: async controller => {
      controller.enqueue(file.subarray(0, 20_000))
      await Bun.sleep(300)
      controller.enqueue(file.subarray(20_000))
      controller.close()
    },
  })

const keysOfRows = async () =>
  (await database.select().from(photos)).flatMap(({ storageKey, width }) =>
    keptWidths(width).map(each => objectKey(storageKey, each)),
  )

/** The short form takes the first of each kind: two with a folder, one with a bucket. */
const points = [
  ['before', 1, 1],
  ['later', 0, 3],
  ['arriving', 150, 0],
  ['before', 0, 0],
  ['after', 0, 1],
  ['after', 1, 2],
  ['before', 2, 2],
  ['after', 2, 3],
  ['later', 2, 3],
  ['later', 5, 3],
] as const

describe.each([
  ['a folder', { folder }, points.slice(0, howMany(2, points.length))],
  ['a bucket', settings, points.slice(howMany(2, 0), howMany(3, points.length))],
] as const)('a process with %s that is killed during an upload', (_, store, tried) => {
  const objects = openObjectStore(store)
  const keysThere = async () => (await Array.fromAsync(objects.list('photos/'))).map(({ key }) => key)

  test.each(tried)(
    '(%s %d) leaves no row without objects, nor, after the chore, the reverse',
    async (when, point, objectsLeft) => {
      const [rowsBefore, thereBefore] = [await keysOfRows(), await keysThere()]
      const words = [url, JSON.stringify(store), when, `${point}`, `${kept.length}`]
      const server = Bun.spawn([process.execPath, program, ...words], { stdout: 'pipe' })
      const { value } = await server.stdout.getReader().read()
      const address = new URL(photoEndpoints.upload.path, new TextDecoder().decode(value).trim())
      const sent = fetch(`${address}?purpose=avatar`, {
        method: 'POST',
        body: when === 'arriving' ? inTwoParts() : file,
        headers: { cookie: person.cookie ?? '' },
      }).catch(() => undefined)
      if (when === 'arriving') setTimeout(() => server.kill('SIGKILL'), point)
      await sent
      server.kill('SIGKILL') // it sometimes answers before that
      await server.exited
      const [rows, there] = [await keysOfRows(), await keysThere()]
      expect(rows.filter(key => !there.includes(key))).toEqual([])
      expect(there.length - thereBefore.length).toBe(objectsLeft)
      expect([0, kept.length]).toContain(rows.length - rowsBefore.length)
      await tidyPhotos(database, anHourLater(objects))
      expect((await keysThere()).sort()).toEqual((await keysOfRows()).sort())
    },
  )

  afterAll(() => database.delete(photos))
})
