import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { defaultOperator } from '@portal/contract/default-operator'
import { readEnvironment, settings } from '@portal/settings/environment'
import { root } from './root.ts'
import { readSettings } from './settings.ts'
import { operationsPage, withSettings } from './settings-table.ts'

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

test('the folder of the data is the one that the table of settings names', () => {
  expect(readSettings({}).dataDir).toBe(join(root, readEnvironment({}).DATA_DIR))
})

test('who runs the portal is in the settings, and otherwise as the apps usually say', () => {
  expect(readSettings({}).operator).toEqual(defaultOperator)
  expect(readSettings({ PORTAL_NAME: 'Bay Homes', OPERATOR_ADDRESS: '1 Main St' }).operator).toMatchObject({
    portalName: 'Bay Homes',
    name: 'Bay Homes',
    address: '1 Main St',
  })
  expect(readSettings({ OPERATOR_NAME: 'Bay Homes LLC' }).operator).toMatchObject({
    portalName: 'Rental Portal',
    name: 'Bay Homes LLC',
  })
})

test.each([
  { PORTAL_NAME: ' ' },
  { PORTAL_NAME: 'a'.repeat(41) },
  { PORTAL_NAME: 'Bay\nBcc: x' },
  { OPERATOR_NAME: '\t' },
  { SUPPORT_EMAIL: 'support' },
  { SUPPORT_EMAIL: 'Support <support@portal.example>' },
  { SUPPORT_EMAIL: 'javascript:alert(1)' },
  { SUPPORT_HOURS: ' ' },
])('%p ends the start with one sentence that names the setting', variables => {
  expect(() => readSettings(variables)).toThrow(
    new RegExp(`^The environment variable ${Object.keys(variables)[0]} must [^\n]+\\.$`),
  )
})

test('the ports of the apps under work are the ones that the table of settings names', () => {
  const overrideOrigins = readSettings({}).overrideOrigins.sort()
  const named = settings.find(({ name }) => name === 'OVERRIDE_ORIGINS')?.unset
  expect(named).toStartWith(`\`${overrideOrigins[0]}\` to \`${overrideOrigins.at(-1)?.split(':').at(-1)}\``)
})

test('the page for operators has the settings as they are: run `bun scripts/settings-table.ts`', () => {
  const page = operationsPage()
  expect(page).toBe(withSettings(page))
  for (const { name } of settings) expect(page).toContain(`\n| \`${name}\` `)
})
