import { beforeEach, describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { inRounds } from '@portal/server/test/length'
import { eq, sql, sum } from 'drizzle-orm'
import { atFullCost } from '../../../test/cheap-passwords.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createApp } from '../../app.ts'
import { knownBrowsers, rateLimits } from '../../schema/sessions.ts'

const { database, services, visitor, register, signUp, moveTo, forgetLimits } = await openTestApp()
const { login } = authEndpoints
const here = '192.0.2.1'

const networkNumber = (n: number): string => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`

const tryTo = async (email: string, secret: string, browser: TestBrowser = visitor()): Promise<number> =>
  (await browser.sendTo(login, { body: { email, password: secret } })).status
const tryWrong = (email: string, browser?: TestBrowser) => tryTo(email, 'wrong one', browser)

/** Sends this many wrong passwords, one after another; returns the statuses. */
const failTimes = async (times: number, email: string, browser?: TestBrowser): Promise<number[]> => {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push(await tryWrong(email, browser))
  return statuses
}
const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status)

const minutesPass = (minutes: number) =>
  database.update(rateLimits).set({ freeAt: sql`${rateLimits.freeAt} - ${minutes} * interval '1 minute'` })

beforeEach(async () => {
  moveTo(here)
  await forgetLimits()
})

describe('wrong passwords for one account', () => {
  test('are limited to ten from one network; the eleventh attempt is refused even with the right password', async () => {
    const { user } = await signUp('tenant')
    expect(await failTimes(10, user.email)).toEqual(times(10, 401))
    const body = { email: user.email.toUpperCase(), password }
    const response = await visitor().sendTo(login, { body })
    expect(response.status).toBe(429)
    const retryAfter = Number(response.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(280)
    expect(retryAfter).toBeLessThanOrEqual(300)
  })

  test('do not lock out the owner elsewhere', async () => {
    const { user } = await signUp('tenant')
    await failTimes(11, user.email)
    moveTo('203.0.113.9')
    expect(await tryTo(user.email, password)).toBe(200)
    moveTo(here)
    expect(await tryTo(user.email, password)).toBe(429)
  })

  test('are forgotten five minutes after the first, however many follow', async () => {
    const { user } = await signUp('tenant')
    await failTimes(1, user.email)
    await minutesPass(2)
    expect(await failTimes(10, user.email)).toEqual([...times(9, 401), 429])
    await minutesPass(1)
    expect(await tryTo(user.email, password)).toBe(429)
    await minutesPass(2.1)
    expect(await failTimes(11, user.email)).toEqual([...times(10, 401), 429])
  })

  test.each([
    ['an IPv6 /64', ['2001:db8:7:8::1', '2001:db8:7:8:ffff::2', '2001:db8:7:8:9:a:b:c']],
    [
      'one address in several spellings',
      ['2001:DB8:1::7', '2001:0db8:0001:0:0:0:0:7', '[2001:db8:1::7]:443'],
    ],
    ['an IPv4 address with its ports', ['203.0.113.5', '203.0.113.5:1000', '203.0.113.5:2000']],
    ['an IPv4 address within IPv6', ['203.0.113.6', '::ffff:203.0.113.6', '::FFFF:CB00:7106']],
    ['an address with a zone', ['fe80::1%eth0', 'fe80::1%eth1', 'FE80::1']],
  ])('count as one network for %s', async (_, addresses) => {
    const { user } = await signUp('tenant')
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      moveTo(addresses[turn % addresses.length] ?? '')
      statuses.push(await tryWrong(user.email))
    }
    expect(statuses).toEqual([...times(10, 401), 429])
  })

  test('are limited to a hundred from all networks together', async () => {
    const { user } = await signUp('tenant')
    for (let network = 0; network < 11; network += 1) {
      moveTo(networkNumber(network))
      expect(await failTimes(9, user.email)).toEqual(times(9, 401))
    }
    moveTo(networkNumber(11))
    expect(await failTimes(2, user.email)).toEqual([401, 429])
    moveTo(networkNumber(12))
    expect(await tryTo(user.email, password)).toBe(429)
    expect(await tryTo((await signUp('tenant')).user.email, password)).toBe(200)
    await minutesPass(5.1)
    expect(await tryTo(user.email, password)).toBe(200)
  }, 600_000)

  test('for an unknown email address are counted in the same way', async () => {
    const { user } = await signUp('tenant')
    for (const email of [user.email, 'nobody@example.org']) {
      expect(await failTimes(11, email)).toEqual([...times(10, 401), 429])
      for (let network = 0; network < 10; network += 1) {
        moveTo(networkNumber(network))
        await failTimes(9, email)
      }
      moveTo(networkNumber(20))
      expect(await tryWrong(email)).toBe(429)
      moveTo(here)
    }
  }, 600_000)

  test(
    'are counted exactly under concurrency',
    async () => {
      await forgetLimits()
      const { user } = await signUp('tenant')
      const statuses = await Promise.all(Array.from({ length: 14 }, () => tryWrong(user.email)))
      expect(statuses.toSorted()).toEqual([...times(10, 401), ...times(4, 429)])
    },
    inRounds(60),
  )

  test('are reset by a success in its network only', async () => {
    const { user } = await signUp('tenant')
    moveTo(networkNumber(1))
    await failTimes(9, user.email)
    moveTo(here)
    await failTimes(9, user.email)
    expect(await tryTo(user.email, password)).toBe(200)
    expect(await failTimes(11, user.email)).toEqual([...times(10, 401), 429])
    moveTo(networkNumber(1))
    expect(await failTimes(2, user.email)).toEqual([401, 429])
  })

  test('are not reset by a success of another account', async () => {
    const [owner, attacker] = [await signUp('tenant'), await signUp('tenant')]
    await failTimes(10, owner.user.email)
    expect(await tryTo(attacker.user.email, password)).toBe(200)
    expect(await tryWrong(owner.user.email)).toBe(429)
  })

  test('count in password changes too', async () => {
    const person = await signUp('tenant')
    const stolen = visitor()
    const guess = async () =>
      (
        await stolen.sendTo(securityEndpoints.changePassword, {
          body: { currentPassword: 'not the one', newPassword: 'another good one' },
          headers: { cookie: person.cookie ?? '' },
        })
      ).status
    for (let time = 0; time < 10; time += 1) expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
    expect(await tryWrong(person.user.email)).toBe(429)
  })
})

describe('tries from one network', () => {
  test('are limited to a hundred in five minutes across all accounts', async () => {
    moveTo('2001:db8:5::1')
    const statuses: number[] = []
    for (let n = 0; n < 101; n += 1) {
      moveTo(`2001:db8:5::${n.toString(16)}`)
      statuses.push(await tryTo('x', ''))
    }
    expect(statuses).toEqual([...times(100, 422), 429])
    moveTo('2001:db8:5:1::1')
    expect(await tryTo('x', '')).toBe(422)
    moveTo('2001:db8:5::1')
    await minutesPass(3)
    expect(await tryTo('x', '')).toBe(429)
    await minutesPass(2.1)
    expect(await tryTo('x', '')).toBe(422)
  })
})

describe('a browser that signed in before', () => {
  const knownBrowser = async () => {
    const body = registration()
    const { user } = await visitor().call(accountEndpoints.register, { body })
    const browser = visitor()
    await browser.call(login, { body: { email: body.email, password } })
    await browser.call(authEndpoints.logout)
    await forgetLimits()
    return { browser, email: body.email, userId: user.id }
  }

  test('is not blocked by other people’s failures, from its network or in total', async () => {
    const { browser, email } = await knownBrowser()
    expect(await failTimes(11, email)).toEqual([...times(10, 401), 429])
    expect(await tryTo(email, password, browser)).toBe(200)
    for (let network = 0; network < 11; network += 1) {
      moveTo(networkNumber(network))
      await failTimes(10, email)
    }
    expect(await tryWrong(email)).toBe(429)
    expect(await tryTo(email, password, browser)).toBe(200)
  }, 600_000)

  test('has ten attempts of its own, separate from all others', async () => {
    const { browser, email } = await knownBrowser()
    expect(await failTimes(11, email, browser)).toEqual([...times(10, 401), 429])
    expect(await tryTo(email, password, browser)).toBe(429)
    moveTo('203.0.113.9')
    expect(await tryTo(email, password, browser)).toBe(429)
    moveTo(here)
    expect(await tryTo(email, password)).toBe(200)
    await minutesPass(5.1)
    expect(await tryTo(email, password, browser)).toBe(200)
  })

  test('is known to that account and no other', async () => {
    const [{ browser }, other] = [await knownBrowser(), await knownBrowser()]
    await failTimes(10, other.email)
    expect(await tryTo(other.email, password, browser)).toBe(429)
  })

  test('is recognized by a cookie that scripts cannot read, stored as a hash, and not a session', async () => {
    const { user } = await signUp('tenant')
    const response = await visitor().sendTo(login, { body: { email: user.email, password } })
    const cookie = response.headers.getSetCookie()[1] ?? ''
    expect(cookie).toMatch(
      new RegExp(`^known-${user.id}=[\\w-]{43}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax$`),
    )
    const token = /=([\w-]+);/.exec(cookie)?.[1] ?? ''
    const hashes = await database
      .select({ hash: knownBrowsers.tokenHash })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, user.id))
    expect(hashes).toContainEqual({ hash: new Bun.CryptoHasher('sha256').update(token).digest('hex') })
    for (const name of [`known-${user.id}`, 'session'])
      expect(
        (await visitor().refusal(authEndpoints.me, { headers: { cookie: `${name}=${token}` } })).code,
      ).toBe('no_session')
  })

  test('is forgotten after 180 days, and when the password changes elsewhere', async () => {
    const { browser, email } = await knownBrowser()
    await database.update(knownBrowsers).set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    await failTimes(10, email)
    expect(await tryTo(email, password, browser)).toBe(429)

    const [here, elsewhere] = [await register('tenant'), visitor()]
    await elsewhere.call(login, { body: { email: here.user.email, password } })
    const newPassword = 'another good one'
    await here.call(securityEndpoints.changePassword, { body: { currentPassword: password, newPassword } })
    await failTimes(10, here.user.email)
    expect(await tryTo(here.user.email, newPassword, elsewhere)).toBe(429)
    expect(await tryTo(here.user.email, newPassword, here)).toBe(200)
  })

  test('is one of at most twenty per account, and stays the same when it signs in again', async () => {
    const { browser, email, userId } = await knownBrowser()
    const count = () => database.$count(knownBrowsers, eq(knownBrowsers.userId, userId))
    expect(await count()).toBe(2)
    await tryTo(email, password, browser)
    expect(await count()).toBe(2)
    for (let time = 0; time < 25; time += 1) await tryTo(email, password)
    expect(await count()).toBe(20)
  })
})

describe('the queue for password checks', () => {
  const addressOf = (request: Request) => request.headers.get('x-from') ?? undefined
  const app = createApp({ ...services, addressOf })
  const signInFrom = async (from: string, email: string, secret: string): Promise<Response> => {
    const browser = new TestBrowser(async request => app.handle(request))
    return browser.sendTo(login, { body: { email, password: secret }, headers: { 'x-from': from } })
  }

  test('cannot be filled by one network, and others need not wait for it', async () => {
    const { user } = await signUp('tenant')
    // Only what takes a while makes others wait.
    const others = await atFullCost(() => Promise.all(Array.from({ length: 10 }, () => register('tenant'))))
    await forgetLimits()
    let looked = 0
    const burst = Array.from({ length: 95 }, async (_, n) => {
      const response = await signInFrom(`2001:db8:6::${n}`, others[n % 10]?.user.email ?? '', 'wrong one')
      if (response.status === 401) looked += 1
      return response
    })
    expect((await signInFrom('203.0.113.9', user.email, password)).status).toBe(200)
    const lookedBefore = looked
    const refused = (await Promise.all(burst)).filter(({ status }) => status !== 401)
    expect(looked).toBeGreaterThanOrEqual(40)
    expect(lookedBefore).toBeLessThan(looked - 10)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers } of refused)
      expect([status, headers.get('retry-after')]).toEqual([429, '2'])

    // Every try counts for its network, but only passwords that were checked count for the account.
    const [counted] = await database.select({ taken: sum(rateLimits.taken) }).from(rateLimits)
    expect(counted?.taken).toBe(String(95 + 1 + 2 * looked))
  })
})
