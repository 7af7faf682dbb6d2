import { expect, test } from 'bun:test'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { eq } from 'drizzle-orm'
import { openBilledApp } from '../test/billed-app.ts'
import { replayBilling } from './replay-billing.ts'
import { users } from './schema/people.ts'
import { payments, userSubscriptions, webhookEvents } from './schema/subscriptions.ts'

const { billing, database, url, subscriber } = await openBilledApp()
const { current, invoices } = subscriptionEndpoints

const replay = (eventId?: string) => replayBilling(url, billing.payments, eventId)

const forget = async (userId: string) => {
  await database.delete(userSubscriptions).where(eq(userSubscriptions.userId, userId))
  await database.delete(payments).where(eq(payments.userId, userId))
  await database.update(users).set({ currentPlan: 'free' }).where(eq(users.id, userId))
}

test('stored events, or one of them, take effect again, and only once', async () => {
  const [one, other] = [await subscriber(), await subscriber('premium_monthly')]
  for (const { person } of [one, other]) await forget(person.user.id)
  const [event] = await database
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.customerId, one.customer))
  expect(await replay(event?.id)).toBe('Replayed 1 event of 1 customer.')
  expect([await one.plan(), await other.plan()]).toEqual(['basic', 'free'])
  const kept = await database.$count(webhookEvents)
  for (let time = 0; time < 2; time += 1)
    expect(await replay()).toBe(`Replayed ${kept} events of 2 customers.`)
  expect([await one.plan(), await other.plan()]).toEqual(['basic', 'premium'])
  for (const { person } of [one, other]) {
    expect(await person.call(current)).toMatchObject({ status: 'active' })
    expect(await person.call(invoices)).toHaveLength(1)
  }
  expect(await database.$count(webhookEvents)).toBe(kept)
})

test('an event that is not stored gives a one-sentence error', async () => {
  expect(replay('evt_none')).rejects.toThrow('No event with the id evt_none is stored.')
})
