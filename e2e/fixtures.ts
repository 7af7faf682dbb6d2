// Local map tiles, and a failure on any unexpected console message.
import { test as base, expect, type Page } from '@playwright/test'
import { openStreetMapTiles, tile } from './tile.ts'
import { type Account, readWorld, type World } from './world.ts'

export type { Account } from './world.ts'

/** Chromium logs this for a script that a busy machine used late; first-frame.spec.ts tests preloading. */
const lateScript = /was preloaded using link preload but not used within a few seconds/

/** As if they had been sent. Unlike a route, it leaves pages their cache. */
const withholdReports = () => {
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, body) =>
    `${address}`.endsWith('/api/client-failures') || send(address, body)
}

interface ConsoleEntry {
  isComplaint: boolean
  text: string
}

const listenTo = (page: Page): ConsoleEntry[] => {
  const entries: ConsoleEntry[] = []
  page.on('pageerror', error => entries.push({ isComplaint: true, text: `thrown: ${error.stack}` }))
  page.on('console', message => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !lateScript.test(message.text())
    entries.push({ isComplaint, text: `console ${message.type()}: ${message.text()}` })
  })
  return entries
}

/** With `--mf`, a released file means that the story tests the wrong app. */
const listenForReleased = (page: Page, entries: ConsoleEntry[]): void => {
  const app = process.env.E2E_MF?.split('@')[0]
  if (app)
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(`/apps/${app}/`))
        entries.push({ isComplaint: true, text: `released app asked for: ${pathname}` })
    })
}

interface Fixtures {
  /** The session is shared with other stories, and must not be ended. */
  signInAs(account: Account): Promise<void>
  /** Errors and warnings that the story expects in the console. */
  expectedComplaints: RegExp[]
  /** For stories about reports, which see them as requests: only `sent` ones reach the portal, and might cause a rollback. */
  reports: 'withheld' | 'answered' | 'sent'
}

interface WorkerFixtures {
  /** Shared by all stories, which must not change it. */
  world: World
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => use(readWorld()),
    { scope: 'worker' },
  ],
  expectedComplaints: [[], { option: true }],
  reports: ['withheld', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  storageState: async ({}, use) =>
    use(process.env.E2E_STORAGE ? JSON.parse(process.env.E2E_STORAGE) : undefined),
  page: async ({ page, expectedComplaints, reports }, use, info) => {
    if (process.env.E2E_BASE_URL)
      await page.route(openStreetMapTiles, route => route.fulfill({ contentType: 'image/png', body: tile }))
    // Playwright sees what a beacon carries only through a route.
    if (reports !== 'withheld')
      await page
        .context()
        .route('**/api/client-failures', route =>
          reports === 'sent' ? route.continue() : route.fulfill({ status: 202, json: { accepted: true } }),
        )
    // Without a failure, pages report that apps have loaded, as they do for people.
    else if (expectedComplaints.length > 0) await page.context().addInitScript(withholdReports)
    const entries = listenTo(page)
    listenForReleased(page, entries)
    await use(page)
    if (entries.length > 0) await info.attach('console', { body: entries.map(({ text }) => text).join('\n') })
    const complaints = entries.filter(({ isComplaint }) => isComplaint).map(({ text }) => text)
    expect(complaints.filter(text => !expectedComplaints.some(expected => expected.test(text)))).toEqual([])
  },
  signInAs: async ({ context, world }, use) => {
    await use(async account => {
      const cookies = world.cookies[account]
      if (!cookies) throw new Error(`There is no session for ${account}: tag the story @demonstration.`)
      await context.addCookies(cookies)
    })
  },
})

export { expect }
