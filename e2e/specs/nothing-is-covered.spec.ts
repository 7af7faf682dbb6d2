// Every screen: screens.spec.ts.
import { phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { expectUncovered } from '../uncovered.ts'

test('on a phone the assistant’s button goes away while a person scrolls down or types, and leaves the page its whole height', {
  tag: '@own-portal', // certain to have a model
}, async ({ page, signInAs }) => {
  await signInAs('tenant')
  await resize(page, phoneWidth, 812)
  await page.goto('/terms')
  await waitUntilFinished(page)
  const button = page.getByRole('button', { name: 'AI Assistant' })
  await page.mouse.move(180, 400)
  // A person scrolls on; the first turn can come before the button follows.
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    await expect(button).toBeHidden({ timeout: 1000 })
  }).toPass()
  await page.mouse.wheel(0, -150)
  await expect(button).toBeVisible()
  await page.mouse.wheel(0, 5)
  await expect(button).toBeHidden()
  await page.goto('/profile')
  await waitUntilFinished(page)
  await page.getByRole('textbox', { name: 'First name' }).focus()
  await expect(button).toBeHidden()
  await page.goto('/ai?tab=chat')
  await waitUntilFinished(page)
  const { bottom } = await page
    .getByRole('main')
    .getByRole('region', { name: 'AI Assistant' })
    .evaluate(element => element.getBoundingClientRect().toJSON())
  expect(bottom).toBeLessThanOrEqual(812)
  await expectUncovered(page, 'by the assistant’s button')
})

// A portal without payments sends nobody to sign in.
// Short: screens.spec.ts.
test('on a phone the toast that sends a visitor to sign in leaves Login and Sign Up free', {
  tag: ['@own-portal', '@long'],
}, async ({ page }) => {
  await resize(page, phoneWidth, 812)
  await page.goto('/pricing')
  await waitUntilFinished(page)
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await expect(toast(page, 'Authentication Required')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur'))) // toasts pause in an unfocused window
  await expect(page.getByRole('tab', { name: 'Login' })).toBeInViewport()
  await expectUncovered(page, 'by the toast')
  await page.getByLabel('Last name').focus() // the toast lies on it, and moves away
  await expectUncovered(page, 'by the toast after it moved')
})
