// What every story starts with: a browser whose map tiles come from here, and that fails on any unexpected complaint.
import { test as base, expect, type Page } from '@playwright/test'
import { tile } from './tile.ts'

export type Account = 'tenant' | 'landlord'

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`thrown: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  return complaints
}

interface Fixtures {
  /** Signs the page's browser in as one of the demonstration's accounts. */
  signInAs(account: Account): Promise<void>
  /** Errors that a story expects to see in the console; all others fail it. */
  expectedComplaints: RegExp[]
}

export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    await page.route('https://tile.openstreetmap.org/**', route =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    )
    const complaints = complaintsOf(page)
    await use(page)
    expect(complaints.filter(text => !expectedComplaints.some(expected => expected.test(text)))).toEqual([])
  },
  signInAs: async ({ page, baseURL }, use) => {
    await use(async account => {
      const response = await page.request.post('/api/auth/login', {
        data: { email: `${account}@example.com`, password: 'rental-demo' },
        headers: { origin: baseURL ?? '' },
      })
      expect(response.status()).toBe(200)
    })
  },
})

export { expect }
