// Nobody reads another person's income, phone number, references or criminal history but by a consent (H1.3), or the result of
// their background check but in a released report. Every endpoint is walked, also those that are added later, by everyone whom
// app.test.ts does not see refused.
import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { Access, Endpoint } from '@portal/contract/endpoint'
import { howMany } from '@portal/server/test/length'
import { sql } from 'drizzle-orm'
import { everyCreation } from '../test/creations.ts'
import { makeCheck } from '../test/new-check.ts'
import { makeInquiry } from '../test/new-consent.ts'
import { ownedThingOf } from '../test/owned-things.ts'
import { openTestApp } from '../test/test-app.ts'
import type { Parts, TestBrowser } from '../test/test-browser.ts'
import { routes } from './app.ts'
import { userConsents } from './schema/consents.ts'
import { tenantProfiles, users } from './schema/people.ts'

const { database, visitor, signIn, signUp } = await openTestApp({ isSeeded: true })
/** The owners come last, because what they do can end the thing. */
const people = {
  visitor: visitor(),
  stranger: await signUp('landlord'),
  admin: await signIn('admin@example.com'),
  tenant: await signIn('tenant@example.com'),
  landlord: await signIn('landlord@example.com'),
}
const mayCall: Record<Access, readonly (keyof typeof people)[]> = {
  anyone: ['visitor', 'stranger', 'admin', 'tenant', 'landlord'],
  person: ['stranger', 'admin', 'tenant', 'landlord'],
  tenant: ['admin', 'tenant'],
  landlord: ['stranger', 'landlord'],
  admin: ['admin'],
}
const idOf = async (browser: TestBrowser) => (await browser.call(authEndpoints.me)).user.id
const ids = { tenant: await idOf(people.tenant), landlord: await idOf(people.landlord) }

/** Each names its person; the income has their number. */
const secret = /"monthlyIncome":(\d+)|secret(?:phone|reference|record|contact)-(\d+)/g
const numbered = new Map<string, string>()
for (const [index, { id }] of (await database.select({ id: users.id }).from(users)).entries()) {
  const number = String(7_000_001 + index)
  numbered.set(id, number)
  await database
    .update(users)
    .set({ phone: `secretphone-${number}`, backgroundCheckStatus: 'rejected' })
    .where(sql`${users.id} = ${id}`)
  const facts = {
    monthlyIncome: Number(number),
    rentalReferences: [`secretreference-${number}`],
    hasCriminalHistory: true,
    criminalHistoryDetails: `secretrecord-${number}`,
    emergencyContact: `secretcontact-${number}`,
  }
  await database
    .insert(tenantProfiles)
    .values({ userId: id, ...facts })
    .onConflictDoUpdate({ target: tenantProfiles.userId, set: facts })
}

const ownNumbers = new Map<TestBrowser, string | undefined>()
for (const browser of [people.tenant, people.landlord, people.stranger, people.admin])
  ownNumbers.set(browser, numbered.get(await idOf(browser)))

// Even a landlord with all of it shared meets it only where each look is noted.
await makeInquiry(database, ids)
const shared = (
  await database
    .insert(userConsents)
    .values(
      (
        [
          ['financial', ['monthlyIncome']],
          ['contact', ['phone', 'rentalReferences', 'emergencyContact']],
          ['background', ['criminalHistoryDetails']],
        ] as const
      ).map(([dataCategory, specificFields]) => ({
        ownerId: ids.tenant,
        requesterId: ids.landlord,
        dataCategory,
        specificFields: [...specificFields],
        status: 'granted' as const,
        grantedAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      })),
    )
    .returning({ id: userConsents.id })
).map(({ id }) => id)

for (const status of ['ready', 'disputed', 'released', 'expired'] as const)
  shared.push(await makeCheck(database, ids, status, { result: 'consider', statement: 'This is not me.' }))
const badResult = /"(?:consider|rejected)"/

const home = await database.execute<{ id: string }>(sql`select id from properties limit 1`)
const creations = new Map(everyCreation.map(({ endpoint, ...creation }) => [endpoint as Endpoint, creation]))

/** No other call takes a consent's or a check's id: the short form leaves them out. */
const known = [home[0]?.id ?? '', ...Object.values(ids), ...shared.slice(0, howMany(0, shared.length))]

/** Each person creates from what is there for them; for the rest, there is one thing for all. */
const waysTo = async (endpoint: Endpoint): Promise<() => Promise<Parts[]>> => {
  const creation = creations.get(endpoint)
  if (creation)
    return async () => [
      { params: await creation.params(database, ids), body: await creation.body(database, ids) },
    ]
  if (endpoint.own) {
    const { make, body } = ownedThingOf(endpoint)
    const owned = [{ params: { id: await make(database, ids) }, ...(body !== undefined && { body }) }]
    return async () => owned
  }
  const ways = (endpoint.params ? known : ['']).map(id => ({ params: { id, propertyId: id } }))
  return async () => ways
}

const secretsIn = (text: string): string[] =>
  [...text.matchAll(secret)].flatMap(([, income, other]) => income ?? other ?? [])

test('the walk would notice them: what a consent opens is there', async () => {
  const opened = await Promise.all(
    shared.map(async id => (await people.landlord.sendTo(consentEndpoints.data, { params: { id } })).text()),
  )
  expect(new Set(opened.flatMap(secretsIn))).toEqual(new Set([numbered.get(ids.tenant) ?? '']))
  expect(opened.flatMap(secretsIn)).toHaveLength(5)
})

test('only their subject sees the result of a check', async () => {
  const listed = async (browser: TestBrowser) => (await browser.sendTo(backgroundCheckEndpoints.list)).text()
  expect(await listed(people.tenant)).toMatch(badResult)
  expect(await listed(people.landlord)).toContain('"status":"released"')
  expect(await listed(people.landlord)).not.toContain('disputed"')
})

const walked = routes
  .map(({ endpoint }) => endpoint)
  .filter(
    ({ kind, path }) => kind !== 'events' && !path.endsWith('/logout') && path !== consentEndpoints.data.path,
  )

describe.each(walked.map(endpoint => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name',
  ({ endpoint }) => {
    test('shows nobody another person’s private facts', async () => {
      const ways = await waysTo(endpoint)
      for (const role of mayCall[endpoint.access]) {
        const browser = people[role]
        for (const parts of await ways()) {
          const text = await (await browser.sendTo(endpoint, parts)).text()
          if (browser !== people.tenant) expect([role, badResult.exec(text)?.[0]]).toEqual([role, undefined])
          expect([role, secretsIn(text).filter(found => found !== ownNumbers.get(browser))]).toEqual([
            role,
            [],
          ])
        }
      }
    })
  },
)
