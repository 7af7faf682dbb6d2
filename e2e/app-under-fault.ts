// Which app the stories about faults break, and how a person goes to it and away from it. `npm run faults -- <app>` names it.
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { changeAnswer } from './change-answer.ts'
import { Header } from './pages/header.ts'
import { endPatience } from './patience.ts'
import type { OwnAccount } from './world.ts'

interface Place {
  /** The words of a link in the header. */
  link: string
  path: string
  heading: string
}

interface AppUnderFault extends Place {
  name: string
  account: OwnAccount
  /** Another page of it, whose code loads when it is opened. */
  lazy?: Place
  /** A page of another app. */
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
    lazy: { link: 'Rental Portal', path: '/', heading: 'Try it with samples' },
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

/** An app that is taken from elsewhere (`--mf`) has no files here that could be broken. */
const other = process.env.E2E_MF?.startsWith('mf-tenant@') ? 'mf-landlord' : 'mf-tenant'
const chosen = process.env.E2E_FAULTS_APP ?? other
const data = apps[chosen]
if (!data) throw new Error(`Faults are known of ${Object.keys(apps).join(', ')}, not of ${chosen}.`)

export const app: AppUnderFault = { name: chosen, ...data }

/** Whatever the app's files are called. */
export const isFileOf = (name: string) => (url: URL) => url.pathname.startsWith(`/apps/${name}/`)

export const headingOf = (page: Page, { heading }: Place): Locator =>
  page.getByRole('main').getByRole('heading', { name: heading }).first()

/** Goes by the header, as people do, and sees the page. */
export const goTo = async (page: Page, place: Place): Promise<void> => {
  await new Header(page).goTo(place.link)
  await expect(headingOf(page, place)).toBeVisible()
  await expect(errorPanel(page)).toHaveCount(0)
}

/** How long the app's next visit waits for one that has not ended (shell/src/stand-in.ts). */
const unmountMs = 2000

/** Comes back to an app that has failed, and so may not have left as it should. */
export const comeBackTo = async (page: Page, place: Place): Promise<void> => {
  await new Header(page).goTo(place.link)
  await expect(async () => {
    await endPatience(page, unmountMs)
    await expect(headingOf(page, place)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(errorPanel(page)).toHaveCount(0)
}

export const errorPanel = (page: Page): Locator => page.getByRole('main').getByRole('alert')

/** The app's place says that it cannot be shown; all around it is as ever. */
export const expectErrorPanel = async (page: Page): Promise<void> => {
  await expect(async () => {
    // What says so by itself is given a moment: the shell's own panel would take its place.
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

/** Answers with code that is not the released one, and that says so if it runs: `window.hasAlteredCodeRun`. */
export const alterCode = (route: Route): Promise<void> =>
  changeAnswer(route, async response => ({
    body: `${await response.text()};window.hasAlteredCodeRun = true`,
  }))
