import * as sitePaths from '../../packages/contract/site-paths.ts'
import { expect, test } from '../fixtures.ts'
import { AuthPage, newcomer } from '../pages/auth-page.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { Header } from '../pages/header.ts'
import { SearchPage } from '../pages/search-page.ts'
import { toast } from '../pages/toast.ts'
import { unique } from '../unique.ts'

test('a visitor signs up as a landlord to list a home, which a tenant finds on the map', async ({
  page,
  signInAs,
}) => {
  // Its own place, because a nearby home of another story would form a cluster with it.
  const city = unique('Lonely Springs')
  const latitude = (41 + Math.random()).toFixed(5)
  const longitude = (-116 + Math.random()).toFixed(5)
  const title = unique('Garden cottage by the lake')
  const header = new Header(page)
  const search = new SearchPage(page)

  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'List Property' }).click()
  await expect(page).toHaveURL('/auth?next=%2Fcreate-property')
  await expect(page.getByText('Sign in or sign up as a landlord to list a property.')).toBeVisible()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('radio', { name: 'Landlord' })).toBeChecked()
  await new AuthPage(page).signUp(newcomer('Landlord'))
  await expect(toast(page, 'Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/create-property')
  await new CreatePropertyPage(page).list({
    title,
    description: 'Two quiet rooms behind a walled garden, a short walk from the water.',
    propertyType: 'House',
    address: '12 Lakeshore Drive',
    city,
    state: 'NV',
    zipCode: '89310',
    rent: '2345',
    latitude,
    longitude,
  })
  await expect(page).toHaveURL('/landlord/properties')
  await expect(toast(page, 'Property listing created successfully.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Available')

  await header.logOut()
  await expect(page).toHaveURL('/')
  await signInAs('tenant')
  await page.goto(`${sitePaths.searchFor(`${city}, NV`)}&map=${latitude},${longitude},13`)
  await expect(search.card(title)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Split', pressed: true })).toBeVisible()
  await expect(page.getByText('1 on map')).toBeVisible()
  await search.moveMap()
  await search.searchThisArea()
  await expect(search.card(title)).toContainText('$2,345')

  await search.pin(title).click()
  const popup = page.locator('.leaflet-popup')
  await expect(popup).toContainText(title)
  await expect(popup).toContainText(`12 Lakeshore Drive, ${city}, NV`)
  await expect(popup).toContainText('$2,345/mo')

  await search.card(title).getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('a short walk from the water')).toBeVisible()
})
