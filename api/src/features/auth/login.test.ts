import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { comparedHashes } from '../../../test/compared-hashes.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'

const { visitor, signUp } = await openTestApp()
const { login } = authEndpoints
const { register } = accountEndpoints

describe('signing in', () => {
  test('gives an unknown email address and a wrong password the same answer', async () => {
    const { user } = await signUp('tenant')
    const wrong = await visitor().refusal(login, { body: { email: user.email, password: 'not the one' } })
    const unknown = await visitor().refusal(login, {
      body: { email: 'nobody@example.org', password: 'not the one' },
    })
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
  })

  test('compares a password as often, at the same cost, for an unknown email address as for a wrong password', async () => {
    const { user } = await signUp('tenant')
    const known = await comparedHashes(visitor(), user.email, 'wrong one')
    expect(known).toEqual([expect.stringMatching(/^\$argon2id\$.*m=\d+,t=\d+,p=\d+$/)])
    expect(await comparedHashes(visitor(), 'nobody@example.org', 'wrong one')).toEqual(known)
  })

  test('counts only failures: a success gives the attempts back', async () => {
    const body = registration()
    await visitor().call(register, { body })
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 6; failure += 1)
        await visitor().refusal(login, { body: { email: body.email, password: 'wrong one' } })
      await visitor().call(login, { body: { email: body.email, password } })
    }
  })
})
