import { beforeEach, describe, expect, test } from 'bun:test'
import { closingEndpoints } from '@portal/contract/auth/closing-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { secondFactorEndpoints } from '@portal/contract/auth/second-factor-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { clientFailureEndpoints } from '@portal/contract/client-failures/endpoints'
import { adminPeopleEndpoints } from '@portal/contract/moderation/admin-people-endpoints'
import { billingFindingEndpoints } from '@portal/contract/subscriptions/billing-finding-endpoints'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { codeOf, forgetCode, turnOn } from '../../../../test/app-codes.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { newLink } from '../../../../test/new-link.ts'
import { openTestApp, password, registration, secretKey } from '../../../../test/test-app.ts'
import type { TestBrowser } from '../../../../test/test-browser.ts'
import { createApp } from '../../../app.ts'
import { sealOf } from '../../../platform/sealed.ts'
import { users } from '../../../schema/people.ts'
import { secondFactors, sessions } from '../../../schema/sessions.ts'
import { resealSecrets } from './reseal-secrets.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, services, signUp, signUpConfirmed, visitor, forgetLimits, moveTo } = await openTestApp({
  jobs: true,
  smtpUrl,
})
const { login, me } = authEndpoints
const { start, confirm, check, renewCodes, remove } = secondFactorEndpoints
const { changeEmail, activity, sessions: ownSessions } = securityEndpoints

beforeEach(async () => {
  moveTo('192.0.2.1')
  await forgetLimits()
})

const someone = async () => {
  const person = await signUp('tenant')
  return { person, email: person.user.email, id: person.user.id, ...(await turnOn(database, person)) }
}

const enter = (email: string, code?: string, browser: TestBrowser = visitor()) =>
  browser.sendTo(login, { body: { email, password, ...(code !== undefined && { code }) } })
const statusOf = async (...parameters: Parameters<typeof enter>) => (await enter(...parameters)).status

const isOlder = (minutes: number) => sql`now() - ${minutes} * interval '1 minute'`
/** As if the code of each session had been given then. */
const ageSessions = (userId: string, minutes: number) =>
  database
    .update(sessions)
    .set({ secondFactorAt: isOlder(minutes) })
    .where(eq(sessions.userId, userId))

const wrong = 'This code is wrong, or it was used before'

describe('signing in', () => {
  test('takes a code besides the password, and a code works once', async () => {
    const { email, secret } = await someone()
    expect(await visitor().refusal(login, { body: { email, password } })).toMatchObject({
      status: 401,
      code: 'second_factor',
      message: 'Please enter a code from your authenticator app.',
    })
    const code = codeOf(secret)
    const browser = visitor()
    expect(await statusOf(email, code, browser)).toBe(200)
    expect((await browser.call(me)).user.email).toBe(email)
    expect(await visitor().refusal(login, { body: { email, password, code } })).toMatchObject({
      status: 401,
      code: 'second_factor',
      fields: { code: wrong },
    })
    expect(await statusOf(email, codeOf(secret, 1))).toBe(200)
  })

  test('says nothing of a second step to who does not know the password', async () => {
    const { email, secret } = await someone()
    const body = { email, password: 'not the one', code: codeOf(secret) }
    expect(await visitor().refusal(login, { body })).toMatchObject({ code: 'wrong_credentials' })
    expect(await statusOf(email, codeOf(secret))).toBe(200)
  })

  test('takes a code with spaces, and none of another minute', async () => {
    const { email, secret } = await someone()
    for (const steps of [-3, 3, 120]) expect(await statusOf(email, codeOf(secret, steps))).toBe(401)
    expect(await statusOf(email, codeOf(secret).replace(/(?=...$)/, ' '))).toBe(200)
  })

  test('with one code from two devices at once lets one of them in', async () => {
    const { email, secret } = await someone()
    const code = codeOf(secret)
    const statuses = await Promise.all(Array.from({ length: 5 }, () => statusOf(email, code)))
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  test('takes each recovery code once, and tells the owner', async () => {
    const person = await signUpConfirmed('tenant')
    const { email } = person.user
    const { recoveryCodes } = await turnOn(database, person)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(await statusOf(email, first)).toBe(200)
    expect(await statusOf(email, first)).toBe(401)
    expect(await statusOf(email, second.replaceAll('-', ' ').toUpperCase())).toBe(200)
    expect((await person.call(ownSessions)).secondFactor?.recoveryCodesLeft).toBe(8)
    const told = async () =>
      (await mailsTo(email)).filter(mail => mail.subject === 'A recovery code was used')
    await untilTrue(async () => (await told()).length === 2)
    expect((await told()).map(({ text }) => text).join()).toContain('You have 8 left.')
  })

  test('with one recovery code twice at once lets one in', async () => {
    const { email, recoveryCodes } = await someone()
    const [code = ''] = recoveryCodes
    const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(email, code)))
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401])
  })

  test('stays in two steps with a new password, and with one from a mailed link', async () => {
    const { person, email, id, secret } = await someone()
    const body = { currentPassword: password, newPassword: 'another good one' }
    await person.call(securityEndpoints.changePassword, { body })
    const withPassword = (secretWord: string, code?: string) =>
      visitor().sendTo(login, { body: { email, password: secretWord, ...(code && { code }) } })
    expect((await withPassword('another good one')).status).toBe(401)
    const token = await newLink(database, id, 'reset_password')
    await visitor().call(linkEndpoints.resetPassword, { body: { token, newPassword: 'a third good one' } })
    expect((await withPassword('a third good one')).status).toBe(401)
    expect((await withPassword('a third good one', codeOf(secret))).status).toBe(200)
  })

  test('after the clock was set back takes no code again that was used before', async () => {
    const { email, id, secret } = await someone()
    const ahead = Math.floor(Date.now() / 30_000) + 20
    await database.update(secondFactors).set({ lastStep: ahead }).where(eq(secondFactors.userId, id))
    for (const steps of [0, 1]) expect(await statusOf(email, codeOf(secret, steps))).toBe(401)
    await forgetCode(database, id)
    expect(await statusOf(email, codeOf(secret))).toBe(200)
  })
})

describe('wrong codes', () => {
  test('count as wrong passwords: the eleventh try is refused even with the right one', async () => {
    const { email, secret } = await someone()
    for (let turn = 0; turn < 10; turn += 1)
      expect(await statusOf(email, codeOf(secret, 100 + turn))).toBe(401)
    expect(await statusOf(email, codeOf(secret))).toBe(429)
  })

  test('of 20 a day are all, from any network; a recovery code still works, and so does a browser that signed in before', async () => {
    const { person, email, id, secret, recoveryCodes } = await someone()
    expect(await statusOf(email, codeOf(secret), person)).toBe(200)
    await forgetCode(database, id)
    for (let turn = 0; turn < 20; turn += 1) {
      moveTo(`198.51.100.${turn}`)
      expect(await statusOf(email, codeOf(secret, 100 + turn))).toBe(401)
    }
    moveTo('198.51.100.99')
    const refused = await visitor().refusal(login, { body: { email, password, code: codeOf(secret) } })
    expect(refused).toMatchObject({
      status: 429,
      message: 'Too many wrong codes. Please use a recovery code, or try again tomorrow.',
    })
    expect(await statusOf(email, recoveryCodes[0])).toBe(200)
    expect(await statusOf(email, codeOf(secret), person.copy())).toBe(200)
  })

  test('are not forgotten when the password alone is sent between them', async () => {
    const { email, secret } = await someone()
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await statusOf(email, codeOf(secret, 100 + turn))).toBe(401)
      await enter(email)
    }
    expect(await statusOf(email, codeOf(secret))).toBe(429)
  })

  test('do not include right ones, of which there can be any number', async () => {
    const { email, id, secret } = await someone()
    for (let turn = 0; turn < 25; turn += 1) {
      await forgetCode(database, id)
      expect(await statusOf(email, codeOf(secret))).toBe(200)
    }
  })
})

describe('turning it on', () => {
  test('needs the password and a code of the new secret; nothing changes before', async () => {
    const person = await signUp('landlord')
    const { email } = person.user
    expect(await person.refusal(start, { body: { currentPassword: 'not the one' } })).toMatchObject({
      status: 422,
      fields: { currentPassword: 'This is not your current password' },
    })
    expect((await person.refusal(confirm, { body: { code: '123456' } })).status).toBe(409)
    const { secret, uri } = await person.call(start, { body: { currentPassword: password } })
    expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({ secret, digits: '6', period: '30' })
    expect(decodeURIComponent(uri)).toContain(email)
    expect(await person.refusal(confirm, { body: { code: codeOf(secret, 50) } })).toMatchObject({
      status: 422,
      fields: { code: 'This isn’t the code that the app shows for this QR code now' },
    })
    expect((await person.call(ownSessions)).secondFactor).toBeNull()
    expect(await statusOf(email)).toBe(200)
    await person.call(confirm, { body: { code: codeOf(secret) } })
    expect((await person.call(ownSessions)).secondFactor).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await person.refusal(start, { body: { currentPassword: password } })).status).toBe(409)
    expect((await person.refusal(confirm, { body: { code: codeOf(secret, 1) } })).status).toBe(409)
  })

  test('keeps this session, ends the others, and tells the owner', async () => {
    const person = await signUpConfirmed('tenant')
    const elsewhere = visitor()
    await enter(person.user.email, undefined, elsewhere)
    await turnOn(database, person)
    expect((await person.sendTo(me)).status).toBe(200)
    expect((await elsewhere.sendTo(me)).status).toBe(401)
    await untilTrue(async () =>
      (await mailsTo(person.user.email)).some(mail => mail.subject === 'Two-step sign-in was turned on'),
    )
    expect((await person.call(activity)).events[0]?.eventType).toBe('second_factor_on')
  })

  test('in two tabs takes the codes of the newer QR code alone', async () => {
    const person = await signUp('tenant')
    const begin = async () => (await person.call(start, { body: { currentPassword: password } })).secret
    const [older, newer] = [await begin(), await begin()]
    expect((await person.refusal(confirm, { body: { code: codeOf(older) } })).status).toBe(422)
    await person.call(confirm, { body: { code: codeOf(newer) } })
  })

  test('has to be finished within an hour', async () => {
    const person = await signUp('tenant')
    const { secret } = await person.call(start, { body: { currentPassword: password } })
    await database
      .update(secondFactors)
      .set({ startedAt: isOlder(61) })
      .where(eq(secondFactors.userId, person.user.id))
    expect((await person.refusal(confirm, { body: { code: codeOf(secret) } })).status).toBe(409)
  })

  test('stores no secret and no recovery code that a copy of the database would reveal', async () => {
    const { id, secret, recoveryCodes } = await someone()
    const [row] = await database.select().from(secondFactors).where(eq(secondFactors.userId, id))
    const stored = JSON.stringify(row)
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
  })

  test('seals the secret for its person: in another row it opens nothing', async () => {
    const [thief, owner] = [await someone(), await someone()]
    const [row] = await database.select().from(secondFactors).where(eq(secondFactors.userId, thief.id))
    await database
      .update(secondFactors)
      .set({ sealedSecret: row?.sealedSecret ?? '' })
      .where(eq(secondFactors.userId, owner.id))
    expect(await statusOf(owner.email, codeOf(thief.secret))).toBe(401)
  })
})

describe('new recovery codes', () => {
  test('need the password and a code, end the old ones, and are told of', async () => {
    const person = await signUpConfirmed('tenant')
    const { email } = person.user
    const { secret, recoveryCodes: old } = await turnOn(database, person)
    const code = codeOf(secret)
    const refusal = (body: { currentPassword: string; code: string }) => person.refusal(renewCodes, { body })
    expect(await refusal({ currentPassword: 'not the one', code })).toMatchObject({
      status: 422,
      fields: { currentPassword: 'This is not your current password' },
    })
    expect(await refusal({ currentPassword: password, code: '000000' })).toMatchObject({
      status: 422,
      fields: { code: wrong },
    })
    expect(await statusOf(email, old[0])).toBe(200)
    const { recoveryCodes } = await person.call(renewCodes, { body: { currentPassword: password, code } })
    expect([new Set([...recoveryCodes, ...old]).size, await statusOf(email, old[1])]).toEqual([20, 401])
    expect((await person.call(ownSessions)).secondFactor?.recoveryCodesLeft).toBe(10)
    expect(await statusOf(email, recoveryCodes[0])).toBe(200)
    await untilTrue(async () =>
      (await mailsTo(email)).some(mail => mail.subject === 'New recovery codes were made'),
    )
    const { events } = await person.call(activity, { query: {} })
    const renewals = events.filter(({ eventType }) => eventType === 'recovery_codes_renewed')
    expect(renewals.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'failed'])
  })

  test('can be made with the last old one; there are none while it is off', async () => {
    const { person, recoveryCodes } = await someone()
    const body = { currentPassword: password, code: recoveryCodes[9] ?? '' }
    expect((await person.call(renewCodes, { body })).recoveryCodes).not.toContain(body.code)
    expect((await person.refusal(renewCodes, { body })).status).toBe(422)
    expect((await (await signUp('tenant')).refusal(renewCodes, { body })).status).toBe(409)
  })
})

describe('turning it off', () => {
  test('needs the password and a code, and tells the owner', async () => {
    const person = await signUpConfirmed('tenant')
    const { secret } = await turnOn(database, person)
    const code = codeOf(secret)
    const wrongPassword = { currentPassword: 'not the one', code }
    expect(await person.refusal(remove, { body: wrongPassword })).toMatchObject({ status: 422 })
    expect(
      await person.refusal(remove, { body: { currentPassword: password, code: '000000' } }),
    ).toMatchObject({ status: 422, fields: { code: wrong } })
    await person.call(remove, { body: { currentPassword: password, code } })
    expect(await statusOf(person.user.email)).toBe(200)
    expect(await person.refusal(remove, { body: { currentPassword: password, code } })).toMatchObject({
      status: 409,
      message: 'Two-step sign-in is off.',
    })
    await untilTrue(async () =>
      (await mailsTo(person.user.email)).some(mail => mail.subject === 'Two-step sign-in was turned off'),
    )
  })

  test('and on again has new recovery codes and a new secret', async () => {
    const { person, email, secret, recoveryCodes } = await someone()
    await person.call(remove, { body: { currentPassword: password, code: recoveryCodes[0] } })
    const again = await turnOn(database, person)
    expect(await statusOf(email, recoveryCodes[1])).toBe(401)
    expect(await statusOf(email, codeOf(secret))).toBe(401)
    expect(await statusOf(email, codeOf(again.secret))).toBe(200)
  })
})

describe('a session alone, 15 minutes after its code,', () => {
  const newEmail = () => ({ newEmail: registration().email, currentPassword: password })
  const acts: readonly [name: string, act: (browser: TestBrowser) => Promise<Response>, status: number][] = [
    ['changes no address', browser => browser.sendTo(changeEmail, { body: newEmail() }), 202],
    ['takes no copy of the data', browser => browser.sendTo(exportEndpoints.ask), 202],
    [
      'closes no account',
      browser => browser.sendTo(closingEndpoints.close, { body: { currentPassword: password } }),
      200,
    ],
  ]

  test.each(acts)('%s before a code was given again', async (_, act, status) => {
    const { person, id, secret } = await someone()
    await ageSessions(id, 16)
    const refused = await act(person)
    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('"second_factor"')
    expect(await person.refusal(check, { body: { code: codeOf(secret, 40) } })).toMatchObject({
      status: 422,
      fields: { code: wrong },
    })
    await person.call(check, { body: { code: codeOf(secret) } })
    expect((await act(person)).status).toBe(status)
  })

  test.each(acts)(
    '%s, but does right after the sign-in, and without a second factor',
    async (_, act, status) => {
      const { email, secret } = await someone()
      const browser = visitor()
      await enter(email, codeOf(secret), browser)
      expect((await act(browser)).status).toBe(status)
      expect((await act(await signUp('tenant'))).status).toBe(status)
    },
  )

  test('still asks where the clock was set back since', async () => {
    const { person, id } = await someone()
    await ageSessions(id, -60)
    expect((await person.sendTo(exportEndpoints.ask)).status).toBe(401)
  })

  test('reads what it could before', async () => {
    const { person, id } = await someone()
    await ageSessions(id, 600)
    await person.call(me)
    await person.call(activity)
    await person.call(exportEndpoints.read)
  })

  test('has as many guesses as a sign-in', async () => {
    const { person, secret } = await someone()
    const guess = (turn: number) => person.sendTo(check, { body: { code: codeOf(secret, 100 + turn) } })
    for (let turn = 0; turn < 10; turn += 1) expect((await guess(turn)).status).toBe(422)
    expect((await guess(10)).status).toBe(429)
  })

  test('has no code to give where two-step sign-in is off', async () => {
    const person = await signUp('tenant')
    expect((await person.refusal(check, { body: { code: '123456' } })).status).toBe(409)
  })
})

describe('an administrator', () => {
  const portal = (isProduction: boolean) => {
    const app = createApp({ ...services, env: { ...services.env, isProduction } })
    return async (browser: TestBrowser, endpoint: Parameters<TestBrowser['sendTo']>[0], query = {}) => {
      const url = new URL(endpoint.path, 'http://localhost')
      url.search = new URLSearchParams(query).toString()
      const cookie = `${isProduction ? '__Host-' : ''}${browser.cookie}`
      return app.handle(new Request(url, { method: endpoint.method, headers: { cookie } }))
    }
  }
  const newAdministrator = async () => {
    const person = await signUp('landlord')
    await database.update(users).set({ isAdmin: true }).where(eq(users.id, person.user.id))
    return person
  }
  const figures = clientFailureEndpoints.figures
  const asked = { app: 'mf-public', version: 'any', period: 'last24Hours' }

  test('in production reaches only what sets it up, and is told where', async () => {
    const send = portal(true)
    const person = await newAdministrator()
    const refused = await send(person, billingFindingEndpoints.list)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain(
      'Administrators need two-step sign-in. Please turn it on at /profile/security.',
    )
    expect((await send(person, figures, asked)).status).toBe(404)
    const read = async () => (await (await send(person, me)).json()).user
    expect(await read()).toMatchObject({ needsSecondFactor: true })
    expect(await read()).not.toHaveProperty('isAdministrator')
    await turnOn(database, person)
    expect((await send(person, billingFindingEndpoints.list)).status).toBe(200)
    expect(await read()).toMatchObject({ isAdministrator: true })
    expect(await read()).not.toHaveProperty('needsSecondFactor')
  })

  test('acts only with a code of the last 15 minutes, and reads without one', async () => {
    const { person, id, secret } = await someone()
    await database.update(users).set({ isAdmin: true }).where(eq(users.id, id))
    await ageSessions(id, 16)
    const params = { id: (await signUp('tenant')).user.id }
    const act = async () =>
      (await person.sendTo(adminPeopleEndpoints.endSessions, { params, body: { reason: 'It was stolen.' } }))
        .status
    await person.call(adminPeopleEndpoints.read, { params })
    expect(await act()).toBe(401)
    await person.call(check, { body: { code: codeOf(secret) } })
    expect(await act()).toBe(200)
  })

  test('elsewhere needs none', async () => {
    const send = portal(false)
    const person = await newAdministrator()
    expect((await send(person, billingFindingEndpoints.list)).status).toBe(200)
    expect((await (await send(person, me)).json()).user).toMatchObject({ isAdministrator: true })
  })
})

describe('SECRET_KEY', () => {
  const newKey = 'the secret key that replaces the other in tests'
  const withKeys = (...secretKeys: [string, ...string[]]) => {
    const app = createApp({ ...services, secretKeys })
    return async (email: string, code: string | undefined) => {
      const init = { method: 'POST', body: JSON.stringify({ email, password, code }) }
      const headers = { 'content-type': 'application/json' }
      return (await app.handle(new Request('http://localhost/api/auth/login', { ...init, headers }))).status
    }
  }

  test('may have two while one replaces the other; the job seals with the newer', async () => {
    const { email, id, secret } = await someone()
    expect(await withKeys(newKey, secretKey)(email, codeOf(secret))).toBe(200)
    await resealSecrets(database, [newKey, secretKey])
    const [row] = await database.select().from(secondFactors).where(eq(secondFactors.userId, id))
    expect(row?.sealedSecret).toStartWith(sealOf([newKey]))
    await forgetCode(database, id)
    expect(await withKeys(newKey)(email, codeOf(secret))).toBe(200)
  })

  test('that was replaced without the older one leaves the recovery codes', async () => {
    const { email, secret, recoveryCodes } = await someone()
    await resealSecrets(database, [newKey])
    expect(await withKeys(newKey)(email, codeOf(secret))).toBe(401)
    expect(await withKeys(newKey)(email, recoveryCodes[0])).toBe(200)
  })
})
