import { expect, test } from 'bun:test'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { eq } from 'drizzle-orm'
import { openBilledApp } from '../../../test/billed-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { userSubscriptions } from '../../schema/subscriptions.ts'
import { endGrace } from './end-grace.ts'

const { billing, database, heard, subscriber } = await openBilledApp()

const titlesOf = async (person: TestBrowser) =>
  (await person.call(notificationEndpoints.list)).notifications.map(({ title }) => title).toReversed()

const aYearAndADayAgo = () => {
  const since = new Date(Date.now() - 86_400_000)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  return since
}

test('a person is notified once each that their plan began, was canceled, continued and ended', async () => {
  const { person, id } = await subscriber()
  for (const change of [subscriptionEndpoints.cancel, subscriptionEndpoints.reactivate]) {
    await person.call(change)
    await person.call(change)
  }
  await heard()
  await billing.end(id)
  await heard()
  expect(await titlesOf(person)).toEqual([
    'Your plan is Basic now',
    'Your plan is canceled',
    'Your plan continues',
    'Your plan has ended',
  ])
  const { notifications } = await person.call(notificationEndpoints.list)
  expect(notifications[2]).toMatchObject({
    message: expect.stringMatching(
      /^Basic stays active until \w+ \d+, \d{4}\. Until then you can reactivate it\.$/,
    ),
    type: 'update',
    category: 'subscription',
    actionUrl: '/subscription',
    isRead: false,
  })
})

test('a person is notified of a failed payment, the loss of the plan, and its return', async () => {
  const { person, customer, read, advanceDays } = await subscriber('basic_yearly', aYearAndADayAgo())
  await billing.payWith(customer, 'pm_card_chargeCustomerFail')
  const [item] = (await read()).items.data
  await advanceDays((item.current_period_end - item.current_period_start) / 86_400 + 0.1)
  await heard()
  const [latest] = (await person.call(notificationEndpoints.list)).notifications
  expect(latest).toMatchObject({
    title: 'A payment did not go through',
    type: 'alert',
    priority: 'high',
    actionRequired: true,
  })
  await billing.payWith(customer, 'pm_card_visa')
  await heard() // what the provider tells from here on would set the end of the grace period again
  await database
    .update(userSubscriptions)
    .set({ graceEndsAt: new Date().toISOString() })
    .where(eq(userSubscriptions.userId, person.user.id))
  await Promise.all([endGrace(database), endGrace(database)])
  await advanceDays(3)
  await heard()
  expect((await titlesOf(person)).slice(1)).toEqual([
    'A payment did not go through',
    'Your plan has ended',
    'Your plan is Basic now',
  ])
})
