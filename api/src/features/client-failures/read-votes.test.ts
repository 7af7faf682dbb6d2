import { expect, test } from 'bun:test'
import { ReportKind, type RouteVotes } from '@portal/contract/client-failures/client-failure'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { newPageToken } from '@portal/server/page-token'
import { howMany } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { openTestApp, pagesKey } from '../../../test/test-app.ts'
import { clientReports } from '../../schema/client-reports.ts'
import { users } from '../../schema/people.ts'

const { database, visitor, signUp, signIn, moveTo } = await openTestApp({ isSeeded: true })
const { report, votes } = clientFailureEndpoints
const admin = await signIn('admin@example.com')
const people = [await signUp('tenant'), await signUp('tenant'), await signUp('landlord')]
const [fresh] = people
const dayMs = 24 * 3_600_000
/** All but the first person have had their account for three days. */
await database
  .update(users)
  .set({ createdAt: sql`now() - interval '3 days'` })
  .where(sql`${users.id} <> ${fresh?.user.id}`)

const app = 'mf-tenant'
const version = '1.0.0'
const routes = ['/saved', '/inquiries']
const since = new Date(Date.now() - dayMs).toISOString()

interface Page {
  network: string
  /** Index of the signed-in person. */
  person?: number
  route?: string
  kinds?: string[]
  of?: string
  revision?: number
  /** How many minutes ago the report was stored. */
  age?: number
  token?: string
}

const send = async ({ network, person, kinds = ['load'], route = '/saved', of = version, ...page }: Page) => {
  moveTo(network)
  const browser = (person !== undefined && people[person]) || visitor()
  const { revision = 5, token = newPageToken(pagesKey, { revision }) } = page
  const about = { app, version: of, route, stage: 'mount', message: '' }
  const reports = kinds.map(kind => ({ ...about, kind }))
  await browser.call(report, { body: { token, reports } })
  if (page.age === undefined) return
  await database
    .update(clientReports)
    .set({ createdAt: sql`now() - ${`${page.age} minutes`}::interval` })
    .where(sql`${clientReports.pageId} = ${token.slice(0, 36)}`)
}
const failed = ['load', 'failure']

const count = async (pages: Page[], query: Record<string, string> = {}) => {
  await database.delete(clientReports)
  for (const page of pages) await send(page)
  moveTo('192.0.2.1')
  const fullQuery = {
    app,
    version,
    routes: routes.join(','),
    period: 'last10Minutes' as const,
    since,
    ...query,
  }
  return admin.call(votes, { query: fullQuery })
}
const of = (route: string, crowd: string, found: { votes: RouteVotes[] }) =>
  found.votes.find(one => one.route === route && one.crowd === crowd)
const address = (index: number): string => `198.51.100.${index}`

test('a network has one vote on each route, by the majority of its loads', async () => {
  const pages = [
    ...Array.from({ length: 9 }, () => ({ network: address(1), kinds: failed })), // a majority
    { network: address(1) },
    { network: address(2) }, // half is not a majority
    { network: address(2), kinds: failed },
    { network: address(3), kinds: ['failure'] }, // it failed before it could report that it loaded
    { network: address(3), route: '/inquiries' },
  ]
  const found = await count(pages)
  expect(of('/saved', 'visitors', found)).toMatchObject({ loads: 13, networks: 3, failedNetworks: 2 })
  expect(of('/inquiries', 'visitors', found)).toMatchObject({ loads: 1, networks: 1, failedNetworks: 0 })
  expect(found).toMatchObject({ networks: 3, votes: { length: 2 } })
})

test('visitors, signed-in people, and older accounts are counted separately', async () => {
  const found = await count([
    { network: address(1) },
    { network: address(1), person: 0, kinds: failed },
    { network: address(2), person: 1, kinds: failed },
    { network: address(2), person: 2 },
  ])
  expect(of('/saved', 'visitors', found)).toMatchObject({ networks: 1, failedNetworks: 0, accounts: 0 })
  expect(of('/saved', 'signed-in', found)).toMatchObject({
    ...{ networks: 2, failedNetworks: 1 }, // half of the second network's loads failed, which is not a majority
    ...{ accounts: 3, failedAccounts: 2 },
  })
  expect(of('/saved', 'known', found)).toMatchObject({ networks: 1, accounts: 2, failedAccounts: 1 })
})

test('an account votes in one network, even if it moves', async () => {
  const tour = (person: number) =>
    Array.from({ length: 10 }, (_, index) => ({ network: address(index), person, kinds: failed }))
  const found = await count([...tour(0), ...tour(1)])
  expect(of('/saved', 'signed-in', found)).toMatchObject({ networks: 1, failedNetworks: 1, accounts: 2 })
})

test('an IPv6 line votes once, however large it is', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => `2001:db8:7:${index.toString(16)}::${index}`)
  const found = await count(lines.map(network => ({ network, kinds: failed })))
  expect(of('/saved', 'visitors', found)).toMatchObject({ loads: 20, networks: 1, failedNetworks: 1 })
})

test('a page that is reported again from elsewhere has no second vote', async () => {
  const token = newPageToken(pagesKey, { revision: 5 })
  const found = await count(
    Array.from({ length: 9 }, (_, index) => ({ network: address(index), kinds: failed, token })),
  )
  expect(of('/saved', 'visitors', found)).toMatchObject({ loads: 1, networks: 1 })
})

test('a block alone is not a failure', async () => {
  const found = await count([
    { network: address(1), kinds: ['load', 'block'] },
    { network: address(2), kinds: ['block'] },
  ])
  expect(of('/saved', 'visitors', found)).toMatchObject({ loads: 1, networks: 1, failedNetworks: 0 })
})

test('only pages of the requested version, routes, revisions and period count', async () => {
  const pages = [
    { of: '0.9.0' },
    { route: '/nowhere' },
    { revision: 4 },
    { revision: 9 },
    { age: 11 },
    { age: 1450 },
    {},
  ].map((page, index) => ({ network: address(index), ...page }))
  const found = await count(pages, { fromRevision: '5', beforeRevision: '9' })
  expect(found).toMatchObject({ votes: [{ networks: 1 }], networks: 5 })
  const ofDay = await count(pages, { fromRevision: '5', beforeRevision: '9', period: 'last24Hours' })
  expect(ofDay).toMatchObject({ votes: [{ networks: 2 }], networks: 6 })
  const released = new Date(Date.now() - 5 * 60_000).toISOString()
  expect((await count(pages, { period: 'before', since: released })).votes).toMatchObject([{ networks: 1 }])
})

test('to anyone but administrators and the pages’ server there are no votes', async () => {
  const query = { app, version, routes: '/saved', period: 'last10Minutes' as const, since }
  for (const browser of [visitor(), ...people])
    expect(await browser.refusal(votes, { query })).toMatchObject({
      status: 404,
      message: 'There is no such call.',
    })
})

const load = fc.record({
  route: fc.constantFrom(...routes),
  network: fc.constantFrom(1, 2, 3, 4).map(address),
  person: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  kinds: fc.constantFrom(['load'], failed, ['load', 'failure', 'fallback'], ['load', 'block']),
})
type Load = typeof load extends fc.Arbitrary<infer Value> ? Value : never

/** Stores the loads in the order in which they were reported. */
const store = async (loads: Load[]) => {
  await database.delete(clientReports)
  const rows = loads.flatMap(({ kinds, person, ...one }, index) => {
    const personId = (person !== undefined && people[person]?.user.id) || null
    const createdAt = new Date(Date.now() - 60_000 + index).toISOString()
    const page = { ...one, app, version, pageId: Bun.randomUUIDv7(), personId, stage: 'mount', message: '' }
    return kinds.map(kind => ({ ...page, createdAt, kind: ReportKind.parse(kind) }))
  })
  if (rows.length > 0) await database.insert(clientReports).values(rows)
}

/** Counts the voters with mostly failed loads, and all voters. */
const votesBy = <Voter>(loads: Load[], voterOf: (load: Load) => Voter): [number, number] => {
  const byVoter = [...Map.groupBy(loads, voterOf).values()]
  const hasFailed = (its: Load[]) =>
    2 * its.filter(({ kinds }) => kinds.includes('failure')).length > its.length
  return [byVoter.filter(hasFailed).length, byVoter.length]
}

test('in any history each network and each account has one vote', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(load, { maxLength: 40 }), async loads => {
      await store(loads)
      const query = { app, version, routes: routes.join(','), period: 'last10Minutes' as const, since }
      const found = await admin.call(votes, { query })
      const homeOf = ({ person, network }: Load) =>
        person === undefined ? network : loads.find(one => one.person === person)?.network
      const crowds = {
        visitors: loads.filter(({ person }) => person === undefined),
        'signed-in': loads.filter(({ person }) => person !== undefined),
        known: loads.filter(({ person }) => person === 1 || person === 2),
      }
      for (const [crowd, its] of Object.entries(crowds))
        for (const route of routes) {
          const there = its.filter(one => one.route === route)
          const [failedNetworks, networks] = votesBy(there, homeOf)
          const [failedAccounts, accounts] =
            crowd === 'visitors' ? [0, 0] : votesBy(there, ({ person }) => person)
          const { route: _, crowd: __, ...counted } = of(route, crowd, found) ?? none
          expect(counted).toEqual({ loads: there.length, failedNetworks, networks, failedAccounts, accounts })
        }
    }),
    { numRuns: howMany(10, 1000) },
  )
}, 600_000)

const none: RouteVotes = {
  ...{ route: '', crowd: 'visitors' },
  ...{ loads: 0, networks: 0, failedNetworks: 0, accounts: 0, failedAccounts: 0 },
}
