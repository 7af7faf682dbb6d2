// The app that the fault stories break; `npm run faults -- <app>` chooses another.
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { changeAnswer } from './change-answer.ts'
import { Header } from './pages/header.ts'
import { endPatience } from './patience.ts'
import { waitUntilFinished } from './screens.ts'
import type { OwnAccount } from './world.ts'

interface Place {
  /** The text of a link in the header. */
  link: string
  path: string
  heading: string
}

interface AppUnderFault extends Place {
  name: string
  account: OwnAccount
  /** Another page of the same app, whose code loads on demand. */
  lazy?: Place
  away: Place
}

const search = { link: 'Find a home', path: '/search', heading: 'Property List' }
const requests = { link: 'Maintenance', path: '/maintenance/requests', heading: 'Maintenance Requests' }
const hub = { link: 'AI hub', path: '/ai', heading: 'AI Intelligence Hub' }

const apps: Record<string, Omit<AppUnderFault, 'name'>> = {
  'mf-tenant': {
    ...requests,
    account: 'tenant',
    lazy: { link: 'Saved', path: '/saved', heading: 'Saved homes' },
    away: search,
  },
  'mf-public': {
    ...search,
    account: 'tenant',
    lazy: { link: 'Rental Portal', path: '/', heading: 'Try it with sample data' },
    away: requests,
  },
  'mf-landlord': {
    link: 'My properties',
    path: '/landlord/properties',
    heading: 'My Properties',
    account: 'landlord',
    lazy: { link: 'Inquiries', path: '/landlord/inquiries', heading: 'Inquiries' },
    away: hub,
  },
  'mf-ai': { ...hub, account: 'tenant', away: search },
}

/** An app from elsewhere (`--mf`) has no files here to break. */
const other = process.env.E2E_MF?.startsWith('mf-tenant@') ? 'mf-landlord' : 'mf-tenant'
const chosen = process.env.E2E_FAULTS_APP ?? other
const data = apps[chosen]
if (!data) throw new Error(`Choose one of ${Object.keys(apps).join(', ')}, not ${chosen}.`)

export const app: AppUnderFault = { name: chosen, ...data }

export const isFileOf = (name: string) => (url: URL) => url.pathname.startsWith(`/apps/${name}/`)

export const headingOf = (page: Page, { heading }: Place): Locator =>
  page.getByRole('main').getByRole('heading', { name: heading }).first()

/** Waits until its code has replaced the skeleton, which has the same heading. */
export const goTo = async (page: Page, place: Place): Promise<void> => {
  await new Header(page).goTo(place.link)
  await expect(headingOf(page, place)).toBeVisible()
  await waitUntilFinished(page)
  await expect(errorPanel(page)).toHaveCount(0)
}

/** How long the app's next mount waits for an unfinished unmount (shell/src/stand-in.ts). */
const unmountMs = 2000

/** The app has failed, and might not have unmounted properly. */
export const comeBackTo = async (page: Page, place: Place): Promise<void> => {
  await new Header(page).goTo(place.link)
  await expect(async () => {
    await endPatience(page, unmountMs)
    await expect(headingOf(page, place)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(errorPanel(page)).toHaveCount(0)
}

export const errorPanel = (page: Page): Locator => page.getByRole('main').getByRole('alert')

/** Everything around it still works. */
export const expectErrorPanel = async (page: Page): Promise<void> => {
  await expect(async () => {
    // The shell's own panel would replace the app's a moment later.
    if (await isSeen(errorPanel(page))) return
    await endPatience(page)
    await expect(errorPanel(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.locator('#first-paint')).toHaveCount(0)
}

const isSeen = (locator: Locator): Promise<boolean> =>
  locator.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  )

/** Serves altered code, which sets `window.hasAlteredCodeRun` if it runs. */
export const alterCode = (route: Route): Promise<void> =>
  changeAnswer(route, async response => ({
    body: `${await response.text()};window.hasAlteredCodeRun = true`,
  }))
