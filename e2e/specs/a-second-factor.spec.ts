import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectFitAtEveryWidth, expectGoodLooks } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { SignInDialog } from '../pages/sign-in-dialog.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'

test.use({ expectedComplaints: [/401|422/] })

const stepMs = 30_000

/** Leaves the page, as signing out does. */
const signOut = async (page: Page, origin = '') => {
  await page.goto('/help')
  await page.request.post(`${origin}/api/auth/logout`, { headers: { origin } })
  await page.goto('/auth')
}

/** As the API does once the session has ended, or its code was given long ago. */
const refuseOnce = (page: Page, path: string, code: 'no_session' | 'second_factor') =>
  page.route(
    path,
    route =>
      route.fulfill({ status: 401, json: { error: { code, message: 'Please try again.', requestId: 'r' } } }),
    { times: 1 },
  )

// Short: mf-public/src/account/security/security-page.test.tsx, auth-page.test.tsx, and the API’s second-factor.test.ts.
test('a second factor lost and recovered', { tag: '@long' }, async ({ page, baseURL }) => {
  const { email, password } = await newTenant(baseURL, page.request)
  const main = page.getByRole('main')
  const section = main.getByRole('region', { name: 'Two-step sign-in' })

  await page.goto('/profile/security')
  await section.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectFitAtEveryWidth(page)
  const secret = (await section.getByLabel('Setup key').inputValue()).replaceAll(' ', '')
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })
  const firstAt = Date.now()
  await section.getByLabel(/^Code/).fill(codeAt(firstAt))
  await section.getByRole('button', { name: 'Turn on' }).click()
  const list = section.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const [one = '', two = '', three = '', four = '', five = ''] = await list
    .getByRole('listitem')
    .allTextContents()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: 'Download codes' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('recovery-codes.txt')
  await section.getByRole('button', { name: 'I saved them' }).click()
  await expect(section.getByText(/^On since .* Recovery codes left: 10\.$/)).toBeVisible()

  const signIn = new AuthPage(page)
  const code = main.getByLabel(/^Code/)
  const login = main.getByRole('button', { name: 'Login' })
  await signOut(page, baseURL)
  await signIn.logIn(email, password)
  await expect(code).toBeFocused()
  await code.fill(codeAt(firstAt)) // used up
  await login.click()
  await expect(main.getByText('This code is wrong, or it was used before')).toBeVisible()
  await code.fill(codeAt(firstAt + stepMs))
  await login.click()
  await expect(toast(page, 'Login successful!')).toBeVisible()

  // The phone is gone.
  await signOut(page, baseURL)
  await signIn.logIn(email, password)
  await code.fill(one)
  await login.click()
  await expect(page).toHaveURL('/')
  await signOut(page, baseURL)
  await signIn.logIn(email, password)
  await code.fill(one)
  await login.click()
  await expect(main.getByText('This code is wrong, or it was used before')).toBeVisible()
  await code.fill(two.toUpperCase())
  await login.click()
  await expect(page).toHaveURL('/')

  // A session that ends during work, and one whose code was given long ago.
  await page.goto('/profile/security')
  await expect(section.getByText(/Recovery codes left: 8/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await refuseOnce(page, '**/api/auth/export', 'no_session')
  const dialog = new SignInDialog(page)
  await page.getByRole('button', { name: 'Make a copy' }).click()
  await dialog.logIn(password)
  await expect(dialog.root.getByLabel(/^Code/)).toBeFocused()
  await dialog.root.getByLabel(/^Code/).fill(three)
  await dialog.root.getByRole('button', { name: 'Login' }).click()
  await expect(toast(page, 'We’re making your copy')).toBeVisible()

  await refuseOnce(page, '**/api/auth/email', 'second_factor')
  const form = page.getByRole('form', { name: 'Email address' })
  await form.getByLabel('New email').fill(`moved-${email}`)
  await form.getByLabel('Your password').fill(password)
  await form.getByRole('button', { name: 'Send the link' }).click()
  const ask = page.getByRole('dialog', { name: 'Enter your code' })
  await expect(ask.getByLabel(/^Code/)).toBeFocused()
  await ask.getByLabel(/^Code/).fill('nothing')
  await ask.getByRole('button', { name: 'Continue' }).click()
  await expect(ask.getByText('Please enter the 6 digits from your app, or a recovery code')).toBeVisible()
  await expectGoodLooks(page, 'brief')
  await ask.getByLabel(/^Code/).fill(four)
  await ask.getByRole('button', { name: 'Continue' }).click()
  await expect(ask).toBeHidden()
  await expect(toast(page, 'Check your email')).toBeVisible()

  await section.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await section.getByLabel('Your password').fill(password)
  await section.getByLabel(/^Code/).fill(five)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible()
  await signOut(page, baseURL)
  await signIn.logIn(email, password)
  await expect(page).toHaveURL('/')
})

// Short: passkeys.test.ts of the API, and mf-public/src/account/security/security-page.test.tsx.
test('a passkey signs in alone, in place of a code too, until it is removed', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const { password, firstName } = await newTenant(baseURL, page.request)
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const main = page.getByRole('main')
  const section = main.getByRole('region', { name: 'Passkeys' })
  const withPasskey = main.getByRole('button', { name: 'Sign in with a passkey' })

  await page.goto('/profile/security')
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('listitem')).toHaveText(/ on Linux.*not used yet/)

  await signOut(page, baseURL)
  await withPasskey.click()
  await expect(toast(page, 'Login successful!')).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('button', { name: `Account of ${firstName}` }),
  ).toBeVisible()

  // A session that ends during work, and one whose code was given long ago.
  await page.goto('/profile/security')
  await expect(section.getByRole('listitem')).toHaveText(/last used/)
  await page.waitForLoadState('networkidle')
  await refuseOnce(page, '**/api/auth/export', 'no_session')
  await page.getByRole('button', { name: 'Make a copy' }).click()
  const { root } = new SignInDialog(page)
  await root.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(toast(page, 'We’re making your copy')).toBeVisible()

  await refuseOnce(page, '**/api/auth/passkeys/*', 'second_factor')
  await section.getByRole('button', { name: /^Remove/ }).click()
  const ask = page.getByRole('dialog', { name: 'Enter your code' })
  await ask.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toast(page, 'Passkey removed')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(0)

  await signOut(page, baseURL)
  await withPasskey.click()
  await expect(toast(page, /This passkey can’t sign you in/)).toBeVisible()
})
