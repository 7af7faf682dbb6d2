import type { Page } from '@playwright/test'

export interface NewHome {
  title: string
  description: string
  propertyType: string
  address: string
  city: string
  state: string
  zipCode: string
  rent: string
  latitude: string
  longitude: string
}

export class CreatePropertyPage {
  constructor(private readonly page: Page) {}

  async fill(home: NewHome): Promise<void> {
    const { page } = this
    await page.getByLabel('Title').fill(home.title)
    await page.getByLabel('Description').fill(home.description)
    await page.getByLabel('Property type').click()
    await page.getByRole('option', { name: home.propertyType }).click()
    await page.getByLabel('Street address').fill(home.address)
    await page.getByLabel('City').fill(home.city)
    await page.getByLabel('State').fill(home.state)
    await page.getByLabel('ZIP code').fill(home.zipCode)
    await page.getByRole('button', { name: 'Enter coordinates' }).click()
    await page.getByLabel('Latitude').fill(home.latitude)
    await page.getByLabel('Longitude').fill(home.longitude)
    await page.getByLabel('Monthly rent').fill(home.rent)
  }

  /** Confirms the untouched numbers. */
  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Property Listing' }).click()
    await this.page.getByRole('button', { name: 'List anyway' }).click()
  }

  async list(home: NewHome): Promise<void> {
    await this.fill(home)
    await this.submit()
  }
}
