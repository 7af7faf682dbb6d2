// The setup of every story: a browser with local map tiles, which fails on any unexpected console message.
import { test as base, expect, type Page } from '@playwright/test'
import { openStreetMapTiles, tile } from './tile.ts'
import { type Account, readWorld, type World } from './world.ts'

export type { Account } from './world.ts'

/** Chromium logs this for a script that a busy machine used late; first-frame.spec.ts tests preloading. */
const lateScript = /was preloaded using link preload but not used within a few seconds/

/** Where pages report loads and failures of apps. */
const reports = '**/api/client-failures'

interface Said {
  isComplaint: boolean
  text: string
}

/** All of the page's console messages from now on. */
const listenTo = (page: Page): Said[] => {
  const said: Said[] = []
  page.on('pageerror', error => said.push({ isComplaint: true, text: `thrown: ${error.stack}` }))
  page.on('console', message => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !lateScript.test(message.text())
    said.push({ isComplaint, text: `console ${message.type()}: ${message.text()}` })
  })
  return said
}

/** With `--mf`, using the released app's files is a complaint, as the story would test the wrong app. */
const listenForReleased = (page: Page, said: Said[]): void => {
  const app = process.env.E2E_MF?.split('@')[0]
  if (app)
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(`/apps/${app}/`))
        said.push({ isComplaint: true, text: `released app asked for: ${pathname}` })
    })
}

interface Fixtures {
  /** Signs the page's browser in, to a session shared with other stories, which must not be ended. */
  signInAs(account: Account): Promise<void>
  /** Errors and warnings that a story expects in the console; any others fail it. */
  expectedComplaints: RegExp[]
  /** Whether pages report failures to the portal, for stories about that. Other reports might cause a rollback. */
  isReported: boolean
}

interface WorkerFixtures {
  /** The people and homes shared by all stories, which must not change them. */
  world: World
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => use(readWorld()),
    { scope: 'worker' },
  ],
  expectedComplaints: [[], { option: true }],
  isReported: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  storageState: async ({}, use) =>
    use(process.env.E2E_STORAGE ? JSON.parse(process.env.E2E_STORAGE) : undefined),
  page: async ({ page, expectedComplaints, isReported }, use, info) => {
    if (process.env.E2E_BASE_URL)
      await page.route(openStreetMapTiles, route => route.fulfill({ contentType: 'image/png', body: tile }))
    // Without a failure, pages report that apps have loaded, as they do for people.
    if (isReported || expectedComplaints.length > 0)
      await page
        .context()
        .route(reports, route =>
          isReported ? route.continue() : route.fulfill({ status: 202, json: { accepted: true } }),
        )
    const said = listenTo(page)
    listenForReleased(page, said)
    await use(page)
    if (said.length > 0) await info.attach('console', { body: said.map(({ text }) => text).join('\n') })
    const complaints = said.filter(({ isComplaint }) => isComplaint).map(({ text }) => text)
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
