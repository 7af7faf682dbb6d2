import { type Locator, type Page, request } from '@playwright/test'
import { expectAccessible, expectFit } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { expect, test } from '../fixtures.ts'
import { remember } from '../made.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'
import { resize } from '../resize.ts'
import { whenOffline } from '../when-offline.ts'

const section = (page: Page, name: string) => page.getByRole('form', { name, exact: true })
const completeness = (page: Page) => page.getByRole('heading', { name: /^Your profile is/ })
const saved = (page: Page, label: string) =>
  expect(toast(page, `Your changes to “${label}” were saved.`)).toBeVisible()

const tabTo = async (page: Page, target: Locator) => {
  const isReached = () => target.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < 80 && !(await isReached()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('with the keyboard alone a tenant fills in the profile and shows landlords the budget, and no more', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const tenant = await newTenant(baseURL, page.request)
  await page.goto('/profile')
  await expect(completeness(page)).toHaveText('Your profile is 0% complete')

  const looking = section(page, 'Looking for')
  await tabTo(page, page.getByRole('link', { name: 'Preferred location' }))
  await page.keyboard.press('Enter')
  await expect(looking.getByLabel('Preferred location')).toBeFocused()
  await page.keyboard.type('Oakland, CA')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1,800')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2,400')
  await page.keyboard.press('Enter')
  await saved(page, 'Looking for')
  await expect(completeness(page)).toHaveText('Your profile is 20% complete')

  const rentals = section(page, 'Rental history')
  await tabTo(page, rentals.getByRole('button', { name: 'Add address' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('1 Pier Road')
  await page.keyboard.press('Enter')
  await page.keyboard.type('2 Pier Road')
  await tabTo(page, rentals.getByRole('button', { name: 'Remove address 2' }))
  await page.keyboard.press('Enter')
  await expect(rentals.getByRole('textbox', { name: 'Address 1' })).toBeFocused()
  await tabTo(page, rentals.getByRole('button', { name: /^Save changes/ }))
  await page.keyboard.press('Enter')
  await saved(page, 'Rental history')

  const smoking = section(page, 'Household').getByLabel('Smoking')
  await tabTo(page, smoking)
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Non-smoker' }).press('Enter')
  await expect(smoking).toHaveText('Non-smoker')
  await tabTo(page, section(page, 'Household').getByRole('button', { name: /^Save changes/ }))
  await page.keyboard.press('Enter')
  await saved(page, 'Household')
  await expect(completeness(page)).toHaveText('Your profile is 26% complete')

  const privacy = section(page, 'Privacy')
  const budget = privacy.getByRole('radiogroup', { name: 'Maximum rent' })
  await tabTo(page, budget.getByRole('radio', { name: /^Private/ }))
  await page.keyboard.press('ArrowDown', { delay: 100 }) // like a real key press: Radix moves the focus a moment later
  await expect(budget.getByRole('radio', { name: /^Public/ })).toBeChecked()
  await expect(privacy.getByRole('article')).toContainText('$2,400 per month')
  await tabTo(page, privacy.getByRole('button', { name: /^Save changes/ }))
  await page.keyboard.press('Enter')
  await saved(page, 'Privacy')

  expect(
    (await tenant.call<{ tenantProfile: unknown }>('GET', '/api/tenant-profile')).tenantProfile,
  ).toMatchObject({
    preferredLocation: 'Oakland, CA',
    minRent: 1800,
    maxRent: 2400,
    previousAddresses: ['1 Pier Road'],
    smokingStatus: 'Non-smoker',
    privacySettings: { preferredLocation: 'private', maxRent: 'public', employmentStatus: 'private' },
  })

  const landlord = await browser.newContext()
  await landlord.addCookies(world.cookies.landlord ?? [])
  const seen = await landlord.newPage()
  await seen.goto(`${baseURL}/people/${tenant.id}`)
  const card = seen.getByRole('article', { name: 'Noor Haddad' })
  await expect(card).toContainText('$2,400 per month')
  await expect(card).not.toContainText('Oakland')
  await expect(seen.getByRole('link', { name: 'Edit your profile' })).toHaveCount(0)
  await landlord.close()

  await section(page, 'Account').getByRole('link', { name: 'View your public page' }).click()
  await expect(page.getByRole('article', { name: 'Noor Haddad' })).toContainText('$2,400 per month')
  await page.getByRole('link', { name: 'Edit your profile' }).click()
  await expect(page).toHaveURL('/profile')

  await resize(page, 375)
  const links = page.getByRole('navigation', { name: 'Account' })
  await links.getByRole('link', { name: 'Standing' }).click()
  await expect(page).toHaveURL('/profile/standing')
  await expect(links.getByRole('link', { name: 'Standing' })).toBeInViewport({ ratio: 0.98 })
  expect((await boxOf(links)).height).toBeLessThan(80) // one row
})

test.describe('visitors', () => {
  test.use({ expectedComplaints: [/404 \(Not Found\)/] })

  // Short: mf-public/src/account/people/person-page.test.tsx, and the API’s people.
  test('see landlords, but not whether a tenant exists', { tag: '@long' }, async ({ page, world }) => {
    const { tenant, landlord } = world.people
    await page.goto(`/people/${landlord.id}`)
    await expect(page.getByRole('article').first()).toContainText('Landlord')
    const answer = await page.goto(`/people/${tenant.id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person not found')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`/auth?next=%2Fpeople%2F${tenant.id}`)
  })
})

test.describe('an account', () => {
  test.use({ expectedComplaints: [/422 \(Unprocessable|409 \(Conflict\)/] })

  // Short: profile-page.test.tsx, and the API’s change-password.test.ts.
  test('gets a new name, also in the header, and a new password that ends all other sessions', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    const tenant = await newTenant(baseURL, page.request)
    const elsewhere = await request.newContext()
    const origin = baseURL ?? ''
    const logIn = (password: string) =>
      elsewhere.post(`${origin}/api/auth/login`, {
        data: { email: tenant.email, password },
        headers: { origin },
      })
    expect((await logIn(tenant.password)).status()).toBe(200)

    await page.goto('/profile')
    const account = section(page, 'Account')
    await account.getByLabel('First name').fill('Nora')
    await account.getByRole('button', { name: /^Save changes/ }).click()
    await saved(page, 'Account')
    await expect(page.getByRole('button', { name: 'Account of Nora Haddad' })).toBeVisible()

    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Security' }).click()
    const form = section(page, 'Password')
    await form.getByLabel('Current password').fill('not the one')
    await form.getByLabel('New password', { exact: false }).first().fill('a-lamp-by-the-window-41')
    await form.getByLabel('Confirm new password').fill('a-lamp-by-the-window-41')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByText('This is not your current password')).toBeVisible()
    await expect(form.getByLabel('Current password')).toBeFocused()
    await form.getByLabel('Current password').fill(tenant.password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password changed')).toBeVisible()
    remember({ email: tenant.email, password: 'a-lamp-by-the-window-41' })

    expect((await elsewhere.get(`${origin}/api/auth/profile`)).status()).toBe(401)
    expect((await page.request.get('/api/auth/profile')).status()).toBe(200)
    expect((await logIn('a-lamp-by-the-window-41')).status()).toBe(200)
  })

  test('that was changed elsewhere says so, keeps what was typed, and saves it when asked again', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    const tenant = await newTenant(baseURL, page.request)
    await page.goto('/profile')
    const account = section(page, 'Account')
    await account.getByLabel('First name').fill('Nora')
    await tenant.call('PUT', '/api/auth/profile', { firstName: 'Noura' })
    await account.getByRole('button', { name: /^Save changes/ }).click()
    await expect(account.getByRole('status')).toContainText(
      'First name: This was changed to “Noura” while you were editing',
    )
    await expect(account.getByLabel('First name')).toHaveValue('Nora')
    await account.getByRole('button', { name: /^Save changes/ }).click()
    await saved(page, 'Account')
    const { user } = await tenant.call<{ user: { firstName: string } }>('GET', '/api/auth/profile')
    expect(user.firstName).toBe('Nora')
  })
})

test.describe('when saving fails', () => {
  test.use({ expectedComplaints: [whenOffline(/500 \(Internal/)] })

  // Short: profile-page.test.tsx.
  test('what was typed stays, also after leaving the page, and is saved when asked again', {
    tag: '@long',
  }, async ({ page, context, baseURL }) => {
    const tenant = await newTenant(baseURL, page.request)
    await page.goto('/profile')
    const contact = section(page, 'Emergency').getByLabel('Emergency contact')
    const save = section(page, 'Emergency').getByRole('button', { name: /^Save changes/ })
    await contact.fill('My sister in Reno')
    await page.route('**/api/tenant-profile', route => route.fulfill({ status: 500, body: 'broken' }))
    await save.click()
    await expect(toast(page, 'We couldn’t save your changes. Please try again.')).toBeVisible()
    await page.unroute('**/api/tenant-profile')

    await context.setOffline(true)
    await save.click()
    await expect(toast(page, /^You are offline, so this was not sent/)).toBeVisible()
    await expect(contact).toHaveValue('My sister in Reno')
    await context.setOffline(false)

    await page.goto('/help')
    await page.goto('/profile')
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
    await expect(contact).toHaveValue('My sister in Reno')
    await save.click()
    await saved(page, 'Emergency')
    const { tenantProfile } = await tenant.call<{ tenantProfile: { emergencyContact: string } }>(
      'GET',
      '/api/tenant-profile',
    )
    expect(tenantProfile.emergencyContact).toBe('My sister in Reno')
    await page.reload()
    await expect(contact).toHaveValue('My sister in Reno')
    await expect(page.getByText('Your unsaved changes are back')).toHaveCount(0)
  })

  // Short: profile-page.test.tsx.
  test('a profile that cannot be loaded is loaded on retry', { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs('tenant')
    await page.route('**/api/tenant-profile', route => route.fulfill({ status: 500, body: 'broken' }))
    // A page opened by its address already includes the data.
    await page.goto('/help')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your profile')
    await page.unroute('**/api/tenant-profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(completeness(page)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('a tenant moves between sections by touch, and sees what is hidden from others', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    const tenant = await newTenant(baseURL, page.request)
    await page.goto('/profile')
    const outline = page.getByRole('navigation', { name: 'Sections of your profile' })
    await outline.getByRole('link', { name: /^Looking for/ }).tap()
    const location = section(page, 'Looking for').getByLabel('Preferred location')
    await expect(location).toBeInViewport()
    await location.tap()
    await location.fill('Oakland, call 415-555-0137')
    await expect(section(page, 'Looking for').getByRole('status')).toContainText(
      'Preferred location will read: Oakland, call [PHONE REMOVED]',
    )
    await expectFit(page, 375)
    await expectAccessible(page, { width: 375, depth: 'full' })
    await section(page, 'Looking for')
      .getByRole('button', { name: /^Save changes/ })
      .tap()
    await expect(toast(page, /was automatically removed/)).toBeVisible()
    await expect(location).toHaveValue('Oakland, call [PHONE REMOVED]')

    await outline.getByRole('link', { name: /^Household/ }).tap()
    const household = section(page, 'Household')
    await household.getByRole('combobox', { name: 'Pets' }).tap()
    await page.getByRole('option', { name: 'Yes' }).tap()
    await household.getByLabel('About your pets').fill('Two cats, both old')
    await household.getByRole('button', { name: /^Save changes/ }).tap()
    await saved(page, 'Household')
    const { tenantProfile } = await tenant.call<{ tenantProfile: unknown }>('GET', '/api/tenant-profile')
    expect(tenantProfile).toMatchObject({ petOwner: true, petDetails: 'Two cats, both old' })
  })
})
