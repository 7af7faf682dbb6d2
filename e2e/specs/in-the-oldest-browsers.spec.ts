import { newerApis } from '../../packages/releases/test/newer-apis.ts'
import { expect, test } from '../fixtures.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { toast } from '../pages/toast.ts'
import { newTenant } from '../person.ts'

/** Safari never had the last one. */
const missing = { ...newerApis, window: ['requestIdleCallback'] }

test('a visitor of the home page searches, signs in and saves the search without what is newer', async ({
  page,
  baseURL,
}) => {
  const { email, password } = await newTenant(baseURL)
  await page.addInitScript(apis => {
    for (const [owner, names] of Object.entries(apis)) {
      const object = owner.split('.').reduce((object, name) => Reflect.get(object, name), globalThis)
      for (const name of names) Reflect.deleteProperty(object, name)
    }
  }, missing)
  await page.goto('/')
  expect(await page.evaluate(() => 'any' in AbortSignal || 'requestIdleCallback' in window)).toBe(false)
  await page.getByRole('searchbox', { name: 'City or neighborhood' }).fill('Quiet Springs, NV')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await new AuthPage(page).logIn(email, password)
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('By the lake')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(toast(page, 'Search saved')).toBeVisible()
})
