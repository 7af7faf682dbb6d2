import { beforeEach, describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { maxPasskeys, passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { turnOn } from '../../../../test/app-codes.ts'
import { addPasskey, challengeOf, newAuthenticator, startOf } from '../../../../test/authenticator.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { openTestApp, password, secretKey } from '../../../../test/test-app.ts'
import type { TestBrowser } from '../../../../test/test-browser.ts'
import { users } from '../../../schema/people.ts'
import { passkeys, sessions } from '../../../schema/sessions.ts'
import { newChallenge, spendChallenge } from './challenge.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, services, signUp, signUpConfirmed, visitor, forgetLimits } = await openTestApp({
  jobs: true,
  smtpUrl,
  env: { publicOrigin: 'http://localhost:4000' },
})
const { start, add, remove, login, check } = passkeyEndpoints

beforeEach(forgetLimits)

const someone = async () => {
  const person = await signUp('tenant')
  return { person, ...(await addPasskey(person)) }
}

const enter = (browser: TestBrowser, body: object) => browser.sendTo(login, { body })

describe('a passkey', () => {
  test('signs in alone, and its use is noted', async () => {
    const { person, authenticator } = await someone()
    const browser = visitor()
    expect((await enter(browser, authenticator.use(await challengeOf(browser)))).status).toBe(200)
    expect((await browser.call(authEndpoints.me)).user.email).toBe(person.user.email)
    const own = (await person.call(securityEndpoints.sessions)).passkeys
    expect(own).toHaveLength(1)
    expect(own?.[0]?.lastUsedAt).not.toBeNull()
  })

  test('counts as both steps where two-step sign-in is on', async () => {
    const { person, authenticator } = await someone()
    await turnOn(database, person)
    const browser = visitor()
    expect((await enter(browser, authenticator.use(await challengeOf(browser)))).status).toBe(200)
    expect((await browser.sendTo(exportEndpoints.ask)).status).toBe(202)
  })

  test('is a code’s equal for a call that asks again; another person’s is not', async () => {
    const { person, authenticator } = await someone()
    const stranger = await someone()
    await turnOn(database, person)
    const isLongAgo = { secondFactorAt: sql`now() - interval '16 minutes'` }
    await database.update(sessions).set(isLongAgo).where(eq(sessions.userId, person.user.id))
    expect((await person.sendTo(exportEndpoints.ask)).status).toBe(401)
    const challenge = await challengeOf(person)
    expect((await person.refusal(check, { body: stranger.authenticator.use(challenge) })).status).toBe(422)
    await person.call(check, { body: authenticator.use(challenge) })
    expect((await person.sendTo(exportEndpoints.ask)).status).toBe(202)
  })

  test('is not taken twice with one answer, nor with one challenge, nor at once', async () => {
    const { authenticator } = await someone()
    const challenge = await challengeOf(visitor())
    const body = authenticator.use(challenge)
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await enter(visitor(), body)).status),
    )
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401])
    expect(await visitor().refusal(login, { body })).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
      message: 'This passkey can’t sign you in. Please use your password.',
    })
    expect((await enter(visitor(), authenticator.use(challenge))).status).toBe(401)
  })

  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:4001' }],
    ['for another host', { host: 'evil.example' }],
    ['without a fingerprint, a face or a PIN', { isVerified: false }],
  ])('is not taken %s', async (_, look) => {
    const { authenticator } = await someone()
    expect((await enter(visitor(), authenticator.use(await challengeOf(visitor()), look))).status).toBe(401)
  })

  test('is not taken with the signature of another key, or a challenge that is not the portal’s', async () => {
    const { authenticator } = await someone()
    const own = authenticator.use(await challengeOf(visitor()))
    const others = newAuthenticator().use(await challengeOf(visitor()))
    const mixed = { credential: { ...others.credential, id: own.credential.id, rawId: own.credential.rawId } }
    expect((await enter(visitor(), mixed)).status).toBe(401)
    const foreign = Buffer.from(crypto.getRandomValues(new Uint8Array(56))).toString('base64url')
    expect((await enter(visitor(), authenticator.use(foreign))).status).toBe(401)
    expect((await enter(visitor(), newAuthenticator().use(await challengeOf(visitor())))).status).toBe(401)
  })

  test('whose count goes back is a copy, and is not taken', async () => {
    const { authenticator } = await someone()
    const use = async (count: number) =>
      (await enter(visitor(), authenticator.use(await challengeOf(visitor()), { count }))).status
    expect([await use(5), await use(6), await use(6), await use(3)]).toEqual([200, 200, 401, 401])
  })

  test('of an account that has closed signs nobody in', async () => {
    const { person, authenticator } = await someone()
    await database
      .update(users)
      .set({ closesAt: sql`now() - interval '1 minute'` })
      .where(eq(users.id, person.user.id))
    expect((await enter(visitor(), authenticator.use(await challengeOf(visitor())))).status).toBe(401)
  })
})

describe('adding a passkey', () => {
  test('takes the password, and tells the owner', async () => {
    const person = await signUpConfirmed('landlord')
    expect(await person.refusal(start, { body: { currentPassword: 'not the one' } })).toMatchObject({
      status: 422,
      fields: { currentPassword: 'This is not your current password' },
    })
    const { id } = await addPasskey(person)
    await person.call(remove, { params: { id } })
    const subjects = ['A passkey was added to your account', 'A passkey was removed from your account']
    await untilTrue(async () => {
      const found = (await mailsTo(person.user.email)).map(({ subject }) => subject)
      return subjects.every(subject => found.includes(subject))
    })
    const events = (await person.call(securityEndpoints.activity)).events.map(({ eventType }) => eventType)
    expect(events.slice(0, 2)).toEqual(['passkey_removed', 'passkey_added'])
  })

  test('takes a code where the last one is long ago', async () => {
    const person = await signUp('tenant')
    await turnOn(database, person)
    const isLongAgo = { secondFactorAt: sql`now() - interval '16 minutes'` }
    await database.update(sessions).set(isLongAgo).where(eq(sessions.userId, person.user.id))
    expect(await person.refusal(start, { body: { currentPassword: password } })).toMatchObject({
      status: 401,
      code: 'second_factor',
    })
  })

  test('takes only an answer to one’s own start, once, from the portal’s page', async () => {
    const [person, stranger] = [await signUp('tenant'), await signUp('tenant')]
    const begin = () => startOf(person)
    const tries = [
      [stranger, newAuthenticator().make(await begin())],
      [person, newAuthenticator().make(await begin(), { origin: 'https://evil.example' })],
      [person, newAuthenticator().make(await begin(), { isVerified: false })],
      [person, newAuthenticator().make(await challengeOf(person))],
    ] as const
    for (const [browser, body] of tries) expect((await browser.refusal(add, { body })).status).toBe(422)
    const challenge = await begin()
    await person.call(add, { body: newAuthenticator().make(challenge) })
    expect((await person.refusal(add, { body: newAuthenticator().make(challenge) })).status).toBe(422)
    expect(await database.$count(passkeys, eq(passkeys.userId, stranger.user.id))).toBe(0)
  })

  test('stops at twenty, also at once', async () => {
    const person = await signUp('tenant')
    for (let count = 1; count < maxPasskeys; count += 1) await addPasskey(person)
    const challenges = await Promise.all([1, 2, 3].map(() => startOf(person)))
    const statuses = await Promise.all(
      challenges.map(
        async challenge => (await person.sendTo(add, { body: newAuthenticator().make(challenge) })).status,
      ),
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    expect((await person.refusal(start, { body: { currentPassword: password } })).status).toBe(409)
  })
})

describe('removing a passkey', () => {
  test('ends it at once', async () => {
    const { person, authenticator, id } = await someone()
    await person.call(remove, { params: { id } })
    expect((await enter(visitor(), authenticator.use(await challengeOf(visitor())))).status).toBe(401)
    expect((await person.refusal(remove, { params: { id } })).status).toBe(404)
  })
})

describe('a challenge', () => {
  const newKey = 'the secret key that replaces the other in tests'
  const keysOf = (...secretKeys: [string, ...string[]]) => ({ ...services, secretKeys })
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

  test('is known by any key of SECRET_KEY, and for its purpose alone', async () => {
    const made = text(newChallenge(keysOf(secretKey), 'sign in'))
    expect(await spendChallenge(keysOf(newKey), made, 'sign in')).toBe(false)
    expect(await spendChallenge(keysOf(secretKey), made, 'add someone')).toBe(false)
    expect(await spendChallenge(keysOf(newKey, secretKey), made, 'sign in')).toBe(true)
    expect(await spendChallenge(keysOf(newKey, secretKey), made, 'sign in')).toBe(false)
  })

  test('of more than five minutes ago is over, as is one that is cut', async () => {
    const made = newChallenge(services, 'sign in')
    expect(await spendChallenge(services, text(made.slice(0, 20)), 'sign in')).toBe(false)
    const older = Buffer.from(made)
    older.writeUInt32BE(older.readUInt32BE() - 301)
    expect(await spendChallenge(services, text(older), 'sign in')).toBe(false)
  })
})
