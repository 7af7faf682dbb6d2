// screens.spec.ts shows that no page reads again what came with it.
import type { Page } from '@playwright/test'
import { isFileOf } from '../app-under-fault.ts'
import { holdFiles } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { newTenant } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'

/** On a busy machine the data can take longer than the half second that a page waits. */
const openDrawn = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path)
    expect(await answer?.text()).toContain('id="first-answers"')
  }).toPass()

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor sees a home, and exactly the homes that are searched for', async ({ page, world }) => {
    const { id, title } = world.pictured
    await openDrawn(page, `/properties/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^\$[\d,]+\/month$/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'About this home' })).toBeVisible()
    const picture = page.getByRole('img', { name: `${title}, picture 1` })
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect
      .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)

    await openDrawn(page, world.search)
    const homes = page.locator('#search-results').getByRole('article')
    const town = new URLSearchParams(world.search.split('?')[1]).get('location') ?? ''
    await expect(homes.first()).toBeVisible()
    await expect(homes.filter({ hasNotText: town })).toHaveCount(0)
    await expect(page.getByText(/^\d+ properties$/)).toBeVisible()
    await openDrawn(page, '/search?location=Nowhere+at+all')
    await expect(page.getByText('No properties found in this area')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)

    const missing = await page.request.get(`/properties/${crypto.randomUUID()}`)
    expect([missing.status(), (await missing.text()).includes('first-answers')]).toEqual([404, false])
  })

  // Short: the home above.
  test('forms show what is stored, and keep what is sent out of the address', { tag: '@long' }, async ({
    page,
    signInAs,
    world,
  }) => {
    await page.goto('/auth')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel(/^Password/).fill('a long enough password')
    await page.getByLabel(/^Password/).press('Enter')
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')

    const [home] = world.homes
    await signInAs('landlord')
    const path = `/landlord/properties/${home.id}/edit`
    await openDrawn(page, path)
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toHaveValue(home.title)
    await title.press('Enter')
    await expect(page).toHaveURL(path)
    await openDrawn(page, '/create-property')
    await expect(page.getByRole('textbox', { name: 'Monthly rent' })).toHaveValue('1000')

    const { firstName } = world.people.tenant
    await signInAs('tenant')
    await openDrawn(page, '/profile')
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(firstName)
    await openDrawn(page, '/profile/security')
    await page.getByLabel(/^Current password/).fill('a long enough password')
    await page.getByLabel(/^Current password/).press('Enter')
    await expect(page).toHaveURL('/profile/security')
  })

  // Short: the home above.
  test('saved searches are shown, and for recently viewed homes a note that only the browser knows them', {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    const tenant = await newTenant(baseURL)
    const name = unique('Near the lake')
    await tenant.call('POST', '/api/saved-searches', { name, filters: { q: name }, alert: 'never' })
    await page.context().addCookies(tenant.cookies)
    await openDrawn(page, '/saved?tab=searches')
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Searches', pressed: true })).toBeVisible()
    await page.goto('/saved?tab=viewed')
    await expect(page.getByRole('button', { name: 'Recently viewed', pressed: true })).toBeVisible()
    await expect(page.getByText('No homes viewed yet')).toHaveCount(0)
  })
})

const moments = (text: string | null) =>
  text?.match(/\w{3} \d{1,2}, \d{4}(?:, \d{1,2}:\d\d\s[AP]M)?|\d{1,2}:\d\d\s[AP]M|Today|Yesterday/g)

// Short: the two sides of the world, one at a quarter of an hour.
for (const [zones, tag] of [
  [['America/Los_Angeles', 'Pacific/Chatham'], []],
  [['Pacific/Kiritimati', 'Asia/Kolkata'], ['@long']],
] as const)
  test(`sign-ins, messages and notifications have the same day and time on the drawn page as on the live one, in any zone: ${zones.join(', ')}`, {
    tag: [...tag],
  }, async ({ browser, world }) => {
    for (const timezoneId of zones) {
      const context = await browser.newContext({ timezoneId })
      await context.addCookies(world.cookies.tenant ?? [])
      const page = await context.newPage()
      await page.goto('/profile')
      for (const path of ['/profile/security', '/messages', '/ai?tab=notifications', '/profile/sharing'])
        await expect(async () => {
          await page.goto(path)
          const drawn = await page.evaluate(async () => {
            const page = new DOMParser().parseFromString(
              await (await fetch(location.href)).text(),
              'text/html',
            )
            return page.getElementById('first-answers') && page.getElementById('first-paint')?.textContent
          })
          await waitUntilFinished(page)
          const live = moments(await page.locator('main').textContent())
          expect(moments(drawn ?? ''), `${path} in ${timezoneId}`).toEqual(live)
          if (path === '/profile/security') expect(live?.length).toBeGreaterThan(0)
        }).toPass()
      await context.close()
    }
  })

// Short: text on the start page, in before-the-script.spec.ts.
test('text typed into a server-rendered home is in its live form, as an unsaved change', {
  tag: '@long',
}, async ({ page, signInAs, world }) => {
  const [home] = world.homes
  await signInAs('landlord')
  const arrive = await holdFiles(page, isFileOf('mf-landlord'))
  await page.goto(`/landlord/properties/${home.id}/edit`, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('#first-paint h1') && 'portalImport' in window)
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('Elsewhere')
  arrive()
  await waitUntilFinished(page)
  await expect(city).toHaveValue('Elsewhere')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(home.title)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})
