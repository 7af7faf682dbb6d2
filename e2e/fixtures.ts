// What every story starts with: a browser whose map tiles come from here, and that fails on any unexpected complaint.
import { type BrowserContext, test as base, expect, type Page, request } from '@playwright/test'
import { type Account, signIn } from './sign-in.ts'
import { tile } from './tile.ts'

export type { Account } from './sign-in.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Chromium says so of a script that a busy machine came to late; first-frame.spec.ts tests what is loaded ahead. */
const lateScript = /was preloaded using link preload but not used within a few seconds/

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`thrown: ${error.message}`))
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type()) && !lateScript.test(message.text()))
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  return complaints
}

interface Fixtures {
  /** Signs the page's browser in as one of the demonstration's accounts, in a session that it shares with other stories. */
  signInAs(account: Account): Promise<void>
  /** Errors and warnings that a story expects to see in the console; all others fail it. */
  expectedComplaints: RegExp[]
}

interface WorkerFixtures {
  /** The cookies of an account that signed in once for all stories of the worker. */
  cookiesOf(account: Account): Promise<Cookies>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  cookiesOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use, { project }) => {
      const kept = new Map<Account, Promise<Cookies>>()
      const keep = async (account: Account): Promise<Cookies> => {
        const caller = await request.newContext()
        await signIn(caller, account, project.use.baseURL)
        const { cookies } = await caller.storageState()
        await caller.dispose()
        return cookies
      }
      await use(account => {
        const cookies = kept.get(account) ?? keep(account)
        kept.set(account, cookies)
        return cookies
      })
    },
    { scope: 'worker' },
  ],
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    await page.route('https://tile.openstreetmap.org/**', route =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    )
    const complaints = complaintsOf(page)
    await use(page)
    expect(complaints.filter(text => !expectedComplaints.some(expected => expected.test(text)))).toEqual([])
  },
  signInAs: async ({ context, cookiesOf }, use) => {
    await use(async account => context.addCookies(await cookiesOf(account)))
  },
})

export { expect }
