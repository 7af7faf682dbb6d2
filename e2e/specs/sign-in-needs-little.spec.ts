import { isFileOf } from '../app-under-fault.ts'
import { breakFiles, holdFiles } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { remember } from '../made.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { toast } from '../pages/toast.ts'
import { waitUntilFinished } from '../screens.ts'

test.describe('when its code fails to load', () => {
  test.use({ expectedComplaints: [/is missing or altered|404 \(Not Found\)/] })

  test('signing in shows an error, keeps what was typed, and can be retried; the button says so at once', async ({
    page,
    world,
  }) => {
    const { email, password } = world.people.tenant
    await page.goto('/auth')
    await waitUntilFinished(page)
    const repair = await breakFiles(page, isFileOf('mf-public'), route => route.fulfill({ status: 404 }))
    await new AuthPage(page).logIn(email, password)
    await expect(toast(page, 'Login failed')).toBeVisible()
    await expect(
      toast(page, 'The portal cannot be reached right now. Check your connection and try again.'),
    ).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await repair()

    const arrive = await holdFiles(page, isFileOf('mf-public'))
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    arrive()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Login successful!')).toBeVisible()
  })

  // Short: signing in, in this file.
  test('signing up shows an error in place of the form, and can be retried', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/auth')
    await waitUntilFinished(page)
    const repair = await breakFiles(page, isFileOf('mf-public'), route => route.fulfill({ status: 404 }))
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Sign Up' })
    await expect(panel.getByRole('alert')).toBeVisible()
    await repair()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByLabel('First name')).toBeVisible()
  })
})

// Short: a-listing-is-found-on-the-map.spec.ts.
test('an account is opened by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth')
  await waitUntilFinished(page)
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  const panel = page.getByRole('tabpanel', { name: 'Sign Up' })
  await expect(panel.getByLabel('First name')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  const tab = async (times = 1) => {
    for (let time = 0; time < times; time++) await page.keyboard.press('Tab')
  }
  await tab(2)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Landlord/ })).toBeChecked()
  await tab()
  await expect(page.getByRole('combobox', { name: 'Account type' })).toBeFocused()
  await tab()
  await page.keyboard.type('Kim')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Last name is required')).toBeVisible()
  await expect(panel.getByLabel('Last name')).toBeFocused()
  const email = `test-${crypto.randomUUID()}@example.com`
  const password = 'a long enough password'
  remember({ email, password })
  await page.keyboard.type('Keys')
  await tab()
  await page.keyboard.type(email)
  await tab(2)
  await page.keyboard.type(password)
  await tab(2)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Account created successfully!')).toBeVisible()
})
