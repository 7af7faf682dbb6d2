// The pages of all apps, and those that belong to none.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import * as sitePaths from '../packages/contract/site-paths.ts'
import type { AppPage } from '../shared-ui/src/platform/app-page.tsx'
import { type Account, hasDemonstration, type OwnHome, readWorld } from './world.ts'

export interface Screen {
  /** With `:id` for a home's, a person's, a conversation's or a tenancy's id. */
  path: string
  account: Account | null
}

type PageOfApp = Pick<AppPage, 'path' | 'access'>

/** One help topic represents the others. */
const isLikeAnother = ({ path }: PageOfApp): boolean => path.startsWith('/help/') && path !== '/help/plans'

type Role = 'tenant' | 'landlord'

const isForAdministrators = (path: string): boolean => /^\/admin\b/.test(path)

/** These screens take an invitation by mail, so the demonstration's people, if any, have more to show. */
const accountAt = (path: string, role: Role): Account =>
  isForAdministrators(path)
    ? 'demonstration administrator'
    : hasDemonstration && /^\/(?:maintenance|tenancies|ai)/.test(path)
      ? `demonstration ${role}`
      : role

/** Only the demonstration has an administrator, and a tenant who is certain to have a tenancy. */
const hasNothingToShow = ({ path }: PageOfApp): boolean =>
  !hasDemonstration && (path === '/tenancies/:id' || isForAdministrators(path))

/** Bun reads them once: Playwright would compile all that they import, and load it in each worker. */
process.env.E2E_PAGES ??= execFileSync('bun', [join(import.meta.dirname, 'pages-of-apps.ts')], {
  encoding: 'utf8',
})
export const pagesOfApps: Record<string, PageOfApp[]> = JSON.parse(process.env.E2E_PAGES)

const screensOf = ([app, pages]: [string, PageOfApp[]]): Screen[] => {
  const role = app === 'mf-landlord' ? 'landlord' : 'tenant'
  return pages
    .filter(page => !isLikeAnother(page) && !hasNothingToShow(page))
    .map(({ path, access }) => ({ path, account: access === 'session' ? accountAt(path, role) : null }))
}

export const screens: Screen[] = [
  ...Object.entries(pagesOfApps).flatMap(screensOf),
  { path: '/ai?tab=notifications', account: accountAt('/ai', 'tenant') },
  { path: '/nowhere', account: null },
]

/** Screens that are drawn without reading from the API. */
const readingNothing = [
  '/',
  '/auth',
  '/auth/forgot',
  '/auth/reset',
  '/auth/confirm',
  '/auth/keep',
  '/newsletter/confirm',
  '/unsubscribe',
  '/vendor',
  '/terms',
  '/privacy',
  '/cookies',
  '/help',
  '/help/plans',
  '/pricing',
  '/nowhere',
]

/** No such page, application or finding in stories; an answer to them has that status. */
const missing = [
  '/nowhere',
  '/applications/:id',
  '/landlord/applications/:id',
  sitePaths.adminViolation(':id'),
]

export const isMissing = ({ path }: Screen): boolean => missing.includes(path)

/** Its page comes with the API's answers; a new application reads what the home in its address needs. */
export const hasAnswers = (screen: Screen): boolean =>
  !isMissing(screen) &&
  ![...readingNothing, '/applications/new', '/landlord/applications/compare'].includes(screen.path)

export const readingScreens = screens.filter(hasAnswers)

export interface ShownHome extends Pick<OwnHome, 'id' | 'landlordId'> {
  threadId: string
  /** Where the demonstration's tenant lives; null without a demonstration. */
  tenancyId: string | null
  /** Addresses of the demonstration's screens that need another id or a query, by path. */
  addresses?: Readonly<Record<string, string>>
}

/** This run's homes only; others can be deleted in the meantime. */
const amongOwnHomes = (address: string): string => {
  const [place, query] = address.split('?')
  return place === '/search' ? [readWorld().search, query].filter(Boolean).join('&') : address
}

/** Without a token in the fragment, the page only says that the link does not work. */
const linkTokens: Record<string, string> = { '/auth/reset': '#a-token-of-a-link' }

const ownHome = (): ShownHome => {
  const { homes, threadId, tenancyId } = readWorld()
  return { ...homes[0], threadId, tenancyId }
}

const idFor = (path: string, { id, landlordId, threadId, tenancyId }: ShownHome): string => {
  if (/^(?:\/admin)?\/people/.test(path)) return landlordId
  if (path.startsWith('/messages')) return threadId
  return path.startsWith('/tenancies') ? (tenancyId ?? id) : id
}

/** `home`, its landlord, conversation or tenancy replaces an id. In stories these are of this run. */
export const addressOf = ({ path }: Screen, home?: ShownHome): string => {
  const address =
    home?.addresses?.[path] ?? path.replace(':id', idFor(path, home ?? ownHome())) + (linkTokens[path] ?? '')
  return home ? address : amongOwnHomes(address)
}

export const openScreen = async (page: Page, screen: Screen, home?: ShownHome): Promise<void> => {
  await page.goto(addressOf(screen, home))
}

/** The app has drawn its page, and nothing on it is loading. */
export const waitUntilFinished = async (page: Page): Promise<void> => {
  const content = page.getByRole('main')
  await expect(content.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(content.locator('#first-paint, [aria-busy="true"]')).toHaveCount(0)
}
