// For each endpoint that serves owners alone: how to make a thing of a seeded person, and what to send for it.
import { assistantEndpoints } from '@portal/contract/assistant'
import type { Endpoint } from '@portal/contract/endpoint'
import { notificationEndpoints } from '@portal/contract/notification'
import { propertyEndpoints } from '@portal/contract/property'
import { policyWarningType, warningEndpoints } from '@portal/contract/warning'
import { aiConversations } from '../src/features/assistant/ai-conversations.table.ts'
import { aiNotifications } from '../src/features/notifications/ai-notifications.table.ts'
import { properties } from '../src/features/properties/properties.table.ts'
import { platformWarnings } from '../src/features/warnings/platform-warnings.table.ts'
import type { Database } from '../src/platform/database.ts'
import { newListing } from './new-listing.ts'

type Owner = 'tenant' | 'landlord'
type OwnerIds = Record<Owner, string>

interface OwnedThing {
  owner: Owner
  /** Makes a new one and answers its id. */
  make: (database: Database, ids: OwnerIds) => Promise<string>
  /** What the endpoint takes. */
  body?: unknown
}

const home: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) => {
    const id = Bun.randomUUIDv7()
    await database.insert(properties).values({ ...newListing(), id, landlordId: landlord })
    return id
  },
}

const notification: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    const told = {
      title: 'News',
      message: 'Something happened.',
      type: 'info',
      category: 'platform',
    } as const
    await database.insert(aiNotifications).values({ ...told, id, userId: tenant })
    return id
  },
}

const warning: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) => {
    const id = Bun.randomUUIDv7()
    const told = { warningType: policyWarningType, message: 'Please stay on the platform.' }
    await database.insert(platformWarnings).values({ ...told, id, userId: landlord })
    return id
  },
}

const conversation: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    await database.insert(aiConversations).values({ id, userId: tenant })
    return id
  },
}

const things = new Map<Endpoint, OwnedThing>([
  [propertyEndpoints.update, { ...home, body: { title: 'Renamed' } }],
  [propertyEndpoints.delete, home],
  [notificationEndpoints.markRead, notification],
  [warningEndpoints.acknowledge, warning],
  [assistantEndpoints.messages, conversation],
])

/** Throws when an endpoint serves owners alone and nobody said here what they own. */
export const ownedThingOf = (endpoint: Endpoint): OwnedThing => {
  const thing = things.get(endpoint)
  if (!thing)
    throw new Error(
      `${endpoint.method} ${endpoint.path} serves owners alone: say in test/owned-things.ts what they own`,
    )
  return thing
}
