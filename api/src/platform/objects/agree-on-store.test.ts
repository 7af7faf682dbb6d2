import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucket } from '../../../test/bucket.ts'
import { createDatabase, dropDatabase } from '../../../test/test-database.ts'
import { openObjectStore } from '../../integrations/objects/open-object-store.ts'
import { objectStores } from '../../schema/object-stores.ts'
import { openDatabase } from '../database/database.ts'
import { agreeOnStore, storeIdKey } from './agree-on-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'agree-'))
afterAll(() => rm(folder, { recursive: true }))
const { settings } = await startBucket()

const openSeveral = async (count: number) => {
  const url = await createDatabase(process.env.TEST_TEMPLATE_URL ?? '', process.env.TEST_TEMPLATE_URL ?? '')
  const opened = Array.from({ length: count }, () => openDatabase(url, { connections: 1 }))
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    await dropDatabase(url)
  })
  return opened.map(({ database }) => database)
}

describe.each([
  ['a folder', { folder: join(folder, 'shared') }, { folder: join(folder, 'other') }],
  ['a bucket', { ...settings, prefix: 'shared' }, { ...settings, prefix: 'other' }],
] as const)('processes that start at once with %s', (_, shared, other) => {
  test('agree on it, and notice one that has another', async () => {
    const databases = await openSeveral(6)
    const stores = databases.map(() => openObjectStore(shared))
    const agreed = await Promise.all(
      stores.map((store, at) => databases[at] && agreeOnStore(databases[at], store)),
    )
    expect(agreed).toEqual(databases.map(() => true))
    const [database] = databases
    const ids = (await database?.select().from(objectStores))?.map(({ id }) => id)
    const kept = await stores[0]?.read(storeIdKey)
    expect(ids).toEqual([new TextDecoder().decode(kept?.bytes)])
    expect(database && (await agreeOnStore(database, openObjectStore(other)))).toBe(false)
    expect(await openObjectStore(other).read(storeIdKey)).toBeUndefined()
  })
})
