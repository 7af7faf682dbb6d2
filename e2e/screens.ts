// Every screen there is, and who looks at it: the pages of all apps, and what belongs to none of them.
import { expect, type Page } from '@playwright/test'
import { pages as assistantPages } from '../mf-ai/src/pages.tsx'
import { pages as landlordPages } from '../mf-landlord/src/pages.tsx'
import { pages as publicPages } from '../mf-public/src/pages.tsx'
import { pages as tenantPages } from '../mf-tenant/src/pages.tsx'
import type { AppPage } from '../shared-ui/src/platform/app-page.tsx'
import { type Account, hasDemonstration, type OwnHome, readWorld } from './world.ts'

export interface Screen {
  /** With `:id` for a home's or a person's. */
  path: string
  account: Account | null
}

/** One of the help center's topics, with every kind of block, stands for the others. */
const isLikeAnother = ({ path }: AppPage): boolean => path.startsWith('/help/') && path !== '/help/plans'

type Role = 'tenant' | 'landlord'

/** What is on these is made by no call: where the demonstration's people are, they have more to show. */
const accountAt = (path: string, role: Role): Account =>
  hasDemonstration && /^\/(?:maintenance|ai)/.test(path) ? `demonstration ${role}` : role

const seenBy = (role: Role, pages: readonly AppPage[]): Screen[] =>
  pages
    .filter(page => !isLikeAnother(page))
    .map(({ path, access }) => ({ path, account: access === 'session' ? accountAt(path, role) : null }))

export const screens: Screen[] = [
  ...seenBy('tenant', publicPages),
  { path: '/nowhere', account: null },
  ...seenBy('tenant', tenantPages),
  ...seenBy('tenant', assistantPages),
  { path: '/ai?tab=notifications', account: accountAt('/ai', 'tenant') },
  ...seenBy('landlord', landlordPages),
]

export type ShownHome = Pick<OwnHome, 'id' | 'landlordId'>

/** A search finds this run's homes only: any other may be deleted while a story looks at it. */
const amongOwnHomes = (address: string): string => {
  const [place, query] = address.split('?')
  return place === '/search' ? [readWorld().search, query].filter(Boolean).join('&') : address
}

/** Opens the screen; one about a thing with `home`, or with its landlord. In stories these are of this run. */
export const openScreen = async (page: Page, { path }: Screen, home?: ShownHome): Promise<void> => {
  const { id, landlordId } = home ?? readWorld().homes[0]
  const address = path.replace(':id', path.startsWith('/people') ? landlordId : id)
  await page.goto(home ? address : amongOwnHomes(address))
}

/** Waits until the app has drawn its page, and nothing on it is still loading. */
export const waitUntilFinished = async (page: Page): Promise<void> => {
  const content = page.getByRole('main')
  await expect(content.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(content.locator('#first-paint, [aria-busy="true"]')).toHaveCount(0)
}
