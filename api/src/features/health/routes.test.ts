import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiVersion } from '@portal/contract/api-version'
import { startBucket } from '../../../test/bucket.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { createApp } from '../../app.ts'
import { openBucket } from '../../integrations/objects/open-bucket.ts'
import { openFolder } from '../../integrations/objects/open-folder.ts'
import { adoptStore } from '../../platform/objects/agree-on-store.ts'
import type { ObjectStore } from '../../platform/ports/object-store.ts'
import { objectStores } from '../../schema/object-stores.ts'

const { services, database, close, visitor } = await openTestApp()
const folder = await mkdtemp(join(tmpdir(), 'stores-'))
afterAll(() => rm(folder, { recursive: true }))

/** Whether a process with this store may have traffic, and what it says if not. */
const readinessWith = async (objects: ObjectStore): Promise<[number, string | undefined]> => {
  const app = createApp({ ...services, objects })
  const ready = await app.handle(new Request('http://localhost/readyz'))
  return [ready.status, (await ready.json()).reason]
}
const isReady: [number, string | undefined] = [200, undefined]
const isForeign: typeof isReady = [
  503,
  expect.stringContaining('give all processes the same DATA_DIR or the same bucket.'),
]

test('a process that runs is alive, and ready while its database answers', async () => {
  const [alive, ready] = [await visitor().send('GET', '/healthz'), await visitor().send('GET', '/readyz')]
  expect([alive.status, await alive.json()]).toEqual([
    200,
    { status: 'ok', api: apiVersion, mail: false, payments: false, screening: true, assistant: false },
  ])
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
})

test('a process that begins to stop gets no more traffic, but is not restarted', async () => {
  const stopping = createApp({ ...services, isStopping: () => true })
  const statusOf = async (path: string) =>
    (await stopping.handle(new Request(`http://localhost${path}`))).status
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
})

test('processes are ready while they share a store, and one with another store is not', async () => {
  await database.delete(objectStores) // as before the first process of a portal
  const one = join(folder, 'one')
  expect(await readinessWith(openFolder(one))).toEqual(isReady)
  expect(await readinessWith(openFolder(one))).toEqual(isReady)
  expect(await readinessWith(openFolder(join(folder, 'two')))).toEqual(isForeign)
  const { settings } = await startBucket()
  expect(await readinessWith(openBucket(settings))).toEqual(isForeign)
})

test('a store that lost its content, such as a folder that is not mounted, is noticed', async () => {
  const lost = join(folder, 'one')
  await rm(lost, { recursive: true })
  expect(await readinessWith(openFolder(lost))).toEqual(isForeign)
  await adoptStore(database, openFolder(lost))
  expect(await readinessWith(openFolder(lost))).toEqual(isReady)
})

test('of processes that start at once with stores of their own, those with one of the stores are ready', async () => {
  await database.delete(objectStores)
  const folders = Array.from({ length: 12 }, (_, index) => join(folder, `at-once-${index % 3}`))
  await Promise.all(folders.map(path => readinessWith(openFolder(path))))
  const ready = await Promise.all(
    folders.map(async path => ((await readinessWith(openFolder(path)))[0] === 200 ? [path] : [])),
  )
  expect(ready.flat()).toHaveLength(4)
  expect(new Set(ready.flat()).size).toBe(1)
})

test('a store that fails or hangs takes no traffic away, since that of all processes does', async () => {
  const { settings, fail } = await startBucket()
  await adoptStore(database, openBucket(settings))
  await fail({ kind: 'error' })
  expect(await readinessWith(openBucket(settings))).toEqual(isReady)
  await fail({ kind: 'hang', delayMs: 60_000 })
  expect(await readinessWith(openBucket(settings))).toEqual(isReady)
})

test('without its database a process is alive and reports that it is not ready, without the reason', async () => {
  await close()
  const ready = await visitor().send('GET', '/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, '{"status":"not ready"}'])
  expect((await visitor().send('GET', '/healthz')).status).toBe(200)
})
