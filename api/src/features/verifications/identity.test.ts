import { beforeEach, describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { peopleEndpoints } from '@portal/contract/people/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { webhookEndpoints } from '@portal/contract/subscriptions/webhook-endpoints'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { log } from '@portal/server/log'
import { expectErrors } from '@portal/server/test/expect-errors'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import { signatureOf } from '../../../test/billing.ts'
import { day } from '../../../test/day.ts'
import { newListing } from '../../../test/new-listing.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { rateLimits } from '../../schema/sessions.ts'
import { biometricVerifications } from '../../schema/verification.ts'
import { followOpenChecks } from './follow-open-checks.ts'
import { tellOfCheckEnds } from './tell-of-ends.ts'

expectErrors(/integrations\/stripe/)

const { billing, database, visitor, heard, signUp, webhook } = await openBilledApp()
const { list, startIdentity } = verificationEndpoints
type Person = Awaited<ReturnType<typeof signUp>>

beforeEach(() => database.delete(rateLimits))

const start = async (person: Person) => (await person.call(startIdentity)).url
const answer = async (url: string, fields: Record<string, string>) => {
  const response = await billing.submit(url, { first: 'Alex', last: 'Doe', ...fields })
  expect(response.status).toBe(303)
  return response.headers.get('Location')
}
const check = async (person: Person, fields: Record<string, string> = { answer: 'verified' }) => {
  await answer(await start(person), fields)
  await heard()
}
const latest = async (person: Person) =>
  (await person.call(list)).verifications.find(({ kind }) => kind === 'identity')
const isVerified = async (person: Person) => (await person.call(authEndpoints.profile)).user.isVerified
const seen = async (person: Person) =>
  (await visitor().call(peopleEndpoints.read, { params: { id: person.user.id } })).person
const rowsOf = (person: Person) =>
  database.select().from(biometricVerifications).where(eq(biometricVerifications.userId, person.user.id))

/** A landlord with a public home of their own city. */
const landlordWithHome = async (city: string) => {
  const person = await signUp('landlord')
  const { property } = await person.call(listingEndpoints.create, { body: newListing({ city }) })
  const id = { params: { id: property.id } }
  const shown = async () => {
    const { properties } = await visitor().call(propertyEndpoints.search, { query: { city } })
    const home = await visitor().call(propertyEndpoints.read, id)
    return [
      properties[0]?.landlord.isVerified,
      home.property.landlord.isVerified,
      (await seen(person)).isVerified,
    ]
  }
  return { person, shown }
}

describe('a check of an identity document', () => {
  test('gives the badge on the card, the home and the page within seconds', async () => {
    const { person, shown } = await landlordWithHome('Verifield')
    expect(await shown()).toEqual([false, false, false])
    const { verification, url } = await person.call(startIdentity)
    expect(verification).toMatchObject({ kind: 'identity', status: 'pending', reason: null, expiresAt: null })
    expect(await answer(url, { answer: 'verified', first: 'ALEX Maria', last: 'Dóe' })).toEndWith(
      '/profile/verification?checked',
    )
    await untilTrue(async () => (await latest(person))?.status === 'verified', 5000)
    expect(await shown()).toEqual([true, true, true])
    const done = await latest(person)
    const years =
      (Date.parse(done?.expiresAt ?? '') - Date.parse(done?.verifiedAt ?? '')) / 86_400_000 / 365.25
    expect(years).toBeCloseTo(2, 1)
    expect((await seen(person)).checks).toEqual([
      { kind: 'identity', verifiedAt: done?.verifiedAt ?? '', expiresAt: done?.expiresAt ?? null },
    ])
    expect(await database.$count(aiNotifications, eq(aiNotifications.userId, person.user.id))).toBe(1)
    expect((await person.refusal(startIdentity)).code).toBe('conflict')
  })

  test.each([
    ['name_differs', 'The name on the document differs.'],
    ['document_expired', 'The document has expired.'],
    ['unreadable', 'The document could not be read.'],
    ['cancel', 'You stopped before the check was done.'],
  ])('that ends with %s gives no badge, says why, and can be tried again', async (given, reason) => {
    const person = await signUp('landlord')
    await check(person, { answer: given })
    expect(await latest(person)).toMatchObject({ status: 'failed', reason, verifiedAt: null })
    expect([await isVerified(person), (await seen(person)).checks]).toEqual([false, []])
    await check(person)
    expect(await latest(person)).toMatchObject({ status: 'verified', reason: null })
    expect(await isVerified(person)).toBe(true)
  })

  test('that has ended shows no badge from that moment on, also in search', async () => {
    const { person, shown } = await landlordWithHome('Pastville')
    await check(person)
    expect(await shown()).toEqual([true, true, true])
    const past = new Date(Date.now() - 1000).toISOString()
    await database.update(users).set({ verifiedUntil: past }).where(eq(users.id, person.user.id))
    await database
      .update(biometricVerifications)
      .set({ expiresAt: past })
      .where(eq(biometricVerifications.userId, person.user.id))
    expect([...(await shown()), await isVerified(person)]).toEqual([false, false, false, false])
    expect((await seen(person)).checks).toEqual([])
    expect((await latest(person))?.status).toBe('expired')
    await check(person)
    expect(await shown()).toEqual([true, true, true])
  })

  test('is revoked by a new name at once, and one press starts another', async () => {
    const { person, shown } = await landlordWithHome('Newnamia')
    await check(person)
    const rename = (lastName: string) => person.call(accountEndpoints.updateProfile, { body: { lastName } })
    await rename('Doe')
    expect(await isVerified(person)).toBe(true)
    await rename('Roe')
    expect([...(await shown()), await isVerified(person)]).toEqual([false, false, false, false])
    expect(await latest(person)).toMatchObject({
      status: 'revoked',
      reason: 'You changed your name after the check.',
    })
    await check(person, { answer: 'verified', last: 'Roe' })
    expect(await isVerified(person)).toBe(true)
  })

  test('is of the name that the account has when the provider answers', async () => {
    const person = await signUp('landlord')
    const url = await start(person)
    await person.call(accountEndpoints.updateProfile, { body: { firstName: 'Sam' } })
    await answer(url, { answer: 'verified' })
    await heard()
    expect(await latest(person)).toMatchObject({
      status: 'failed',
      reason: 'The name on the document differs.',
    })
  })

  test('stays one while it is open: pressed again, also five times at once, leads to the same page', async () => {
    const person = await signUp('tenant')
    const first = await start(person)
    const again = await Promise.all(Array.from({ length: 5 }, () => start(person)))
    expect(new Set([first, ...again]).size).toBe(1)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  test('of which the first press is doubled opens one session', async () => {
    const person = await signUp('tenant')
    const [one, other] = await Promise.all([start(person), start(person)])
    expect(one).toBe(other)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  test('is over when its page was not used for a day', async () => {
    const person = await signUp('tenant')
    const first = await start(person)
    await database
      .update(biometricVerifications)
      .set({ createdAt: sql`now() - interval '24 hours'` })
      .where(eq(biometricVerifications.userId, person.user.id))
    expect((await latest(person))?.status).toBe('expired')
    const second = await start(person)
    expect(second).not.toBe(first)
    expect((await billing.submit(first, { answer: 'verified', first: 'Alex', last: 'Doe' })).status).toBe(404)
    expect((await rowsOf(person)).map(({ status }) => status).sort()).toEqual(['expired', 'pending'])
  })

  test('can be started three times a day', async () => {
    const person = await signUp('tenant')
    for (let press = 0; press < 3; press += 1) await check(person, { answer: 'name_differs' })
    expect((await person.refusal(startIdentity)).code).toBe('too_many')
  })

  test('is seen by its person alone', async () => {
    const [person, other] = [await signUp('tenant'), await signUp('tenant')]
    await check(person, { answer: 'name_differs' })
    expect((await other.call(list)).verifications).toEqual([])
    expect((await visitor().refusal(list)).status).toBe(401)
    expect((await visitor().refusal(startIdentity)).status).toBe(401)
  })
})

describe('the provider', () => {
  test('may send a hundred events twice, shuffled and late: one row is in the right state', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp('tenant')))
    await billing.turn('deliveries', { hold: true, copies: 2, shuffle: true })
    for (const person of people) {
      const url = await start(person)
      for (const given of ['unreadable', 'unreadable', 'cancel', 'unreadable', 'verified'])
        await answer(url, { answer: given })
    }
    await billing.turn('deliveries', { hold: false })
    await heard()
    await billing.turn('deliveries', { copies: 1, shuffle: false })
    for (const person of people) {
      expect(await rowsOf(person)).toMatchObject([{ status: 'verified', verificationData: { reason: null } }])
      expect(await isVerified(person)).toBe(true)
    }
  })

  test('must have signed an event, which a stranger’s session or a forged one cannot use', async () => {
    const person = await signUp('tenant')
    await start(person)
    const [row] = await rowsOf(person)
    const body = (id: unknown) =>
      JSON.stringify({
        id: `evt_${crypto.randomUUID()}`,
        type: 'identity.verification_session.verified',
        created: 1_800_000_000,
        livemode: false,
        data: { object: { id, status: 'verified' } },
      })
    const send = async (text: string, signature: string) =>
      (
        await visitor().sendTo(webhookEndpoints.stripe, {
          body: text,
          headers: { 'stripe-signature': signature },
        })
      ).status
    const text = body(row?.verificationData?.sessionId)
    expect(await send(text, signatureOf(text, 'whsec_other'))).toBe(400)
    expect(await send(text, signatureOf(text))).toBe(200) // what it says is asked of the provider
    for (const id of ['vs_unknown', undefined, 7])
      expect(await send(body(id), signatureOf(body(id)))).toBe(400)
    const unknown = body('vs_unknown')
    expect(await send(unknown, signatureOf(unknown))).toBe(200)
    expect((await latest(person))?.status).toBe('pending')
  })

  test.each(['down', 'slow', 'rate_limit', 'server_error'])(
    'that is %s makes nothing by halves, and is asked again later',
    async kind => {
      const person = await signUp('tenant')
      await billing.turn('faults', { kind, calls: 1000, delayMs: 4000, path: '/v1/identity' })
      expect(await person.refusal(startIdentity)).toMatchObject({ status: 503, code: 'not_now' })
      expect(await rowsOf(person)).toEqual([])
      await billing.turn('faults')
      // The provider refuses a repeated call while it still works on the slow one.
      await untilTrue(async () => {
        await database.delete(rateLimits)
        return (await person.sendTo(startIdentity)).status === 200
      })
      await check(person)
      expect(await isVerified(person)).toBe(true)
    },
  )

  test('whose events never came is asked at night', async () => {
    const person = await signUp('tenant')
    await billing.turn('deliveries', { urls: [] })
    await answer(await start(person), { answer: 'verified' })
    expect(await isVerified(person)).toBe(false)
    await followOpenChecks(database, billing.payments)
    expect(await isVerified(person)).toBe(true)
    await billing.turn('deliveries', { urls: [webhook] })
    await heard()
    expect(await rowsOf(person)).toMatchObject([{ status: 'verified' }])
  })

  test('says until when the document is valid to a key that may read it', async () => {
    const { signUp: signUpThere, database: there } = await openTestApp({
      payments: billing.openOthers({ identityKey: 'sk_test_portal' }),
    })
    const person = await signUpThere('tenant')
    const payments = billing.openOthers({ identityKey: 'sk_test_portal' })
    const inThreeMonths = day(90, { timeZone: 'UTC' })
    const { url } = await person.call(startIdentity)
    await answer(url, { answer: 'verified', until: inThreeMonths })
    await followOpenChecks(there, payments)
    expect((await person.call(list)).verifications[0]?.expiresAt).toBe(`${inThreeMonths}T00:00:00.000Z`)
    const other = await signUpThere('tenant')
    await answer((await other.call(startIdentity)).url, { answer: 'verified', until: '2020-02-01' })
    await followOpenChecks(there, payments)
    expect((await other.call(list)).verifications[0]).toMatchObject({
      status: 'failed',
      reason: 'The document has expired.',
    })
  })

  test('is not there without keys: none is offered', async () => {
    const { signUp: signUpThere } = await openTestApp()
    const person = await signUpThere('tenant')
    expect(await person.call(list)).toEqual({ verifications: [], hasIdentity: false })
    expect((await person.refusal(startIdentity)).status).toBe(503)
  })
})

test('no number, birth date, name or image of the document is kept or logged, also when the provider fails', async () => {
  const person = await signUp('tenant')
  const logged: string[] = []
  const { error } = log
  log.error = failure => {
    logged.push(JSON.stringify(failure))
    error(failure)
  }
  const url = await start(person)
  await billing.turn('faults', { kind: 'server_error', calls: 3, path: '/v1/identity' })
  await answer(url, { answer: 'verified', first: 'Alex Quxley' })
  await heard()
  log.error = error
  expect(logged).not.toEqual([])
  expect(await isVerified(person)).toBe(true)
  const tables = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`)
  const rows = await Promise.all(
    tables.map(({ name }) =>
      database.execute(sql.raw(`select row_to_json(one)::text as row from ${name} one`)),
    ),
  )
  const all = [...logged, ...rows.flatMap(some => some.map(({ row }) => String(row)))].join('\n')
  const secrets = [/D7731/, /1987-0?3-17|"year": ?1987/, /Quxley/, /"file_/, /"dob"/]
  expect(secrets.filter(secret => secret.test(all)).map(String)).toEqual([])
})

test('thirty days before the end its person is told, once', async () => {
  const [person, other] = [await signUp('tenant'), await signUp('tenant')]
  const notices = (about: Person) =>
    database.$count(
      aiNotifications,
      sql`${aiNotifications.userId} = ${about.user.id} and ${aiNotifications.title} like '%ends soon'`,
    )
  for (const [days, about] of [
    [29.9, person],
    [30.5, other],
  ] as const) {
    await check(about)
    const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString()
    await database.update(users).set({ verifiedUntil: expiresAt }).where(eq(users.id, about.user.id))
    await database
      .update(biometricVerifications)
      .set({ expiresAt })
      .where(eq(biometricVerifications.userId, about.user.id))
  }
  await Promise.all([1, 2].map(() => tellOfCheckEnds(database, { hasMail: false })))
  await tellOfCheckEnds(database, { hasMail: false })
  expect([await notices(person), await notices(other)]).toEqual([1, 0])
  await check(person)
  expect((await rowsOf(person)).map(({ status }) => status)).toEqual(['verified', 'verified'])
})
