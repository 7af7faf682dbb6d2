import { desktopWidth, expectFit, phoneWidth } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

// Short: mf-landlord/src/listing/placement/placement.test.tsx.
for (const width of [phoneWidth, desktopWidth])
  test.describe(`at ${width} px`, { tag: ['@demonstration', '@long'] }, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a landlord is asked about the city and the pin, and finds the map at the street', async ({
      page,
      signInAs,
    }) => {
      await signInAs('demonstration landlord')
      await page.goto('/create-property')
      await page.getByLabel('Title').fill('Garden flat with a bay window')
      await page.getByLabel('Description').fill('Two quiet rooms behind a walled garden.')
      await page.getByLabel('Property type').click()
      await page.getByRole('option', { name: 'Apartment' }).click()
      await page.getByLabel('Street address').fill('1200 Valencia St')
      await page.getByLabel('ZIP code').fill('94110')
      await page.getByLabel('City').fill('San Francico')
      await expect(page.getByText('Did you mean San Francisco?')).toBeVisible()
      await expectFit(page, width)
      await page.getByRole('button', { name: 'Use San Francisco' }).click()
      await expect(page.getByLabel('City')).toHaveValue('San Francisco')
      await expect(page.getByLabel('State')).toHaveValue('CA')
      await expect(page.getByText('Did you mean San Francisco?')).toHaveCount(0)

      await page.getByRole('button', { name: 'Create Property Listing' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('It isn’t on the map')
      await dialog.getByRole('button', { name: 'Check them' }).click()
      await expect(dialog).toHaveCount(0)

      await page.getByRole('button', { name: 'Place on the map' }).click()
      await expect(page.getByText('The map starts at other homes on this street.')).toBeVisible()
      await page.getByRole('button', { name: 'Add a pin' }).click()
      await page.getByRole('button', { name: 'Enter coordinates' }).click()
      const degrees = async (name: string) => Number(await page.getByLabel(name).inputValue())
      expect(Math.abs((await degrees('Latitude')) - 37.7565)).toBeLessThan(0.005)
      expect(Math.abs((await degrees('Longitude')) + 122.4165)).toBeLessThan(0.005)
      await expectFit(page, width)
    })
  })
