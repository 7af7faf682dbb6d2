import type { Page } from '@playwright/test'
import { isFileOf } from '../app-under-fault.ts'
import { holdFiles } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { toast } from '../pages/toast.ts'

/** The returned function lets the scripts come. */
const openDrawn = async (page: Page, path: string): Promise<() => void> => {
  const arrive = await holdFiles(page, isFileOf('shell'))
  await page.goto(path, { waitUntil: 'commit' })
  return arrive
}

test('every button of the header and the footer', {
  tag: '@mailbox', // a portal that sends no mail has no newsletter
}, async ({ page, signInAs, world }) => {
  const { email } = world.people['second tenant']
  await signInAs('second tenant')
  await page.route('**/api/newsletter', route => route.fulfill({ status: 202, json: { accepted: true } }))
  const { root } = new Header(page)
  const footer = page.getByRole('contentinfo')
  let arrive = await openDrawn(page, '/')
  await footer.getByLabel('Newsletter').fill(email)
  for (const button of [
    root.getByRole('button', { name: 'Toggle theme' }),
    root.getByRole('button', { name: 'Switch' }),
    footer.getByRole('button', { name: 'Subscribe to Updates' }),
  ])
    await button.click()
  await expect(root.or(footer).getByRole('button')).toHaveCount(5) // with the two below
  arrive()
  await expect(toast(page, 'We’ll email you a link to confirm your subscription.')).toBeVisible()
  await expect(root.getByText('Landlord', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page).toHaveURL('/')

  arrive = await openDrawn(page, '/')
  await root.getByRole('button', { name: /^Account of/ }).click()
  arrive()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()

  arrive = await openDrawn(page, '/')
  await root.getByRole('button', { name: 'Notifications' }).click()
  arrive()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
})

test('sending a message', async ({ page, signInAs, world }) => {
  await signInAs('tenant')
  const arrive = await openDrawn(page, `/messages/${world.threadId}`)
  await page.getByRole('button', { name: 'Send' }).click()
  arrive()
  await expect(page.getByRole('alert').getByText('Please write a message')).toBeVisible()
  await expect(page).toHaveURL(`/messages/${world.threadId}`)
})
