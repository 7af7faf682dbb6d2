import { expect, test } from 'bun:test'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { openTestApp } from '../../../test/test-app.ts'
import { newsletterSubscribers } from '../../schema/notifications.ts'

const { visitor, signUp, database, forgetLimits, moveTo } = await openTestApp()
const { subscribe } = newsletterEndpoints

test('the newsletter gives known and new addresses the same answer, and stores each once, ignoring case', async () => {
  const person = await signUp('tenant')
  const addresses = ['reader@example.org', 'Reader@Example.org', 'reader@example.org', person.user.email]
  const answers = await Promise.all(
    addresses.map(async email => (await visitor().sendTo(subscribe, { body: { email } })).json()),
  )
  expect(answers).toEqual(addresses.map(() => ({ accepted: true })))
  expect(await database.$count(newsletterSubscribers)).toBe(2)
})

test('the newsletter requires an address', async () => {
  for (const email of [undefined, '', 'reader', `${'a'.repeat(250)}@example.org`])
    expect(await visitor().refusal(subscribe, { body: { email } })).toMatchObject({
      status: 422,
      fields: { email: 'Please enter a valid email address' },
    })
})

test('the newsletter accepts thirty requests an hour from one network', async () => {
  await forgetLimits()
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) {
    const body = { email: `reader-${n}@example.org` }
    statuses.push((await visitor().sendTo(subscribe, { body })).status)
  }
  expect(statuses.slice(-2)).toEqual([202, 429])
  moveTo('203.0.113.9')
  await visitor().call(subscribe, { body: { email: 'reader@example.org' } })
})
