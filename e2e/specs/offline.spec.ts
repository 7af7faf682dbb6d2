import type { Page } from '@playwright/test'
import { isFileOf } from '../app-under-fault.ts'
import { whilePageIsOpen } from '../change-answer.ts'
import { expect, test } from '../fixtures.ts'
import { newHome } from '../new-home.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { toast } from '../pages/toast.ts'
import { resize } from '../resize.ts'
import { addressOf, isMissing, type Screen, screens, waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'
import { whenOffline } from '../when-offline.ts'

// Offline, a page whose code was never loaded cannot be opened.
test.use({ expectedComplaints: [whenOffline()] })

const notSent = 'You are offline, so this was not sent. Try again when you are back online.'

/** The page's writes except for reports. */
const writesOf = (page: Page): string[] => {
  const writes: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname !== '/api/client-failures')
      writes.push(`${request.method()} ${pathname}`)
  })
  return writes
}

test('a listing that was canceled while offline is never published, and what could not be read appears once online', async ({
  page,
  signInAs,
}) => {
  await signInAs('landlord')
  const title = unique('Attic under the stars')
  const form = new CreatePropertyPage(page)
  await page.goto('/create-property')
  await form.fill(newHome(title))
  await waitUntilFinished(page)

  await page.context().setOffline(true)
  await form.submit()
  await expect(toast(page, notSent)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/landlord/properties')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()

  const writes = writesOf(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(writes).toEqual([])
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0)
})

/** A page of each area, and whether it reads data. */
const areas: (Screen & { area: string; reads: boolean })[] = [
  { area: 'public', path: '/search', account: null, reads: true },
  { area: 'tenant', path: '/maintenance/requests', account: 'tenant', reads: true },
  { area: 'landlord', path: '/landlord/properties', account: 'landlord', reads: true },
  { area: 'hub', path: '/ai', account: 'tenant', reads: true },
  { area: 'assistant', path: '/ai?tab=chat', account: 'tenant', reads: false },
  { area: 'billing', path: '/subscription', account: 'tenant', reads: true },
]

const widths = [375, 1440]

/** Starts on a page that reads and preloads nothing, and opens another one like a link. */
const beginAt = async (page: Page, path: string, width: number) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await waitUntilFinished(page)
}

const follow = async (page: Page, address: string) => {
  await page.evaluate(to => history.pushState(null, '', to), address)
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
}

const saysOffline = (page: Page) =>
  expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'You are offline' }).first(),
  ).toBeVisible()

const recovers = async (page: Page) => {
  await page.context().setOffline(false)
  await waitUntilFinished(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
}

const openOffline = async (page: Page, screen: Screen, [first, ...others]: readonly number[]) => {
  await beginAt(page, screen.path === '/terms' ? '/privacy' : '/terms', first ?? 0)
  await page.context().setOffline(true)
  await follow(page, addressOf(screen))
  await saysOffline(page)
  for (const width of others) {
    await resize(page, width)
    await saysOffline(page)
  }
  await expect(page.getByText('We couldn’t show this part of the page')).toBeHidden()
  await recovers(page)
}

// Short: one page; the shell does the same for all.
test('a page that is opened while offline says so and opens once the connection is back', async ({ page }) =>
  openOffline(page, { path: '/search', account: null }, [375]))

const isNew = ({ path }: Screen) => !screens.some(screen => screen.path === path)

// What is missing says so only once the connection is back.
for (const [index, screen] of [
  ...screens.filter(screen => !isMissing(screen)),
  ...areas.filter(isNew),
].entries())
  test(`every page that is opened while offline says so and recovers, at each width: ${screen.path}`, {
    tag: '@long',
  }, async ({ page, signInAs }) => {
    if (screen.account) await signInAs(screen.account)
    await openOffline(page, screen, index % 2 === 0 ? widths : widths.toReversed())
  })

// Short: the landlord’s list above.
for (const { area, ...screen } of areas.filter(({ reads }) => reads))
  test(`data that does not come is shown as waiting for the connection, and loads by itself: ${area}`, {
    tag: '@long',
  }, async ({ page, signInAs }) => {
    if (screen.account) await signInAs(screen.account)
    await beginAt(page, '/terms', 1440)
    const reads = (url: URL) => url.pathname.startsWith('/api/')
    await page.route(reads, route => route.abort('internetdisconnected'))
    await follow(page, addressOf(screen))
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await page.context().setOffline(true)
    await saysOffline(page)
    await resize(page, 375)
    await saysOffline(page)
    await page.unroute(reads)
    await recovers(page)
  })

// Short: the listing above.
test('a person who tried to sign in while offline stays a visitor', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const { email, password } = world.people.tenant
  await page.goto('/')
  await waitUntilFinished(page)
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.context().setOffline(true)
  await new AuthPage(page).logIn(email, password)
  await expect(toast(page, notSent)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  const writes = writesOf(page)
  await page.context().setOffline(false)
  await follow(page, '/search')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(writes).toEqual([])
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
})

// Short: shared-ui/src/select/select.test.tsx.
test('a choice whose list fails to load becomes the browser’s, and is kept', { tag: '@long' }, async ({
  page,
  signInAs,
}) => {
  await page.route(isFileOf('mf-landlord'), route =>
    whilePageIsOpen(async () => {
      const file = await route.fetch()
      const isList = (await file.text()).includes('SelectViewport')
      return isList ? route.abort('internetdisconnected') : route.fulfill({ response: file })
    }),
  )
  await signInAs('landlord')
  await page.goto('/create-property')
  await waitUntilFinished(page)
  const type = page.getByLabel('Property type')
  await type.press('ArrowDown')
  await expect(type).toHaveJSProperty('tagName', 'SELECT')
  await expect(type).toBeFocused()
  await type.selectOption('House')
  await expect(type.getByRole('option', { selected: true })).toHaveText('House')
  await page.reload()
  await expect(page.getByLabel('Property type')).toContainText('House')
})
