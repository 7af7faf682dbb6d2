import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@portal/api/database'
import { startEmbeddedPostgres } from '@portal/embedded-postgres'
import { captureCommand } from './capture-command.ts'
import { bringUpToDate, chooseDatabase } from './choose-database.ts'
import { readSettings } from './settings.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'choose-database-'))
const server = await startEmbeddedPostgres({ dataDir })
const owner = openDatabase(server.superuserUrl, { connections: 1 })
await owner.database.execute(`create role guest login password 'wet-paint-4'`)

afterAll(async () => {
  await owner.close()
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const addressOf = (parts: {
  username?: string
  password?: string
  pathname?: string
  port?: string
}): string => Object.assign(new URL(server.url), parts).href
const choose = (DATABASE_URL: string) => chooseDatabase(readSettings({ DATABASE_URL }))

test('a database that DATABASE_URL names is used, and left running', async () => {
  const { url, stop } = await choose(server.url)
  await stop()
  expect(url).toBe(server.url)
  expect([...(await owner.database.execute('select 1 as one'))]).toEqual([{ one: 1 }])
})

test.each([
  ['a wrong password', { password: 'wrong' }, /password authentication failed/],
  ['a database that does not exist', { pathname: '/homes' }, /"homes" does not exist/],
  ['a port where nobody listens', { port: '1' }, /ECONNREFUSED/],
])('%s is one sentence that gives the reason and hides the password', async (_, parts, reason) => {
  const sentence = await choose(addressOf(parts)).catch(String)
  expect(sentence).toMatch(reason)
  expect(sentence).toMatch(
    /^.* that DATABASE_URL names does not answer .*: correct DATABASE_URL, or unset it .*$/,
  )
  expect(sentence).not.toContain(new URL(server.url).password)
})

test('production needs DATABASE_URL, and says so in one sentence', async () => {
  const sentence = await chooseDatabase(readSettings({ NODE_ENV: 'production' })).catch(String)
  expect(sentence).toMatch(/^.* DATABASE_URL is missing: production has no database of its own\.$/)
})

test.each([
  ['in production nothing of the embedded database is loaded', { NODE_ENV: 'production' }, false],
  ['with DATABASE_URL nothing of the embedded database is loaded', {}, false],
  ['in development without DATABASE_URL it is', { DATABASE_URL: '' }, true],
])('%s', async (_, variables, isLoaded) => {
  const settings = JSON.stringify({ DATABASE_URL: server.url, DATA_DIR: dataDir, ...variables })
  const program = `
    const { chooseDatabase } = await import(${JSON.stringify(join(import.meta.dir, 'choose-database.ts'))})
    const { readSettings } = await import(${JSON.stringify(join(import.meta.dir, 'settings.ts'))})
    const { stop } = await chooseDatabase(readSettings(${settings}))
    await stop()
    console.log(Object.keys(require.cache).some(file => file.includes('/embedded-postgres/')))`
  const { output } = await captureCommand([process.execPath, '-e', program])
  expect(output).toBe(`${isLoaded}\n`)
})

test('a database that refuses tables is one sentence', async () => {
  const guest = addressOf({ username: 'guest', password: 'wet-paint-4' })
  expect(await bringUpToDate(guest).catch(String)).toMatch(
    /^.*\(permission denied for database postgres\).*$/,
  )
})
