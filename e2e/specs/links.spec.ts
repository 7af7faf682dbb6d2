// Every link on every screen, and every address in a notification, leads to a page.
import type { APIRequestContext, Page } from '@playwright/test'
import * as sitePaths from '../../packages/contract/site-paths.ts'
import { type Account, expect, test } from '../fixtures.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'
import { isFromDemonstration } from '../world.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)|403 \(Forbidden\)/] })

/** The addresses of the page's links within this site. */
const linksOn = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll(links => links.map(link => (link instanceof HTMLAnchorElement ? link.href : '')))
  const { origin } = new URL(page.url())
  return hrefs
    .filter(href => URL.canParse(href))
    .flatMap(href => {
      const url = new URL(href)
      return url.origin === origin ? [url.pathname + url.search] : []
    })
}

/** All stored notifications: seeded ones, and those caused by earlier stories. */
const notificationLinks = async (person: APIRequestContext): Promise<string[]> => {
  const answer = await person.get('/api/ai/notifications')
  const { notifications }: { notifications: { actionUrl: string | null }[] } = await answer.json()
  return notifications.flatMap(({ actionUrl }) => (actionUrl ? [actionUrl] : []))
}

/** Waits until both sides were notified of the inquiry by the stories' tenant, with a link to it. */
const expectNotified = (person: APIRequestContext) =>
  expect.poll(() => notificationLinks(person)).toContainEqual(expect.stringContaining('inquiry='))

/** Retries a 503, which the server sends if it is too busy to find out in time who is asking. */
const statusOf = async (person: APIRequestContext, path: string): Promise<number> => {
  let status = 0
  await expect
    .poll(async () => {
      status = (await person.get(path)).status()
      return status
    })
    .not.toBe(503)
  return status
}

/** The page server answers 404 for unknown paths; redirects end at a page, too. */
const missing = async (person: APIRequestContext, paths: ReadonlyMap<string, string>): Promise<string[]> => {
  const found: string[] = []
  for (const [path, from] of paths) {
    const status = await statusOf(person, path)
    if (status >= 400) found.push(`${path}, on ${from}: ${status}`)
  }
  return found
}

/** The same for everyone. */
const still = ['/terms', '/privacy', '/cookies', '/help', '/help/plans', '/nowhere']

/** Public screens whose links depend on the role. */
const ownWays = ['/', '/properties/:id']

const isOpenToPerson = ({ account, path }: Screen): boolean => account === null && !still.includes(path)

const expectLinksLead = async (page: Page, account: Account | null, looked: readonly Screen[]) => {
  const found = new Map<string, string>()
  for (const screen of looked) {
    await openScreen(page, screen)
    await waitUntilFinished(page)
    for (const path of await linksOn(page)) if (!found.has(path)) found.set(path, screen.path)
  }
  if (account) {
    if (!isFromDemonstration(account)) await expectNotified(page.request)
    for (const path of await notificationLinks(page.request)) found.set(path, 'a notification')
    for (const path of [sitePaths.profile, sitePaths.subscription]) found.set(path, 'the user menu')
  }
  found.delete('/nowhere')
  expect(found.size).toBeGreaterThan(15)
  expect(await missing(page.request, found)).toEqual([])
}

for (const account of new Set(screens.map(screen => screen.account))) {
  const own = screens.filter(screen => screen.account === account)
  const isOurs = account !== null && !isFromDemonstration(account)

  test(`every link leads to a page for a ${account ?? 'visitor'}`, async ({ page, signInAs }) => {
    test.setTimeout(300_000)
    if (account) await signInAs(account)
    const open = screens.filter(screen => isOurs && isOpenToPerson(screen) && ownWays.includes(screen.path))
    await expectLinksLead(page, account, [...own, ...open])
  })

  if (isOurs)
    test(`every link on the open screens leads to a page for a ${account}`, { tag: '@long' }, async ({
      page,
      signInAs,
    }) => {
      test.setTimeout(300_000)
      await signInAs(account)
      await expectLinksLead(page, account, screens.filter(isOpenToPerson))
    })
}
