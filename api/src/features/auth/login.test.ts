import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { openTestApp, password, registration } from '../../../test/test-app.ts'

const { visitor, signUp } = await openTestApp()
const { login } = authEndpoints
const { register } = accountEndpoints

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

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

  test('takes as long for an unknown email address as for a wrong password', async () => {
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const { user } = await signUp('tenant')
      known.push(
        await timed(() => visitor().sendTo(login, { body: { email: user.email, password: 'wrong one' } })),
      )
      const email = `nobody-${round}@example.org`
      unknown.push(await timed(() => visitor().sendTo(login, { body: { email, password: 'wrong one' } })))
    }
    expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.4)
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
