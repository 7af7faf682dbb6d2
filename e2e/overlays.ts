// Everything that opens over a screen or appears on errors: dialogs, menus, popups, form errors.
import { expect, type Page } from '@playwright/test'
import { answerCurrent, answerOffers, premium } from './billing-answers.ts'
import { type Account, readWorld } from './world.ts'

export interface Overlay {
  name: string
  path: string
  account: Account | null
  /** Wider screens do not have it. */
  isOnPhones?: true
  /** Built like another one, which is enough for the short form. */
  isLikeAnother?: true
  /** A rule of axe that it breaks, for the reason given there. */
  without?: string
  /** Opens it and waits for it. */
  open: (page: Page) => Promise<void>
}

const dialog = (page: Page) => page.getByRole('dialog').last()

/** Clicks the first button with this name, and waits for what it opens. */
const byButton =
  (name: string | RegExp, shown: (page: Page) => ReturnType<typeof dialog> = dialog) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await expect(shown(page)).toBeVisible()
  }

/** Submits the form as it is, which shows its errors. */
const bySending =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  }

const menu = (page: Page) => page.getByRole('menu')

/** Opens the details of a landlord's first request, and then the dialog of the button with this name. */
const byAction = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^View/ }).first().click()
  await dialog(page).getByRole('button', { name, exact: true }).click()
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
}

const atHome = { path: '/properties/:id', account: 'tenant' } as const
const atRequests = { path: '/maintenance/requests', account: 'demonstration tenant' } as const
const atRepairs = { path: '/maintenance/manage', account: 'demonstration landlord' } as const
const atInquiries = { path: '/landlord/inquiries', account: 'landlord' } as const
const atOwnHomes = { path: '/landlord/properties', account: 'landlord' } as const

export const overlays: Overlay[] = [
  { name: 'the account menu', path: '/terms', account: 'tenant', open: byButton(/^Account of/, menu) },
  {
    name: 'the compact panel',
    isLikeAnother: true,
    path: '/terms',
    account: 'landlord',
    isOnPhones: true,
    open: byButton('Open menu', page => page.getByRole('button', { name: 'Close menu' })),
  },
  {
    name: 'the errors of signing in',
    isLikeAnother: true,
    path: '/auth',
    account: null,
    open: bySending('Login'),
  },
  {
    name: 'the errors of signing up',
    path: '/auth',
    account: null,
    open: async page => {
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await bySending('Create account')(page)
    },
  },
  {
    name: 'a list of choices',
    path: '/auth',
    account: null,
    // While the list is open, Radix hides the page from screen readers and keeps Tab in the list; axe checks only the former.
    without: 'aria-hidden-focus',
    open: async page => {
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByRole('combobox', { name: 'Account type' }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
    },
  },
  {
    name: 'the errors of a password',
    isLikeAnother: true,
    path: '/profile/security',
    account: 'tenant',
    open: bySending('Change password'),
  },
  {
    name: 'the filters over the results',
    path: '/search',
    account: null,
    isOnPhones: true,
    open: byButton('Filters'),
  },
  {
    name: 'the home that was chosen on the map',
    isLikeAnother: true, // screens.spec.ts looks at it in the short form
    path: '/search?view=map&selected=:id',
    account: null,
    isOnPhones: true,
    open: page => expect(page.getByRole('region', { name: 'Selected home' })).toBeVisible(),
  },
  {
    name: 'the errors of an inquiry',
    isLikeAnother: true,
    ...atHome,
    open: async page => {
      await page.getByRole('button', { name: 'Request a tour' }).filter({ visible: true }).click()
      await dialog(page).getByRole('button', { name: 'Send' }).click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'the pictures full screen',
    path: '/properties/:id',
    account: null,
    open: async page => {
      await page.goto(`/properties/${readWorld().pictured.id}`)
      await byButton(/full screen/)(page)
    },
  },
  {
    name: "a request's details",
    isLikeAnother: true,
    ...atRequests,
    open: byButton(/^View Details/),
  },
  {
    name: 'the errors of a new request',
    isLikeAnother: true,
    ...atRequests,
    open: async page => {
      await page.getByRole('button', { name: 'New Request' }).click()
      await dialog(page).getByRole('button', { name: 'Submit Request' }).click()
      await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'the question before an inquiry is canceled',
    isLikeAnother: true,
    path: '/inquiries',
    account: 'tenant',
    open: byButton(/^Cancel inquiry/),
  },
  {
    name: 'the question before a plan is changed',
    isLikeAnother: true,
    path: '/pricing',
    account: 'landlord',
    open: async page => {
      await answerCurrent(page, premium)
      await answerOffers(page)
      await page.reload()
      await page.getByRole('button', { name: 'Downgrade to Basic' }).click()
      await expect(dialog(page).getByText('Due today')).toBeVisible()
    },
  },
  {
    name: 'the errors of a listing',
    isLikeAnother: true,
    path: '/create-property',
    account: 'landlord',
    open: bySending('Create Property Listing'),
  },
  {
    name: "the menu of a home's card",
    isLikeAnother: true,
    ...atOwnHomes,
    open: byButton(/^More for/, menu),
  },
  {
    name: 'the question before a home is deleted',
    isLikeAnother: true,
    ...atOwnHomes,
    open: async page => {
      await byButton(/^More for/, menu)(page)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(dialog(page)).toBeVisible()
    },
  },
  { name: 'the details of a repair', isLikeAnother: true, ...atRepairs, open: byButton(/^View/) },
  { name: 'the form “Update Status”', isLikeAnother: true, ...atRepairs, open: byAction('Update Status') },
  ...['Assign', 'Cost Estimate', 'Add Note', 'Complete'].map(action => ({
    name: `the form “${action}”`,
    isLikeAnother: true as const,
    ...atRepairs,
    open: byAction(action),
  })),
  { name: 'the form “Schedule”', isLikeAnother: true, ...atRepairs, open: byButton(/^Schedule/) },
  { name: 'the form “Answer”', isLikeAnother: true, ...atInquiries, open: byButton(/^Answer/) },
  ...['Schedule', 'Decline'].map(answer => ({
    name: `the form “${answer}”`,
    isLikeAnother: true as const,
    ...atInquiries,
    open: byButton(new RegExp(`^${answer}`)),
  })),
]
