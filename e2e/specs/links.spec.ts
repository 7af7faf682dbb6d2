// Every link on every screen, and every address in a notification, leads to a page.
import type { APIRequestContext, Page } from '@playwright/test'
import * as sitePaths from '../../api/contract/site-paths.ts'
import { type Account, expect, test } from '../fixtures.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'
import { isOfDemonstration } from '../world.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)|403 \(Forbidden\)/] })

/** Where a path leads: where links lead, to places of this site. */
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

/** As far as notifications go back: seeded ones, and those of what stories did before. */
const notificationLinks = async (person: APIRequestContext): Promise<string[]> => {
  const answer = await person.get('/api/ai/notifications')
  const { notifications }: { notifications: { actionUrl: string | null }[] } = await answer.json()
  return notifications.flatMap(({ actionUrl }) => (actionUrl ? [actionUrl] : []))
}

/** Waits until both sides have been told of the inquiry that the stories' tenant sent, with an address of what it is about. */
const expectTold = (person: APIRequestContext) =>
  expect.poll(() => notificationLinks(person)).toContainEqual(expect.stringContaining('inquiry='))

/** Where the machine is so busy that the server cannot learn in time who asks, it says 503, and is asked again. */
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

/** The page server answers 404 for what no app serves; redirects end at a page, too. */
const missing = async (person: APIRequestContext, paths: ReadonlyMap<string, string>): Promise<string[]> => {
  const found: string[] = []
  for (const [path, from] of paths) {
    const status = await statusOf(person, path)
    if (status >= 400) found.push(`${path}, on ${from}: ${status}`)
  }
  return found
}

/** These are the same for everyone. */
const still = ['/terms', '/privacy', '/cookies', '/help', '/help/plans', '/nowhere']

/** What each looks at: a visitor the open screens; a person those that are theirs, and the open ones that differ for them. */
const seenBy = (account: Account | null): Screen[] =>
  screens.filter(screen =>
    screen.account === null
      ? account === null || (!isOfDemonstration(account) && !still.includes(screen.path))
      : screen.account === account,
  )

for (const account of new Set(screens.map(screen => screen.account)))
  test(`every link leads to a page for a ${account ?? 'visitor'}`, async ({ page, signInAs }) => {
    test.setTimeout(300_000)
    if (account) await signInAs(account)
    const found = new Map<string, string>()
    for (const screen of seenBy(account)) {
      await openScreen(page, screen)
      await waitUntilFinished(page)
      for (const path of await linksOn(page)) if (!found.has(path)) found.set(path, screen.path)
    }
    if (account) {
      if (!isOfDemonstration(account)) await expectTold(page.request)
      for (const path of await notificationLinks(page.request)) found.set(path, 'a notification')
      for (const path of [sitePaths.profile, sitePaths.subscription]) found.set(path, 'the user menu')
    }
    found.delete('/nowhere')
    expect(found.size).toBeGreaterThan(15)
    expect(await missing(page.request, found)).toEqual([])
  })
