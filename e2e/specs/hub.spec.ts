import { widths } from '../accessibility.ts'
import { becomeAskedLandlord } from '../asked-landlord.ts'
import { withoutFirstAnswers } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { whenOffline } from '../when-offline.ts'

// Insights and reminders.
// Short: mf-ai/src/hub/ai-hub-page.test.tsx.
test('the overview shows what is latest and links to the rest, by keyboard too', {
  tag: ['@demonstration', '@long'],
}, async ({ page, signInAs }) => {
  await signInAs('demonstration tenant')
  await page.goto('/ai')
  await expect(page.getByRole('term').filter({ hasText: 'Reminders' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Insights' }).getByRole('listitem')).toHaveCount(3)
  const visit = page
    .getByRole('region', { name: 'Upcoming Reminders' })
    .getByRole('listitem')
    .filter({ hasText: /Repair visit at .+: “Furnace does not reach the set temperature”/ })
  await expect(visit.getByText(/^Due (?:today|tomorrow|in 2 days), /)).toBeVisible()

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/ai?tab=insights')
  await expect(page.getByText('Median rent').first()).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/repeats monthly/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Insights' })).toHaveAttribute('aria-selected', 'true')
})

// Short: tabs-and-history.spec.ts.
for (const width of widths)
  test(`the chosen tab is in sight at ${width} px, opened by its address and by keys`, {
    tag: '@long',
  }, async ({ page, signInAs }) => {
    await signInAs('tenant')
    await resize(page, width)
    for (const [tab, name] of [
      ['overview', 'Overview'],
      ['reminders', 'Reminders'],
      ['insights', 'Insights'],
    ] as const) {
      await page.goto(`/ai?tab=${tab}`)
      await waitUntilFinished(page)
      await expect(page.getByRole('tab', { name, selected: true })).toBeInViewport({ ratio: 0.98 })
    }
    await page.getByRole('tab', { name: 'Insights' }).press('ArrowRight')
    const first = page.getByRole('tab', { name: 'Overview', selected: true })
    await expect(first).toBeInViewport({ ratio: 0.98 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

test('the bell opens what is new and leads to all; a click on a notification follows it and lowers the count, and one is deleted by keyboard', async ({
  page,
  baseURL,
}) => {
  await becomeAskedLandlord(page, baseURL)
  await page.goto('/terms')
  const list = page.getByRole('region', { name: 'Notifications', exact: true })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await test.step('in place', async () => {
    await expect(bell).toHaveAccessibleName(/1/)
    await bell.press('Enter')
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('listitem').getByRole('img', { name: 'Unread' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()
    await bell.press('Space')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Mark all read' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(panel.getByRole('link', { name: 'All notifications' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/ai?tab=notifications')
    await expect(panel).toBeHidden()
    await expect.poll(async () => (await list.boundingBox())?.height).toBe(600)
  })

  await expect(page.getByText('1 unread')).toBeVisible()
  await bell.click()
  await panel.getByRole('listitem').getByRole('button').click()
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/\/ai/)
  await page.goBack()
  await expect(page).toHaveURL('/ai?tab=notifications')
  await expect(page.getByText('1 unread')).toBeHidden()
  await expect(bell).toHaveAccessibleName('Notifications')
  await list.getByRole('button', { name: /^Delete / }).press('Enter')
  await expect(toast(page, 'Notification deleted.')).toBeVisible()
  await expect(list.getByText('No notifications')).toBeVisible()
  await expect(list).toBeFocused()
})

test.describe('when a tab’s code fails to load', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|is missing or altered/] })

  // Short: a-page-that-fails-to-load-leaves-the-rest.spec.ts.
  test('the tab is selected and says so, and the rest stays; a retry loads it', { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    await signInAs('tenant')
    await page.goto('/ai')
    await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeVisible()
    await page.route('**/apps/mf-ai/files/**', route => route.abort())
    await page.getByRole('button', { name: 'View reminders' }).click()
    await expect(page.getByRole('tab', { name: 'Reminders' })).toHaveAttribute('aria-selected', 'true')
    const failure = page.getByRole('tabpanel').getByRole('alert')
    await expect(failure).toContainText('We couldn’t show this part of the page')
    await page.unroute('**/apps/mf-ai/files/**')
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Reminders' })).toBeVisible()
  })
})

test.describe('when the API fails', () => {
  test.use({ expectedComplaints: [whenOffline(/500/)] })

  // Insights and reminders.
  // Short: faults.spec.ts.
  test('what fails says so and the rest stays; trying again brings it', {
    tag: ['@demonstration', '@long'],
  }, async ({ page, signInAs }) => {
    await signInAs('demonstration tenant')
    await withoutFirstAnswers(page)
    await page.route('**/api/ai/insights*', route => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/ai')
    const insights = page.getByRole('region', { name: 'Recent Insights' })
    await expect(insights.getByText('We couldn’t load your insights.')).toBeVisible()
    await expect(
      page.getByText(/^Repair visit at .+: “Furnace does not reach the set temperature”$/),
    ).toBeVisible()
    await page.unroute('**/api/ai/insights*')
    await insights.getByRole('button', { name: 'Try again' }).click()
    await expect(insights.getByRole('listitem')).toHaveCount(3)
  })

  // Short: mf-ai/src/hub/notifications/smart-notifications.test.tsx.
  test('a notification that could not be changed stays as it was, and a toast says why', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    await becomeAskedLandlord(page, baseURL)
    await page.goto('/ai?tab=notifications')
    await expect(page.getByText('1 unread')).toBeVisible()
    await page.route('**/api/ai/notifications/**', route => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await expect(toast(page, 'Failed to mark all notifications as read.')).toBeVisible()
    const remove = page.getByRole('button', { name: /^Delete / })
    await remove.press('Enter')
    await expect(toast(page, 'Failed to delete notification.')).toBeVisible()
    await expect(remove).toBeFocused()
    await page.unroute('**/api/ai/notifications/**')

    await expect(remove).toBeEnabled() // after the list is refetched
    await page.context().setOffline(true)
    await remove.press('Enter')
    await expect(
      toast(page, /^Failed to delete notification\. You are offline, so this was not sent/),
    ).toBeVisible()
    const read = page.waitForResponse('**/api/ai/notifications*')
    await page.context().setOffline(false)
    await read
    await expect(page.getByText('1 unread')).toBeVisible()
    await expect(remove).toBeVisible()
  })
})
