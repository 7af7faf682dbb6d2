import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { maxSessions } from '@portal/contract/auth/security-endpoints'
import { eq } from 'drizzle-orm'
import { openTestApp, password, registration } from '../../../test/test-app.ts'
import { sessions } from '../../schema/sessions.ts'

const { visitor, signUp, signIn, database } = await openTestApp()
const inProduction = await openTestApp({ env: { isProduction: true } })
const { me, logout, login } = authEndpoints
const { register } = accountEndpoints

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

describe('a session', () => {
  test('lives in a cookie that scripts cannot read', async () => {
    const response = await visitor().sendTo(register, { body: registration() })
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
  })

  test('in production has a cookie that is Secure and bound to the host', async () => {
    const browser = inProduction.visitor()
    const response = await browser.sendTo(register, { body: registration() })
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/,
    )
    await browser.call(me)
  })

  test('is stored as a hash, so that the database holds nothing to sign in with', async () => {
    const browser = await signUp('tenant')
    const token = browser.cookie?.split('=')[1] ?? ''
    const [row] = await database.select().from(sessions).where(eq(sessions.userId, browser.user.id))
    expect(row?.tokenHash).toBe(new Bun.CryptoHasher('sha256').update(token).digest('hex'))
  })

  test('ends on the server when its person signs out', async () => {
    const browser = await signUp('tenant')
    const thief = browser.copy()
    await browser.call(logout)
    expect(browser.cookie).toBeUndefined()
    expect((await thief.refusal(me)).code).toBe('no_session')
  })

  test('keeps the person’s other sessions when one ends', async () => {
    const first = await signUp('tenant')
    const second = visitor()
    await second.call(login, { body: { email: first.user.email, password: 'correct horse battery' } })
    await second.call(logout)
    await first.call(me)
  })

  test.each([
    ['after a week without use', { lastSeenAt: daysAgo(7.01) }],
    ['after its absolute lifetime, however much it is used', { expiresAt: daysAgo(0.001) }],
  ])('is over %s', async (_, change) => {
    const browser = await signUp('tenant')
    await database.update(sessions).set(change).where(eq(sessions.userId, browser.user.id))
    expect((await browser.refusal(me)).status).toBe(401)
  })

  test('updates its last use once an hour, not more often', async () => {
    const browser = await signUp('tenant')
    const mine = eq(sessions.userId, browser.user.id)
    const seen = async () => (await database.select().from(sessions).where(mine))[0]?.lastSeenAt
    const first = await seen()
    await browser.call(me)
    expect(await seen()).toBe(first)
    await database
      .update(sessions)
      .set({ lastSeenAt: daysAgo(0.1) })
      .where(mine)
    await browser.call(me)
    expect(Date.parse((await seen()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  test('is replaced if someone signs in on a browser that had one', async () => {
    const browser = await signUp('tenant')
    const former = browser.copy()
    await browser.call(register, { body: registration() })
    expect((await former.refusal(me)).status).toBe(401)
  })

  test.each([
    '',
    'session=',
    'session=x',
    `session=${'a'.repeat(43)}`,
    `session=${'a'.repeat(9000)}`,
    'session=\u00e9; ;;=',
  ])('is not found in the cookie header %p', async cookie => {
    const response = await visitor().send('GET', '/api/auth/me', { headers: { cookie } })
    expect(response.status).toBe(401)
  })
})

test('an account has 200 sessions at most: with one more, the oldest ends', async () => {
  const person = await signUp('tenant')
  const { id, email } = person.user
  const others = Array.from({ length: maxSessions - 1 }, () => ({
    userId: id,
    tokenHash: crypto.randomUUID(),
    lastSeenAt: daysAgo(0),
    expiresAt: daysAgo(-1),
  }))
  await database.insert(sessions).values(others)
  await person.call(me)
  const newest = await signIn(email, password)
  expect((await person.refusal(me)).status).toBe(401)
  await newest.call(me)
  expect(await database.$count(sessions, eq(sessions.userId, id))).toBe(maxSessions)
})
