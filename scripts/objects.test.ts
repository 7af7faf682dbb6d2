import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@portal/api/database'
import { migrateDatabase } from '@portal/api/migrate'
import { openObjectStore } from '@portal/api/objects'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@portal/embedded-postgres'
import { mountSmallDisk, removeDisk } from '@portal/server/test/small-disk'
import { startS3Sandbox } from '@portal/stand-ins/s3'
import { captureCommand } from './capture-command.ts'

let dataDir: string
let postgres: EmbeddedPostgres
const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'the secret', region: 'us-east-1' }
const controlKey = 'the key of the bucket'
const sandbox = await startS3Sandbox({ bucket: 'portal', keys, key: controlKey })
const toBucket = {
  OBJECT_STORE: 's3',
  S3_ENDPOINT: sandbox.url,
  S3_BUCKET: 'portal',
  S3_PREFIX: 'objects',
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
}
const bucket = openObjectStore({
  endpoint: sandbox.url,
  bucket: 'portal',
  prefix: 'objects',
  isPathStyle: true,
  ...keys,
})

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'objects-'))
  postgres = await startEmbeddedPostgres({ dataDir })
  await migrateDatabase(postgres.url)
}, 600_000)
afterAll(async () => {
  await postgres.stop()
  await sandbox.stop()
  await rm(dataDir, { recursive: true })
}, 600_000)

const objects = (words: string[], env: Record<string, string> = {}) =>
  captureCommand([process.execPath, join(import.meta.dir, 'objects.ts'), ...words], {
    env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...env },
  })

const keysIn = async (store: typeof bucket) => (await Array.fromAsync(store.list())).map(({ key }) => key)
const textIn = async (store: typeof bucket, key: string) =>
  new TextDecoder().decode((await store.read(key))?.bytes)

test('what a folder has moves to a bucket, although the bucket fails in between, and its id comes last', async () => {
  const folder = openObjectStore({ folder: join(dataDir, 'objects') })
  for (let index = 0; index < 5; index += 1)
    await folder.write(`photos/${index}`, new TextEncoder().encode(`${index}`), 'new')
  expect((await objects(['move'], toBucket)).output).toContain('There are no objects in')
  expect((await objects(['use'])).output).toContain(`is the folder ${join(dataDir, 'objects')} from now on.`)
  await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlKey}` },
    body: JSON.stringify({ kind: 'lost', path: 'PUT /portal/objects/photos/3' }),
  })
  const failed = await objects(['move'], toBucket)
  expect([failed.succeeded, failed.output]).toEqual([false, expect.stringContaining('500 InternalError')])
  expect(await keysIn(bucket)).not.toContain('store-id')
  const { output, succeeded } = await objects(['move'], toBucket)
  expect([succeeded, output]).toEqual([true, expect.stringContaining('Copied from the folder')])
  expect(output).toContain(': 1. Already there: 4.')
  expect(await keysIn(bucket)).toEqual(await keysIn(folder))
  expect(await textIn(bucket, 'store-id')).toBe(await textIn(folder, 'store-id'))
})

const disk = await mountSmallDisk(1)
if (disk) {
  afterAll(() => removeDisk(disk))
  test('a full disk is a sentence, and leaves nothing of what was written', async () => {
    const folder = openObjectStore({ folder: join(disk, 'objects') })
    await folder.write('small', new Uint8Array(1000), 'new')
    const message = `The disk that holds ${join(disk, 'objects')} is full: free about 2 GB and try again.`
    await expect(folder.write('large', new Uint8Array(2_000_000), 'new')).rejects.toThrow(message)
    expect(await keysIn(folder)).toEqual(['small'])
    await folder.write('small-too', new Uint8Array(500_000), 'new')
  })
}

test('the database’s own store is the one that was said last', async () => {
  expect((await objects(['use'], toBucket)).output).toContain('is the bucket portal at')
  const { database, close } = openDatabase(postgres.url, { connections: 1 })
  const [row] = await database.execute<{ id: string }>('select id from object_stores')
  await close()
  expect(await textIn(bucket, 'store-id')).toBe(row?.id ?? '')
})

test.each([
  ['nothing', [], 'Usage: npm run objects -- move|use\n'],
  ['another word', ['copy'], 'Usage: npm run objects -- move|use\n'],
  ['a move without a bucket', ['move'], 'Set OBJECT_STORE=s3 and the bucket for this command.\n'],
])('%s is refused in one sentence', async (_, words, sentence) => {
  const { succeeded, output } = await objects(words)
  expect([succeeded, output]).toEqual([false, sentence])
})
