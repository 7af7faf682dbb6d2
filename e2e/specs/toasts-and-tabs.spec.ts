import type { Page } from '@playwright/test'
import { withoutFirstAnswers } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { toast } from '../pages/toast.ts'
import { openScreen, waitUntilFinished } from '../screens.ts'

/** Visible notices, and bottom bars. */
const coveredByToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = document.querySelector('[role="region"] ol')
    if (!shown) return ['no toast']
    const { top, bottom, left, right } = shown.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('[role="alert"], [role="status"], main section')]
      .filter(element => !shown.contains(element))
      .filter(element => element.role !== null || getComputedStyle(element).position === 'sticky')
      .filter(element => {
        const box = element.getBoundingClientRect()
        const isSeen = box.width > 1 && box.height > 1
        return isSeen && box.bottom > top && box.top < bottom && box.right > left && box.left < right
      })
      .map(element => element.textContent.slice(0, 60))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  // Short: nothing-is-covered.spec.ts.
  test('no toast covers the notice that it repeats', { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs('landlord')
    await page.goto('/create-property')
    await page.getByLabel('Description').fill('A quiet home. Call me at 415 555 0134 any time.')
    const notice = page.getByRole('status').filter({ hasText: 'Content Filtered' })
    await expect(notice).toBeVisible()
    await notice.click({ trial: true }) // this fails if something covers it
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 500))) // what comes with it has come
    await notice.click({ trial: true })
  })

  test.describe('with a wrong password', () => {
    test.use({ expectedComplaints: [/401/] })

    // Short: nothing-is-covered.spec.ts.
    test('nor does one that says why signing in failed, above the footer', { tag: '@long' }, async ({
      page,
    }) => {
      await page.goto('/auth')
      await new AuthPage(page).logIn(`test-nobody-${crypto.randomUUID()}@example.com`, 'not the password')
      await expect(toast(page, 'Login failed')).toBeVisible()
      await expect.poll(() => coveredByToast(page)).toEqual([])
    })
  })

  // Short: nothing-is-covered.spec.ts.
  test("nor does one on a home's page cover the bar at the bottom", { tag: '@long' }, async ({ page }) => {
    await openScreen(page, { path: '/properties/:id', account: null })
    await waitUntilFinished(page)
    const footer = page.getByRole('contentinfo')
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
    await footer.getByLabel('Newsletter').fill('reader@example.com')
    await footer.getByRole('button', { name: 'Subscribe to Updates' }).click()
    await expect(toast(page, 'Thank you')).toBeVisible()
    await expect.poll(() => coveredByToast(page)).toEqual([])
  })
})

test.describe('with a clock that is moved on', () => {
  // A file still on its way when the clock moves on is late.
  test.use({ expectedComplaints: [/did not come in time/] })

  // Short: faults.spec.ts, whose screens say when they wait for more than ten seconds.
  test('what takes longer than 10 s says so in words', { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs('landlord')
    await page.clock.install()
    await withoutFirstAnswers(page)
    await page.route('**/api/properties/my*', () => {})
    // The page's own code waits from here on; what was rendered while it loaded has waited for the code.
    const request = page.waitForRequest('**/api/properties/my*')
    await page.goto('/landlord/properties')
    await request
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await expect(page.getByText('Loading your properties')).toBeAttached()
    await page.clock.fastForward(10_000)
    await expect(page.getByText('Still loading. This is taking longer than usual.')).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('alert')).toBeVisible()
  })
})
