import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readArtifact } from '../artifact.ts'
import type { Built } from '../build/build.ts'
import { publish } from '../commands/publish.ts'
import { release } from '../commands/release.ts'
import { anotherVersion, copyOf, releaseShellAndTenant } from '../test/released.ts'
import { compressNew } from './compressed.ts'
import type { ReleaseStore } from './release-store.ts'

let released: Awaited<ReturnType<typeof releaseShellAndTenant>>
let dataDir: string
let store: ReleaseStore

beforeAll(async () => {
  released = await releaseShellAndTenant()
}, 600_000)

beforeEach(() => {
  ;({ dataDir, store } = copyOf(released))
})

const scriptsOf = ({ name, version, folder }: Built): string[] =>
  Object.keys(readArtifact(folder).portal.files)
    .filter(file => file.endsWith('.js'))
    .map(file => store.pathOf(name, version, file))

const withMore = () =>
  anotherVersion(released.tenant, '2', undefined, `export const more = '${'more and '.repeat(20)}'`)

const expectCompressed = (paths: string[]): void => {
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const plain = readFileSync(path)
    const [brotli, gzip] = [readFileSync(`${path}.br`), readFileSync(`${path}.gz`)]
    expect(brotliDecompressSync(brotli).equals(plain)).toBe(true)
    expect(gunzipSync(gzip).equals(plain)).toBe(true)
    expect(brotli.byteLength).toBeLessThan(gzip.byteLength)
    expect(gzip.byteLength).toBeLessThan(plain.byteLength)
  }
}

test('every script that is published or released is in the store in both encodings, and no font is', async () => {
  expectCompressed([...scriptsOf(released.shell), ...scriptsOf(released.tenant)])
  const next = await withMore()
  expect((await release(dataDir, next.folder)).result).toBe('done')
  expectCompressed(scriptsOf({ ...next, version: '2' }))
  const fonts = readdirSync(store.filesFolder('shell')).filter(file => file.includes('.woff2'))
  expect(fonts).toEqual([expect.stringMatching(/\.woff2$/)])
}, 600_000)

test('only what is new is compressed', async () => {
  const { tenant } = released
  const compressedFor = async ({ folder }: Built) => [
    ...(await compressNew(store, folder, readArtifact(folder))).keys(),
  ]
  expect(await compressedFor(tenant)).toEqual([])
  const entry = store.pathOf('mf-tenant', '2', 'remote-entry.js')
  expect(await compressedFor(await anotherVersion(tenant, '2'))).toEqual([`${entry}.br`, `${entry}.gz`])
})

test('a store without compressed files, or with damaged ones, gets them with the next build', async () => {
  const [path = '', other = '', third = ''] = scriptsOf(released.tenant)
  rmSync(`${path}.br`)
  rmSync(`${path}.gz`)
  writeFileSync(`${other}.br`, 'damaged')
  writeFileSync(`${third}.gz`, '')
  await publish(dataDir, [released.tenant])
  expectCompressed(scriptsOf(released.tenant))
})

test("a dry run compresses nothing, and a removed file's compressed ones are removed too", async () => {
  const next = await withMore()
  await release(dataDir, next.folder, { isDryRun: true })
  const more = join(store.filesFolder('mf-tenant'), 'more.js')
  const onDisk = () => [more, `${more}.br`, `${more}.gz`].map(path => existsSync(path))
  expect(onDisk()).toEqual([false, false, false])
  await release(dataDir, next.folder)
  expect(onDisk()).toEqual([true, true, true])

  await publish(dataDir, [released.tenant])
  const longAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  for (const path of [more, `${more}.br`, `${more}.gz`]) utimesSync(path, longAgo, longAgo)
  rmSync(store.versionFolder('mf-tenant', '2'), { recursive: true })
  await publish(dataDir, [await anotherVersion(released.tenant, '3')])
  expect(onDisk()).toEqual([false, false, false])
  expectCompressed(scriptsOf(released.tenant))
}, 600_000)
