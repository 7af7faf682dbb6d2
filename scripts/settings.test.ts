import { expect, test } from 'bun:test'
import { root } from './root.ts'
import { readSettings } from './settings.ts'

test('without any setting the portal is at port 3000 with its data in the clone', () => {
  const { port, dataDir, databaseUrl, isProduction } = readSettings({})
  expect({ port, dataDir, databaseUrl, isProduction }).toEqual({
    port: 3000,
    dataDir: `${root}/.data`,
    databaseUrl: undefined,
    isProduction: false,
  })
})

test('a relative DATA_DIR is relative to the clone', () => {
  expect(readSettings({ DATA_DIR: 'elsewhere' }).dataDir).toBe(`${root}/elsewhere`)
  expect(readSettings({ DATA_DIR: '/srv/portal' }).dataDir).toBe('/srv/portal')
})

test('an invalid setting is one sentence that names it', () => {
  expect(() => readSettings({ PORT: 'ninety' })).toThrow(/^.*PORT.*$/)
  expect(() => readSettings({ DATABASE_URL: 'mysql://localhost/homes' })).toThrow(/^.*DATABASE_URL.*$/)
})

test.each([
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example https://b.example',
  'https://a.example/',
  'https://a.example/path',
  'https://a.example?x',
  'https://*.example',
  'https://me@a.example',
  'HTTPS://a.example',
  'ftp://a.example',
  'data:text/javascript,1',
  "'unsafe-inline'",
  '*',
  'null',
  'https://a.example,,https://b.example',
])('%p is not a list of origins, and one sentence says so', OVERRIDE_ORIGINS => {
  expect(() => readSettings({ OVERRIDE_ORIGINS })).toThrow(/^[^\n]*OVERRIDE_ORIGINS[^\n]*$/)
})

test('apps come from a developer’s machine only if that was set, or in development', () => {
  expect(readSettings({}).overrideOrigins).toContain('http://localhost:4001')
  expect(readSettings({ NODE_ENV: 'production' }).overrideOrigins).toEqual([])
  expect(readSettings({ OVERRIDE_ORIGINS: 'https://a.example, https://b.example' }).overrideOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})

test.each([
  'https://tiles.example/{z}/{x}/{y}.png; script-src *',
  "https://tiles.example;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
  'https://tiles.example/{z}/{x}/{y}.png https://b.example',
  'https://*.example/{z}/{x}/{y}.png',
  'https://me@tiles.example/{z}/{x}/{y}.png',
  '//tiles.example/{z}/{x}/{y}.png',
  'ftp://tiles.example/{z}/{x}/{y}.png',
  'data:image/png,{z}{x}{y}',
  'javascript:{z}{x}{y}',
  'https://tiles.example/{z}/{x}.png',
  'https://tiles.example/{z}/{x}/{y}.png\n',
  'tiles',
])('%p is no address of tiles, and one sentence says so', MAP_TILE_URL => {
  expect(() => readSettings({ MAP_TILE_URL })).toThrow(/^[^\n]*MAP_TILE_URL[^\n]*$/)
})

test.each([
  'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=a-b_c',
  'http://localhost:8080/tiles/{z}/{x}/{y}.png',
  '/tiles/{z}/{x}/{y}.png',
])('%p is an address of tiles', MAP_TILE_URL => {
  expect(readSettings({ MAP_TILE_URL }).mapTileUrl).toBe(MAP_TILE_URL)
})

test('"none" means no address: maps are drawn without streets', () => {
  expect(readSettings({ MAP_TILE_URL: 'none' }).mapTileUrl).toBe('')
})

test('the README has the right defaults', async () => {
  const readme = await Bun.file(`${root}/README.md`).text()
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` *\| ([\d.]+|development) *\|/gm)]
  expect(rows.length).toBeGreaterThan(6)
  const given = { OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'mine' }
  for (const [, name = '', value = ''] of rows)
    expect([name, readSettings({ ...given, [name]: value })]).toEqual([name, readSettings(given)])
})
