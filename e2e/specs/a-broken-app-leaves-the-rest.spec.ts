import type { Route } from '@playwright/test'
import {
  alterCode,
  app,
  errorPanel,
  expectErrorPanel,
  goTo,
  headingOf,
  isFileOf,
} from '../app-under-fault.ts'
import { breakFiles } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { Header } from '../pages/header.ts'
import { holdTimers } from '../patience.ts'

const isFile = isFileOf(app.name)
const isEntry = (url: URL) => isFile(url) && url.pathname.endsWith('/remote-entry.js')

const faults: Record<string, { files: (url: URL) => boolean; happen(route: Route): Promise<void> | void }> = {
  'is missing': { files: isFile, happen: route => route.fulfill({ status: 404, body: 'Not found' }) },
  'cannot be reached': { files: isFile, happen: route => route.abort('connectionrefused') },
  'returns a page of HTML': {
    files: isEntry,
    happen: route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  },
  'returns JSON': {
    files: isEntry,
    happen: route => route.fulfill({ json: { hello: 'there' } }),
  },
  'has code that throws': {
    files: isFile,
    happen: route =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
  },
  'is not the one that was released': {
    files: isFile,
    happen: alterCode,
  },
  hangs: { files: isFile, happen: () => {} },
}

/** What arrives fails, or the wait never ends; the long form tries all. */
const brief = ['has code that throws']

test.use({ expectedComplaints: [/./] })

for (const [what, { files, happen }] of Object.entries(faults))
  test(`an app that ${what} shows an error panel only in its place, and loads once it works`, {
    tag: brief.includes(what) ? [] : '@long',
  }, async ({ page, signInAs }) => {
    await signInAs(app.account)
    await holdTimers(page)
    const repair = await breakFiles(page, files, happen)
    await page.goto(app.path)
    await expect(new Header(page).root).toBeVisible()
    // Before any time limit.
    await goTo(page, app.away)

    await new Header(page).goTo(app.link)
    await expectErrorPanel(page)
    await goTo(page, app.away)
    expect(await page.evaluate(() => Reflect.has(window, 'hasAlteredCodeRun'))).toBe(false)

    await new Header(page).goTo(app.link)
    await expectErrorPanel(page)
    await repair()
    await errorPanel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(headingOf(page, app)).toBeVisible()
  })

// Short: packages/releases/build/recipe.ts, which puts style sheets into scripts.
test('no page needs a style sheet of its own', { tag: '@long' }, async ({ page, signInAs }) => {
  await signInAs(app.account)
  const sheets: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto(app.path)
  await expect(headingOf(page, app)).toBeVisible()
  await goTo(page, app.away)
  expect(sheets).toEqual([])
})
