import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { linkEndpoints } from '@portal/contract/auth/link-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { inRounds } from '@portal/server/test/length'
import { untilTrue } from '@portal/server/test/until-true'
import { eq, sql } from 'drizzle-orm'
import { openMailbox } from '../../../test/mailbox.ts'
import { openTestApp, password, registration, secretKey } from '../../../test/test-app.ts'
import { untilHandled } from '../../../test/until-handled.ts'
import { openMailServer } from '../../integrations/mail/open-mail-server.ts'
import { outgoingMails } from '../../schema/mail.ts'
import { users } from '../../schema/people.ts'
import { accountLinks } from '../../schema/sessions.ts'
import { sendMails } from '../mail/send-mails.ts'

const { smtpUrl, mailsTo } = await openMailbox()
const { database, register, signIn, visitor, forgetLimits, moveTo } = await openTestApp({
  jobs: true,
  smtpUrl,
})
const { login, me, profile } = authEndpoints
const { confirmEmail, sendConfirmation, forgotPassword, resetPassword } = linkEndpoints
const newPassword = 'another good one'

const tokenIn = (mail: { text: string } | undefined): string =>
  /#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? ''

/** Waits for the person's nth mail with this subject, and returns the newest one's token. */
const tokenOf = async (email: string, subject: string, count = 1): Promise<string> => {
  const found = async () => (await mailsTo(email)).filter(mail => mail.subject === subject)
  await untilTrue(async () => (await found()).length >= count)
  return tokenIn((await found())[0])
}
const confirmation = 'Please confirm your email address'
const reset = 'Choose a new password'
const over = { status: 422, fields: { token: 'This link is no longer valid' } }

const linksExpire = (userId: string) =>
  database.update(accountLinks).set({ expiresAt: sql`now()` }).where(eq(accountLinks.userId, userId))

describe('a new account', () => {
  test('is mailed a link that confirms its address once, whoever opens it', async () => {
    const person = await register('tenant')
    expect((await person.call(profile)).user.isEmailConfirmed).toBe(false)
    const token = await tokenOf(person.user.email, confirmation)
    await visitor().call(confirmEmail, { body: { token } })
    expect((await person.call(profile)).user.isEmailConfirmed).toBe(true)
    expect(await visitor().refusal(confirmEmail, { body: { token } })).toMatchObject(over)
    await person.call(sendConfirmation)
    expect(await database.$count(outgoingMails, eq(outgoingMails.userId, person.user.id))).toBe(1) // nothing is left to confirm
  })

  test('can ask for the link again, five times an hour; only the newest works', async () => {
    const person = await register('tenant')
    const first = await tokenOf(person.user.email, confirmation)
    for (let time = 0; time < 5; time += 1) await person.call(sendConfirmation)
    expect((await person.refusal(sendConfirmation)).status).toBe(429)
    await untilTrue(async () => (await tokenOf(person.user.email, confirmation, 2)) !== first)
    expect(await visitor().refusal(confirmEmail, { body: { token: first } })).toMatchObject(over)
    const [link] = await database.select().from(accountLinks).where(eq(accountLinks.userId, person.user.id))
    await untilTrue(async () => {
      const newest = tokenIn((await mailsTo(person.user.email))[0])
      return new Bun.CryptoHasher('sha256').update(newest).digest('hex') === link?.tokenHash
    })
    await visitor().call(confirmEmail, { body: { token: tokenIn((await mailsTo(person.user.email))[0]) } })
  })
})

describe('a forgotten password', () => {
  const forgetful = async () => {
    await forgetLimits()
    const person = await register('tenant')
    const elsewhere = await signIn(person.user.email, password)
    await visitor().call(forgotPassword, { body: { email: person.user.email.toUpperCase() } })
    return { person, elsewhere, email: person.user.email, token: await tokenOf(person.user.email, reset) }
  }

  test('is replaced with the link once: the old one and every session are refused, the new one signs in', async () => {
    const { person, elsewhere, email, token } = await forgetful()
    const body = { token, newPassword }
    await visitor().call(resetPassword, { body })
    for (const browser of [person, elsewhere]) expect((await browser.refusal(me)).status).toBe(401)
    expect((await visitor().refusal(login, { body: { email, password } })).code).toBe('wrong_credentials')
    const again = await signIn(email, newPassword)
    expect((await again.call(profile)).user.isEmailConfirmed).toBe(true) // the link came by mail
    expect(await visitor().refusal(resetPassword, { body })).toMatchObject(over)
    await untilTrue(async () =>
      (await mailsTo(email)).some(({ subject }) => subject === 'Your password was changed'),
    )
  })

  test('needs a link that is new, of this kind, and a password that is hard to guess', async () => {
    const { person, token } = await forgetful()
    const confirming = await tokenOf(person.user.email, confirmation)
    expect(
      await visitor().refusal(resetPassword, { body: { token: confirming, newPassword } }),
    ).toMatchObject(over)
    expect(await visitor().refusal(confirmEmail, { body: { token } })).toMatchObject(over)
    const refusal = await visitor().refusal(resetPassword, { body: { token, newPassword: 'password1234' } })
    expect(Object.keys(refusal.fields ?? {})).toEqual(['newPassword'])
    expect(
      (await visitor().refusal(resetPassword, { body: { token: 'short', newPassword } })).fields,
    ).toEqual({
      token: 'This link is incomplete',
    })
    await linksExpire(person.user.id)
    expect(await visitor().refusal(resetPassword, { body: { token, newPassword } })).toMatchObject(over)
  })

  test('is no longer replaced by a link from before the password was changed', async () => {
    const { person, token } = await forgetful()
    await person.call(securityEndpoints.changePassword, { body: { currentPassword: password, newPassword } })
    expect(await visitor().refusal(resetPassword, { body: { token, newPassword } })).toMatchObject(over)
  })

  test(
    'is replaced by one of two calls at once',
    async () => {
      const { email, token } = await forgetful()
      const passwords = ['the first of the two', 'the second of the two']
      const answers = await Promise.all(
        passwords.map(async one => {
          const body = { token, newPassword: one }
          return (await visitor().sendTo(resetPassword, { body })).status
        }),
      )
      expect(answers.toSorted()).toEqual([204, 422])
      await signIn(email, passwords[answers.indexOf(204)])
    },
    inRounds(50),
  )

  test('gets the same answer for a known and an unknown address, and five mails for ten requests', async () => {
    await forgetLimits()
    const { user } = await register('tenant')
    const answerTo = async (email: string) => {
      const response = await visitor().sendTo(forgotPassword, { body: { email } })
      const headers = [...response.headers.keys()].sort()
      return { status: response.status, body: await response.text(), headers }
    }
    const known = await answerTo(user.email)
    expect(known.status).toBe(202)
    expect(await answerTo('nobody@example.org')).toEqual(known)
    for (let count = 2; count <= 5; count += 1) {
      await tokenOf(user.email, reset, count - 1)
      await answerTo(user.email)
    }
    await tokenOf(user.email, reset, 5)
    for (let time = 0; time < 5; time += 1) await answerTo(user.email)
    await untilHandled(database)
    await untilTrue(async () => (await database.$count(outgoingMails, sql`status = 'waiting'`)) === 0)
    expect((await mailsTo(user.email)).filter(({ subject }) => subject === reset)).toHaveLength(5)
    expect(await mailsTo('nobody@example.org')).toEqual([])
  })

  test('is answered without looking at any account, so that the time tells nothing', async () => {
    await forgetLimits()
    const { user } = await register('tenant')
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const locking = database.transaction(async transaction => {
      await transaction.execute(sql`lock table users in access exclusive mode`)
      locked.resolve()
      await promise
    })
    await locked.promise
    for (const email of [user.email, 'nobody@example.org'])
      await visitor().call(forgotPassword, { body: { email } })
    finish()
    await locking
    await tokenOf(user.email, reset)
  })

  test('may be asked for thirty times an hour from one network', async () => {
    await forgetLimits()
    const ask = async (n: number) =>
      (await visitor().sendTo(forgotPassword, { body: { email: `nobody-${n}@example.org` } })).status
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push(await ask(n))
    expect(statuses.slice(-2)).toEqual([202, 429])
    moveTo('203.0.113.9')
    expect(await ask(31)).toBe(202)
    moveTo('192.0.2.1')
  })
})

test('neither a link nor its mail is stored with its secret', async () => {
  await forgetLimits()
  const { user } = await register('tenant')
  const token = await tokenOf(user.email, confirmation)
  const tables = await database.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  for (const { name } of tables) {
    const rows = await database.execute(
      sql`select 1 from ${sql.raw(name)} as t where t::text like ${`%${token}%`}`,
    )
    expect([name, rows.length]).toEqual([name, 0])
  }
})

test('a mail whose link is over is not sent; one whose key was replaced still is, while both keys are set', async () => {
  const { register: signUpThere, database: there } = await openTestApp({ smtpUrl }) // nothing else sends its mail
  const { user } = await signUpThere('tenant')
  const server = openMailServer({ url: smtpUrl, from: 'Rental Portal <no-reply@localhost>' })
  const options = {
    server,
    publicOrigin: 'https://portal.example',
    portalName: 'Rental Portal',
    isProduction: false,
  } as const
  const send = async (...secretKeys: [string, ...string[]]) => {
    await there.update(outgoingMails).set({ status: 'waiting', dueAt: sql`now()` })
    await sendMails(there, 'links', { ...options, secretKeys })
  }
  await send(secretKey)
  await send('a newer key', secretKey)
  const [newest, first] = await mailsTo(user.email)
  expect(tokenIn(newest)).toBe(tokenIn(first))
  expect(tokenIn(first)).not.toBe('')
  await there.update(accountLinks).set({ expiresAt: sql`now()` })
  await send(secretKey)
  expect(await there.$count(outgoingMails, eq(outgoingMails.status, 'skipped'))).toBe(1)
  expect(await mailsTo(user.email)).toHaveLength(2)
})

test('without a mail server nothing that needs mail is offered, and registering works', async () => {
  const { register: signUpThere, visitor: visitorThere, database: there } = await openTestApp()
  const person = await signUpThere('landlord')
  expect(await person.refusal(sendConfirmation)).toMatchObject({ status: 503, code: 'not_now' })
  const body = { email: registration().email }
  expect(await visitorThere().refusal(forgotPassword, { body })).toMatchObject({
    status: 503,
    code: 'not_now',
  })
  expect(await there.$count(outgoingMails)).toBe(0)
  expect(await there.$count(users, sql`email_confirmed_at is not null`)).toBe(0)
})
