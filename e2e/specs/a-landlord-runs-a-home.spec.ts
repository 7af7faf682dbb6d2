import type { Page } from '@playwright/test'
import { findByLetters } from '../find-by-letters.ts'
import { expect, test } from '../fixtures.ts'
import { listHome, newHome } from '../new-home.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { toast } from '../pages/toast.ts'
import { type NewPerson, newLandlord } from '../person.ts'
import { resize } from '../resize.ts'
import { waitUntilFinished } from '../screens.ts'
import { unique } from '../unique.ts'
import { whenOffline } from '../when-offline.ts'

/** One per worker; each story uses only the home that it lists itself. */
let landlord: Promise<NewPerson> | undefined

/** No other file counts this landlord's homes. */
const becomeLandlord = async (page: Page, origin: string | undefined): Promise<NewPerson> => {
  landlord ??= newLandlord(origin)
  const person = await landlord
  await page.context().addCookies(person.cookies)
  return person
}

const withHome = async (page: Page, origin: string | undefined) =>
  listHome(await becomeLandlord(page, origin), unique('Mill by the river'))

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const choose = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

// Short: create-property-page.test.tsx.
test('untouched numbers are asked about, and a draft comes back with its pin', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await becomeLandlord(page, baseURL)
  const title = unique('Sunny mill')
  const form = new CreatePropertyPage(page)
  await page.goto('/create-property')

  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(page.getByText('Platform policy', { exact: true })).toBeHidden()
  await form.fill(newHome(title))
  const sections = page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link')
  await page.getByRole('checkbox', { name: 'Pet friendly', exact: true }).focus()
  await page.getByRole('checkbox', { name: 'Gym' }).focus()
  await page.getByLabel('Bedrooms').focus()
  await expect(sections.filter({ hasText: 'not filled in' })).toHaveText(/^Photos/)
  await page.getByLabel('Description').fill('Two rooms. Call 415-555-0134 to see them.')
  await expect(page.getByText('The description will read: Two rooms. Call [PHONE REMOVED]')).toBeVisible()
  await page.getByLabel('Description').fill('Two rooms behind a walled garden.')
  await expect(page.getByText('Content Filtered')).toBeHidden()

  await page.reload()
  await expect(page.getByText('Your draft is back')).toBeVisible()
  await expect(page.getByTitle(/Use the arrow keys to move it/)).toBeVisible()
  await expect(page.getByText('Platform policy', { exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Create Property Listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'List with these values?' })
  await expect(dialog).toContainText('Security deposit')
  await expect(dialog).toContainText('$3,000')
  await expect(dialog).not.toContainText('Monthly rent')
  await dialog.getByRole('button', { name: 'Check them' }).click()
  await expect(page.getByLabel('Security deposit')).toBeFocused()
  await page.getByLabel('Security deposit').fill('2000')
  await form.submit()
  await expect(page).toHaveURL('/landlord/properties')
  await expect(card(page, title)).toContainText('Available')
})

test.describe('far from the home', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  // Short: create-property-page.test.tsx, and the dates of edits in the API.
  test('a new date in the past at the home is refused, an earlier one is kept', { tag: '@long' }, async ({
    page,
    baseURL,
  }) => {
    const person = await becomeLandlord(page, baseURL)
    const availableDate = '2020-05-01'
    const { id, title } = await listHome(person, unique('Mill by the falls'), { availableDate })
    const dayThere = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
        timeZone: 'America/Los_Angeles',
      })
    const edit = () => page.goto(`/landlord/properties/${id}/edit`)
    const date = page.getByLabel('Available date')
    const save = () => page.getByRole('button', { name: 'Save changes' }).click()

    await page.setViewportSize({ width: 375, height: 800 })
    await edit()
    await page.getByLabel('Title').fill(`${title}, quiet`)
    await date.fill(dayThere(-1))
    await save()
    await expect(page.getByText('Please choose today or a later date')).toBeVisible()
    await expect(date).toBeFocused()
    await date.fill(availableDate)
    await save()
    await expect(page).toHaveURL('/landlord/properties')

    await resize(page, 1440)
    await edit()
    await expect(date).toHaveValue(availableDate)
    await date.fill(dayThere(0))
    await save()
    await expect(page).toHaveURL('/landlord/properties')
    const { property } = await person.call<{ property: object }>('GET', `/api/properties/${id}`)
    expect(property).toMatchObject({ title: `${title}, quiet`, availableDate: dayThere(0) })
  })
})

test.describe('what fails', () => {
  test.use({ expectedComplaints: [whenOffline(/500/)] })

  // Short: edit-property-page.test.tsx and listing-actions.test.tsx.
  test('a failure is reported, and nothing is lost or done', { tag: '@long' }, async ({ page, baseURL }) => {
    const { id, title } = await withHome(page, baseURL)
    await page.route(`**/api/properties/${id}`, route =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    )
    await page.goto('/landlord/properties')
    await waitUntilFinished(page)
    await choose(page, title, 'Pause')
    await expect(toast(page, 'We couldn’t make that change')).toBeVisible()
    await expect(card(page, title)).not.toContainText('Paused')
    await choose(page, title, 'Delete')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('We couldn’t delete it')).toBeVisible()
    await page.getByRole('button', { name: 'Keep it' }).click()

    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(page.getByLabel('Monthly rent')).toBeEnabled()
    await page.context().setOffline(true)
    await page.getByLabel('Monthly rent').fill('2600')
    await page.getByRole('button', { name: 'Save changes' }).click() // the rules have not been loaded yet
    await expect(toast(page, 'You are offline, so this was not sent.')).toBeVisible()
    await page.context().setOffline(false)
    const refused = page.waitForResponse(response => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await refused // the form has loaded its rules
    await page.unroute(`**/api/properties/${id}`)
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(toast(page, 'You are offline, so this was not sent.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByLabel('Monthly rent')).toHaveValue('2600')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL('/landlord/properties')
    await expect(card(page, title)).toContainText('$2,600')
  })
})

test.describe('two tabs', () => {
  test.use({ expectedComplaints: [/409/] })

  // Short: edit-property-page.test.tsx.
  test('the second one sees what the first one changed, and keeps its own', { tag: '@long' }, async ({
    page,
    baseURL,
    context,
  }) => {
    const { id, title } = await withHome(page, baseURL)
    const address = `/landlord/properties/${id}/edit`
    await page.goto(address)
    await page.getByLabel('Monthly rent').fill('2600')

    const other = await context.newPage()
    await other.goto(address)
    await other.getByLabel('Monthly rent').fill('2500')
    await other.getByLabel('Bedrooms').fill('3')
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other).toHaveURL('/landlord/properties')

    await page.getByRole('button', { name: 'Save changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'This home was changed while you were editing' })
    await expect(dialog.getByRole('radiogroup', { name: 'Monthly rent' })).toContainText('$2,500')
    await expect(dialog.getByRole('radio', { name: '$2,600' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /^3/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Save these choices' }).click()
    await expect(page).toHaveURL('/landlord/properties')
    await expect(card(page, title)).toContainText('$2,600')
    await expect(card(page, title)).toContainText('3 beds')
  })
})

// Short: mf-landlord/src/my-properties, and keyboard.spec.ts.
test('by keyboard alone: pause, show again, rent out, delete, undo', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const { id, title } = await withHome(page, baseURL)
  await page.goto('/landlord/properties')
  await waitUntilFinished(page)
  const more = page.getByRole('button', { name: `More for ${title}` })
  await page.getByRole('link', { name: `Edit ${title}` }).focus()

  const press = async (item: string) => {
    await expect(more).toBeEnabled()
    await more.focus()
    await page.keyboard.press('Enter')
    await findByLetters(page, item.slice(0, 1), page.getByRole('menuitem', { name: item, exact: true }))
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()
  await press('Pause')
  await expect(card(page, title)).toContainText('Paused')
  await press('Show again')
  await expect(card(page, title)).not.toContainText('Paused')
  await press('Mark as rented')
  await expect(page.getByRole('button', { name: 'Only mark as rented' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, title)).toContainText('Occupied')
  await press('Delete')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`“${title}” was deleted`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect((await page.request.get(`/api/properties/${id}`)).status()).toBe(404)
  await page.keyboard.press('Enter')
  await expect(card(page, title)).toContainText('Occupied')
  expect((await page.request.get(`/api/properties/${id}`)).status()).toBe(200)
})

// Short: mf-landlord/src/listing/edit/edit-property-page.test.tsx.
test('leaving unsaved changes asks, in the header too, and the way back loses nothing', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const { title } = await withHome(page, baseURL)
  await page.goto('/landlord/properties')
  await waitUntilFinished(page)
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByLabel('Title').fill('Half a thought')
  await page.getByRole('banner').getByRole('link', { name: 'Rental Portal' }).first().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')

  await page.goBack()
  await expect(page).toHaveURL('/landlord/properties')
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL('/landlord/properties')
  await expect(card(page, title)).toBeVisible()
})
