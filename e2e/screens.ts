// Every screen there is, and who looks at it: the pages of all apps, and what belongs to none of them.
import { expect, type Page } from '@playwright/test'
import { pages as assistantPages } from '../mf-ai/src/pages.tsx'
import { pages as landlordPages } from '../mf-landlord/src/pages.tsx'
import { pages as publicPages } from '../mf-public/src/pages.tsx'
import { pages as tenantPages } from '../mf-tenant/src/pages.tsx'
import type { AppPage } from '../shared-ui/src/platform/app-page.tsx'
import type { Account } from './fixtures.ts'

export interface Screen {
  /** With `:id` for a home's or a person's. */
  path: string
  account: Account | null
}

/** One of the help center's topics, with every kind of block, stands for the others. */
const isLikeAnother = ({ path }: AppPage): boolean => path.startsWith('/help/') && path !== '/help/plans'

const seenBy = (person: Account, pages: readonly AppPage[]): Screen[] =>
  pages
    .filter(page => !isLikeAnother(page))
    .map(({ path, access }) => ({ path, account: access === 'session' ? person : null }))

export const screens: Screen[] = [
  ...seenBy('tenant', publicPages),
  { path: '/nowhere', account: null },
  ...seenBy('tenant', tenantPages),
  ...seenBy('tenant', assistantPages),
  { path: '/ai?tab=notifications', account: 'tenant' },
  ...seenBy('landlord', landlordPages),
]

interface Home {
  id: string
  title: string
  landlordId: string
  latitude: number | null
}

/** The oldest home on the map of those at an address of the API: no story made or changes it. */
const oldestHome = async (page: Page, address: string): Promise<Home> => {
  const answer = await page.request.get(address)
  const { properties }: { properties: Home[] } = await answer.json()
  const home = properties.findLast(({ latitude }) => latitude !== null)
  if (!home) throw new Error(`${address} has no home on the map`)
  return home
}

/** A public home of the demonstration. */
export const anyHome = (page: Page) => oldestHome(page, '/api/properties/search?limit=100')
const ownHome = (page: Page) => oldestHome(page, '/api/properties/my')

/** The address of a screen; of one about a thing, that of a thing that is there. */
const addressOf = async (page: Page, path: string): Promise<string> => {
  if (!path.includes(':')) return path
  if (path.startsWith('/people')) return path.replace(':id', (await anyHome(page)).landlordId)
  if (path.startsWith('/landlord')) return path.replace(':id', (await ownHome(page)).id)
  return path.replace(':id', (await anyHome(page)).id)
}

export const openScreen = async (page: Page, { path }: Screen): Promise<void> => {
  await page.goto(await addressOf(page, path))
}

/** Waits until the app has drawn its page, and nothing on it is still loading. */
export const waitUntilFinished = async (page: Page): Promise<void> => {
  const content = page.getByRole('main')
  await expect(content.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(content.locator('#first-paint, [aria-busy="true"]')).toHaveCount(0)
}
