import { expect, test } from '../fixtures.ts'
import { waitUntilFinished } from '../screens.ts'

test('an address that has a word where a home has its id is not found, by server and browser', async ({
  page,
}) => {
  const answer = await page.request.get('/properties/search')
  expect(answer.status()).toBe(404)
  await page.goto('/search')
  await waitUntilFinished(page)
  await page.evaluate(() => history.pushState(null, '', '/properties/search'))
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible()
})

test('the theme follows the system until it is chosen, and then the server renders the choice', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const dark = await background()
  await page.getByRole('banner').getByRole('button', { name: 'Toggle theme' }).click()
  await expect.poll(background).not.toBe(dark) // a press before the header is live is repeated once it is
  await page.reload()
  await expect(page.locator('html')).toHaveClass('light')
  expect(await background()).not.toBe(dark)
})
