import { describe, expect, test } from 'bun:test'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { inRounds } from '@portal/server/test/length'
import { openMailbox } from '../../../test/mailbox.ts'
import { openTestApp, password } from '../../../test/test-app.ts'

const { smtpUrl, untilMailed } = await openMailbox()
const { signUp, signUpConfirmed, signIn, visitor, forgetLimits } = await openTestApp({ jobs: true, smtpUrl })
const { me, login } = authEndpoints
const { changePassword } = securityEndpoints
const newPassword = 'another good one'

describe('changing a password', () => {
  test('accepts the new one and no longer the old one, and ends only the other sessions', async () => {
    const person = await signUp('tenant')
    const elsewhere = await signIn(person.user.email, password)
    await person.call(changePassword, { body: { currentPassword: password, newPassword } })
    await person.call(me)
    expect((await elsewhere.refusal(me)).status).toBe(401)
    await signIn(person.user.email, newPassword)
    const body = { email: person.user.email, password }
    expect((await visitor().refusal(login, { body })).code).toBe('wrong_credentials')
  })

  test('is told to its owner by mail, without the password', async () => {
    const person = await signUpConfirmed('tenant')
    await person.call(changePassword, { body: { currentPassword: password, newPassword } })
    const [mail] = await untilMailed(person.user.email)
    expect(mail?.subject).toBe('Your password was changed')
    expect(mail?.text).toContain('Hello Alex,')
    expect(`${mail?.text} ${mail?.html}`).not.toContain(newPassword)
  })

  test('requires the current one, and a long enough new one', async () => {
    const person = await signUp('tenant')
    const wrong = { currentPassword: 'not the one', newPassword }
    expect((await person.refusal(changePassword, { body: wrong })).fields).toEqual({
      currentPassword: 'This is not your current password',
    })
    expect((await person.refusal(changePassword, { body: { newPassword: 'short' } })).fields).toEqual({
      currentPassword: 'Password is required',
      newPassword: 'Password must be at least 8 characters',
    })
  })

  test(
    'cannot be used to guess the current one',
    async () => {
      await forgetLimits()
      const person = await signUp('tenant')
      const body = { currentPassword: 'not the one', newPassword }
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => (await person.sendTo(changePassword, { body })).status),
      )
      expect(statuses.filter(status => status === 422)).toHaveLength(10)
      expect(statuses.filter(status => status === 429)).toHaveLength(2)
    },
    inRounds(60),
  )
})
