// What opens over a screen, or appears in it when something is wrong: dialogs, menus, popups, form errors.
import { expect, type Page } from '@playwright/test'
import type { Account } from './fixtures.ts'

export interface Overlay {
  name: string
  path: string
  account: Account | null
  /** Only narrower screens have it, or only wider ones. */
  only?: 'phone' | 'wide'
  /** Opens it and waits until it is there. */
  open: (page: Page) => Promise<void>
}

const dialog = (page: Page) => page.getByRole('dialog').last()

/** Opens what the first button of this name opens. */
const byButton =
  (name: string | RegExp, shown: (page: Page) => ReturnType<typeof dialog> = dialog) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await expect(shown(page)).toBeVisible()
  }

/** Sends the form as it is; it says what is wrong. */
const bySending =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  }

const menu = (page: Page) => page.getByRole('menu')

export const overlays: Overlay[] = [
  { name: 'the account menu', path: '/terms', account: 'tenant', open: byButton(/account/i, menu) },
  {
    name: 'the compact panel',
    path: '/terms',
    account: 'landlord',
    only: 'phone',
    open: byButton('Open menu', page => page.getByRole('button', { name: 'Close menu' })),
  },
  { name: 'the errors of signing in', path: '/auth', account: null, open: bySending('Login') },
  {
    name: 'the filters over the results',
    path: '/search',
    account: null,
    only: 'phone',
    open: byButton('Filters'),
  },
  {
    name: "a request's details",
    path: '/maintenance/requests',
    account: 'tenant',
    open: byButton(/^View Details/),
  },
  {
    name: 'the errors of a listing',
    path: '/create-property',
    account: 'landlord',
    open: bySending('Create Property Listing'),
  },
  {
    name: 'the errors of an inquiry',
    path: '/properties/:id',
    account: 'tenant',
    open: async page => {
      await page.getByRole('button', { name: 'Ask for a viewing' }).filter({ visible: true }).click()
      await dialog(page).getByRole('button', { name: 'Send' }).click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'the question before an inquiry is canceled',
    path: '/inquiries',
    account: 'tenant',
    open: byButton(/^Cancel inquiry/),
  },
]
