import type { Page } from '@playwright/test'
import { findByLetters } from '../find-by-letters.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'
import { waitUntilFinished } from '../screens.ts'
import { whenOffline } from '../when-offline.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'New Request' })

const choose = async (page: Page, label: string, letters: string) => {
  await form(page).getByRole('combobox', { name: label }).press('Enter')
  await findByLetters(
    page,
    letters,
    page.getByRole('option', { name: new RegExp(`^${letters}`, 'i') }).first(),
  )
  await page.keyboard.press('Enter')
}

const fill = async (page: Page, title: string) => {
  await choose(page, 'Property', 'Re')
  await form(page).getByLabel('Title').fill(title)
  await form(page).getByLabel('Description').fill('The pipe has dripped since Monday.')
  await choose(page, 'Category', 'plu')
}

// Both need a home where the tenant lives.
// Short: from-a-question-to-a-key.spec.ts asks for one, and the-assistant-drafts.spec.ts withdraws one.
test('a request is filed by keyboard, shown in full, and withdrawn', {
  tag: ['@demonstration', '@long'],
}, async ({ page, signInAs }) => {
  await signInAs('demonstration tenant')
  await page.goto('/maintenance/requests')
  await waitUntilFinished(page)
  await page.getByRole('button', { name: 'New Request' }).press('Enter')
  await fill(page, 'Water under the sink')
  await form(page).getByRole('button', { name: 'Submit Request' }).press('Enter')
  await expect(toast(page, 'Request Submitted')).toBeVisible()
  await expect(form(page)).toBeHidden()

  await page.getByRole('button', { name: 'View Details of Water under the sink' }).press('Enter')
  const details = page.getByRole('dialog', { name: 'Water under the sink' })
  await expect(details.getByRole('list', { name: 'History' })).toContainText('Request submitted')
  await details.getByRole('button', { name: 'Withdraw request' }).press('Enter')
  await details.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(details.getByRole('list', { name: 'History' })).toContainText('Request cancelled')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
})

test.describe('while the network is away', () => {
  test.use({
    expectedComplaints: [whenOffline(/Failed to load resource/)],
    viewport: { width: 375, height: 812 },
  })

  // Short: an-inquiry-is-sent.spec.ts.
  test('what was typed stays, is not sent by itself, and is sent once when asked again', {
    tag: ['@demonstration', '@long'],
  }, async ({ page, context, signInAs }) => {
    await signInAs('demonstration tenant')
    await page.goto('/maintenance/requests?new')
    await fill(page, 'Heater that stays cold')
    await context.setOffline(true)
    await form(page).getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText(/^You are offline, so this was not sent/).first()).toBeVisible()
    await expect(form(page).getByLabel('Title')).toHaveValue('Heater that stays cold')
    await context.setOffline(false)
    await page.reload()
    await expect(form(page).getByLabel('Title')).toHaveValue('Heater that stays cold')
    await expect(page.getByText('Heater that stays cold', { exact: true })).toHaveCount(0)
    await form(page).getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Heater that stays cold' })).toHaveCount(1)
  })
})
