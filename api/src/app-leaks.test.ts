import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { sql } from 'drizzle-orm'
import { ownedThingOf } from '../test/owned-things.ts'
import { openTestApp } from '../test/test-app.ts'
import { routes } from './app.ts'
import { users } from './schema/people.ts'

const { database, visitor, signIn } = await openTestApp({ isSeeded: true })
const [tenant, landlord, admin] = [
  await signIn('tenant@example.com'),
  await signIn('landlord@example.com'),
  await signIn('admin@example.com'),
]
const idOf = async (browser: typeof tenant) => (await browser.call(authEndpoints.me)).user.id
const ids = { tenant: await idOf(tenant), landlord: await idOf(landlord) }

/** Server-only data about everyone; each word appears nowhere else. */
await database.update(users).set({
  stripeCustomerId: sql`'secretcustomer' || ${users.id}`,
  stripeSubscriptionId: sql`'secretsubscription' || ${users.id}`,
  complianceFlags: ['secretflag'],
  contentViolationCount: 987_654,
})
const [{ hash = '' } = {}] = await database.select({ hash: users.passwordHash }).from(users).limit(1)
const kept = ['secretcustomer', 'secretsubscription', 'secretflag', '987654', hash, 'argon2']
const names = [
  'password',
  'stripe',
  'compliance',
  'violation',
  'tokenHash',
  'sessionId',
  'isAdmin"',
  'riskScore',
]
/** What administrators read of people; a person reads the findings about themselves. */
const knownToAdministrators = ['compliance', 'secretflag', 'violation']
const mayNameFindings = (path: string) => path === '/api/violations'
const isForAdministrators = (path: string) => path.startsWith('/api/admin/')

const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, kind }) => method === 'GET' && kind !== 'events')

const home = await database.execute<{ id: string }>(sql`select id from properties limit 1`)

const thingsFor = async (endpoint: Endpoint): Promise<string[]> =>
  endpoint.own
    ? [await ownedThingOf(endpoint).make(database, ids)]
    : [home[0]?.id ?? '', ...Object.values(ids)]

describe.each(reads.map(endpoint => ({ name: endpoint.path, endpoint })))('$name', ({ endpoint }) => {
  test('sends nobody what the server keeps private, or anyone else’s address', async () => {
    for (const id of endpoint.params ? await thingsFor(endpoint) : ['']) {
      const parts = { params: { id, propertyId: id } }
      for (const [browser, own] of [
        [visitor(), ''],
        [tenant, 'tenant@example.com'],
        [landlord, 'landlord@example.com'],
        [admin, 'admin@example.com'],
      ] as const) {
        const text = await (await browser.sendTo(endpoint, parts)).text()
        const isAdministrators = browser === admin && isForAdministrators(endpoint.path)
        const known = isAdministrators
          ? knownToAdministrators
          : mayNameFindings(endpoint.path)
            ? ['violation']
            : []
        for (const secret of [...kept, ...names].filter(word => !known.includes(word)))
          expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
        const mayNameAdministrators =
          isAdministrators || (browser === admin && endpoint.path.startsWith('/api/auth/'))
        if (!mayNameAdministrators) expect(text).not.toContain('isAdministrator')
        const addresses = text.match(/[\w.]+@example\.com/g) ?? []
        expect(isAdministrators ? [] : addresses.filter(address => address !== own)).toEqual([])
      }
    }
  })
})
