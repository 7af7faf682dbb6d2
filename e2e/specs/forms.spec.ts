import type { Locator, Page } from '@playwright/test'
import { becomeAskedLandlord } from '../asked-landlord.ts'
import { type Account, expect, test } from '../fixtures.ts'
import { InquiryDialog } from '../pages/inquiry-dialog.ts'
import { resize } from '../resize.ts'
import { addressOf, waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'
import type { World } from '../world.ts'

interface FormCase {
  form: string
  account: Account | null
  /** With `:id` for a home's. */
  path: string
  /** Leaves something wrong in it; returns its submit button. */
  open: (page: Page) => Promise<Locator>
  /** The label of the first wrong field, from top to bottom. */
  first: RegExp
}

const inDialog = async (page: Page, opener: string | RegExp, send: string): Promise<Locator> => {
  await page.getByRole('button', { name: opener }).first().click()
  return page.getByRole('dialog').getByRole('button', { name: send, exact: true })
}

const cases: FormCase[] = [
  {
    form: 'Login',
    account: null,
    path: '/auth',
    open: async page => page.getByRole('main').getByRole('button', { name: 'Login' }),
    first: /^Email/,
  },
  {
    // Its license fields are rendered later than the others, but come before them.
    form: 'Sign Up',
    account: null,
    path: '/auth',
    open: async page => {
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByRole('combobox', { name: 'Account type' }).click()
      await page.getByRole('option', { name: 'Realtor' }).click()
      await page.getByLabel('License state').fill('CA')
      return page.getByRole('button', { name: 'Create account' })
    },
    first: /^License number/,
  },
  {
    form: 'an inquiry',
    account: null,
    path: '/properties/:id',
    open: async page => {
      const dialog = new InquiryDialog(page)
      await dialog.open('Contact')
      await dialog.message.fill('')
      return dialog.root.getByRole('button', { name: 'Send' })
    },
    first: /^Message/,
  },
  {
    form: 'a section of the profile',
    account: 'tenant',
    path: '/profile',
    open: async page => {
      await page.getByLabel('Minimum rent').fill('3,4oo')
      await page.getByRole('textbox', { name: 'Maximum rent' }).fill('plenty')
      return page.getByRole('button', { name: /^Save changes ?: Looking for$/ })
    },
    first: /^Minimum rent/,
  },
  {
    form: 'the password',
    account: 'tenant',
    path: '/profile/security',
    open: async page => page.getByRole('button', { name: 'Change password' }),
    first: /^Current password/,
  },
  {
    form: 'a reminder',
    account: 'tenant',
    path: '/ai?tab=reminders',
    open: page => inDialog(page, 'Set a reminder', 'Set reminder'),
    first: /^Title/,
  },
  {
    form: 'a saved search',
    account: 'tenant',
    path: '/search',
    open: async page => {
      const send = await inDialog(page, 'Save this search', 'Save search')
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(' ')
      return send
    },
    first: /^Name/,
  },
  {
    form: 'a new home',
    account: 'landlord',
    path: '/create-property',
    open: async page => {
      await page.getByLabel('Title').fill(unique('Loft'))
      await page.getByLabel('Description').fill('Two rooms.')
      await page.getByLabel('City').fill('Oakland')
      await page.getByLabel('Monthly rent').fill('3,4oo')
      return page.getByRole('button', { name: 'Create Property Listing' })
    },
    first: /^Property type/,
  },
  {
    form: 'a home that is changed',
    account: 'landlord',
    path: '/landlord/properties/:id/edit',
    open: async page => {
      await page.getByLabel('Bathrooms').fill('3,4oo')
      await page.getByLabel('ZIP code').fill('')
      return page.getByRole('button', { name: 'Save changes' })
    },
    first: /^ZIP code/,
  },
  {
    form: 'a repair request',
    account: 'demonstration tenant',
    path: '/maintenance/requests',
    open: async page => {
      const send = await inDialog(page, 'New Request', 'Submit Request')
      await page.getByRole('dialog').getByLabel('Title').fill(' ')
      return send
    },
    first: /^Property/,
  },
  {
    form: 'who does the work',
    account: 'demonstration landlord',
    path: '/maintenance/manage',
    open: async page => {
      const send = await inDialog(page, /^Assign/, 'Assign')
      await page.getByRole('dialog').getByLabel('Who will do the work?').fill('')
      return send
    },
    first: /^Who will do the work/,
  },
  {
    form: 'what the work costs',
    account: 'demonstration landlord',
    path: '/maintenance/manage',
    open: async page => {
      await page.getByRole('button', { name: /^View/ }).first().click()
      await page.getByRole('button', { name: 'Cost Estimate' }).click()
      await page.getByLabel('Estimated cost').fill('-5')
      return page.getByRole('dialog').getByRole('button', { name: 'Add Estimate' })
    },
    first: /^Estimated cost/,
  },
  {
    form: 'when the work is done',
    account: 'demonstration landlord',
    path: '/maintenance/manage',
    open: async page => {
      const send = await inDialog(page, /^Schedule/, 'Schedule')
      await page.getByRole('dialog').getByLabel('Scheduled date').fill('2020-05-04T10:00')
      return send
    },
    first: /^Scheduled date/,
  },
]

/** Focused, marked as wrong and in view; no field above it is wrong. */
const expectFirstWrongField = async (page: Page, first: RegExp) => {
  const field = page.getByLabel(first).and(page.locator('[aria-invalid="true"]'))
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  const wrong = page.locator('form [aria-invalid="true"]').first()
  await expect(wrong).toBeFocused()
  expect(await requiredHints(page)).not.toContainEqual(expect.stringMatching(/optional/i))
}

/** The message below each required field. */
const requiredHints = (page: Page): Promise<string[]> =>
  page
    .locator('[aria-required="true"]')
    .evaluateAll(fields =>
      fields.flatMap(field =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map(id => document.getElementById(id)?.textContent ?? ''),
      ),
    )

const sendWrongly = async (page: Page, { open, first }: FormCase) => {
  const send = await open(page)
  await send.click()
  await expectFirstWrongField(page, first)
  await resize(page, 1440)
  await send.click()
  await expectFirstWrongField(page, first)
}

const goToForm = async (page: Page, { path }: FormCase, { homes: [home], threadId, tenancyId }: World) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(addressOf({ path, account: null }, { ...home, threadId, tenancyId }))
  await waitUntilFinished(page)
}

/** A page whose fields appear later; the long form tries all. */
const short = ['Sign Up']

const tagsOf = ({ form, account }: FormCase): string[] => [
  ...(account?.startsWith('demonstration') ? ['@demonstration'] : []),
  ...(short.includes(form) ? [] : ['@long']),
]

for (const formCase of cases)
  test(`submitting errors moves to the first wrong field: ${formCase.form}`, {
    tag: tagsOf(formCase),
  }, async ({ page, signInAs, world }) => {
    if (formCase.account) await signInAs(formCase.account)
    await goToForm(page, formCase, world)
    await sendWrongly(page, formCase)
  })

test('submitting errors moves to the first wrong field: an answer', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await becomeAskedLandlord(page, baseURL)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/landlord/inquiries')
  await waitUntilFinished(page)
  await sendWrongly(page, {
    form: 'an answer',
    account: null,
    path: '/landlord/inquiries',
    open: () => inDialog(page, 'Answer', 'Send answer'),
    first: /^Message/,
  })
})
