// Every screen there is, and who looks at it: the pages of all apps, and what belongs to none of them.
import { expect, type Page } from '@playwright/test'
import { pages as assistantPages } from '../mf-ai/src/pages.tsx'
import { pages as landlordPages } from '../mf-landlord/src/pages.tsx'
import { pages as publicPages } from '../mf-public/src/pages.tsx'
import { pages as tenantPages } from '../mf-tenant/src/pages.tsx'
import type { AppPage } from '../shared-ui/src/platform/app-page.tsx'
import type { Account } from './fixtures.ts'

export interface Screen {
  /** With `:id` for a home's. */
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
  latitude: number | null
}

/** Opens a screen. One about a home is opened for the oldest on the map, which no story made or changes. */
export const openScreen = async (page: Page, { path }: Screen): Promise<void> => {
  const answer = await page.request.get('/api/properties/search?limit=100')
  const { properties }: { properties: Home[] } = await answer.json()
  const home = properties.findLast(({ latitude }) => latitude !== null)
  await page.goto(path.replace(':id', home?.id ?? ''))
}

/** Waits until the app has drawn its page, and nothing on it is still loading. */
export const waitUntilFinished = async (page: Page): Promise<void> => {
  const content = page.getByRole('main')
  await expect(content.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(content.locator('#first-paint, [aria-busy="true"]')).toHaveCount(0)
}
