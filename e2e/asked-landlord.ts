// A landlord with one unread notification, and no other.
import { expect, type Page } from '@playwright/test'
import { listHome } from './new-home.ts'
import { newLandlord, newTenant } from './person.ts'
import { unique } from './unique.ts'

/** Signs the page in as a new landlord, whom a tenant has asked a question, and waits until they were told of it. */
export const becomeAskedLandlord = async (page: Page, origin: string | undefined): Promise<void> => {
  const landlord = await newLandlord(origin, page.request)
  const { id } = await listHome(landlord, unique('Rooms above the bookshop'))
  const tenant = await newTenant(origin)
  await tenant.call('POST', '/api/inquiries', { propertyId: id, message: 'Is it quiet?' })
  await expect
    .poll(async () => {
      const { notifications } = await (await page.request.get('/api/ai/notifications')).json()
      return notifications.length
    })
    .toBe(1)
}
