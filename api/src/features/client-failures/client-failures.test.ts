import { expect, test } from 'bun:test'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { newPageToken } from '@portal/server/page-token'
import { pagesKeyHeader } from '@portal/server/pages-key'
import { howMany } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import { openTestApp, pagesKey } from '../../../test/test-app.ts'
import { createApp } from '../../app.ts'
import { runHousekeeping } from '../../platform/database/housekeeping.ts'
import { votingNetworkOf } from '../../platform/limits/network.ts'
import { takeTry } from '../../platform/limits/rate-limit.ts'
import { clientReports } from '../../schema/client-reports.ts'
import { clientFailureRoutes } from './routes.ts'

const { services, database, visitor, signUp, signIn, moveTo } = await openTestApp({ isSeeded: true })
const { report, figures } = clientFailureEndpoints
const admin = await signIn('admin@example.com')

let versions = 0
/** A version without any reports. */
const newVersion = (): string => {
  versions += 1
  return `0.1.0-${versions}`
}

interface ReportDetails {
  app?: string
  version: unknown
  kind?: string
  route?: string
  stage?: string
  message?: string
}
const reportOf = ({ version, kind = 'failure', ...details }: ReportDetails) => ({
  app: 'mf-tenant',
  version,
  kind,
  stage: 'mount',
  message: 'TypeError: it broke',
  ...details,
})
const bodyOf = (details: ReportDetails, token = newPageToken(pagesKey)) => ({
  body: { token, reports: [reportOf(details)] },
})
const read = async (version: string) => {
  const query = { versions: `mf-tenant@${version}` }
  const [found] = (await admin.call(figures, { query })).figures
  if (!found) throw new Error(`No figures for ${version}`)
  return found
}

test('loads, failures and fallbacks are counted by version, with their place and message; a block is only listed', async () => {
  const version = newVersion()
  for (const [kind, address] of [
    ['load', '192.0.2.1'],
    ['load', '192.0.2.2'],
    ['load', '2001:db8::1'],
    ['failure', '192.0.2.1'],
    ['failure', '2001:db8::1'],
    ['failure', '2001:db8::2'],
    ['fallback', '192.0.2.3'],
    ['block', '192.0.2.4'],
  ] as const) {
    moveTo(address)
    await visitor().call(report, bodyOf({ version, kind, message: `${kind} of ${address}` }))
  }
  moveTo('192.0.2.1')
  const expected = { loads: 3, failures: 3, fallbacks: 1 }
  const found = await read(version)
  expect(found).toMatchObject({ app: 'mf-tenant', version, last10Minutes: expected, last24Hours: expected })
  expect(found.messages.map(({ message }) => message)).toEqual([
    'block of 192.0.2.4',
    'fallback of 192.0.2.3',
    'failure of 2001:db8::2',
    'failure of 2001:db8::1',
    'failure of 192.0.2.1',
  ])
})

test('one page counts once, wherever its token is used and however often', async () => {
  const version = newVersion()
  const token = newPageToken(pagesKey)
  const person = await signUp('tenant')
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']) {
    moveTo(address)
    for (const browser of [visitor(), person]) await browser.call(report, bodyOf({ version }, token))
  }
  moveTo('192.0.2.1')
  expect((await read(version)).last10Minutes).toMatchObject({ failures: 1 })
})

test('a report needs a token of a page from the last day', async () => {
  const version = newVersion()
  const old = newPageToken(pagesKey, { drawnAt: Date.now() - 24 * 3_600_000 })
  const forged = newPageToken(`${pagesKey}!`)
  for (const token of ['', 'x', old, forged, newPageToken(pagesKey).slice(0, -1)])
    expect(await visitor().refusal(report, bodyOf({ version }, token))).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  expect((await read(version)).last24Hours.failures).toBe(0)
})

test('without a key nobody can report, and no key gives access to the figures', async () => {
  const env = { ...services.env, pagesKey: undefined }
  const app = createApp({ ...services, env })
  const send = async (path: string, init: RequestInit) =>
    (await app.handle(new Request(`http://localhost${path}`, init))).status
  const headers = { 'content-type': 'application/json', [pagesKeyHeader]: 'undefined' }
  const { body } = bodyOf({ version: newVersion() })
  expect(await send(report.path, { method: 'POST', headers, body: JSON.stringify(body) })).toBe(403)
  expect(await send(figures.path, { headers })).toBe(404)
})

test('to anyone but administrators and the pages’ server there are no figures', async () => {
  const nobody = [visitor(), await signUp('tenant'), await signUp('landlord')]
  for (const browser of nobody)
    for (const key of ['', 'undefined', `${pagesKey}!`])
      expect(await browser.refusal(figures, { headers: { [pagesKeyHeader]: key } })).toMatchObject({
        status: 404,
        message: 'There is no such call.',
      })
  expect(await admin.call(figures)).toEqual({ figures: [] })
  expect(await visitor().call(figures, { headers: { [pagesKeyHeader]: pagesKey } })).toEqual({ figures: [] })
})

test('a browser’s message is shown unchanged, and in no other answer', async () => {
  const version = newVersion()
  const message = `<img src=x onerror="alert('${version}')">`
  const answer = await (await visitor().sendTo(report, bodyOf({ version, message }))).text()
  expect(answer).toBe('{"accepted":true}')
  expect((await read(version)).messages).toMatchObject([{ message, stage: 'mount', kind: 'failure' }])
})

test('only reports of the last ten minutes, or the last day, count', async () => {
  const version = newVersion()
  const ages = ['25 hours', '2 hours', '11 minutes', '9 minutes', '1 minute']
  for (const age of ages) {
    const token = newPageToken(pagesKey)
    await visitor().call(report, bodyOf({ version, message: age }, token))
    await database
      .update(clientReports)
      .set({ createdAt: sql`now() - ${age}::interval` })
      .where(sql`${clientReports.message} = ${age} and ${clientReports.version} = ${version}`)
  }
  const { last10Minutes, last24Hours } = await read(version)
  expect([last10Minutes.failures, last24Hours.failures]).toEqual([2, 4])
})

test.each([
  { app: 'Shell' },
  { app: 'a'.repeat(41) },
  { app: 'mf-tenant@1' },
  { version: '' },
  { version: '1,2' },
  { version: '1'.repeat(81) },
  { version: '1.0.0+7' },
  { version: 7 },
  { kind: 'success' },
  { route: 'saved' },
  { route: '/saved,/inquiries' },
  { route: `/${'a'.repeat(80)}` },
  { route: '/repairs html' },
  { stage: '<b>' },
  { message: 'm'.repeat(301) },
  { message: 'a\0b' },
])('%p is no report, and does not drop the others', async details => {
  const [first, last] = [newVersion(), newVersion()]
  const before = await database.$count(clientReports)
  const reports = [{ version: first }, { version: newVersion(), ...details }, { version: last }].map(reportOf)
  await visitor().sendTo(report, { body: { token: newPageToken(pagesKey), reports } })
  expect(await database.$count(clientReports)).toBe(before + 2)
  for (const version of [first, last])
    expect((await read(version)).last10Minutes).toMatchObject({ failures: 1 })
})

test('a request has at most ten reports, and a page keeps at most a hundred', async () => {
  const token = newPageToken(pagesKey)
  const some = (count: number) => Array.from({ length: count }, () => reportOf({ version: newVersion() }))
  const before = await database.$count(clientReports)
  for (const [count, status] of [
    [11, 422],
    [500, 422], // a body of almost 64 kB
    [1000, 413],
  ] as const)
    expect((await visitor().refusal(report, { body: { token, reports: some(count) } })).status).toBe(status)
  for (let time = 0; time < 12; time += 1)
    await visitor().call(report, { body: { token, reports: some(10) } })
  expect(await database.$count(clientReports)).toBe(before + 100)
})

/** Leaves fifty. */
const takeTriesOf = async (network: string) => {
  const limit = clientFailureRoutes.find(({ endpoint }) => endpoint === report)?.limit
  if (limit) await takeTry(database, limit, votingNetworkOf(network), { count: limit.tries - 50 })
}

test('hundreds of reports from one client count as one page, and block nobody else', async () => {
  const version = newVersion()
  const token = newPageToken(pagesKey)
  moveTo('203.0.113.66')
  await takeTriesOf('203.0.113.66')
  const statuses = new Set<number>()
  const send = async () => statuses.add((await visitor().sendTo(report, bodyOf({ version }, token))).status)
  for (let sent = 0; sent < howMany(150, 10_000); sent += 50)
    await Promise.all(Array.from({ length: 50 }, send))
  expect([...statuses].toSorted()).toEqual([202, 429])
  moveTo('203.0.113.67')
  await visitor().call(report, bodyOf({ version }))
  moveTo('192.0.2.1')
  expect((await read(version)).last10Minutes).toMatchObject({ failures: 2 })
}, 600_000)

test('all networks of a line share its limit, as they share its vote', async () => {
  const version = newVersion()
  await takeTriesOf('2001:db8:77::1')
  const statuses = new Set<number>()
  const sending: Promise<unknown>[] = []
  const send = async () => statuses.add((await visitor().sendTo(report, bodyOf({ version }))).status)
  for (let network = 0; network < howMany(150, 1000); network += 1) {
    moveTo(`2001:db8:77:${network.toString(16)}::1`)
    sending.push(send())
    if (sending.length === 50) await Promise.all(sending.splice(0))
  }
  expect([...statuses].toSorted()).toEqual([202, 429])
  moveTo('2001:db8:78::1')
  await visitor().call(report, bodyOf({ version }))
  moveTo('192.0.2.1')
}, 600_000)

test('reports expire after a week', async () => {
  await database.delete(clientReports)
  await visitor().call(report, bodyOf({ version: 'old' }))
  await database.update(clientReports).set({ createdAt: sql`now() - interval '169 hours'` })
  await visitor().call(report, bodyOf({ version: 'new' }))
  await runHousekeeping(database)
  expect(await database.select({ version: clientReports.version }).from(clientReports)).toEqual([
    { version: 'new' },
  ])
})

test('people who reported can still delete their account', async () => {
  const version = newVersion()
  const person = await signUp('tenant')
  await person.call(report, bodyOf({ version }))
  await database.execute(sql`delete from users where id = ${person.user.id}`)
  expect((await read(version)).last10Minutes).toMatchObject({ failures: 1 })
})
