import type { Page } from '@playwright/test'
import { isFileOf } from '../app-under-fault.ts'
import { holdFiles } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../pages/toast.ts'
import { waitUntilFinished } from '../screens.ts'

/** The code of mf-public is held back until the returned function is called. */
const openDrawn = async (page: Page, path: string): Promise<() => void> => {
  const arrive = await holdFiles(page, isFileOf('mf-public'))
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('#first-paint h1') && 'portalImport' in window)
  return arrive
}

test('typed text is carried over to the live page, with the focus where it was', async ({ page }) => {
  const arrive = await openDrawn(page, '/')
  const place = page.getByLabel('City or neighborhood')
  await place.pressSequentially('Oakland')
  await place.press('ArrowLeft')
  arrive()
  await waitUntilFinished(page)
  await expect(place).toHaveValue('Oakland')
  await expect(place).toBeFocused()
  await page.keyboard.type('*')
  await expect(place).toHaveValue('Oaklan*d')
})

// Short: pressed-before-live.spec.ts.
test('signing in before the script has loaded takes effect once it has', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const { email, password } = world.people.tenant
  const arrive = await openDrawn(page, '/auth?next=%2Fterms')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Password/).press('Enter')
  await expect(page).toHaveURL('/auth?next=%2Fterms')
  arrive()
  await expect(page).toHaveURL('/terms')
  await expect(toast(page, 'Login successful!')).toBeVisible()
})

// Short: pressed-before-live.spec.ts.
test('opening a tab before the script has loaded takes effect once it has', { tag: '@long' }, async ({
  page,
}) => {
  const arrive = await openDrawn(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  arrive()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('First name')).toBeVisible()
})

// Short: pressed-before-live.spec.ts.
test('choosing a billing before the script has loaded takes effect once it has', { tag: '@long' }, async ({
  page,
}) => {
  const arrive = await openDrawn(page, '/pricing?for=landlord')
  await expect(page.getByRole('button', { name: 'Choose Enterprise' })).toBeVisible()
  await page.getByRole('button', { name: 'Yearly' }).click()
  arrive()
  await expect(page).toHaveURL('/pricing?for=landlord&billing=yearly')
  await expect(page.getByText('Save $99.89 per year')).toBeVisible()
})

// Short: the typed text above.
test('contact details typed before the script has loaded are pointed out once it has', {
  tag: '@long',
}, async ({ page, signInAs }) => {
  await signInAs('landlord')
  const arrive = await holdFiles(page, isFileOf('mf-landlord'))
  await page.goto('/create-property', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.querySelector('#first-paint textarea') && 'portalImport' in window,
  )
  const description = page.getByLabel('Description')
  await description.fill('A quiet home. Call me at 415 555 0134 any time.')
  arrive()
  await expect(page.getByRole('status').filter({ hasText: 'Content Filtered' })).toBeVisible()
  await expect(description).toHaveValue('A quiet home. Call me at 415 555 0134 any time.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  // Short: pressed-before-live.spec.ts.
  test('opening the menu before the header is live takes effect once it is', { tag: '@long' }, async ({
    page,
  }) => {
    const arrive = await holdFiles(page, url => isFileOf('shell')(url) && !url.pathname.includes('/main'))
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => 'portalImport' in window)
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    arrive()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await expect(
      page.getByRole('banner').getByPlaceholder('Search properties or locations...').last(),
    ).toBeFocused()
  })
})
