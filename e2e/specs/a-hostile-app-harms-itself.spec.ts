import type { Page } from '@playwright/test'
import { goTo, headingOf } from '../app-under-fault.ts'
import { expect, test } from '../fixtures.ts'
import { doHarm, putHostileApp } from '../hostile-app.ts'
import { Header } from '../pages/header.ts'
import { listenToReports } from '../reports.ts'

test.use({ expectedComplaints: [/./], reports: 'answered' })

const name = 'mf-tenant'
const requests = { link: 'Maintenance', path: '/maintenance/requests', heading: 'Maintenance Requests' }
const saved = { link: 'Saved', path: '/saved', heading: 'Saved homes' }
const search = { link: 'Find a home', path: '/search', heading: 'Property List' }
const hub = { link: 'AI hub', path: '/ai', heading: 'AI Intelligence Hub' }

/** A file with the package's own code. */
const fileOf = (page: Page, start: string) =>
  page.evaluate(
    part =>
      [...document.querySelectorAll('link')].map(({ href }) => href).find(href => href.includes(part)) ?? '',
    start,
  )

test('an app that means harm is charged with it, and nobody else is; the header, the other apps and the way out stay as they are', {
  tag: '@released',
}, async ({ page, signInAs }) => {
  await signInAs('tenant')
  await putHostileApp(page, name)
  const reports = listenToReports(page)
  const charged = () =>
    reports.filter(({ kind }) => kind !== 'load').map(({ app, route }) => `${app} on ${route}`)
  await page.goto(search.path)
  await expect(headingOf(page, search)).toBeVisible()
  const account = new Header(page).root.getByRole('button', { name: /^Account of/ })
  const person = await account.getAttribute('aria-label')
  const others = [await fileOf(page, '/apps/shell/files/boot'), await fileOf(page, '/apps/mf-public/files/')]
  expect(others).not.toContain('')

  await goTo(page, requests)
  await doHarm(page, 'it reads the page’s token')
  await doHarm(page, 'it replaces what reports are sent with')
  await doHarm(page, 'it keeps failures from being heard')
  for (const other of others) await doHarm(page, 'it makes failures of another app', other)
  await doHarm(page, 'it throws a value that cannot be read')
  await expect.soft.poll(charged).toEqual([`${name} on ${requests.path}`])

  expect.soft(await page.evaluate(() => new Error('x').stack)).not.toContain('written by the app')

  await goTo(page, saved)
  for (const other of others) await doHarm(page, 'it throws an error in the place of another package', other)
  await expect.soft.poll(charged).toEqual([requests, saved].map(({ path }) => `${name} on ${path}`))
  await goTo(page, search)
  await new Header(page).goTo('My homes') // where it throws when it is mounted
  await expect.soft
    .poll(charged)
    .toEqual([...[requests, saved].map(({ path }) => `${name} on ${path}`), `${name} on /tenancies`])
  const loot = Object.entries((await page.evaluate(() => window.loot)) ?? {})
  const withToken = loot.filter(([, read]) => /[0-9a-f-]{36}\.\d+\.\d{13}\.[\w-]{43}/.test(read))
  expect.soft(withToken.map(([place]) => place)).toEqual([])
  expect(loot.length).toBeGreaterThan(2)

  await goTo(page, search)
  await goTo(page, requests)
  await doHarm(page, 'it renames the person')
  await doHarm(page, 'it sets forty cookies')
  await doHarm(page, 'it removes the other apps')
  await doHarm(page, 'it opens sixteen streams')
  await doHarm(page, 'it keeps people from leaving')
  await goTo(page, hub)
  await goTo(page, search)
  await expect.soft(account).toHaveAttribute('aria-label', person ?? '')
  expect.soft((await page.request.get('/api/auth/profile')).status()).toBe(200)
  await page.goto(saved.path)
  await expect(headingOf(page, saved)).toBeVisible()
})
