import type { Locator, Page } from '@playwright/test'
import { type Account, expect, test } from '../fixtures.ts'
import { waitUntilFinished } from '../screens.ts'

interface TabbedScreen {
  path: string
  account: Account
  /** Neighbors, starting with the one that is open at first, and the addresses of the others. */
  tabs: readonly [string, string, string]
  named: readonly [string, string]
}

const tabbed: TabbedScreen[] = [
  {
    path: '/ai',
    account: 'tenant',
    tabs: ['Overview', 'AI Chat', 'Notifications'],
    named: ['?tab=chat', '?tab=notifications'],
  },
  {
    path: '/maintenance/manage',
    account: 'landlord',
    tabs: ['All Requests', 'Urgent', 'Overdue'],
    named: ['?tab=urgent', '?tab=overdue'],
  },
  {
    path: '/landlord/inquiries',
    account: 'landlord',
    tabs: ['All', 'Needs an answer', 'Answered'],
    named: ['?state=waiting', '?state=answered'],
  },
]

const ways: Record<string, (tab: Locator, page: Page) => Promise<void>> = {
  'the mouse': tab => tab.click(),
  touch: tab => tab.tap(),
  'the arrow keys': (_, page) => page.keyboard.press('ArrowRight'),
}

test.use({ hasTouch: true })

const entries = (page: Page) => page.evaluate(() => window.history.length)

for (const { path, account, tabs, named } of tabbed)
  test(`each selected tab of ${path} is one entry, and has a ring for the keyboard alone: by mouse, touch and arrow keys`, {
    tag: path === tabbed[0]?.path ? [] : '@long',
  }, async ({ page, signInAs }) => {
    await signInAs(account)
    await page.goto(path)
    await waitUntilFinished(page)
    const ring = () =>
      page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle)
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const [first, second, third] = tabs
    const before = await entries(page)

    for (const [way, choose] of Object.entries(ways)) {
      await tab(first).focus()
      await choose(tab(second), page)
      expect(await ring(), way).toBe(way === 'the arrow keys' ? 'solid' : 'none')
      await expect(page).toHaveURL(`${path}${named[0]}`)
      expect(await entries(page), way).toBe(before + 1)
      await choose(tab(third), page)
      await expect(page).toHaveURL(`${path}${named[1]}`)
      expect(await entries(page), way).toBe(before + 2)

      await page.goBack()
      await expect(page).toHaveURL(`${path}${named[0]}`)
      await expect(tab(second)).toHaveAttribute('aria-selected', 'true')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect(tab(first)).toHaveAttribute('aria-selected', 'true')
      if (way === 'the arrow keys') continue
      // The focus is still on the third tab, which is selected again.
      await choose(tab(third), page)
      await expect(page).toHaveURL(`${path}${named[1]}`)
      expect(await entries(page), way).toBe(before + 1)
      await page.goBack()
      await expect(page).toHaveURL(path)
    }
  })
