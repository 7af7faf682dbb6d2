// Only the demonstration has a tenant with a home.
import type { Page } from '@playwright/test'
import { withoutFirstAnswers } from '../broken-files.ts'
import { findByLetters } from '../find-by-letters.ts'
import { expect, test } from '../fixtures.ts'
import { knownPerson, type Person } from '../person.ts'
import { waitUntilFinished } from '../screens.ts'
import { whenOffline } from '../when-offline.ts'
import { hasDemonstration } from '../world.ts'

interface Request {
  id: string
  title: string
  propertyId: string
  property: Record<'title' | 'address' | 'city' | 'state', string>
}

interface RequestAnswer {
  request: Request
}

const tag = '@demonstration'
let tenant: Person
let landlord: Person

test.beforeAll(async ({ baseURL }) => {
  if (!hasDemonstration) return
  tenant = await knownPerson('demonstration tenant', baseURL)
  landlord = await knownPerson('demonstration landlord', baseURL)
})

const file = async (what: string): Promise<RequestAnswer['request']> => {
  const { tenancies } = await tenant.call<{ tenancies: { propertyId: string }[] }>('GET', '/api/tenancies/my')
  const { request } = await tenant.call<RequestAnswer>('POST', '/api/maintenance/requests', {
    propertyId: tenancies[0]?.propertyId,
    title: `${what} ${crypto.randomUUID().slice(0, 8)}`,
    description: 'It has been like this since Monday.',
    category: 'plumbing',
    priority: 'high',
  })
  return request
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
/** Hidden from roles while a dialog is open. */
const toastWith = (page: Page, words: string) => page.getByText(words).first()

// Short: a-repair-is-confirmed.spec.ts.
test('by keyboard alone a repair is acknowledged, begun, planned and noted, and its tenant sees all of it', {
  tag,
}, async ({ page, signInAs }) => {
  const { id, title } = await file('Tap that drips')
  await signInAs('demonstration landlord')
  await page.goto(`/maintenance/manage?request=${id}`)
  const details = page.getByRole('dialog', { name: title })
  await details.getByRole('button', { name: 'Acknowledge' }).press('Enter')
  await expect(toastWith(page, 'Request acknowledged successfully')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Acknowledge' })).toBeHidden()

  await details.getByRole('button', { name: 'Update Status' }).press('Enter')
  const status = page.getByRole('dialog', { name: 'Update Request Status' })
  await status.getByRole('combobox', { name: 'Status' }).press('Enter')
  await findByLetters(page, 'In', page.getByRole('option', { name: 'In progress' }))
  await page.keyboard.press('Enter')
  await status.getByLabel('Notes').fill('The plumber comes on Tuesday.')
  await status.getByRole('button', { name: 'Update Status' }).press('Enter')
  await expect(status).toBeHidden()
  await expect(details.getByRole('button', { name: 'Update Status' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bay Plumbing')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Assigned to Bay Plumbing')).toBeVisible()
  await details.getByRole('button', { name: 'Cost Estimate' }).press('Enter')
  await page.keyboard.type('129.5')
  await page.keyboard.press('Enter')
  await expect(details.getByText('Cost estimated at $129.50')).toBeVisible()
  await details.getByRole('button', { name: 'Add Note' }).press('Enter')
  const note = page.getByRole('dialog', { name: 'Add Note' })
  await note.getByRole('textbox').fill('Please leave the key with the neighbor.')
  await note.getByRole('button', { name: 'Add Note' }).press('Enter')
  await expect(note).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/maintenance/manage')
  await expect(cardOf(page, title).getByText('In progress')).toBeVisible()

  await signInAs('demonstration tenant')
  await page.goto(`/maintenance/requests?request=${id}`)
  const seen = page.getByRole('dialog', { name: title })
  for (const words of ['The plumber comes on Tuesday.', 'Please leave the key with the neighbor.'])
    await expect(seen.getByText(words).first()).toBeVisible()
  await expect(seen.getByText('In progress').first()).toBeVisible()
})

const homeOf = async (title: string) => {
  const requests = await landlord.call<Request[]>('GET', '/api/maintenance/requests/landlord')
  const found = requests.find(request => request.title === title)
  if (!found) throw new Error(`There is no request “${title}”`)
  const { property, propertyId } = found
  return { words: `${property.title}, ${property.address}, ${property.city}, ${property.state}`, propertyId }
}

// Short: maintenance-page.test.tsx of the landlord and maintenance-requests-page.test.tsx of the tenant.
for (const width of [375, 1440])
  test(`at ${width} px a repair begins with its home on both sides, costs cents, and is not overdue while its visit is ahead`, {
    tag: [tag, '@long'].flat(),
  }, async ({ page, signInAs }) => {
    const [furnace, ants] = ['Furnace does not reach the set temperature', 'Ants along the balcony door']
    const home = await homeOf(furnace)
    await page.setViewportSize({ width, height: 900 })
    const readDetails = async () => {
      const details = page.getByRole('dialog', { name: furnace })
      await expect(details.locator('dd').first()).toHaveText(new RegExp(`^${home.words}`))
      const rows = await details.locator('dd').allTextContents()
      expect(rows.filter(words => words.trim() === '')).toEqual([])
      expect(rows).toContain('$420.50')
    }

    await signInAs('demonstration landlord')
    await page.goto('/maintenance/manage?tab=overdue')
    await expect(cardOf(page, ants).getByText(/^Overdue since/)).toBeVisible()
    await expect(cardOf(page, furnace)).toHaveCount(0)
    await page.goto('/maintenance/manage?status=in_progress&priority=high')
    await waitUntilFinished(page)
    const card = cardOf(page, furnace)
    await expect(card).toHaveText(new RegExp(`^${home.words}Property ID ${home.propertyId}`))
    await expect(card).not.toContainText('Overdue')
    await card.getByRole('button', { name: /^View/ }).click()
    await readDetails()

    await signInAs('demonstration tenant')
    await page.goto('/maintenance/requests')
    await waitUntilFinished(page)
    await expect(cardOf(page, furnace)).toHaveText(new RegExp(`^${home.words}`))
    await expect(cardOf(page, furnace)).toContainText('$420.50')
    await page.getByRole('button', { name: `View Details of ${furnace}` }).click()
    await readDetails()
  })

// Short: mf-landlord/src/maintenance/maintenance-page.test.tsx.
test('filters and tabs are in the address: they can be shared and gone back to', {
  tag: [tag, '@long', '@long'],
}, async ({ page, signInAs }) => {
  const { title } = await file('Door that sticks')
  await signInAs('demonstration landlord')
  await page.goto('/maintenance/manage?status=submitted')
  await waitUntilFinished(page)
  await expect(cardOf(page, title)).toBeVisible()
  await page.getByRole('combobox', { name: 'Priority' }).click()
  await page.getByRole('option', { name: 'Low' }).click()
  await expect(page).toHaveURL('/maintenance/manage?status=submitted&priority=low')
  await expect(cardOf(page, title)).toBeHidden()
  await page.goBack()
  await expect(cardOf(page, title)).toBeVisible()
  await page.getByRole('tab', { name: 'Overdue' }).click()
  await expect(page).toHaveURL('/maintenance/manage?status=submitted&tab=overdue')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByText(/^Overdue since/).first()).toBeVisible()
})

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [whenOffline(/Failed to load resource/)] })

  // Short: request-actions.test.tsx.
  test('a note that could not be saved stays, and is saved when asked again', {
    tag: [tag, '@long'].flat(),
  }, async ({ page, context, signInAs }) => {
    const { id, title } = await file('Window that rattles')
    await signInAs('demonstration landlord')
    await page.goto(`/maintenance/manage?request=${id}`)
    const details = page.getByRole('dialog', { name: title })
    await details.getByRole('button', { name: 'Add Note' }).click()
    const note = page.getByRole('dialog', { name: 'Add Note' })
    const field = note.getByRole('textbox')
    const send = note.getByRole('button', { name: 'Add Note' })
    await field.fill('We will look at it.')

    await page.route('**/landlord-note', route => route.fulfill({ status: 500, body: '' }))
    await send.click()
    await expect(toastWith(page, 'We couldn’t add the note')).toBeVisible()
    await expect(field).toHaveValue('We will look at it.')
    await page.unroute('**/landlord-note')

    await context.setOffline(true)
    await send.click()
    await expect(page.getByText(/^You are offline, so this was not sent/).first()).toBeVisible()
    await expect(field).toHaveValue('We will look at it.')
    await context.setOffline(false)
    await send.click()
    await expect(details.getByText('We will look at it.').first()).toBeVisible()
    const { updates } = await landlord.call<{ updates: unknown[] }>('GET', `/api/maintenance/requests/${id}`)
    expect(updates).toHaveLength(1)
  })

  // Short: request-actions.test.tsx.
  test('a change in another tab in the meantime is reported and shown, and nothing is overwritten unseen', {
    tag: [tag, '@long'].flat(),
  }, async ({ page, signInAs }) => {
    const { id, title } = await file('Lamp that hums')
    const setStatus = (status: string) =>
      landlord.call('PUT', `/api/maintenance/requests/${id}/status`, { status })
    await signInAs('demonstration landlord')
    await page.goto('/maintenance/manage')
    const card = cardOf(page, title)
    await waitUntilFinished(page)
    await expect(card.getByText('Submitted')).toBeVisible()
    await setStatus('in_progress')
    await card.getByRole('button', { name: /^Acknowledge/ }).click()
    await expect(toastWith(page, 'Only a request that was just submitted can be acknowledged.')).toBeVisible()
    await expect(card.getByText('In progress')).toBeVisible()
    await expect(card.getByRole('button', { name: /^Acknowledge/ })).toBeHidden()

    await card.getByRole('button', { name: /^Status/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Request Status' })
    await setStatus('cancelled')
    await dialog.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Completed' }).click()
    await dialog.getByRole('button', { name: 'Update Status' }).click()
    await expect(dialog.getByText('This was changed to “cancelled” while you were editing')).toBeVisible()
    await dialog.getByRole('button', { name: 'Update Status' }).click()
    await expect(dialog).toBeHidden()
    await expect(card.getByText('Completed')).toBeVisible()
  })

  // Short: faults.spec.ts.
  test('each part that fails can be tried again by itself', { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs('landlord')
    await withoutFirstAnswers(page)
    await page.route('**/api/maintenance/**', route => route.fulfill({ status: 500, body: '' }))
    await page.goto('/maintenance/manage')
    await expect(page.getByText('We couldn’t load the totals.')).toBeVisible()
    await expect(page.getByText('We couldn’t load the maintenance requests')).toBeVisible()
    await page.unroute('**/api/maintenance/**')
    for (const name of ['Try again', 'Try again']) await page.getByRole('button', { name }).first().click()
    await expect(page.getByText('Repair requests from your tenants appear here.')).toBeVisible()
    await expect(page.getByText('Total Requests')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  // Short: a-repair-is-confirmed.spec.ts.
  test('a repair is scheduled and completed by touch', { tag: [tag, '@long'].flat() }, async ({
    page,
    signInAs,
  }) => {
    const { id, title } = await file('Stove that stays cold')
    await signInAs('demonstration landlord')
    await page.goto('/maintenance/manage')
    await waitUntilFinished(page)
    await cardOf(page, title)
      .getByRole('button', { name: /^Schedule/ })
      .tap()
    const schedule = page.getByRole('dialog', { name: 'Schedule Work' })
    await schedule.getByLabel('Scheduled date').fill('2031-05-04T10:00')
    await schedule.getByRole('button', { name: 'Schedule' }).tap()
    await expect(cardOf(page, title).getByText('May 4, 2031, 10:00 AM')).toBeVisible()

    await cardOf(page, title).getByRole('button', { name: /^View/ }).tap()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Complete' }).tap()
    const complete = page.getByRole('dialog', { name: 'Complete Request' })
    await complete.getByLabel('Actual cost').fill('80')
    await complete.getByLabel('Notes').fill('A new element was put in.')
    await complete.getByRole('button', { name: 'Complete' }).tap()
    await expect(complete).toBeHidden()
    const details = page.getByRole('dialog', { name: title })
    await expect(details.getByText('A new element was put in.').first()).toBeVisible()
    await expect(details.getByText('$80.00')).toBeVisible()
    const read = await tenant.call<{ request: object }>('GET', `/api/maintenance/requests/${id}`)
    expect(read.request).toMatchObject({ status: 'completed', actualCost: 80 })
  })
})
