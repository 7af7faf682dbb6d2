// Each look at a screen (screens.spec.ts) finds the fault that it looks for.
import type { Page } from '@playwright/test'
import { desktopWidth, inaccessibleOn } from '../accessibility.ts'
import { changePages } from '../broken-files.ts'
import { expect, test } from '../fixtures.ts'
import { readLargestPaint } from '../largest-paint.ts'
import { atAnyWidth, inWideFont, type Look, whenLoaded } from '../looks.ts'
import { openSlowly, watchLoading } from '../open-watched.ts'
import { showToast } from '../pages/toast.ts'
import { type Screen, screens } from '../screens.ts'
import { coveredOn } from '../uncovered.ts'

test.use({ expectedComplaints: [/#4\d\d|404 \(Not Found\)|missing or altered/] })

const screen: Screen = { path: '/inquiries', account: 'tenant' }

/** Its budget is less than what this page sends. */
const smallest = screens.find(({ path }) => path === '/nowhere')

/** The page without a part, with an unreadable answer, and with other scripts than it needs. */
const spoil = (html: string): string =>
  html
    .replace('Stay Connected', '')
    .replace(/(id="first-answers">)(.*?)(?=<\/script>)/s, (_, start: string, answers: string) => {
      const addresses = Object.keys(JSON.parse(answers))
      return start + JSON.stringify(Object.fromEntries(addresses.map(address => [address, 'spoiled'])))
    })
    .replace(/<link rel="modulepreload" href="\/apps\/mf-tenant\/[^>]*>/g, '')
    .replace('</head>', '<link rel="modulepreload" href="/apps/unused.js"></head>')

/**
 * Largest text that pushes everything down, something too wide, a link to nowhere below the assistant, a cut text, a
 * picture without words, and a form below toasts.
 */
const addFaults = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    main?.insertAdjacentHTML('afterbegin', '<p style="font-size: 200px">Late text</p>')
    main?.insertAdjacentHTML(
      'beforeend',
      `<div style="width: 3000px; height: 1px"></div>
      <a href="/no/such/page" style="position: fixed; inset: 50% 0 0 50%">Covered</a>
      <p style="width: 20px; overflow: hidden; white-space: nowrap">Cut off</p>
      <img src="data:,">
      <form><button style="position: fixed; inset: 0; z-index: -1">Below a toast</button></form>`,
    )
  })

test('each look finds the fault that it looks for', {
  tag: ['@own-portal', '@released'], // certain to have an assistant, and scripts that the page can name
}, async ({ page, signInAs }) => {
  const finds = async (looks: Record<string, Look>, at = screen) => {
    for (const [what, look] of Object.entries(looks))
      await expect.poll(() => look(page, at), what).not.toEqual([])
  }
  await signInAs('tenant')
  await changePages(page, spoil)
  await watchLoading(page)
  const drawn = await openSlowly(page, screen)
  // A spoiled page can be used before its app begins to read, on a slow machine by seconds.
  await page.evaluate(() => {
    window.uses.usableAt = performance.now()
  })
  await addFaults(page)
  await expect.poll(() => readLargestPaint(page)).not.toEqual(drawn)

  const { 'over its budget': overBudget, 'loaded late': late, ...others } = whenLoaded
  await finds(others)
  await finds({ late, overBudget }, smallest)
  expect(await inaccessibleOn(page, { width: desktopWidth, depth: 'brief' })).not.toEqual([])
  const { 'missing from its place': assistant, ...atAWidth } = atAnyWidth
  await finds({ covered: coveredOn, ...atAWidth, ...inWideFont })
  await page.getByRole('button', { name: 'AI Assistant' }).evaluate(button => button.remove())
  await finds({ assistant })
  await showToast(page)
  await finds({ 'covered by a toast': coveredOn })
})
