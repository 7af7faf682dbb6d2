import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readFileSync, rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { releaseShellAndTenant } from '@portal/releases/test/released'
import { createShellServer } from './shell-server.ts'

let origin: string
let entry: string
let entryPath: string
let server: Bun.Server<undefined>

beforeAll(async () => {
  const { store, tenant } = await releaseShellAndTenant()
  entry = `/apps/mf-tenant/${tenant.version}/remote-entry.js`
  entryPath = store.pathOf('mf-tenant', tenant.version, 'remote-entry.js')
  const serve = await createShellServer({
    store,
    siteOrigin: () => 'https://portal.example',
    settings: { mapTileUrl: '/{z}/{x}/{y}', mapAttribution: '', overrideOrigins: [] },
    callApi: async () => new Response('{}', { status: 401 }),
  })
  server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: serve })
  origin = `http://127.0.0.1:${server.port}`
}, 600_000)

afterAll(() => server.stop(true))

const ask = (path: string, acceptEncoding: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, {
    method,
    decompress: false,
    headers: { 'accept-encoding': acceptEncoding, ...headers },
  })

const decoded = async (response: Response): Promise<string> => {
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('content-encoding')
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', null],
  ['br;q=0, gzip; q=0', null],
  ['brotli', null],
])('who takes %p gets files and pages as %p', async (accepted, encoding) => {
  const file = await ask(entry, accepted)
  expect(file.headers.get('content-encoding')).toBe(encoding)
  expect(file.headers.get('vary')).toBe('accept-encoding')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await decoded(file)).toBe(readFileSync(entryPath, 'utf8'))
  const page = await ask('/nowhere', accepted)
  expect(page.headers.get('content-encoding')).toBe(encoding)
  expect(await decoded(page)).toContain('404 Page Not Found')
})

test('a file is sent as the store has it, with its length and a tag of its own', async () => {
  const tags = new Set<string | null>()
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
    ['identity', ''],
  ] as const) {
    const stored = readFileSync(entryPath + ending)
    const response = await ask(entry, encoding)
    expect(Buffer.from(await response.arrayBuffer()).equals(stored)).toBe(true)
    const headers = { 'content-length': String(stored.byteLength), etag: response.headers.get('etag') }
    tags.add(headers.etag)

    const head = await ask(entry, encoding, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(Object.fromEntries(head.headers)).toMatchObject(headers)
    expect((await head.arrayBuffer()).byteLength).toBe(0)

    const known = await ask(entry, encoding, { 'if-none-match': `"other", ${headers.etag}` })
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0])
    expect(known.headers.get('etag')).toBe(headers.etag)
  }
  expect(tags.size).toBe(3)
})

test('the compressed files have no addresses of their own', async () => {
  const page = await (await fetch(`${origin}/maintenance/requests`)).text()
  const [file = ''] = /\/apps\/shell\/files\/[^"]*\.js/.exec(page) ?? []
  for (const [path, status] of [
    [file, 200],
    [`${file}.br`, 404],
    [`${file}.gz`, 404],
    [`${entry}.br`, 404],
  ] as const)
    expect([path, (await ask(path, 'br')).status]).toEqual([path, status])
})

test('a font is sent unchanged', async () => {
  const page = await (await fetch(`${origin}/nowhere`)).text()
  const [font = ''] = /\/apps\/shell\/files\/[^"]*\.woff2/.exec(page) ?? []
  const response = await ask(font, 'br, gzip')
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
  expect(response.headers.get('vary')).toBeNull()
})

test('a store from before files were compressed sends them plain', async () => {
  rmSync(`${entryPath}.br`)
  expect((await ask(entry, 'br, gzip')).headers.get('content-encoding')).toBe('gzip')
  rmSync(`${entryPath}.gz`)
  const plain = await ask(entry, 'br, gzip')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toBe('accept-encoding')
  expect(await plain.text()).toBe(readFileSync(entryPath, 'utf8'))
})
