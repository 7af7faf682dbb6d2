// Signing up takes as long as it takes to read what one agrees to.
import { expect, test } from '../fixtures.ts'

test('what was typed is there after reading the Terms, and after a reload, on its tab', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill('Ida')
  await page.getByLabel('Email').fill('ida@example.com')
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()

  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack()
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('First name')).toHaveValue('Ida')
    await expect(page.getByLabel('Email')).toHaveValue('ida@example.com')
  }
})
