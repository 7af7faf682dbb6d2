import { withoutFirstAnswers } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import type { World } from '../world.ts'

// A file still on its way when the clock moves on is late.
test.use({ expectedComplaints: [/Failed to load resource|did not come in time/] })

const search = '**/api/properties/search?*'

const locationOf = ({ search }: World) => new URLSearchParams(search.split('?')[1]).get('location') ?? ''

const faults = { offline: null, 500: { status: 500, contentType: 'text/html', body: 'broken' } }

for (const [fault, answer] of Object.entries(faults))
  for (const view of ['split', 'map'])
    test(`a search that fails says so and can be tried again: ${fault}, ${view}`, {
      tag: '@long', // mf-public/src/search/search-page.test.tsx, and offline.spec.ts, are the short form
    }, async ({ page, world }) => {
      await withoutFirstAnswers(page)
      await page.route(search, route => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto(`${world.search}&bedrooms=2&view=${view}`)
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch properties' })
      await expect(alert).toContainText('Your search is still here.')
      await expect(page.getByRole('searchbox', { name: 'Location' })).toHaveValue(locationOf(world))
      await page.unroute(search)
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
      await expect(alert).toBeHidden()
      await expect(page).toHaveURL(/bedrooms=2/)
    })

// Short: faults.spec.ts.
test('an answer that hangs is reported after ten seconds, and the homes appear when it comes', {
  tag: '@long',
}, async ({ page, world }) => {
  await withoutFirstAnswers(page)
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(search, async route => {
    await answered
    await route.continue()
  })
  await page.clock.install()
  const request = page.waitForRequest(search)
  await page.goto(`${world.search}&bedrooms=2`)
  await request
  await expect(page.locator('#first-paint')).toHaveCount(0)
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeAttached()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Still loading. This is taking longer than usual.')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Location' })).toHaveValue(locationOf(world))
  answer()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Still loading. This is taking longer than usual.')).toBeHidden()
})
