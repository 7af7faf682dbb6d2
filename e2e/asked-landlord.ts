import { expect, type Page } from '@playwright/test'
import { listHome } from './new-home.ts'
import { newLandlord, newTenant } from './person.ts'
import { unique } from './unique.ts'

/** Signs in as a new landlord with exactly one unread notification, about a tenant's question. */
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
