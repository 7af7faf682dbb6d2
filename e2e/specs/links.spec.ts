// Every link on every screen, and every address in a notification, leads to a page. Short: screens.spec.ts follows one link
// of each kind on each screen.
import type { APIRequestContext, Page } from '@playwright/test'
import * as sitePaths from '../../packages/contract/site-paths.ts'
import { type Account, expect, test } from '../fixtures.ts'
import { linksOn, missingOf } from '../missing-links.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'
import { isFromDemonstration } from '../world.ts'

test.use({ expectedComplaints: [/404 \(Not Found\)|403 \(Forbidden\)/] })

/** All stored notifications: seeded ones, and those caused by earlier stories. */
const notificationLinks = async (person: APIRequestContext): Promise<string[]> => {
  const answer = await person.get('/api/ai/notifications')
  const { notifications }: { notifications: { actionUrl: string | null }[] } = await answer.json()
  return notifications.flatMap(({ actionUrl }) => (actionUrl ? [actionUrl] : []))
}

/** Waits until both sides were notified of the inquiry by the stories' tenant, with a link to it. */
const expectNotified = (person: APIRequestContext) =>
  expect.poll(() => notificationLinks(person)).toContainEqual(expect.stringContaining('inquiry='))

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
  expect(await missingOf(page.request, found)).toEqual([])
}

for (const account of new Set(screens.map(screen => screen.account))) {
  const isOurs = account !== null && !isFromDemonstration(account)

  if (isOurs)
    test(`every link on ${ownWays.join(' and ')}, and every notification, leads to a page for a ${account}`, async ({
      page,
      signInAs,
    }) => {
      await signInAs(account)
      const ways = screens.filter(screen => isOpenToPerson(screen) && ownWays.includes(screen.path))
      await expectLinksLead(page, account, ways)
    })

  test(`every link leads to a page for a ${account ?? 'visitor'}`, { tag: '@long' }, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(300_000)
    if (account) await signInAs(account)
    const own = screens.filter(screen => screen.account === account)
    await expectLinksLead(page, account, isOurs ? [...own, ...screens.filter(isOpenToPerson)] : own)
  })
}
