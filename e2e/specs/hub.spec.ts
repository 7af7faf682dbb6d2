// The hub: what it shows at a glance, its tabs by keyboard, and notifications that are read, deleted, or cannot be.
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'

const register = async (caller: APIRequestContext, origin: string, userType: string, firstName: string) => {
  const email = `hub-${userType}-${crypto.randomUUID()}@example.com`
  const body = { email, password: 'a long enough password', firstName, lastName: 'Hill', userType }
  const answer = await caller.post(`${origin}/api/auth/register`, { data: body, headers: { origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Signs the page in as a new landlord, whom new tenants have asked so many questions. */
const asAskedLandlord = async (page: Page, origin: string, questions: readonly string[]) => {
  const headers = { origin }
  await register(page.request, origin, 'landlord', 'Lena')
  const listed = await page.request.post(`${origin}/api/properties`, {
    headers,
    data: {
      title: 'Rooms above the bookshop',
      description: 'Quiet rooms.',
      address: '8 Press Lane',
      city: 'Fresno',
      state: 'CA',
      zipCode: '93650',
      propertyType: 'apartment',
      rentAmount: 1700,
    },
  })
  const { property } = await listed.json()
  const tenant = await request.newContext()
  await register(tenant, origin, 'tenant', 'Timo')
  for (const message of questions) {
    const data = { propertyId: property.id, message }
    const asked = await tenant.post(`${origin}/api/inquiries`, { headers, data })
    expect(asked.ok(), await asked.text()).toBe(true)
  }
  await tenant.dispose()
  await expect(async () => {
    const { notifications } = await (await page.request.get('/api/ai/notifications')).json()
    expect(notifications.length).toBeGreaterThanOrEqual(questions.length)
  }).toPass()
}

test('the overview shows what is latest and leads to the rest, by keyboard too', async ({
  page,
  signInAs,
}) => {
  await signInAs('demonstration tenant')
  await page.goto('/ai')
  await expect(page.getByRole('term').filter({ hasText: 'Reminders' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Insights' }).getByRole('listitem')).toHaveCount(2)
  const upcoming = page.getByRole('region', { name: 'Upcoming Reminders' })
  await expect(upcoming.getByText('Technician for the furnace')).toBeVisible()
  await expect(upcoming.getByText(/^Due tomorrow, /)).toBeVisible()

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/ai?tab=insights')
  await expect(page.getByText('Add a photo to the request')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/repeats monthly/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Insights' })).toHaveAttribute('aria-selected', 'true')
})

test('a notification is read where it leads, and deleted by keyboard', async ({ page, baseURL }) => {
  await asAskedLandlord(page, baseURL ?? '', ['Is it quiet?'])
  await page.goto('/ai?tab=notifications')
  const list = page.getByRole('region', { name: 'Notifications', exact: true })
  await expect(page.getByText('1 unread')).toBeVisible()
  await list.getByRole('listitem').getByRole('button').first().press('Enter')
  await expect(page).not.toHaveURL(/\/ai/)
  await page.goBack()
  await expect(page).toHaveURL('/ai?tab=notifications')
  await expect(page.getByText('1 unread')).toBeHidden()
  await list.getByRole('button', { name: /^Delete / }).press('Enter')
  await expect(toast(page, 'Notification deleted.')).toBeVisible()
  await expect(list.getByText('No notifications')).toBeVisible()
  await expect(list).toBeFocused()
})

test.describe('when the API fails', () => {
  test.use({ expectedComplaints: [/500|ERR_INTERNET_DISCONNECTED/] })

  test('what fails says so and the rest stays; trying again brings it', async ({ page, signInAs }) => {
    await signInAs('demonstration tenant')
    await page.route('**/api/ai/insights*', route => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/ai')
    const insights = page.getByRole('region', { name: 'Recent Insights' })
    await expect(insights.getByText('Your insights could not be loaded.')).toBeVisible()
    await expect(page.getByText('Technician for the furnace')).toBeVisible()
    await page.unroute('**/api/ai/insights*')
    await insights.getByRole('button', { name: 'Try again' }).click()
    await expect(insights.getByRole('listitem')).toHaveCount(2)
  })

  test('a notification that could not be changed stays as it was, and a toast says why', async ({
    page,
    baseURL,
  }) => {
    await asAskedLandlord(page, baseURL ?? '', ['Is it quiet?'])
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

    await page.context().setOffline(true)
    await remove.press('Enter')
    await expect(
      toast(page, /^Failed to delete notification\. You are offline, so this was not sent/),
    ).toBeVisible()
    await page.context().setOffline(false)
    await page.waitForTimeout(2000)
    await expect(page.getByText('1 unread')).toBeVisible()
    await expect(remove).toBeVisible()
  })
})
