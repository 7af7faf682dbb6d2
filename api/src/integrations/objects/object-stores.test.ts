import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucket } from '../../../test/bucket.ts'
import { ObjectChanged, type ObjectStore } from '../../platform/ports/object-store.ts'
import { openObjectStore } from './open-object-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'objects-'))
afterAll(() => rm(folder, { recursive: true }))
const { settings } = await startBucket({ pageSize: 2 })

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textIn = async (objects: ObjectStore, key: string) => {
  const found = await objects.read(key)
  return found && new TextDecoder().decode(found.bytes)
}
const keysOf = async (objects: ObjectStore, prefix?: string) =>
  (await Array.fromAsync(objects.list(prefix))).map(({ key }) => key)

describe.each([
  ['a folder', { folder: join(folder, 'of/objects') }],
  ['a bucket', settings],
  ['a part of a bucket', { ...settings, prefix: 'of/portal' }],
])('in %s', (_, objectStore) => {
  const objects = openObjectStore(objectStore)
  const another = openObjectStore(objectStore)

  test('an object that was written is read by every process, with its etag', async () => {
    const etag = await objects.write('photos/one', bytesOf('Hello'), 'new')
    const found = await another.read('photos/one')
    expect([found?.etag, await textIn(another, 'photos/one')]).toEqual([etag, 'Hello'])
  })

  test('what is not there is undefined, and can be removed', async () => {
    expect(await objects.read('photos/none')).toBeUndefined()
    expect(await objects.read('photos/one/none')).toBeUndefined()
    await objects.remove('photos/none')
  })

  test('of twenty writers of a new object one succeeds', async () => {
    const writers = Array.from({ length: 20 }, (__, index) =>
      (index % 2 ? objects : another).write('new', bytesOf(`${index}`), 'new').then(() => index),
    )
    const settled = await Promise.allSettled(writers)
    const winners = settled.flatMap(result => (result.status === 'fulfilled' ? [`${result.value}`] : []))
    expect(winners).toEqual([(await textIn(objects, 'new')) ?? ''])
    for (const result of settled)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ObjectChanged)
  })

  test('no change is lost while twenty writers count together', async () => {
    await objects.write('count', bytesOf('0'), 'new')
    const addOne = async (through: ObjectStore): Promise<void> => {
      const found = await through.read('count')
      if (!found) throw new Error('There is no count')
      const next = bytesOf(`${Number(new TextDecoder().decode(found.bytes)) + 1}`)
      await through.write('count', next, { etag: found.etag }).catch(error => {
        if (error instanceof ObjectChanged) return addOne(through)
        throw error
      })
    }
    await Promise.all(Array.from({ length: 20 }, (__, index) => addOne(index % 2 ? objects : another)))
    expect(await textIn(objects, 'count')).toBe('20')
  })

  test('a replacement does not bring back what was removed', async () => {
    const etag = await objects.write('gone', bytesOf('one'), 'new')
    await another.remove('gone')
    await expect(objects.write('gone', bytesOf('two'), { etag })).rejects.toBeInstanceOf(ObjectChanged)
    expect(await objects.read('gone')).toBeUndefined()
  })

  test('all objects are listed, in the order of their keys and with their sizes', async () => {
    for (const key of ['list/b/2', 'list/a', 'list/b.x', 'list/b/1', 'lists'])
      await objects.write(key, bytesOf(key), 'new')
    expect(await keysOf(objects, 'list/')).toEqual(['list/a', 'list/b.x', 'list/b/1', 'list/b/2'])
    expect(await keysOf(objects, 'none')).toEqual([])
    const [first] = await Array.fromAsync(objects.list('list/a'))
    expect(first?.size).toBe('list/a'.length)
    expect(Math.abs((first?.changedAt ?? 0) - Date.now())).toBeLessThan(600_000)
  })

  test('ten megabytes come back as they were', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(65_536))
    const large = new Uint8Array(10_485_760).map((__, index) => bytes[index % bytes.length] ?? 0)
    await objects.write('large', large, 'new')
    expect(Bun.hash((await objects.read('large'))?.bytes ?? '')).toBe(Bun.hash(large))
  })

  test.each(['', '../x', '/x', 'a//b', 'a/', '.x', 'a/.x', 'A', 'a b', 'a/../b', `${'a'.repeat(201)}`])(
    'a key that the portal cannot have made is refused: %p',
    async key => {
      await expect(objects.write(key, bytesOf('x'), 'new')).rejects.toThrow('is no key of an object')
      await expect(objects.read(key)).rejects.toThrow('is no key of an object')
    },
  )
})
