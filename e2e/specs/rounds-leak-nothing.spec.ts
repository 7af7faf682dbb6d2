import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'

const round = [
  { link: 'Find a home', heading: 'Property List' },
  { link: 'Maintenance', heading: 'Maintenance Requests' },
  { link: 'AI hub', heading: 'AI Intelligence Hub' },
]

const go = async (page: Page, rounds: number) => {
  for (let i = 0; i < rounds; i++)
    for (const { link, heading } of round) {
      await new Header(page).goTo(link)
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    }
}

const count = async (page: Page, devtools: CDPSession): Promise<Record<string, number>> => {
  // Deferred work of React and the apps.
  await page.waitForLoadState('networkidle')
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const numberOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  )
  return { nodes: numberOf('Nodes'), listeners: numberOf('JSEventListeners'), rules }
}

const leaveNothing = async (page: Page, rounds: number) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto('/search')
  await go(page, 2)
  // Parts that come later add to one try, and a page can be retained briefly after it was left; a leak shows in every try.
  await expect(async () => {
    const before = await count(page, devtools)
    await go(page, rounds)
    const after = await count(page, devtools)
    // One leak per round would add up to the number of rounds.
    for (const [what, number] of Object.entries(after))
      expect(number - (before[what] ?? Number.NaN), `${what} left by ${rounds} rounds`).toBeLessThan(
        rounds / 2,
      )
  }).toPass()
}

test('three rounds through three apps leave nothing', async ({ page, signInAs }) => {
  await signInAs('tenant')
  await leaveNothing(page, 3)
})

test('twenty rounds through three apps leave nothing', { tag: '@long' }, async ({ page, signInAs }) => {
  test.setTimeout(600_000)
  await signInAs('tenant')
  await leaveNothing(page, 20)
})
