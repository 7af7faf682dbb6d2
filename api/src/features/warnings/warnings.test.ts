import { describe, expect, test } from 'bun:test'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { isPolicyAcknowledged, policyWarningType } from '@portal/contract/warnings/warning'
import { openTestApp } from '../../../test/test-app.ts'

const { signUp } = await openTestApp()
const { list, create, acknowledge } = warningEndpoints

const policy = { warningType: policyWarningType, message: 'Please stay on the platform.', severity: 'low' }

describe('warnings', () => {
  test('wait to be acknowledged, newest first, each person’s own', async () => {
    const person = await signUp('landlord')
    const { warning: first } = await person.call(create, { body: policy })
    const { warning: second } = await person.call(create, { body: { ...policy, severity: undefined } })
    expect(first).toMatchObject({ ...policy, isAcknowledged: false, acknowledgedAt: null })
    expect(second.severity).toBe('medium')
    expect(await person.call(list)).toEqual([second, first])
    expect(await (await signUp('landlord')).call(list)).toEqual([])
  })

  test('are acknowledged once: again changes nothing', async () => {
    const person = await signUp('landlord')
    const { warning } = await person.call(create, { body: policy })
    const params = { id: warning.id }
    const { warning: noted } = await person.call(acknowledge, { params })
    expect(noted).toEqual({ ...warning, isAcknowledged: true, acknowledgedAt: expect.any(String) })
    expect((await person.call(acknowledge, { params })).warning).toEqual(noted)
  })

  test('name what is wrong with them', async () => {
    const person = await signUp('tenant')
    const body = { warningType: ' ', severity: 'fatal' }
    expect((await person.refusal(create, { body })).fields).toEqual({
      warningType: 'Warning type is required',
      message: 'Message is required',
      severity: expect.any(String),
    })
  })
})

test('an acknowledgment of the policy holds for seven days', async () => {
  const person = await signUp('landlord')
  const { warning } = await person.call(create, { body: policy })
  expect(isPolicyAcknowledged(await person.call(list), new Date())).toBe(false)
  await person.call(acknowledge, { params: { id: warning.id } })
  const [noted] = await person.call(list)
  const daysLater = (days: number) => new Date(Date.parse(noted?.acknowledgedAt ?? '') + days * 86_400_000)
  expect([0, 6.9, 7, 7.1].map(days => isPolicyAcknowledged(noted ? [noted] : [], daysLater(days)))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
