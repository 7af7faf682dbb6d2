// A session that ends during work: the person signs in above what they were doing, and it continues.
import { type Page, request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { newHome } from '../new-home.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { SignInDialog } from '../pages/sign-in-dialog.ts'
import { toast } from '../pages/toast.ts'
import { signIn } from '../sign-in.ts'

test.use({ expectedComplaints: [/401/] })

/** Ends the browser's session from elsewhere; the browser keeps its cookie, which is worth nothing now. */
const endSession = async (page: Page, origin = '') => {
  const elsewhere = await request.newContext({ storageState: await page.context().storageState() })
  const answer = await elsewhere.post(`${origin}/api/auth/logout`, { headers: { origin } })
  expect(answer.status()).toBe(204)
  await elsewhere.dispose()
}

test('a landlord signs in again above the listing, which is then created once', async ({ page, baseURL }) => {
  await signIn(page.request, 'landlord', baseURL)
  const title = `Loft by the canal ${Date.now().toString(36)}`
  const form = new CreatePropertyPage(page)
  const dialog = new SignInDialog(page)
  await page.goto('/create-property')
  await form.fill(newHome(title))
  await endSession(page, baseURL)

  await form.submit()
  await expect(dialog.root).toBeVisible()
  await expect(dialog.password).toBeFocused()
  await expect(dialog.email).toHaveValue('landlord@example.com')
  await expect(dialog.email).not.toBeEditable()
  await expect(page).toHaveURL('/create-property')

  await dialog.logIn('not the password')
  await expect(dialog.root.getByRole('alert')).toContainText(/credentials/)
  await dialog.logIn()
  await expect(dialog.root).toBeHidden()
  await expect(page).toHaveURL('/landlord/properties')
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
})

test('a hub whose cookie is gone continues, with one dialog for all that it asks', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, 'landlord', baseURL)
  await page.goto('/ai?tab=notifications')
  const dialog = new SignInDialog(page)
  const all = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(all.first()).toBeVisible()
  const before = await all.count()
  await page.context().clearCookies()

  await all
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await dialog.logIn()
  await expect(dialog.root).toBeHidden()
  await expect(all).toHaveCount(before - 1)
  await expect(page).toHaveURL('/ai?tab=notifications')
})

test('closing the dialog signs out and says so', async ({ page, baseURL }) => {
  await signIn(page.request, 'tenant', baseURL)
  await page.goto('/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  await endSession(page, baseURL)
  await page.getByRole('link', { name: 'AI hub' }).click()

  const dialog = new SignInDialog(page)
  await expect(dialog.root).toBeVisible()
  await expect(page).toHaveURL('/ai')
  await page.keyboard.press('Escape')
  await expect(dialog.root).toBeHidden()
  await expect(toast(page, 'You are signed out')).toBeVisible()
  await expect(page).toHaveURL('/auth?next=%2Fai')
})

test('a tab that waits for the same person continues when they sign in in another', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page.request, 'tenant', baseURL)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/search')
    await expect(tab.getByRole('article').first()).toBeVisible()
  }
  await endSession(page, baseURL)
  const dialogs = [page, other].map(tab => new SignInDialog(tab))
  for (const tab of [page, other]) await tab.getByRole('link', { name: 'AI hub' }).click()
  for (const { root } of dialogs) await expect(root).toBeVisible()
  await dialogs[1]?.logIn()
  for (const { root } of dialogs) await expect(root).toBeHidden()
  for (const tab of [page, other]) await expect(tab).toHaveURL('/ai')
})

test.describe('when signing in again fails', () => {
  test.use({ expectedComplaints: [/401|429|ERR_INTERNET_DISCONNECTED/] })

  test('the dialog says so and keeps the password, whatever the reason', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page.request, 'tenant', baseURL)
    await page.goto('/search')
    await endSession(page, baseURL)
    await page.getByRole('link', { name: 'AI hub' }).click()
    const dialog = new SignInDialog(page)

    await dialog.root.getByRole('button', { name: 'Login' }).click()
    await expect(dialog.root.getByText('Password is required')).toBeVisible()

    await context.setOffline(true)
    await dialog.logIn()
    await expect(dialog.root.getByRole('alert')).toHaveText(
      'You are offline, so this was not sent. Try again when you are back online.',
    )
    await expect(dialog.password).toHaveValue('rental-demo')
    await context.setOffline(false)

    const tooMany = { code: 'too_many', message: 'Too many tries. Please wait a minute.', requestId: 'r' }
    await page.route('**/api/auth/login', route => route.fulfill({ status: 429, json: { error: tooMany } }), {
      times: 1,
    })
    await dialog.root.getByRole('button', { name: 'Login' }).click()
    await expect(dialog.root.getByRole('alert')).toHaveText(tooMany.message)

    await dialog.root.getByRole('button', { name: 'Login' }).click()
    await expect(dialog.root).toBeHidden()
    await expect(page.getByRole('heading', { name: 'AI Intelligence Hub' })).toBeVisible()
  })
})
