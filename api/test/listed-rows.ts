// Texts are as long as allowed. Rows created later come first, unless `isEarliestFirst` says otherwise.
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { reminderEndpoints } from '@portal/contract/assistant/reminder-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { propertyEndpoints } from '@portal/contract/properties/endpoints'
import { favoriteEndpoints } from '@portal/contract/properties/favorite-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { eq } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { applications } from '../src/schema/applications.ts'
import { aiConversations, aiMessages } from '../src/schema/assistant.ts'
import { backgroundChecks } from '../src/schema/background-checks.ts'
import { consentReads, userConsents } from '../src/schema/consents.ts'
import { propertyInquiries } from '../src/schema/inquiries.ts'
import { maintenanceRequests } from '../src/schema/maintenance.ts'
import { aiNotifications } from '../src/schema/notifications.ts'
import { favorites, properties } from '../src/schema/properties.ts'
import { landlordRatings } from '../src/schema/ratings.ts'
import { aiReminders } from '../src/schema/reminders.ts'
import { securityEvents } from '../src/schema/sessions.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { threadMessages, threads } from '../src/schema/threads.ts'
import { contentViolations, platformWarnings } from '../src/schema/warnings.ts'
import { storedApplication } from './new-application.ts'
import { makeCheck } from './new-check.ts'
import { makeFinding, makeReport } from './new-finding.ts'
import { newListing } from './new-listing.ts'
import { makeRating } from './new-rating.ts'
import { newReminder } from './new-reminder.ts'
import { newRequest } from './new-tenancy.ts'

/** With a home, a conversation, a consent and a thread of theirs. */
export interface Owners {
  tenant: string
  landlord: string
  home: string
  conversation: string
  consent: string
  thread: string
}

export interface ListedRows {
  owner: 'tenant' | 'landlord'
  /** Whose id the path has, if it has one. */
  of?: keyof Owners
  /** After the rows with lower numbers; returns its id in the list. */
  make: (database: Database, owners: Owners, number: number) => Promise<string>
  remove: (database: Database, id: string) => Promise<unknown>
  isEarliestFirst?: true
}

/** Three bytes per character, as in many scripts. */
const long = (characters: number): string => '家'.repeat(characters)
const at = (number: number): string =>
  new Date(Date.UTC(2040, 0, 1) + Math.floor(number / 3) * 1000).toISOString()

const makeHome = async (database: Database, { landlord }: Owners): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const images = Array.from({ length: 20 }, (_, index) => `/${long(400)}${index}.jpg`)
  await database
    .insert(properties)
    .values({ ...newListing(), id, landlordId: landlord, description: long(10_000), images })
  return id
}
const removeHome = (database: Database, id: string) =>
  database.delete(properties).where(eq(properties.id, id))

const request = (owner: ListedRows['owner']): ListedRows => ({
  owner,
  make: async (database, { tenant, landlord, home }) => {
    const id = Bun.randomUUIDv7()
    const texts = { description: long(5000), tenantNotes: long(2000), landlordNotes: long(2000) }
    const created = { ...newRequest(home), category: 'plumbing', priority: 'urgent' } as const
    await database.insert(maintenanceRequests).values({
      ...created,
      ...texts,
      id,
      tenantId: tenant,
      landlordId: landlord,
      createdAt: '2026-01-01T00:00:00.000Z',
    })
    return id
  },
  remove: (database, id) => database.delete(maintenanceRequests).where(eq(maintenanceRequests.id, id)),
})

const ownHome: ListedRows = { owner: 'landlord', make: makeHome, remove: removeHome }

const longWords = {
  contentText: long(1000),
  note: long(2000),
  decisionReason: long(2000),
  appealText: long(4000),
  appealReason: long(2000),
}
const removeFinding = (database: Database, id: string) =>
  database.delete(contentViolations).where(eq(contentViolations.id, id))

const rows = new Map<Endpoint, ListedRows>([
  [maintenanceEndpoints.myRequests, request('tenant')],
  [maintenanceEndpoints.landlordRequests, request('landlord')],
  [maintenanceEndpoints.urgentRequests, request('landlord')],
  [maintenanceEndpoints.overdueRequests, request('landlord')],
  [ownPropertyEndpoints.my, ownHome],
  [ownPropertyEndpoints.myProperties, ownHome],
  [propertyEndpoints.ofLandlord, { ...ownHome, of: 'landlord' }],
  [
    ratingEndpoints.ofLandlord,
    {
      owner: 'landlord',
      of: 'landlord',
      make: (database, owners) => makeRating(database, owners, { text: long(2000) }),
      remove: (database, id) => database.delete(landlordRatings).where(eq(landlordRatings.id, id)),
    },
  ],
  [
    favoriteEndpoints.list,
    {
      owner: 'tenant',
      make: async (database, owners, number) => {
        const propertyId = await makeHome(database, owners)
        await database
          .insert(favorites)
          .values({ userId: owners.tenant, propertyId, rentAmount: 1, createdAt: at(number) })
        return propertyId
      },
      remove: (database, id) => database.delete(favorites).where(eq(favorites.propertyId, id)),
    },
  ],
  ...[tenancyEndpoints.my, tenancyEndpoints.list].map((endpoint): [Endpoint, ListedRows] => [
    endpoint,
    {
      owner: 'tenant',
      make: async (database, owners) => {
        const id = Bun.randomUUIDv7()
        const propertyId = await makeHome(database, owners)
        await database
          .insert(tenancies)
          .values({ id, propertyId, tenantId: owners.tenant, startsOn: '2020-01-01', moveInNote: long(2000) })
        return id
      },
      remove: (database, id) => database.delete(tenancies).where(eq(tenancies.id, id)),
    },
  ]),
  [
    inquiryEndpoints.list,
    {
      owner: 'landlord',
      make: async (database, { tenant, landlord, home }) => {
        const id = Bun.randomUUIDv7()
        const texts = { message: long(2000), responseMessage: long(2000) }
        const earlierResponses = [{ message: long(2000), at: at(0) }]
        await database.insert(propertyInquiries).values({
          id,
          propertyId: home,
          tenantId: tenant,
          landlordId: landlord,
          ...texts,
          earlierResponses,
        })
        return id
      },
      remove: (database, id) => database.delete(propertyInquiries).where(eq(propertyInquiries.id, id)),
    },
  ],
  [
    threadEndpoints.list,
    {
      owner: 'tenant',
      make: async (database, { tenant, landlord }, number) => {
        const id = Bun.randomUUIDv7()
        const fields = { propertyTitle: long(200), lastMessageAt: at(number), lastPosition: 1 }
        await database
          .insert(threads)
          .values({ ...fields, id, propertyId: null, tenantId: tenant, landlordId: landlord })
        const message = { threadId: id, position: 1, senderId: landlord, kind: 'text' } as const
        await database.insert(threadMessages).values({ ...message, body: long(4000) })
        return id
      },
      remove: (database, id) => database.delete(threads).where(eq(threads.id, id)),
    },
  ],
  [
    threadEndpoints.messages,
    {
      owner: 'tenant',
      of: 'thread',
      make: async (database, { landlord, thread }, number) => {
        const id = Bun.randomUUIDv7()
        const message = { id, threadId: thread, position: number, senderId: landlord, kind: 'text' } as const
        await database.insert(threadMessages).values({ ...message, body: long(4000) })
        return id
      },
      remove: (database, id) => database.delete(threadMessages).where(eq(threadMessages.id, id)),
    },
  ],
  [
    applicationEndpoints.list,
    {
      owner: 'landlord',
      isEarliestFirst: true,
      make: async (database, { tenant, landlord, home }) => {
        const id = Bun.randomUUIDv7()
        const texts = { message: long(2000), propertyTitle: long(200), declineMessage: long(2000) }
        await database
          .insert(applications)
          .values({ ...storedApplication({ tenant, landlord }, home), ...texts, id, status: 'declined' })
        return id
      },
      remove: (database, id) => database.delete(applications).where(eq(applications.id, id)),
    },
  ],
  [
    backgroundCheckEndpoints.list,
    {
      owner: 'tenant',
      make: (database, owners) => makeCheck(database, owners, 'disputed', { statement: long(2000) }),
      remove: (database, id) => database.delete(backgroundChecks).where(eq(backgroundChecks.id, id)),
    },
  ],
  [
    consentEndpoints.list,
    {
      owner: 'tenant',
      make: async (database, { tenant, landlord, home }) => {
        const id = Bun.randomUUIDv7()
        await database.insert(userConsents).values({
          id,
          ownerId: tenant,
          requesterId: landlord,
          propertyId: home,
          dataCategory: 'profile',
          specificFields: ['previousAddresses'],
          purpose: long(500),
        })
        return id
      },
      remove: (database, id) => database.delete(userConsents).where(eq(userConsents.id, id)),
    },
  ],
  [
    consentEndpoints.reads,
    {
      owner: 'tenant',
      of: 'consent',
      make: async (database, { landlord, consent }) => {
        const id = Bun.randomUUIDv7()
        await database
          .insert(consentReads)
          .values({ id, consentId: consent, readerId: landlord, fields: [long(60), long(60)] })
        return id
      },
      remove: (database, id) => database.delete(consentReads).where(eq(consentReads.id, id)),
    },
  ],
  [
    securityEndpoints.activity,
    {
      owner: 'tenant',
      make: async (database, { tenant }, number) => {
        const id = Bun.randomUUIDv7()
        if (number === 1) await database.delete(securityEvents).where(eq(securityEvents.userId, tenant))
        await database.insert(securityEvents).values({
          id,
          userId: tenant,
          eventType: 'sign_in',
          status: 'succeeded',
          userAgent: long(400),
        })
        return id
      },
      remove: (database, id) => database.delete(securityEvents).where(eq(securityEvents.id, id)),
    },
  ],
  [
    reportEndpoints.list,
    {
      owner: 'tenant',
      make: (database, { tenant: reporter, landlord: accused }) =>
        makeReport(database, { accused, reporter }, { ...longWords, subjectId: crypto.randomUUID() }),
      remove: removeFinding,
    },
  ],
  [
    violationEndpoints.list,
    {
      owner: 'tenant',
      make: (database, { tenant }) => makeFinding(database, tenant, longWords),
      remove: removeFinding,
    },
  ],
  [
    warningEndpoints.list,
    {
      owner: 'tenant',
      make: async (database, { tenant }) => {
        const id = Bun.randomUUIDv7()
        await database
          .insert(platformWarnings)
          .values({ id, userId: tenant, warningType: 'test', message: long(2000) })
        return id
      },
      remove: (database, id) => database.delete(platformWarnings).where(eq(platformWarnings.id, id)),
    },
  ],
  ...[notificationEndpoints.list, notificationEndpoints.markAllRead].map(
    (endpoint): [Endpoint, ListedRows] => [
      endpoint,
      {
        owner: 'tenant',
        make: async (database, { tenant }) => {
          const id = Bun.randomUUIDv7()
          await database.insert(aiNotifications).values({
            id,
            userId: tenant,
            title: long(200),
            message: long(2000),
            type: 'info',
            category: 'test',
          })
          return id
        },
        remove: (database, id) => database.delete(aiNotifications).where(eq(aiNotifications.id, id)),
      },
    ],
  ),
  [
    reminderEndpoints.list,
    {
      owner: 'tenant',
      isEarliestFirst: true,
      make: async (database, { tenant }, number) => {
        const id = Bun.randomUUIDv7()
        await database
          .insert(aiReminders)
          .values(newReminder(tenant, at(number), { id, title: long(200), description: long(2000) }))
        return id
      },
      remove: (database, id) => database.delete(aiReminders).where(eq(aiReminders.id, id)),
    },
  ],
  [
    conversationEndpoints.list,
    {
      owner: 'tenant',
      make: async (database, { tenant }, number) => {
        const id = Bun.randomUUIDv7()
        const lastMessageAt = number < 5 ? null : at(number)
        await database.insert(aiConversations).values({ id, userId: tenant, title: long(200), lastMessageAt })
        return id
      },
      remove: (database, id) => database.delete(aiConversations).where(eq(aiConversations.id, id)),
    },
  ],
  [
    conversationEndpoints.messages,
    {
      owner: 'tenant',
      of: 'conversation',
      make: async (database, { conversation }) => {
        const id = Bun.randomUUIDv7()
        await database
          .insert(aiMessages)
          .values({ id, conversationId: conversation, role: 'user', content: long(4000) })
        return id
      },
      remove: (database, id) => database.delete(aiMessages).where(eq(aiMessages.id, id)),
    },
  ],
])

/** Throws for an endpoint without an entry. */
export const listedRowsOf = (endpoint: Endpoint): ListedRows => {
  const found = rows.get(endpoint)
  if (!found) throw new Error(`Describe in listed-rows.ts how to make the rows of ${endpoint.path}`)
  return found
}
