import { expect, test } from 'bun:test'
import { newsletterEndpoints } from '@portal/contract/newsletter/endpoints'
import { openTestApp } from '../../../test/test-app.ts'
import { newsletterSubscribers } from '../../schema/notifications.ts'

const { visitor, signUp, database } = await openTestApp()
const { subscribe } = newsletterEndpoints

test('the newsletter gives known and new addresses the same answer, and keeps each once, ignoring case', async () => {
  const person = await signUp('tenant')
  const addresses = ['reader@example.org', 'Reader@Example.org', 'reader@example.org', person.user.email]
  const answers = await Promise.all(
    addresses.map(async email => (await visitor().sendTo(subscribe, { body: { email } })).json()),
  )
  expect(answers).toEqual(addresses.map(() => ({ accepted: true })))
  expect(await database.$count(newsletterSubscribers)).toBe(2)
})

test('the newsletter needs an address', async () => {
  for (const email of [undefined, '', 'reader', `${'a'.repeat(250)}@example.org`])
    expect(await visitor().refusal(subscribe, { body: { email } })).toMatchObject({
      status: 422,
      fields: { email: 'Please enter a valid email address' },
    })
})
