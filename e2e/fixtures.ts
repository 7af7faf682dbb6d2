// What every story starts with: a browser whose map tiles come from here, and that fails on any unexpected complaint.
import { test as base, expect, type Page } from '@playwright/test'
import { tile } from './tile.ts'
import { type Account, readWorld, type World } from './world.ts'

export type { Account } from './world.ts'

/** Chromium says so of a script that a busy machine came to late; first-frame.spec.ts tests what is loaded ahead. */
const lateScript = /was preloaded using link preload but not used within a few seconds/

/** Where pages report loads and failures of apps, by themselves. */
const reports = '**/api/client-failures'

interface Said {
  isComplaint: boolean
  text: string
}

/** All that the page says in its console from now on. */
const listenTo = (page: Page): Said[] => {
  const said: Said[] = []
  page.on('pageerror', error => said.push({ isComplaint: true, text: `thrown: ${error.stack}` }))
  page.on('console', message => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !lateScript.test(message.text())
    said.push({ isComplaint, text: `console ${message.type()}: ${message.text()}` })
  })
  return said
}

/** With `--mf`, files of the released app are a complaint: the story would be about that one. */
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
  /** Signs the page's browser in, in a session that it shares with other stories: it must not be ended. */
  signInAs(account: Account): Promise<void>
  /** Errors and warnings that a story expects to see in the console; all others fail it. */
  expectedComplaints: RegExp[]
  /** Whether the portal hears of what fails; for a story about that. Otherwise a story might take back a release. */
  isReported: boolean
}

interface WorkerFixtures {
  /** The people and homes that stories share; only to be looked at. */
  world: World
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => use(readWorld()),
    { scope: 'worker' },
  ],
  expectedComplaints: [[], { option: true }],
  isReported: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  storageState: async ({}, use) =>
    use(process.env.E2E_STORAGE ? JSON.parse(process.env.E2E_STORAGE) : undefined),
  page: async ({ page, expectedComplaints, isReported }, use, info) => {
    await page.route('https://tile.openstreetmap.org/**', route =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    )
    if (!isReported)
      await page.context().route(reports, route => route.fulfill({ status: 202, json: { accepted: true } }))
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
      if (!cookies) throw new Error(`Nobody is signed in as ${account}: tag the story @demonstration.`)
      await context.addCookies(cookies)
    })
  },
})

export { expect }
