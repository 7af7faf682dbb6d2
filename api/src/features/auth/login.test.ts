import { describe, expect, test } from 'bun:test'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { authEndpoints } from '@portal/contract/auth/endpoints'
import { inRounds } from '../../../test/length.ts'
import { openTestApp, password, registration } from '../../../test/test-app.ts'

const { visitor, signUp, moveTo, forgetLimits } = await openTestApp()
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

  test(
    'locks an account after ten failures, and says when to try again',
    async () => {
      await forgetLimits()
      const { user } = await signUp('tenant')
      const tryWrong = () => visitor().sendTo(login, { body: { email: user.email, password: 'wrong one' } })
      const statuses = await Promise.all(Array.from({ length: 14 }, async () => (await tryWrong()).status))
      expect(statuses.filter(status => status === 401)).toHaveLength(10)
      const response = await visitor().sendTo(login, { body: { email: user.email.toUpperCase(), password } })
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    },
    inRounds(60),
  )

  test('counts only failures: signing in gives the tries back', async () => {
    const body = registration()
    await visitor().call(register, { body })
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 6; failure += 1)
        await visitor().refusal(login, { body: { email: body.email, password: 'wrong one' } })
      await visitor().call(login, { body: { email: body.email, password } })
    }
  })

  test('counts a hundred tries per address, whoever they are for', async () => {
    moveTo('198.51.100.7')
    const statuses: number[] = []
    for (let number = 0; number < 102; number += 1)
      statuses.push((await visitor().sendTo(login, { body: { email: 'x', password: '' } })).status)
    moveTo('192.0.2.1')
    expect(statuses.filter(status => status === 422)).toHaveLength(100)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})
