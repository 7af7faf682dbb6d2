// For each endpoint that changes part of a thing: who does, and bodies that disagree.
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import { type Endpoint, isChange } from '@portal/contract/endpoint'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { tenantProfileEndpoints } from '@portal/contract/tenant-profile/endpoints'
import { isRecord } from '@portal/contract/values/json'
import { routes } from '../src/app.ts'
import { ownedThingOf } from './owned-things.ts'

interface Change {
  changer: 'tenant' | 'landlord'
  /** Three bodies that disagree on one field. */
  bodies: readonly [object, object, object]
  field: string
  /** The message at the field after the second body has changed it. */
  words: string
}

const changes = new Map<Endpoint, Change>([
  [
    listingEndpoints.update,
    {
      changer: 'landlord',
      bodies: [{ rentAmount: 2000 }, { rentAmount: 2450 }, { rentAmount: 1999.5 }],
      field: 'rentAmount',
      words: 'This was changed to $2,450 in the meantime',
    },
  ],
  [
    accountEndpoints.updateProfile,
    {
      changer: 'tenant',
      bodies: [{ phone: '555-0101' }, { phone: '' }, { phone: '555-0103' }],
      field: 'phone',
      words: 'This was emptied in the meantime',
    },
  ],
  [
    tenantProfileEndpoints.update,
    {
      changer: 'tenant',
      bodies: [{ employerName: 'Hill Works' }, { employerName: 'Bay Works' }, { employerName: 'City Works' }],
      field: 'employerName',
      words: 'This was changed to “Bay Works” in the meantime',
    },
  ],
  [
    savedSearchEndpoints.update,
    {
      changer: 'tenant',
      bodies: [{ name: 'Near the lake' }, { name: 'Near the park' }, { name: 'Near work' }],
      field: 'name',
      words: 'This was changed to “Near the park” in the meantime',
    },
  ],
  [
    maintenanceEndpoints.setStatus,
    {
      changer: 'landlord',
      bodies: [{ status: 'acknowledged' }, { status: 'in_progress' }, { status: 'completed' }],
      field: 'status',
      words: 'This was changed to “in progress” in the meantime',
    },
  ],
])

/** Every endpoint that changes part of a thing, with its recipe; throws when one is missing here. */
export const everyChange = routes
  .map(({ endpoint }) => endpoint)
  .filter(isChange)
  .map(endpoint => {
    const change = changes.get(endpoint)
    if (!change)
      throw new Error(`${endpoint.method} ${endpoint.path} changes something: say in test/changes.ts how`)
    const make = endpoint.own ? ownedThingOf(endpoint).make : async () => ''
    return { name: `${endpoint.method} ${endpoint.path}`, endpoint, make, ...change }
  })

/** What an answer says was changed: "the thing under its own name". */
export const changedIn = (body: unknown): Record<string, unknown> => {
  const changed = Object.values(isRecord(body) ? body : {}).find(isRecord)
  if (!changed) throw new Error(`Nothing was changed: ${JSON.stringify(body)}`)
  return changed
}
