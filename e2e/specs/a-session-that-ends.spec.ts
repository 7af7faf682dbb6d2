import { type Page, request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { newHome } from '../new-home.ts'
import { Assistant } from '../pages/assistant.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { SignInDialog } from '../pages/sign-in-dialog.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { signIn } from '../sign-in.ts'
import { unique } from '../unique.ts'
import { whenOffline } from '../when-offline.ts'
import { credentialsOf, ownPassword } from '../world.ts'

test.use({ expectedComplaints: [/401/] })

/** Ends it from elsewhere; the browser keeps its cookie, which is now invalid. */
const endSession = async (page: Page, origin = '') => {
  // The page's own requests, such as for the bell, would notice the end first.
  await page.waitForLoadState('networkidle')
  const elsewhere = await request.newContext({ storageState: await page.context().storageState() })
  const answer = await elsewhere.post(`${origin}/api/auth/logout`, { headers: { origin } })
  expect(answer.status()).toBe(204)
  await elsewhere.dispose()
}

/** Waits for the page's last own request: the bell's count. */
const openSearch = async (page: Page) => {
  const bell = page.waitForResponse('**/api/ai/notifications*')
  await page.goto('/search')
  await bell
}

test('a landlord signs in again above the listing, which is then created once', async ({
  page,
  baseURL,
  world,
}) => {
  await signIn(page.request, 'landlord', baseURL)
  const title = unique('Loft by the canal')
  const form = new CreatePropertyPage(page)
  const dialog = new SignInDialog(page)
  await page.goto('/create-property')
  await form.fill(newHome(title))
  await endSession(page, baseURL)

  await form.submit()
  await expect(dialog.root).toBeVisible()
  await expect(dialog.password).toBeFocused()
  await expect(dialog.email).toHaveValue(world.people.landlord.email)
  await expect(dialog.email).not.toBeEditable()
  await expect(page).toHaveURL('/create-property')

  await dialog.logIn('not the password')
  await expect(dialog.root.getByRole('alert')).toContainText(/credentials/)
  await dialog.logIn()
  await expect(dialog.root).toBeHidden()
  await expect(page).toHaveURL('/landlord/properties')
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
})

// Short: shell/src/sign-in/keep-session.test.ts.
test('Escape closes only the sign-in dialog, and what was typed below it is still there', {
  tag: '@long',
}, async ({ page, baseURL, world }) => {
  await signIn(page.request, 'landlord', baseURL)
  const form = new CreatePropertyPage(page)
  await page.goto('/create-property')
  await form.fill(newHome('Cabin behind the hill'))
  await endSession(page, baseURL)
  await form.submit()
  await expect(new SignInDialog(page).password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast(page, 'You are signed out')).toBeVisible()
  await expect(page).toHaveURL('/auth?next=%2Fcreate-property')
  await new AuthPage(page).logIn(world.people.landlord.email, ownPassword)
  await expect(page).toHaveURL('/create-property')
  await expect(page.getByLabel('Title')).toHaveValue('Cabin behind the hill')
})

// Short: the landlord’s listing above.
test("a tenant signs in above a request's own dialog, by keyboard, and it is filed once", {
  tag: ['@demonstration', '@long'], // needs a tenant with a home
}, async ({ page, baseURL }) => {
  await signIn(page.request, 'demonstration tenant', baseURL)
  await page.goto('/maintenance/requests?new')
  const title = unique('Dripping tap')
  const form = page.getByRole('dialog', { name: 'New Request' })
  await form.getByRole('combobox', { name: 'Property' }).press('Enter')
  await page.keyboard.press('Enter')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('The pipe has dripped since Monday.')
  await form.getByRole('combobox', { name: 'Category' }).press('Enter')
  await page.keyboard.press('Enter')
  await endSession(page, baseURL)
  await form.getByRole('button', { name: 'Submit Request' }).press('Enter')

  const dialog = new SignInDialog(page)
  await expect(dialog.password).toBeFocused()
  await dialog.password.click() // a click outside the app's own dialog must not close it
  await page.keyboard.type(credentialsOf('demonstration tenant').password)
  await page.keyboard.press('Enter')
  await expect(dialog.root).toBeHidden()
  await expect(form).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1)
})

// Short: two tabs, below, which ask again for all that they read.
test('a hub whose cookie is gone continues, with one dialog for all its requests', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, 'second landlord', baseURL)
  await page.goto('/ai?tab=notifications')
  const dialog = new SignInDialog(page)
  const all = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(all.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await all.count()
  await page.context().clearCookies()

  // One of the page's own requests can have opened the dialog already.
  await all
    .first()
    .getByRole('button', { name: /^Delete/ })
    .dispatchEvent('click')
  await dialog.logIn()
  await expect(dialog.root).toBeHidden()
  await expect(all).toHaveCount(before - 1)
  await expect(page).toHaveURL('/ai?tab=notifications')
})

test('a question to the assistant is asked once, after signing in above the open conversation', {
  tag: ['@own-portal', '@long'], // certain to have a model; like a listing or a request
}, async ({ page, baseURL }) => {
  const person = await newTenant(baseURL, page.request)
  await page.goto('/saved')
  await waitUntilFinished(page)
  const assistant = new Assistant(page)
  await assistant.open()
  await assistant.ask('What can you do for me?')
  await endSession(page, baseURL)

  await assistant.input.fill('Which plan am I on?')
  await assistant.input.press('Enter')
  const dialog = new SignInDialog(page)
  await expect(dialog.password).toBeFocused()
  await expect(dialog.email).toHaveValue(person.email)
  await expect(assistant.card.getByText('Which plan am I on?')).toHaveCount(1)
  await dialog.logIn('not the password')
  await expect(dialog.root.getByRole('alert')).toContainText(/credentials/)
  await dialog.logIn()
  await expect(dialog.root).toBeHidden()

  await expect(assistant.messages).toContainText('Free')
  await expect(assistant.messages.getByText('You say: ')).toHaveCount(2)
  await page.reload()
  await expect(assistant.messages).toContainText('Free')
  await expect(assistant.messages.getByText('Which plan am I on?')).toHaveCount(1)
})

// Short: shell/src/sign-in/keep-session.test.ts.
test('closing the dialog signs out and says so', { tag: '@long' }, async ({ page, baseURL }) => {
  await signIn(page.request, 'tenant', baseURL)
  await openSearch(page)
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

test('a waiting tab continues when the same person signs in in another', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page.request, 'tenant', baseURL)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openSearch(tab)
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
  // A file still on its way when the clock moves on is late.
  test.use({ expectedComplaints: [whenOffline(/401|429|did not come in time/)] })

  // Short: shell/src/sign-in/keep-session.test.ts.
  test('the dialog says so and keeps the password, whatever the reason', { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page.request, 'tenant', baseURL)
    await openSearch(page)
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
    await expect(dialog.password).toHaveValue(ownPassword)
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

  // Short: shell/src/sign-in/keep-session.test.ts.
  test('an API that hangs times out after 30 s and says so, and two presses send one request', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    await signIn(page.request, 'tenant', baseURL)
    await page.clock.install()
    await openSearch(page)
    await endSession(page, baseURL)
    await page.getByRole('link', { name: 'AI hub' }).click()
    const dialog = new SignInDialog(page)
    let tries = 0
    await page.route('**/api/auth/login', () => {
      tries++
    })
    await dialog.password.fill(ownPassword)
    await dialog.root.getByRole('button', { name: 'Login' }).dblclick()
    await expect(dialog.root.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await page.clock.fastForward(10_000)
    await expect(dialog.root.getByRole('button', { name: 'Still working…' })).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect(dialog.root.getByRole('alert')).toContainText('We didn’t get an answer')
    expect(tries).toBe(1)

    await page.unroute('**/api/auth/login')
    await dialog.logIn()
    await expect(dialog.root).toBeHidden()
    await expect(page.getByRole('heading', { name: 'AI Intelligence Hub' })).toBeVisible()
  })

  // Short: shell/src/sign-in/keep-session.test.ts.
  test('a tab whose person was replaced in another tab reloads as the new one, and sends nothing', {
    tag: '@long',
  }, async ({ page, context, baseURL, world }) => {
    await signIn(page.request, 'tenant', baseURL)
    await openSearch(page)
    await endSession(page, baseURL)
    await page.getByRole('link', { name: 'AI hub' }).click()
    const dialog = new SignInDialog(page)
    await expect(dialog.root).toBeVisible()

    await context.clearCookies()
    const other = await context.newPage()
    await other.goto('/auth')
    await new AuthPage(other).logIn(world.people.landlord.email, ownPassword)
    await expect(other).toHaveURL('/')
    await expect(dialog.root).toBeHidden()
    await expect(page.getByRole('banner').getByText('Landlord', { exact: true })).toBeVisible()
  })
})
