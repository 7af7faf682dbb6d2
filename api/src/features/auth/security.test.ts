import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { openMailbox } from '../../../test/mailbox.ts'
import { confirmAddress } from '../../../test/new-consent.ts'
import { keepTokenOf } from '../../../test/new-link.ts'
import { openTestApp, password, registration, secretKey } from '../../../test/test-app.ts'
import { mailTokenOf } from '../../domain/mail-token.ts'
import { deviceOf } from './device-of.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, register, signUp, signUpConfirmed, signIn, visitor, forgetLimits, moveTo } =
  await openTestApp({
    jobs: true,
    smtpUrl,
  })
const { login, me, profile } = authEndpoints
const { changeEmail, emailChange, cancelEmailChange, sessions, endSession, activity } = securityEndpoints
const { confirmEmail, keepEmail } = linkEndpoints

const mailTo = async (email: string, subject: string): Promise<string> => {
  const found = async () => (await mailsTo(email)).find(mail => mail.subject === subject)
  await untilTrue(async () => (await found()) !== undefined)
  return (await found())?.text ?? ''
}
const tokenIn = (text: string): string => /#([\w.-]{43,})\n/.exec(text)?.[1] ?? ''
const newLinkTo = async (email: string) =>
  tokenIn(await mailTo(email, 'Please confirm your new email address'))

describe('another email address', () => {
  const moving = async () => {
    await forgetLimits()
    const person = await signUpConfirmed('tenant')
    const newEmail = registration().email
    await person.call(changeEmail, { body: { newEmail, currentPassword: password } })
    return { person, newEmail, oldEmail: person.user.email, token: await newLinkTo(newEmail) }
  }

  test('replaces the old one once its link is opened; until then the old one signs in, afterwards the new one alone', async () => {
    const { person, newEmail, oldEmail, token } = await moving()
    expect((await visitor().refusal(login, { body: { email: newEmail, password } })).code).toBe(
      'wrong_credentials',
    )
    await signIn(oldEmail, password)
    await visitor().call(confirmEmail, { body: { token } })
    expect((await visitor().refusal(login, { body: { email: oldEmail, password } })).code).toBe(
      'wrong_credentials',
    )
    await signIn(newEmail, password)
    expect((await person.call(profile)).user).toMatchObject({ email: newEmail, isEmailConfirmed: true })
    expect(await mailTo(oldEmail, 'Your email address was changed')).not.toContain(newEmail)
    expect((await visitor().refusal(confirmEmail, { body: { token } })).status).toBe(422)
  })

  test('needs the current password', async () => {
    const person = await signUp('tenant')
    const body = { newEmail: registration().email, currentPassword: 'not the one' }
    expect((await person.refusal(changeEmail, { body })).fields).toEqual({
      currentPassword: 'This is not your current password',
    })
    const event = (await person.call(activity)).events[0]
    expect(event).toMatchObject({ eventType: 'email_change', status: 'failed' })
  })

  test('that has an account gets the same answer, and only its owner is told', async () => {
    const [person, owner] = [await signUp('tenant'), await signUp('landlord')]
    const body = { newEmail: owner.user.email, currentPassword: password }
    expect(await person.call(changeEmail, { body })).toEqual({ accepted: true })
    expect(await mailTo(owner.user.email, 'You already have an account')).not.toContain(person.user.email)
    expect((await person.call(profile)).user.email).toBe(person.user.email)
  })

  test('that someone else took meanwhile stays theirs', async () => {
    const { person, newEmail, token } = await moving()
    await visitor().call(accountEndpoints.register, { body: registration({ email: newEmail }) })
    expect(await visitor().refusal(confirmEmail, { body: { token } })).toMatchObject({ status: 409 })
    expect((await person.call(profile)).user.email).toBe(person.user.email)
  })

  test('is told to the current one, where a link stops it once, without a session', async () => {
    const { person, newEmail, oldEmail, token } = await moving()
    const mail = await mailTo(oldEmail, 'Your email address is about to change')
    expect(mail).not.toContain(newEmail)
    expect(mail).toContain('/auth/keep#')
    const stop = { body: { token: tokenIn(mail) } }
    expect(stop.body.token).not.toBe(token)
    await visitor().call(keepEmail, stop)
    for (const refused of [
      await visitor().refusal(confirmEmail, { body: { token } }),
      await visitor().refusal(keepEmail, stop),
    ])
      expect(refused).toMatchObject({ status: 422, fields: { token: 'This link is no longer valid' } })
    const { events } = await person.call(activity)
    expect(events.slice(0, 2).map(({ eventType }) => eventType)).toEqual([
      'email_change_stopped',
      'email_change_requested',
    ])
  })

  test('is not stopped by a token of another purpose, key or change', async () => {
    const { person, token } = await moving()
    const id = person.user.id
    const keep = await keepTokenOf(database, id)
    for (const wrong of [
      token,
      mailTokenOf({ id: keep.slice(0, 36), purpose: 'alerts' }, secretKey),
      mailTokenOf({ id: keep.slice(0, 36), purpose: 'keep_email' }, 'another key of twenty-four letters'),
      mailTokenOf({ id, purpose: 'keep_email' }, secretKey),
    ])
      expect((await visitor().refusal(keepEmail, { body: { token: wrong } })).status).toBe(422)
    await visitor().call(confirmEmail, { body: { token } })
  })

  test('is shown to its owner while it waits, who can cancel it', async () => {
    const { person, newEmail, token } = await moving()
    const waiting = await person.call(emailChange)
    expect(waiting).toEqual({ emailChange: { newEmail, createdAt: expect.any(String) } })
    await person.call(cancelEmailChange)
    await person.call(cancelEmailChange)
    expect(await person.call(emailChange)).toEqual({ emailChange: null })
    expect((await visitor().refusal(confirmEmail, { body: { token } })).status).toBe(422)
    const { events } = await person.call(activity)
    expect(events.filter(({ eventType }) => eventType === 'email_change_stopped')).toHaveLength(1)
  })

  test('is no longer shown once it took place', async () => {
    const { person, token } = await moving()
    await visitor().call(confirmEmail, { body: { token } })
    expect(await person.call(emailChange)).toEqual({ emailChange: null })
  })

  test('must be another one', async () => {
    const person = await signUp('tenant')
    const body = { newEmail: person.user.email.toUpperCase(), currentPassword: password }
    expect((await person.refusal(changeEmail, { body })).fields).toEqual({
      newEmail: 'This is already your email address',
    })
  })

  test(
    'is taken over by one of two presses at once',
    async () => {
      const { token } = await moving()
      const press = async () => (await visitor().sendTo(confirmEmail, { body: { token } })).status
      expect((await Promise.all([press(), press()])).toSorted()).toEqual([204, 422])
    },
    inRounds(50),
  )
})

describe('sessions', () => {
  test('are listed with their browser, this one first, and others can be ended', async () => {
    const person = await signUp('tenant')
    const elsewhere = visitor()
    await elsewhere.call(login, {
      body: { email: person.user.email, password },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    })
    const { sessions: listed } = await person.call(sessions)
    expect(listed.map(({ device, isCurrent, ipAddress }) => ({ device, isCurrent, ipAddress }))).toEqual([
      { device: 'An unknown device', isCurrent: true, ipAddress: '192.0.2.1' },
      { device: 'Chrome on Windows', isCurrent: false, ipAddress: '192.0.2.1' },
    ])
    await person.call(endSession, { params: { id: listed[1]?.id ?? '' } })
    expect((await elsewhere.refusal(me)).status).toBe(401)
    await person.call(me)
    expect((await person.call(sessions)).sessions).toHaveLength(1)
  })

  test('of others are not there', async () => {
    const [person, other] = [await signUp('tenant'), await signUp('tenant')]
    const [session] = (await other.call(sessions)).sessions
    const refusal = await person.refusal(endSession, { params: { id: session?.id ?? '' } })
    expect([refusal.status, refusal.code]).toEqual([404, 'not_found'])
    await other.call(me)
  })
})

test('activity lists what happened to the account, newest first, but no refused calls', async () => {
  const person = await register('tenant')
  await person.refusal(securityEndpoints.changePassword, {
    body: { currentPassword: 'not the one', newPassword: 'another good one' },
  })
  await person.sendTo(endSession, { params: { id: crypto.randomUUID() } })
  const { events } = await person.call(activity)
  expect(events.map(({ eventType, status }) => `${eventType} ${status}`)).toEqual([
    'password_change failed',
    'account_opened succeeded',
  ])
})

test('a sign-in with a browser not seen before is told by mail, one with a known browser is not', async () => {
  await forgetLimits()
  const person = await register('tenant')
  const { id, email } = person.user
  await confirmAddress(database, id)
  await person.call(login, { body: { email, password } })
  const body = { email, password }
  await visitor().call(login, {
    body,
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18 Safari/605' },
  })
  expect(await mailTo(email, 'New sign-in to your account')).toContain('Safari on iPhone')
  const mails = (await mailsTo(email)).filter(({ subject }) => subject === 'New sign-in to your account')
  expect(mails).toHaveLength(1)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on Mac'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'An unknown device'],
  [null, 'An unknown device'],
])('%p is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('an address of IPv4 is shown as people know it', async () => {
  moveTo('::ffff:198.51.100.7')
  const person = await register('tenant')
  moveTo('192.0.2.1')
  const { sessions: listed } = await person.call(sessions)
  const { events } = await person.call(activity)
  for (const { ipAddress } of [...listed, ...events]) expect(ipAddress).toBe('198.51.100.7')
  expect([listed.length, events.length]).toEqual([1, 1])
})
