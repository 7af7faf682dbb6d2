import { phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { countCommits, expectRest } from '../pages/map-rest.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

// A repair.
// Short: a dialog's own tests in shared-ui.
test('a request opens, holds the focus and returns it', {
  tag: ['@demonstration', '@long'],
}, async ({ page, signInAs }) => {
  await signInAs('demonstration tenant')
  await page.goto('/maintenance/requests')
  await waitUntilFinished(page)
  const opener = page.getByRole('button', { name: /^View Details/ }).first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('the account menu opens, moves by arrows and letters, closes, and takes the focus when it opens again before it was drawn', async ({
  page,
  signInAs,
}) => {
  await signInAs('landlord')
  await page.goto('/landlord/properties')
  await waitUntilFinished(page)
  const account = page.getByRole('button', { name: /^Account of/ })
  const first = page.getByRole('menuitem', { name: 'Profile' })
  await account.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Messages' })).toBeFocused()
  await page.keyboard.press('l')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  // Simulates a machine too busy to draw between two keys.
  await account.evaluate(async button => {
    const press = async (key: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await new Promise(resolve => setTimeout(resolve))
      await new Promise(resolve => setTimeout(resolve)) // the focus returns in a separate task
    }
    await new Promise(requestAnimationFrame)
    await press('Enter')
    await press('Escape')
    button.focus()
    await press('Enter')
  })
  await expect(first).toBeFocused()
})

test('a search has skip links and at most four stops a card, the filters close to their button, and Escape leads from a home on the map back to its price; on a phone the menu panel begins at its search box and closes to its button, and so do the filters', async ({
  page,
  world,
}) => {
  await countCommits(page)
  await page.goto(world.search)
  await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
  await test.step('skip links', async () => {
    await page.getByRole('button', { name: 'Split', exact: true }).focus()
    await page.keyboard.press('Tab')
    const toResults = page.getByRole('link', { name: 'Skip to results' }).first()
    await expect(toResults).toBeFocused()
    await expect(toResults).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Property List' })).toBeFocused()

    const isInFirstCard = () => page.getByRole('article').first().locator(':focus').count()
    let stops = 0
    for (await page.keyboard.press('Tab'); await isInFirstCard(); await page.keyboard.press('Tab')) stops += 1
    expect(stops).toBeGreaterThan(1)
    expect(stops).toBeLessThanOrEqual(4)

    const toMap = page.locator('a', { hasText: 'Skip to map' }).last()
    await toMap.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Interactive Map' })).toBeFocused()
    await expect(page).toHaveURL(world.search)
  })

  await test.step('filters', async () => {
    const collapse = page.getByRole('button', { name: 'Collapse filters' })
    const filters = page.getByRole('button', { name: /^Filters/ })
    await collapse.press('Enter')
    await expect(filters).toBeFocused()
    await filters.press('Enter')
    await expect(collapse).toBeFocused()
  })

  await test.step('a price on the map', async () => {
    const price = page
      .locator('.leaflet-marker-pane')
      .getByRole('button', { name: /^\$[\d,]+,/ })
      .first()
    await expect(async () => {
      await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
      await expect(price).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectRest(page) // homes out of view are gone by now
    await price.press('Enter')
    await expect(page.locator('.leaflet-popup').getByRole('link')).toBeFocused()
    await expect(page).toHaveURL(/[?&]selected=[0-9a-f-]{36}/)
    await page.keyboard.press('Escape')
    await expect(page.locator('.leaflet-popup')).toHaveCount(0)
    await expect(price).toBeFocused()
  })

  await resize(page, phoneWidth, 812)
  await page.goto(world.search)
  await waitUntilFinished(page)
  await test.step('the menu panel of a phone', async () => {
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.press('Enter')
    await expect(
      page.getByRole('banner').getByPlaceholder('Search properties or locations...').last(),
    ).toBeFocused()
    for (const words of ['Log In', 'Sign Up', 'Pricing', 'AI Assistant', 'Toggle theme'])
      await expect(page.getByRole('banner').getByText(words, { exact: true }).last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  await test.step('the filters of a phone', async () => {
    const filters = page.getByRole('button', { name: /^Filters/ })
    await filters.press('Enter')
    await expect(page.getByRole('dialog', { name: /Search Filters/ }).getByLabel('Location')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(filters).toBeFocused()
  })
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 568, height: 320 } })

  // Short: overlays.spec.ts.
  test('every field of a form in a dialog has room, and so have its buttons', { tag: '@long' }, async ({
    page,
    world,
    signInAs,
  }) => {
    await signInAs('tenant')
    await page.goto(`/properties/${world.homes[0].id}`)
    await waitUntilFinished(page)
    await page.getByRole('button', { name: 'Request a tour' }).filter({ visible: true }).press('Enter')
    const dialog = page.getByRole('dialog')
    for (const control of [
      dialog.getByRole('textbox', { name: /^Message/ }),
      dialog.getByRole('button', { name: 'Send' }),
    ]) {
      await control.focus()
      await expect(control).toBeInViewport({ ratio: 0.9 })
    }
  })
})
