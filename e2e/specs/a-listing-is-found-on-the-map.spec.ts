// A landlord lists a home; a tenant who never heard of it finds it on the map, in the list, and opens it.
import { expect, test } from '../fixtures.ts'
import { AuthPage } from '../pages/auth-page.ts'
import { CreatePropertyPage } from '../pages/create-property-page.ts'
import { Header } from '../pages/header.ts'
import { SearchPage } from '../pages/search-page.ts'
import { toast } from '../pages/toast.ts'

test('a new listing is found on the map by a tenant', async ({ page }) => {
  const key = Date.now().toString(36)
  const title = `Garden cottage by the lake ${key}`
  const auth = new AuthPage(page)
  const header = new Header(page)
  const search = new SearchPage(page)

  await auth.register({
    role: 'Landlord',
    firstName: 'Lena',
    lastName: 'Okafor',
    email: `landlord-${key}@example.com`,
    password: 'a long enough password',
  })
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Account created successfully!')).toBeVisible()

  await header.goTo('My properties')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Property$/ })
    .first()
    .click()
  await new CreatePropertyPage(page).list({
    title,
    description: 'Two quiet rooms behind a walled garden, a short walk from the water.',
    propertyType: 'House',
    address: '12 Lakeshore Drive',
    city: 'San Francisco',
    state: 'CA',
    zipCode: '94132',
    rent: '2345',
    // A place of its own: a home of another story there would make a cluster of the two.
    latitude: '37.72',
    longitude: '-122.494',
  })
  await expect(page).toHaveURL('/landlord/properties')
  await expect(toast(page, 'Property listing created successfully.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Available')

  await header.logOut()
  await expect(page).toHaveURL('/')
  await auth.register({
    role: 'Tenant',
    firstName: 'Tomas',
    lastName: 'Berg',
    email: `tenant-${key}@example.com`,
    password: 'another long password',
  })
  await expect(page).toHaveURL('/')

  await page.getByRole('link', { name: 'Find a Home' }).click()
  await expect(search.card(title)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Split', pressed: true })).toBeVisible()
  await expect(page.getByText(/^\d+ on map$/)).toBeVisible()
  await expect(page.getByText(/^\d+ properties without coordinates are not shown on map$/)).toBeVisible()
  await search.moveMap()
  await search.searchThisArea()
  await expect(search.card(title)).toContainText('$2,345')

  await search.pin(title).click()
  const popup = page.locator('.leaflet-popup')
  await expect(popup).toContainText(title)
  await expect(popup).toContainText('12 Lakeshore Drive, San Francisco, CA')
  await expect(popup).toContainText('$2,345/mo')

  await search.card(title).getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('a short walk from the water')).toBeVisible()
})
