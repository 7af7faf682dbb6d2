// Every screen, in both themes and at every width: no overflow, nothing out of reach, no more script than agreed, and no link that
// leads nowhere.
import type { Page } from '@playwright/test'
import { expectAccessible, expectFit, expectGoodLooks, themes, widths } from '../accessibility.ts'
import { pageBudgets } from '../budgets.ts'
import { expect, test } from '../fixtures.ts'
import { kindsOfLinksOn, missingOf } from '../missing-links.ts'
import { resize } from '../resize.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'
import { loadScripts, type ScriptBytes, sumOf } from '../script-bytes.ts'

/** An app in development is not minified. */
const isWeighed = !process.env.E2E_MF

const expectWithin = (sent: ScriptBytes, budget: ScriptBytes | undefined, what: string) => {
  const advice = `scripts of ${what}: make them fewer or smaller, or agree on another figure in budgets.json`
  expect(sent.bytes, `bytes of ${advice}`).toBeLessThanOrEqual(budget?.bytes ?? 0)
  expect(sent.requests, `requests for ${advice}`).toBeLessThanOrEqual(budget?.requests ?? 0)
}

test.use({
  expectedComplaints: [/404 \(Not Found\)/],
  contextOptions: { reducedMotion: 'reduce' },
})

/** Whether the short form also looks at a screen: at every seventh one. */
const isLookedAt = (index: number): boolean => index % 7 === 0

/** By account, which links of this kind other screens had; only this worker's, so that a few are followed twice. */
const followed = new Map<string, Set<string>>()

/** The account's links on the page that no screen had before. */
const newLinksOn = async (page: Page, { account, path }: Screen): Promise<Map<string, string>> => {
  const known = followed.get(account ?? '') ?? new Set()
  followed.set(account ?? '', known)
  const links = (await kindsOfLinksOn(page)).filter(([kind]) => kind !== '/nowhere' && !known.has(kind))
  for (const [kind] of links) known.add(kind)
  return new Map(links.map(([, address]) => [address, path]))
}

for (const [index, screen] of screens.entries()) {
  const looks = isLookedAt(index) ? ', fits and is accessible in both themes' : ''
  test(`${screen.path} sends no more script than its budget, and its links lead to pages${looks}`, async ({
    page,
    signInAs,
  }) => {
    if (screen.account) await signInAs(screen.account)
    const scripts = await loadScripts(page, screen)
    if (isWeighed) {
      const budget = pageBudgets.get(screen.path)
      expectWithin(sumOf(scripts, 'use'), budget, screen.path)
      if (budget?.map) expectWithin(sumOf(scripts, 'map'), budget.map, `the map of ${screen.path}`)
    }
    await waitUntilFinished(page)
    expect(await missingOf(page.request, await newLinksOn(page, screen))).toEqual([])

    if (isLookedAt(index)) await expectGoodLooks(page, 'brief')
  })

  if (!isLookedAt(index))
    test(`${screen.path} fits and is accessible in both themes`, { tag: '@long' }, async ({
      page,
      signInAs,
    }) => {
      if (screen.account) await signInAs(screen.account)
      await openScreen(page, screen)
      await waitUntilFinished(page)
      await expectGoodLooks(page, 'brief')
    })
}

for (const screen of screens)
  for (const colorScheme of themes)
    test(`${screen.path} fits and is accessible at every width in the ${colorScheme} theme`, {
      tag: '@long',
    }, async ({ page, signInAs }) => {
      await page.emulateMedia({ colorScheme })
      if (screen.account) await signInAs(screen.account)
      for (const width of widths) {
        await resize(page, width)
        await openScreen(page, screen)
        await waitUntilFinished(page)
        await page.waitForLoadState('networkidle')
        await expectFit(page, width)
        await expectAccessible(page, { width, depth: 'full' })
      }
    })
