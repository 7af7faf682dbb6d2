// What opens over a screen or appears on errors.
import type { Page } from '@playwright/test'
import type { AnyLocator, AnyPage } from './any-page.ts'
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
  /** Changes answers to the page, which only Playwright can. */
  prepare?: (page: Page) => Promise<void>
  open: (page: AnyPage) => Promise<void>
}

const dialog = (page: AnyPage) => page.getByRole('dialog').last()

/** The first button with this name. */
const byButton =
  (name: string | RegExp, shown: (page: AnyPage) => AnyLocator = dialog) =>
  async (page: AnyPage): Promise<void> => {
    await page.getByRole('button', { name }).first().click()
    await shown(page).waitFor()
  }

/** Submits the form as it is, which shows its errors. */
const bySending =
  (name: string) =>
  async (page: AnyPage): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name }).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
  }

const menu = (page: AnyPage) => page.getByRole('menu')

/** Presses the button in the details of a landlord's first request. */
const byAction = (name: string) => async (page: AnyPage) => {
  await page.getByRole('button', { name: /^View/ }).first().click()
  await dialog(page).getByRole('button', { name, exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).waitFor()
}

/** On the page that the first link with this name leads to. */
const behindLink = (name: string | RegExp, open: Overlay['open']) => async (page: AnyPage) => {
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await open(page)
}

const atHome = { path: '/properties/:id', account: 'tenant' } as const
const atRequests = { path: '/maintenance/requests', account: 'demonstration tenant' } as const
const atRepairs = { path: '/maintenance/manage', account: 'demonstration landlord' } as const
const atInquiries = { path: '/landlord/inquiries', account: 'landlord' } as const
const atReminders = { path: '/ai?tab=reminders', account: 'demonstration tenant' } as const
const atOwnHomes = { path: '/landlord/properties', account: 'landlord' } as const

export const overlays: Overlay[] = [
  { name: 'the account menu', path: '/terms', account: 'tenant', open: byButton(/^Account of/, menu) },
  {
    name: 'the newest notifications',
    path: '/terms',
    account: 'tenant',
    open: async page => {
      await byButton(/^Notifications/)(page)
      await dialog(page).locator('li').first().waitFor()
    },
  },
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
      await page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'the errors of a password',
    isLikeAnother: true,
    path: '/profile/security',
    account: 'tenant',
    open: bySending('Change password'),
  },
  ...['Turn on two-step sign-in', 'Add a passkey'].map(name => ({
    name: `the form “${name}”`,
    isLikeAnother: true as const,
    path: '/profile/security',
    account: 'tenant' as const,
    open: byButton(name, page => page.locator(`form[aria-label="${name}"]`)),
  })),
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
    open: page => page.getByRole('region', { name: 'Selected home' }).waitFor(),
  },
  {
    name: 'the errors of an inquiry',
    isLikeAnother: true,
    ...atHome,
    open: async page => {
      await page.getByRole('button', { name: 'Request a tour' }).filter({ visible: true }).click()
      await dialog(page).getByRole('button', { name: 'Send' }).click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
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
      await dialog(page).locator('[aria-invalid="true"]').first().waitFor()
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
    prepare: async page => {
      await answerCurrent(page, premium)
      await answerOffers(page)
      await page.reload()
    },
    open: async page => {
      await page.getByRole('button', { name: 'Downgrade to Basic' }).click()
      await dialog(page).getByText('Due today').waitFor()
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
      await dialog(page).waitFor()
    },
  },
  {
    name: 'the question before a home is marked as rented',
    isLikeAnother: true,
    ...atOwnHomes,
    open: async page => {
      await byButton(/^More for/, menu)(page)
      await page.getByRole('menuitem', { name: 'Mark as rented' }).click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'the form “Invite a tenant”',
    isLikeAnother: true,
    path: '/landlord/properties/:id',
    account: 'landlord',
    open: byButton('Invite a tenant'),
  },
  {
    name: 'the form “Improve the text”',
    isLikeAnother: true,
    path: '/landlord/properties/:id/edit',
    account: 'landlord',
    open: byButton(/^Improve/),
  },
  {
    name: 'the form “Save this search”',
    isLikeAnother: true,
    path: '/search',
    account: 'tenant',
    open: async page => {
      await page.getByRole('button', { name: 'Save this search' }).filter({ visible: true }).click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'the new name of a search',
    isLikeAnother: true,
    path: '/saved?tab=searches',
    account: 'demonstration tenant',
    open: byButton(/^Rename/),
  },
  {
    name: 'the form “Set a reminder”',
    isLikeAnother: true,
    ...atReminders,
    open: byButton('Set a reminder'),
  },
  {
    name: 'the question before a reminder is deleted',
    isLikeAnother: true,
    ...atReminders,
    open: byButton(/^Delete:/),
  },
  {
    name: 'the form “Give notice”',
    isLikeAnother: true,
    path: '/tenancies/:id',
    account: 'demonstration tenant',
    open: byButton(/^(Give|Change) notice$/),
  },
  {
    name: 'the form “Share your details”',
    isLikeAnother: true,
    path: '/people/:id',
    account: 'tenant',
    open: byButton('Share your details'),
  },
  {
    name: 'the report of a listing',
    isLikeAnother: true,
    ...atHome,
    open: byButton('Report this listing'),
  },
  {
    name: 'the form “Send papers”',
    isLikeAnother: true,
    path: '/profile/verification',
    account: 'tenant',
    open: byButton('Send papers'),
  },
  {
    name: 'the form “I’m at my home”',
    isLikeAnother: true,
    path: '/profile/verification',
    account: 'landlord',
    open: byButton('I’m at my home'),
  },
  ...['Warn', 'Restrict', 'Sign out everywhere'].map(act => ({
    name: `the form “${act}”`,
    isLikeAnother: true as const,
    path: '/admin/people/:id',
    account: 'demonstration administrator' as const,
    open: byButton(act),
  })),
  ...['Confirm', 'Dismiss'].map(decision => ({
    name: `the form “${decision}” of a finding`,
    isLikeAnother: true as const,
    path: '/admin?reason=wrong_details',
    account: 'demonstration administrator' as const,
    open: behindLink('Wrong details', byButton(decision)),
  })),
  ...['Approve', 'Reject'].map(decision => ({
    name: `the form “${decision}” of papers`,
    isLikeAnother: true as const,
    path: '/admin/verifications',
    account: 'demonstration administrator' as const,
    open: byButton(new RegExp(`^${decision}`)),
  })),
  {
    name: 'the form “Hide listing”',
    isLikeAnother: true,
    path: '/admin/properties/:id',
    account: 'demonstration administrator',
    open: byButton('Hide listing'),
  },
  ...['Accept', 'Decline'].map(act => ({
    name: `the form “${act}” of an application`,
    isLikeAnother: true as const,
    path: '/landlord/applications',
    account: 'demonstration landlord' as const,
    open: behindLink(/Samir/, byButton(act)),
  })),
  ...(
    [
      ['Agree', /Glen Park/],
      ['Decline', /Glen Park/],
      ['Withdraw', /sunny kitchen/],
    ] as const
  ).map(([act, home]) => ({
    name: `the question “${act}” of one’s own application`,
    isLikeAnother: true as const,
    path: '/applications',
    account: 'demonstration tenant' as const,
    open: behindLink(home, byButton(act)),
  })),
  {
    name: 'the form “Rate your landlord”',
    isLikeAnother: true,
    path: '/tenancies',
    account: 'demonstration tenant',
    open: behindLink(/Rockridge/, byButton('Rate your landlord')),
  },
  {
    name: 'the form “Tour hours”',
    isLikeAnother: true,
    path: '/landlord/properties/:id',
    account: 'landlord',
    open: byButton(/hours$/),
  },
  {
    name: 'the form “Saved replies”',
    isLikeAnother: true,
    path: '/messages/:id',
    account: 'landlord',
    open: byButton('Saved replies'),
  },
  { name: 'the details of a repair', isLikeAnother: true, ...atRepairs, open: byButton(/^View/) },
  { name: 'the form “Update Status”', isLikeAnother: true, ...atRepairs, open: byAction('Update Status') },
  ...['Assign', 'Share with Vendor', 'Cost Estimate', 'Add Note', 'Complete'].map(action => ({
    name: `the form “${action}”`,
    isLikeAnother: true as const,
    ...atRepairs,
    open: byAction(action),
  })),
  { name: 'the form “Schedule”', isLikeAnother: true, ...atRepairs, open: byButton(/^Schedule/) },
  { name: 'the form “Answer”', isLikeAnother: true, ...atInquiries, open: byButton(/^Answer/) },
  ...['Propose times', 'Decline'].map(answer => ({
    name: `the form “${answer}”`,
    isLikeAnother: true as const,
    ...atInquiries,
    open: byButton(new RegExp(`^${answer}`)),
  })),
]
