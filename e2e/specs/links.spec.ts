// Every link on every screen, and every address in a notification, leads to a page.
import { type APIRequestContext, type Page, request } from '@playwright/test'
import * as sitePaths from '../../api/contract/site-paths.ts'
import { type Account, expect, test } from '../fixtures.ts'
import { openScreen, type Screen, screens, waitUntilFinished } from '../screens.ts'
import { signIn } from '../sign-in.ts'

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

/** A tenant asks, a landlord answers: both are told, with an address of what it is about. */
const talk = async (origin: string): Promise<void> => {
  const open = async (account: Account) => {
    const context = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
    await signIn(context, account, origin)
    return context
  }
  const [tenant, landlord] = await Promise.all([open('tenant'), open('landlord')])
  const { properties } = await (await landlord.get('/api/properties/my')).json()
  const home = properties.find(({ isAvailable }: { isAvailable: boolean }) => isAvailable)
  const asked = await tenant.post('/api/inquiries', {
    data: { propertyId: home.id, message: 'May I come by on Saturday?' },
  })
  const { inquiry } = await asked.json()
  const answered = await landlord.post(`/api/inquiries/${inquiry.id}/respond`, {
    data: { message: 'Yes, at noon.' },
  })
  expect(answered.status()).toBe(200)
  for (const person of [tenant, landlord])
    await expect
      .poll(async () => (await notificationLinks(person)).some(path => path.includes(inquiry.id)))
      .toBe(true)
  await Promise.all([tenant.dispose(), landlord.dispose()])
}

/** The page server answers 404 for what no app serves; redirects end at a page, too. */
const missing = async (person: APIRequestContext, paths: ReadonlyMap<string, string>): Promise<string[]> => {
  const answers = await Promise.all(
    [...paths].map(async ([path, from]) => {
      const status = (await person.get(path)).status()
      return status < 400 ? [] : [`${path}, on ${from}: ${status}`]
    }),
  )
  return answers.flat()
}

/** What each may look at: a visitor the open screens, a person those and their own. */
const seenBy = (account: Account | null): Screen[] =>
  screens.filter(screen => screen.account === null || screen.account === account)

for (const account of [null, 'tenant', 'landlord'] as const)
  test(`every link leads to a page for a ${account ?? 'visitor'}`, async ({ page, signInAs, baseURL }) => {
    test.setTimeout(300_000)
    if (account) await talk(baseURL ?? '')
    if (account) await signInAs(account)
    const found = new Map<string, string>()
    for (const screen of seenBy(account)) {
      await openScreen(page, screen)
      await waitUntilFinished(page)
      for (const path of await linksOn(page)) if (!found.has(path)) found.set(path, screen.path)
    }
    if (account) for (const path of await notificationLinks(page.request)) found.set(path, 'a notification')
    if (account)
      for (const path of [sitePaths.profile, sitePaths.subscription]) found.set(path, 'the user menu')
    found.delete('/nowhere')
    expect(found.size).toBeGreaterThan(15)
    expect(await missing(page.request, found)).toEqual([])
  })
