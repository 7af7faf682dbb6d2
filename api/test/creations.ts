// For each endpoint that creates something: who creates it, from what, and where it is stored.
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { type Endpoint, isCreation } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { isRecord } from '@portal/contract/values/json'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { routes } from '../src/app.ts'
import type { Database } from '../src/platform/database.ts'
import { propertyInquiries } from '../src/schema/inquiries.ts'
import { maintenanceRequests } from '../src/schema/maintenance.ts'
import { properties } from '../src/schema/properties.ts'
import { aiReminders } from '../src/schema/reminders.ts'
import { savedSearches } from '../src/schema/saved-searches.ts'
import { platformWarnings } from '../src/schema/warnings.ts'
import { newListing } from './new-listing.ts'
import { inAnHour } from './new-reminder.ts'
import { makeTenancy, newRequest } from './new-tenancy.ts'

interface Creation {
  maker: 'tenant' | 'landlord'
  table: PgTable & { id: PgColumn }
  /** What is sent, and what of it another request has different. */
  body: (database: Database, ids: { tenant: string; landlord: string }) => Promise<object>
  other: object
}

const creations = new Map<Endpoint, Creation>([
  [
    listingEndpoints.create,
    { maker: 'landlord', table: properties, body: async () => newListing(), other: { rentAmount: 2450 } },
  ],
  [
    inquiryEndpoints.create,
    {
      maker: 'tenant',
      table: propertyInquiries,
      body: async (database, ids) => ({
        propertyId: await makeTenancy(database, ids),
        message: 'Is it quiet?',
      }),
      other: { message: 'Is it bright?' },
    },
  ],
  [
    filingEndpoints.create,
    {
      maker: 'tenant',
      table: maintenanceRequests,
      body: async (database, ids) => newRequest(await makeTenancy(database, ids)),
      other: { priority: 'high' },
    },
  ],
  [
    savedSearchEndpoints.create,
    {
      maker: 'tenant',
      table: savedSearches,
      body: async () => ({ name: 'Near work', alert: 'daily', filters: { city: 'Oakland' } }),
      other: { alert: 'never' },
    },
  ],
  [
    reminderEndpoints.create,
    {
      maker: 'tenant',
      table: aiReminders,
      body: async () => ({ title: 'Pay the rent', nextReminderAt: inAnHour(), recurringPattern: 'monthly' }),
      other: { recurringInterval: 2 },
    },
  ],
  [
    warningEndpoints.create,
    {
      maker: 'tenant',
      table: platformWarnings,
      body: async () => ({ warningType: 'platform_policy', message: 'Please stay on the platform.' }),
      other: { severity: 'low' },
    },
  ],
])

/** Every endpoint that creates something, with its recipe; throws when one is missing here. */
export const everyCreation = routes
  .map(({ endpoint }) => endpoint)
  .filter(isCreation)
  .map(endpoint => {
    const creation = creations.get(endpoint)
    if (!creation)
      throw new Error(`${endpoint.method} ${endpoint.path} creates something: say in test/creations.ts how`)
    return { name: `${endpoint.method} ${endpoint.path}`, endpoint, ...creation }
  })

/** The id of what an answer says was made: "the thing under its own name". */
export const madeIn = (body: unknown): string => {
  const made = Object.values(isRecord(body) ? body : {}).find(isRecord)
  return String(made?.id)
}
