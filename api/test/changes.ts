// For each endpoint that updates part of a thing: who calls it, and conflicting bodies.
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { type Endpoint, isChange } from '@portal/contract/endpoint'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { mailSettingsEndpoints } from '@portal/contract/notifications/mail-settings-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { isRecord } from '@portal/contract/values/json'
import { routes } from '../src/app.ts'
import { newTourHours } from './new-tour-hours.ts'
import { ownedThingOf } from './owned-things.ts'

interface Change {
  changer: 'tenant' | 'landlord'
  /** Three bodies that conflict in one field; the first and the last are alike if it has only two values. */
  bodies: readonly [object, object, object]
  field: string
  /** At the field after the second body has changed it. */
  words: string
}

const changes = new Map<Endpoint, Change>([
  [
    listingEndpoints.update,
    {
      changer: 'landlord',
      bodies: [{ rentAmount: 2000 }, { rentAmount: 2450 }, { rentAmount: 1999.5 }],
      field: 'rentAmount',
      words: 'This was changed to $2,450 while you were editing',
    },
  ],
  [
    tourHoursEndpoints.change,
    {
      changer: 'landlord',
      bodies: [newTourHours(), newTourHours('12:00', '14:00'), newTourHours('18:00', '20:00')],
      field: 'tourHours',
      words: 'This was changed while you were editing',
    },
  ],
  [
    accountEndpoints.updateProfile,
    {
      changer: 'tenant',
      bodies: [{ phone: '555-0101' }, { phone: '' }, { phone: '555-0103' }],
      field: 'phone',
      words: 'This was cleared while you were editing',
    },
  ],
  [
    tenantProfileEndpoints.update,
    {
      changer: 'tenant',
      bodies: [{ employerName: 'Hill Works' }, { employerName: 'Bay Works' }, { employerName: 'City Works' }],
      field: 'employerName',
      words: 'This was changed to “Bay Works” while you were editing',
    },
  ],
  [
    savedSearchEndpoints.update,
    {
      changer: 'tenant',
      bodies: [{ name: 'Near the lake' }, { name: 'Near the park' }, { name: 'Near work' }],
      field: 'name',
      words: 'This was changed to “Near the park” while you were editing',
    },
  ],
  [
    mailSettingsEndpoints.change,
    {
      changer: 'tenant',
      bodies: [{ alerts: true }, { alerts: false }, { alerts: true }],
      field: 'alerts',
      words: 'This was changed to “no” while you were editing',
    },
  ],
  [
    maintenanceEndpoints.setStatus,
    {
      changer: 'landlord',
      bodies: [{ status: 'acknowledged' }, { status: 'in_progress' }, { status: 'completed' }],
      field: 'status',
      words: 'This was changed to “in progress” while you were editing',
    },
  ],
])

/** Throws if a recipe is missing. */
export const everyChange = routes
  .map(({ endpoint }) => endpoint)
  .filter(isChange)
  .map(endpoint => {
    const change = changes.get(endpoint)
    if (!change)
      throw new Error(`${endpoint.method} ${endpoint.path} changes something: describe it in test/changes.ts`)
    const make = endpoint.own ? ownedThingOf(endpoint).make : async () => ''
    return { name: `${endpoint.method} ${endpoint.path}`, endpoint, make, ...change }
  })

/** Without the name it is wrapped in. */
export const changedIn = (body: unknown): Record<string, unknown> => {
  const changed = Object.values(isRecord(body) ? body : {}).find(isRecord)
  if (!changed) throw new Error(`Nothing was changed: ${JSON.stringify(body)}`)
  return changed
}
