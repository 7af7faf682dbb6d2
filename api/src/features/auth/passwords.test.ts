import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { eq } from 'drizzle-orm'
import { comparedHashes } from '../../../test/compared-hashes.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'
import { users } from '../../schema/people.ts'

const { database, visitor, signUp, signIn } = await openTestApp()
const { register } = accountEndpoints
const { changePassword } = securityEndpoints
const { login } = authEndpoints
const harder = 'Please choose a password that is harder to guess'

/** Hashes the way we did before passwords were normalized. */
const setRawPassword = async (userId: string, raw: string) =>
  database
    .update(users)
    .set({
      passwordHash: await Bun.password.hash(raw, { algorithm: 'argon2id', memoryCost: 8192, timeCost: 1 }),
    })
    .where(eq(users.id, userId))

const guessable = [
  'password',
  'Password1',
  'PASSWORD123',
  'qwertyuiop',
  'letmein1',
  'iloveyou',
  '12345678',
  '87654321',
  '00000000',
  'abababab',
  'AbCdEfGhI',
  'ｐａｓｓｗｏｒｄ',
  ' '.repeat(8),
  ' \t\u00a0\u2003\u3000\u200b\n  ',
]

describe('a new password', () => {
  test.each(guessable)('that attackers try first is refused: %p', async secret => {
    const refusal = await visitor().refusal(register, { body: registration({ password: secret }) })
    expect(refusal).toMatchObject({ status: 422, code: 'invalid', fields: { password: harder } })
    const person = await signUp('tenant')
    const body = { currentPassword: password, newPassword: secret }
    expect((await person.refusal(changePassword, { body })).fields).toEqual({ newPassword: harder })
    await signIn(person.user.email, password)
  })

  test('must not be the person’s own email address, or a long local part of it, in any case', async () => {
    const email = 'Josephine.Baker@example.org'
    for (const secret of ['josephine.baker@EXAMPLE.org', 'JOSEPHINE.BAKER'])
      expect(
        (await visitor().refusal(register, { body: registration({ email, password: secret }) })).fields,
      ).toEqual({ password: harder })
    const person = visitor()
    await person.call(register, { body: registration({ email, password: 'someone.else@example.org' }) })
    const body = { currentPassword: 'someone.else@example.org', newPassword: 'josephine.baker' }
    expect((await person.refusal(changePassword, { body })).fields).toEqual({ newPassword: harder })
  })

  test('that is too short gets the specification’s message', async () => {
    for (const secret of ['', '       ', 'letmein', '1234567'])
      expect(
        (await visitor().refusal(register, { body: registration({ password: secret }) })).fields,
      ).toEqual({ password: 'Password must be at least 8 characters' })
  })

  test.each([
    'rental-demo',
    'correct horse battery',
    ' eight   blanks and words',
    'пароль-из-слов',
    '合言葉は山と川である',
  ])('may be %p', async secret => {
    const body = registration({ password: secret })
    await visitor().call(register, { body })
    await signIn(body.email, secret)
  })
})

describe('a password', () => {
  test('is the same however a keyboard encodes it', async () => {
    const body = registration({ password: 'Ame\u0301lie ﬁndet ① Weg' })
    await visitor().call(register, { body })
    for (const secret of ['Am\u00e9lie ﬁndet ① Weg', 'Ame\u0301lie findet 1 Weg', 'Amélie findet 1 Weg'])
      await signIn(body.email, secret)
    const wrong = { email: body.email, password: 'Amelie findet 1 Weg' }
    expect((await visitor().refusal(login, { body: wrong })).code).toBe('wrong_credentials')
  })

  test('stored before normalization still works, and can be changed', async () => {
    const { user } = await signUp('tenant')
    const raw = 'Ame\u0301lie ﬁndet ① Weg'
    await setRawPassword(user.id, raw)
    const person = await signIn(user.email, raw)
    await person.call(changePassword, { body: { currentPassword: raw, newPassword: `${raw}e` } })
    await signIn(user.email, 'Amélie findet 1 Wege')
  })

  test('that is guessable but older than the rule still works', async () => {
    const { user } = await signUp('tenant')
    for (const raw of ['password', 'short', '        ', user.email]) {
      await setRawPassword(user.id, raw)
      await signIn(user.email, raw)
    }
  })

  test('in two forms is compared as often, at the same cost, for an unknown address as for a known one', async () => {
    const { user } = await signUp('tenant')
    const known = await comparedHashes(visitor(), user.email, 'ﬁrst wrong one')
    expect(known).toHaveLength(2)
    expect(await comparedHashes(visitor(), 'nobody@example.org', 'ﬁrst wrong one')).toEqual(known)
  })
})
