import type { Page } from '@playwright/test'
import { expectAccessible, expectFit } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

const dayMs = 86_400_000

const rowOn = (page: Page, day: string | RegExp, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: day }) })
    .getByRole('listitem')
    .filter({ hasText: title })

/** The format of `datetime-local`. */
const inputOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

// Short: mf-ai/src/hub/reminders/reminders-tab.test.tsx.
test('a monthly reminder is set, and repeats next month once completed; another is snoozed by keyboard and deleted', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const tenant = await newTenant(baseURL)
  const body = { title: 'Call the plumber', nextReminderAt: new Date(Date.now() + 3 * dayMs) }
  await tenant.call('POST', '/api/ai/reminders', body)
  await page.context().addCookies(tenant.cookies)
  await page.goto('/ai?tab=reminders')
  await waitUntilFinished(page)
  await expect(page.getByText('Call the plumber')).toBeVisible()

  // Avoids days that some months do not have.
  const now = new Date()
  const first = new Date(now.getFullYear(), now.getMonth() + 2, 14, 9)
  await page.getByRole('button', { name: 'Set a reminder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a reminder' })
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await dialog.getByLabel('Title').fill('Pay the rent')
  await dialog.getByLabel('Date and time').fill(inputOf(first))
  await dialog.getByRole('combobox', { name: 'Repeat' }).click()
  await page.getByRole('option', { name: 'Every month' }).click()
  await dialog.getByRole('button', { name: 'Set reminder' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOn(page, 'Later', 'Pay the rent')).toContainText('repeats monthly')

  await page.getByRole('button', { name: 'Done: Pay the rent' }).click()
  const next = new Date(first.getFullYear(), first.getMonth() + 1, 14, 9)
  await expect(rowOn(page, 'Later', 'Pay the rent')).toContainText(dayOf(next))
  await expect(toast(page, /^Done\. Set for /)).toBeVisible()

  await page.getByRole('button', { name: 'Snooze: Call the plumber' }).press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'In an hour' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Tomorrow morning' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowOn(page, 'This week', 'Call the plumber')).toContainText(/tomorrow/)
  await expect(page.getByRole('region', { name: 'Reminders' })).toBeFocused()

  await resize(page, 320, 700)
  await expectFit(page, 320)
  await expectAccessible(page, { width: 320, depth: 'brief' })

  await page.getByRole('button', { name: 'Delete: Call the plumber' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(rowOn(page, 'This week', 'Call the plumber')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Reminders' })).toBeFocused()
  await expect(page.getByText('Pay the rent')).toBeVisible()
})
