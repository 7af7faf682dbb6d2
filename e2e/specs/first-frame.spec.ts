// The page is there before its script: header, the route's shape, the right theme, and no call that fails.
import { expect, test } from '../fixtures.ts'
import { openScreen, screens } from '../screens.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/404 \(Not Found\)/] })

  for (const screen of screens)
    test(`${screen.path} shows its header and its shape`, async ({ page, signInAs }) => {
      if (screen.account) await signInAs(screen.account)
      await openScreen(page, screen)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Rental Portal' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Stay Connected')
      const content = await page.getByRole('main').boundingBox()
      expect(content?.height).toBeGreaterThan(200)
      const drawn = page.locator(screen.path === '/nowhere' ? 'main' : '#first-paint')
      await expect(drawn).not.toBeEmpty()
    })
})

test("a visitor's first load makes no failing call", async ({ page }) => {
  const failed: string[] = []
  page.on('response', response => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  await page.goto('/search')
  await expect(page.getByText(/\d+ properties/).first()).toBeVisible()
  expect(failed).toEqual([])
})

test('nothing moves when the script takes over the drawn page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const { path, shows } of screens.filter(({ path }) => ['/', '/search', '/auth'].includes(path))) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')))
    expect(shift, `layout shift of ${path}`).toBeLessThan(0.1)
  }
})

test('the theme follows the system until it is chosen, and the choice is drawn by the server', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const dark = await background()
  await page.getByRole('banner').getByRole('button', { name: 'Toggle theme' }).click()
  expect(await background()).not.toBe(dark)
  await page.reload()
  await expect(page.locator('html')).toHaveClass('light')
  expect(await background()).not.toBe(dark)
})
