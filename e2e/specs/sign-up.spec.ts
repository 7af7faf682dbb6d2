import { phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

// Short: mf-public/src/account/auth/auth-page.test.tsx.
test('what was typed is there after reading the Terms, and after a reload, on its tab', {
  tag: '@long',
}, async ({ page }) => {
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

interface Registry {
  apps: Record<string, { routes: { path: string; access: string }[] }>
}

test('every page that needs a sign-in says why, before any script runs', async ({ request }) => {
  const { apps }: Registry = await (await request.get('/registry.json')).json()
  const guarded = Object.values(apps).flatMap(({ routes }) =>
    routes.filter(({ access }) => access === 'session').map(({ path }) => path),
  )
  expect(guarded.length).toBeGreaterThan(8)
  const reasons = new Map<string, string>()
  for (const path of guarded) {
    const response = await request.get(path.replace(':id', crypto.randomUUID()))
    expect(new URL(response.url()).pathname).toBe('/auth')
    reasons.set(path, /<p[^>]*>(Sign in [^<]+\.)<\/p>/.exec(await response.text())?.[1] ?? '')
  }
  expect([...reasons].filter(([, reason]) => !reason || reason === 'Sign in to continue.')).toEqual([])
})

// Short: mf-public/src/account/auth/auth-page.test.tsx.
test('visitors who came directly sign up as tenants by default', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByText(/Sign in (?:to|or|as)/)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('radio', { name: 'Tenant' })).toBeChecked()
})

// Short: a-listing-is-found-on-the-map.spec.ts.
test('a visitor listing a property on a phone signs up as a landlord', { tag: '@long' }, async ({ page }) => {
  await resize(page, phoneWidth)
  await page.goto('/')
  await waitUntilFinished(page)
  await page.getByRole('main').getByRole('link', { name: 'List Property' }).click()
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('radio', { name: 'Landlord' })).toBeChecked()
})
