import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'

/** Cumulative layout shift. */
const watchShifts = async (page: Page) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')))
}

const papers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `paper-${index + 1}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('paper'),
  }))

const emptyRoom = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(element => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 8 && height > 8)
      .toSorted((one, other) => one.top - other.top)
    let [end, empty] = [0, 0]
    for (const { top, bottom } of seen) {
      empty = Math.max(empty, top - end)
      end = Math.max(end, bottom)
    }
    return Math.round(empty)
  })

test('the samples come when a visitor scrolls to them without a jump or an empty space, are filtered, looked at from both sides, and send nothing', async ({
  page,
}) => {
  const shifted = await watchShifts(page)
  await page.goto('/')
  await waitUntilFinished(page)
  await page.waitForLoadState('networkidle')
  const homes = page.getByRole('region', { name: 'Homes', exact: true })
  await expect(page.getByRole('button', { name: 'Show the samples' })).toBeAttached()
  await expect(homes).toHaveCount(0)
  expect(await emptyRoom(page)).toBeLessThan(300)
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && !request.url().endsWith('/api/client-failures'))
      writes.push(request.url())
  })
  await page.mouse.wheel(0, 700)
  await expect(homes.getByRole('article')).toHaveCount(6)
  expect(await shifted()).toBeLessThan(0.1)
  expect(await emptyRoom(page)).toBeLessThan(300)

  await homes.getByLabel('Location').fill('daly')
  await homes.getByRole('checkbox', { name: 'Smoking allowed' }).check()
  await homes.getByRole('button', { name: 'Apply Filters' }).press('Enter')
  await expect(homes.getByRole('article')).toHaveCount(1)
  await homes.getByRole('button', { name: 'Add to favorites: Condo with pool and gym' }).click()
  await homes.getByRole('button', { name: 'View Details of Condo with pool and gym' }).click()
  await expect(page.getByText('This is a sample').first()).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.getByRole('button', { name: 'Landlord view' }).click()
  await expect(page.getByText('Background check rejected')).toBeVisible()
  expect(writes).toEqual([])
})

// Short: the samples above.
for (const width of [375, 1440])
  test(`Tab leads into the samples, and no space is empty: ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await resize(page, width)
    await page.goto('/')
    await waitUntilFinished(page)
    await expect(page.getByRole('button', { name: 'Show the samples' })).toBeAttached()
    expect(await emptyRoom(page)).toBeLessThan(300)
    await page.getByRole('main').getByRole('link', { name: 'List Property' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Tenant view' })).toBeFocused()
    expect(await emptyRoom(page)).toBeLessThan(300)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'Homes', exact: true }).locator(':focus')).toHaveCount(1)
  })

test.describe('when the samples cannot be loaded', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|is missing or altered/] })

  // Short: mf-public/src/content/home/demonstration.
  test('the button reports that, and can be pressed again', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    await waitUntilFinished(page)
    const files = '**/apps/mf-public/**'
    await page.route(files, route => route.abort())
    const show = page.getByRole('button', { name: 'Show the samples' })
    await show.press('Enter')
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the samples')
    await page.unroute(files)
    // The first press's request can be about to fail.
    await expect(async () => {
      if (await show.isVisible()) await show.press('Enter')
      await expect(page.getByRole('button', { name: 'Tenant view' })).toBeFocused({ timeout: 2000 })
    }).toPass()
  })
})

// Short: upload-box.test.tsx.
test('documents are taken up to five, shown as they load, and removed by keyboard', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilFinished(page)
  await page.mouse.wheel(0, 700)
  const documents = page.getByRole('region', { name: 'Documents' })
  const input = documents.locator('input[type=file]')
  await input.setInputFiles(papers(6))
  await expect(documents.getByRole('alert')).toContainText('Cannot upload more than 5 files')
  await input.setInputFiles(papers(2))
  await expect(documents.getByRole('alert')).toHaveCount(0)
  await expect(documents.getByRole('progressbar')).toHaveCount(2)
  await expect(documents.getByText('2 of 5 documents uploaded')).toBeVisible()
  await documents.getByRole('button', { name: 'Remove paper-1.pdf' }).press('Enter')
  await expect(input).toBeFocused()
  await expect(documents.getByRole('listitem')).toHaveText([/paper-2\.pdf/])
})

// Short: keyboard.spec.ts, and mf-public/src/content/home/demonstration/samples.test.tsx.
test('on a phone the filters are a dialog', { tag: '@long' }, async ({ page }) => {
  await resize(page, 375, 812)
  await page.goto('/')
  await waitUntilFinished(page)
  await page.getByRole('heading', { name: 'Try it with sample data' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  const homes = page.getByRole('region', { name: 'Homes', exact: true })
  await homes.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Pool' }).check()
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(homes.getByText('1 of 6 sample homes')).toBeVisible()
  await expect(homes.getByRole('button', { name: 'Filters 1 active' })).toBeFocused()
})

// Short: `waiting.test.tsx`, and screens for its links.
test('a tenant is greeted with their activity, and each item links to its page', { tag: '@long' }, async ({
  page,
  signInAs,
  world,
}) => {
  const [answered, asked] = world.homes
  await signInAs('tenant')
  const shifted = await watchShifts(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Tilda')
  const inquiries = page.getByRole('region', { name: 'Open inquiries' })
  await expect(inquiries.getByRole('listitem').filter({ hasText: answered.title })).toContainText('Answered')
  await expect(page.getByRole('region', { name: 'Saved homes' }).getByRole('listitem').first()).toBeVisible()
  await waitUntilFinished(page)
  expect(await shifted()).toBeLessThan(0.1)
  await inquiries.getByRole('link', { name: asked.title }).click()
  await expect(page.getByRole('article', { name: `Inquiry about ${asked.title}` })).toBeFocused()
})

// Repairs.
// Short: mf-public/src/content/home/waiting/waiting.test.tsx.
test('open repairs are there for the tenant and the landlord', {
  tag: ['@demonstration', '@long'],
}, async ({ page, signInAs }) => {
  await signInAs('demonstration landlord')
  await page.goto('/')
  const pressing = page.getByRole('region', { name: 'Urgent and overdue repairs' })
  await expect(pressing.getByText('Urgent', { exact: true }).first()).toBeVisible()

  await signInAs('demonstration tenant')
  await page.goto('/')
  const repairs = page.getByRole('region', { name: 'Open repairs' }).getByRole('listitem')
  await expect(repairs).toHaveCount(3)
  const [home = '', title = ''] = (await repairs.getByRole('link').first().textContent())?.split(': ') ?? []
  await repairs.getByRole('link').first().click()
  for (const words of [home, title]) await expect(page.getByRole('dialog')).toContainText(words)
})

// Short: mf-public/src/content/home/waiting/waiting.test.tsx.
test('a landlord is greeted with questions, pressing repairs and listings', { tag: '@long' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('landlord')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Lars')
  const unanswered = page.getByRole('region', { name: 'Inquiries and tours' })
  await expect(unanswered.getByRole('link', { name: /^\S+ .+: \S/ }).first()).toBeVisible()
  await expect(page.getByText('No urgent or overdue repairs.')).toBeVisible()
  await page.getByRole('link', { name: 'View all: Your listings' }).press('Enter')
  await expect(page).toHaveURL('/landlord/properties')
})

test.describe('when something cannot be loaded', () => {
  test.use({ expectedComplaints: [/500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  // Short: mf-public/src/content/home/waiting/waiting.test.tsx, and faults.spec.ts.
  for (const [why, breakIt] of [
    ['500', { status: 500, body: '{}' }],
    ['no connection', null],
  ] as const)
    test(`it says so by itself, and can be tried again: ${why}`, {
      tag: '@long',
    }, async ({ page, signInAs }) => {
      await signInAs('tenant')
      await page.route('**/api/inquiries*', route => (breakIt ? route.fulfill(breakIt) : route.abort()))
      await page.goto('/')
      const inquiries = page.getByRole('region', { name: 'Open inquiries' })
      await expect(inquiries.getByText('We couldn’t load this.')).toBeVisible()
      const saved = page.getByRole('region', { name: 'Saved homes' })
      await expect(saved.getByRole('listitem').first()).toBeVisible()
      await page.unroute('**/api/inquiries*')
      await inquiries.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(inquiries.getByText('Answered').first()).toBeVisible()
    })
})
