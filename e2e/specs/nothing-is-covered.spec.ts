// The assistant's button is on every screen of a signed-in person, and covers nothing that is read or used; toasts cover no form or bar.
import type { Page } from '@playwright/test'
import { desktopWidth, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { Assistant } from '../pages/assistant.ts'
import { showToast, toast } from '../pages/toast.ts'
import { resize } from '../resize.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'
import { expectUncovered } from '../uncovered.ts'
import { isFromDemonstration, type World } from '../world.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)/], contextOptions: { reducedMotion: 'reduce' } })

/** More views of screens, by address. */
const views = [
  '/search?view=list',
  '/search?view=map',
  '/search?view=map&selected=:id',
  '/ai?tab=chat',
  '/ai?tab=reminders',
  '/ai?tab=insights',
].map((path): Screen => ({ path, account: 'tenant' }))

/** Signed-in people do not see the sign-in page. */
const all = [...screens.filter(({ path }) => path !== '/auth'), ...views].map(({ path, account }) => ({
  path,
  account: account ?? 'tenant',
}))

/** Bottom bars, a card over the map, a chat and a form: one of each kind. The long form checks all. */
const brief = ['/search?view=map&selected=:id', '/properties/:id', '/ai?tab=chat', '/profile']

const heightOf = (width: number) => (width < 768 ? 740 : 900)

/** Scroll positions as a share of the page's height. */
const places = [0, 0.3, 0.6, 1]

const expectNothingCovered = async (page: Page, world: World, widths: readonly number[]) => {
  const { button } = new Assistant(page)
  for (const width of widths) {
    await resize(page, width, heightOf(width))
    if (world.hasAssistant) await expect(button).toBeInViewport({ ratio: 1 })
    else await expect(button).toHaveCount(0)
    for (const share of places) {
      await page.evaluate(to => scrollTo(0, to * document.documentElement.scrollHeight), share)
      await expectUncovered(page, `at ${width} px, ${share * 100} % down`)
    }
  }
  await showToast(page)
  for (const width of [desktopWidth, phoneWidth])
    for (const share of places) {
      await resize(page, width, heightOf(width))
      await page.evaluate(to => scrollTo(0, to * document.documentElement.scrollHeight), share)
      await expectUncovered(page, `by a toast at ${width} px, ${share * 100} % down`)
    }
}

const open = async (page: Page, screen: Screen) => {
  await resize(page, phoneWidth, heightOf(phoneWidth))
  await openScreen(page, screen)
  await waitUntilFinished(page)
}

for (const screen of all) {
  const tag = isFromDemonstration(screen.account) ? ['@demonstration'] : []

  if (brief.includes(screen.path))
    test(`nothing is covered on ${screen.path}`, { tag }, async ({ page, signInAs, world }) => {
      await signInAs(screen.account)
      await open(page, screen)
      await expectNothingCovered(page, world, [320, desktopWidth])
    })

  test(`nothing is covered on ${screen.path}, at every width`, { tag: ['@long', ...tag] }, async ({
    page,
    signInAs,
    world,
  }) => {
    await signInAs(screen.account)
    await open(page, screen)
    await expectNothingCovered(page, world, [320, phoneWidth, 1280, desktopWidth])
  })
}

test('on a phone a person can write to the assistant without scrolling first', {
  tag: '@own-portal', // certain to have a model
}, async ({ page, signInAs }) => {
  await signInAs('tenant')
  await resize(page, phoneWidth, 812)
  await page.goto('/ai?tab=chat')
  await waitUntilFinished(page)
  const { bottom } = await page
    .getByRole('main')
    .getByRole('region', { name: 'AI Assistant' })
    .evaluate(element => element.getBoundingClientRect().toJSON())
  const lane = await page
    .locator('[data-lane="assistant"]')
    .evaluate(element => element.getBoundingClientRect().top)
  expect(bottom).toBeLessThan(lane)
})

test('on a phone the toast that sends a visitor to sign in leaves Login and Sign Up free', async ({
  page,
}) => {
  await resize(page, phoneWidth, 812)
  await page.goto('/pricing')
  await waitUntilFinished(page)
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await expect(toast(page, 'Authentication Required')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur'))) // toasts pause in an unfocused window
  await expect(page.getByRole('tab', { name: 'Login' })).toBeInViewport()
  await expectUncovered(page, 'by the toast')
  await page.getByLabel('Last name').focus() // the toast lies on it, and moves away
  await expectUncovered(page, 'by the toast after it moved')
})
