// For each endpoint that creates something: who creates it, from what, and where it is stored.

import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { type Endpoint, isCreation } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { filingEndpoints } from '@portal/contract/maintenance/filing-endpoints'
import { reportEndpoints } from '@portal/contract/moderation/report-endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { isRecord } from '@portal/contract/values/json'
import { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { routes } from '../src/app.ts'
import type { Database } from '../src/platform/database/database.ts'
import { applications } from '../src/schema/applications.ts'
import { aiConversations, aiMessages } from '../src/schema/assistant.ts'
import { backgroundChecks } from '../src/schema/background-checks.ts'
import { userConsents, userInteractions } from '../src/schema/consents.ts'
import { documents } from '../src/schema/documents.ts'
import { propertyInquiries } from '../src/schema/inquiries.ts'
import { maintenanceRequests } from '../src/schema/maintenance.ts'
import { users } from '../src/schema/people.ts'
import { properties } from '../src/schema/properties.ts'
import { landlordRatings } from '../src/schema/ratings.ts'
import { aiReminders } from '../src/schema/reminders.ts'
import { savedSearches } from '../src/schema/saved-searches.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { savedReplies, threadMessages } from '../src/schema/threads.ts'
import { locationVerifications, verificationReviews } from '../src/schema/verification.ts'
import { contentViolations, platformWarnings } from '../src/schema/warnings.ts'
import { day } from './day.ts'
import { makeApplication, newApplication } from './new-application.ts'
import { confirmAddress, makeInquiry, makePerson } from './new-consent.ts'
import { newListing, storedListing } from './new-listing.ts'
import { makeRateableTenancy } from './new-rating.ts'
import { inAnHour } from './new-reminder.ts'
import { makeTenancy, newRequest } from './new-tenancy.ts'
import { makeThread } from './new-thread.ts'
import { newTourHours, slotIn } from './new-tour-hours.ts'

type MakerIds = Record<'tenant' | 'landlord', string>

/** From before today's conversations: answering it brings its question there, too. */
const anInquiry = async (database: Database, ids: MakerIds) => ({ id: await makeInquiry(database, ids) })

const removeInquiry = (database: Database, id: string) =>
  database.delete(propertyInquiries).where(eq(propertyInquiries.id, id))

interface Creation {
  maker: 'tenant' | 'landlord'
  table: PgTable & { id: PgColumn }
  /** One by default. */
  rows?: number
  /** Such as the conversation it belongs to. */
  params?: (database: Database, ids: MakerIds) => Promise<Record<string, string>>
  /** If it can only be deleted with something else. */
  remove?: (database: Database, id: string) => Promise<unknown>
  /** If the body cannot differ, or one thing takes only one. */
  otherParams?: (database: Database, ids: MakerIds) => Promise<Record<string, string>>
  /** With the fields that differ in another request. */
  body: (database: Database, ids: MakerIds) => Promise<object>
  other: object | ((database: Database, ids: MakerIds) => Promise<object>)
}

const makeHome = async (database: Database, { landlord }: MakerIds) => {
  const id = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...storedListing(), id, landlordId: landlord })
  return { id }
}

const makePaper = async (database: Database, { landlord }: MakerIds): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const file = { name: 'Deed.pdf', contentType: 'application/pdf', bytes: 100, sha256: id, storageKey: id }
  await database.insert(documents).values({ ...file, id, ownerId: landlord, purpose: 'other' })
  return id
}

/** Each is rated once, and has one notice at a time. */
const aRateableTenancy = async (database: Database, ids: MakerIds) => ({
  id: await makeRateableTenancy(database, ids),
})

/** Nobody is asked twice for the same. */
const facts = { dataCategory: 'profile', specificFields: ['maxRent'] }

const creations = new Map<Endpoint, Creation>([
  [
    listingEndpoints.create,
    { maker: 'landlord', table: properties, body: async () => newListing(), other: { rentAmount: 2450 } },
  ],
  [
    ownPropertyEndpoints.duplicate,
    {
      maker: 'landlord',
      table: properties,
      params: makeHome,
      otherParams: makeHome,
      body: async () => ({}),
      other: {},
    },
  ],
  [
    ratingWritingEndpoints.rate,
    {
      maker: 'tenant',
      table: landlordRatings,
      params: aRateableTenancy,
      otherParams: aRateableTenancy,
      body: async () => ({ rating: 5 }),
      other: { rating: 4 },
    },
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
    inquiryEndpoints.respond,
    {
      maker: 'landlord',
      table: threadMessages,
      rows: 2, // the question and its answer
      params: anInquiry,
      otherParams: anInquiry,
      remove: removeInquiry,
      body: async () => ({ message: 'It is quiet.' }),
      other: { message: 'It is bright.' },
    },
  ],
  [
    inquiryEndpoints.propose,
    {
      maker: 'landlord',
      table: threadMessages,
      rows: 3, // the question, the words and the times
      params: anInquiry,
      otherParams: anInquiry,
      remove: removeInquiry,
      body: async () => ({
        dates: [new Date(Date.now() + 86_400_000).toISOString()],
        message: 'Come and see.',
      }),
      other: { message: 'Come and look.' },
    },
  ],
  [
    tourHoursEndpoints.book,
    {
      maker: 'tenant',
      table: propertyInquiries,
      params: async (database, ids) => {
        const home = await makeHome(database, { ...ids, landlord: await makePerson(database, 'landlord') }) // who has no other tour
        await database.update(properties).set(newTourHours()).where(eq(properties.id, home.id))
        return home
      },
      body: async () => ({ startsAt: slotIn(2) }),
      other: { startsAt: slotIn(3) },
    },
  ],
  [
    consentEndpoints.ask,
    {
      maker: 'landlord',
      table: userConsents,
      body: async (database, { landlord }) => {
        await confirmAddress(database, landlord)
        const ownerId = await makePerson(database, 'tenant')
        await makeInquiry(database, { tenant: ownerId, landlord })
        return { ...facts, ownerId, purpose: 'To see whether the home fits you.' }
      },
      other: { purpose: 'To see whether you fit the home.' },
    },
  ],
  [
    consentEndpoints.share,
    {
      maker: 'tenant',
      table: userConsents,
      body: async (database, { tenant }) => {
        await confirmAddress(database, tenant)
        const requesterId = await makePerson(database, 'landlord')
        await makeInquiry(database, { tenant, landlord: requesterId })
        return { ...facts, requesterId }
      },
      other: { purpose: 'So that you know how much I can pay.' },
    },
  ],
  [
    threadEndpoints.write,
    {
      maker: 'tenant',
      table: threadMessages,
      params: async (database, { tenant, landlord }) => {
        const propertyId = await makeTenancy(database, { tenant, landlord })
        return { id: await makeThread(database, { propertyId, tenantId: tenant, landlordId: landlord }) }
      },
      body: async () => ({ message: 'Is it quiet?' }),
      other: { message: 'Is it bright?' },
    },
  ],
  [
    applicationEndpoints.create,
    {
      maker: 'tenant',
      table: applications,
      body: async (database, ids) => {
        await confirmAddress(database, ids.tenant)
        return newApplication((await makeHome(database, ids)).id)
      },
      other: { occupants: 3 },
    },
  ],
  [
    backgroundCheckEndpoints.order,
    {
      maker: 'landlord',
      table: backgroundChecks,
      remove: async (database, id) => {
        const request = database
          .select({ id: backgroundChecks.interactionId })
          .from(backgroundChecks)
          .where(eq(backgroundChecks.id, id))
        await database.delete(userInteractions).where(inArray(userInteractions.id, request))
      },
      body: async (database, ids) => {
        await database.update(users).set({ currentPlan: 'premium' }).where(eq(users.id, ids.landlord))
        return { applicationId: await makeApplication(database, ids) }
      },
      other: async (database, ids) => ({ applicationId: await makeApplication(database, ids) }),
    },
  ],
  [
    tenancyWritingEndpoints.invite,
    {
      maker: 'landlord',
      table: tenancies,
      body: async (database, { landlord, tenant }) => {
        await confirmAddress(database, landlord)
        const propertyId = await makeTenancy(database, { tenant, landlord })
        return { propertyId, email: 'invited@example.org', startsOn: '2026-11-01' }
      },
      other: { startsOn: '2026-11-02' },
    },
  ],
  [
    reviewEndpoints.send,
    {
      maker: 'landlord',
      table: verificationReviews,
      body: async (database, ids) => {
        await confirmAddress(database, ids.landlord)
        await database.update(users).set({ currentPlan: 'basic' }).where(eq(users.id, ids.landlord))
        return {
          kind: 'home',
          propertyId: (await makeHome(database, ids)).id,
          documentIds: [await makePaper(database, ids)],
        }
      },
      other: { kind: 'document' },
    },
  ],
  [
    reviewEndpoints.locate,
    {
      maker: 'landlord',
      table: locationVerifications,
      body: async (database, ids) => {
        const { id } = await makeHome(database, ids)
        const [home] = await database.select().from(properties).where(eq(properties.id, id))
        return { propertyId: id, accuracy: 20, latitude: home?.latitude, longitude: home?.longitude }
      },
      other: { accuracy: 30 },
    },
  ],
  [
    tenancyWritingEndpoints.notice,
    {
      maker: 'tenant',
      table: threadMessages, // its event
      params: aRateableTenancy,
      otherParams: aRateableTenancy,
      remove: (database, id) => database.delete(tenancies).where(eq(tenancies.id, id)),
      body: async () => ({ endsOn: day(10) }),
      other: { reason: 'A new job elsewhere.' },
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
    savedReplyEndpoints.create,
    {
      maker: 'landlord',
      table: savedReplies,
      body: async () => ({ name: 'Pets', text: 'Cats only.' }),
      other: { text: 'Cats and dogs.' },
    },
  ],
  [
    setReminderEndpoints.create,
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
  [
    reportEndpoints.create,
    {
      maker: 'tenant',
      table: contentViolations,
      body: async database => ({
        subjectType: 'person',
        subjectId: await makePerson(database, 'landlord'),
        reason: 'harassment',
      }),
      other: { reason: 'scam' },
    },
  ],
  [
    conversationEndpoints.start,
    {
      maker: 'tenant',
      table: aiConversations,
      body: async () => ({ message: 'Good morning' }),
      other: { category: 'rental' },
    },
  ],
  [
    conversationEndpoints.send,
    {
      maker: 'tenant',
      table: aiMessages,
      rows: 2, // the question and its answer
      params: async (database, { tenant }) => {
        const id = Bun.randomUUIDv7()
        await database.insert(aiConversations).values({ id, userId: tenant })
        return { id }
      },
      remove: async (database, id) => {
        const conversation = database
          .select({ id: aiMessages.conversationId })
          .from(aiMessages)
          .where(eq(aiMessages.id, id))
        await database.delete(aiConversations).where(inArray(aiConversations.id, conversation))
      },
      body: async () => ({ message: 'Good morning' }),
      other: { message: 'Good evening' },
    },
  ],
])

/** Throws if a recipe is missing. */
export const everyCreation = routes
  .map(({ endpoint }) => endpoint)
  .filter(isCreation)
  .map(endpoint => {
    const creation = creations.get(endpoint)
    if (!creation)
      throw new Error(
        `${endpoint.method} ${endpoint.path} creates something: describe it in test/creations.ts`,
      )
    return {
      name: `${endpoint.method} ${endpoint.path}`,
      endpoint,
      rows: 1,
      params: async () => ({}),
      remove: (database: Database, id: string) =>
        database.delete(creation.table).where(eq(creation.table.id, id)),
      ...creation,
      other: async (database: Database, ids: MakerIds) =>
        typeof creation.other === 'function' ? creation.other(database, ids) : creation.other,
    }
  })

/** Without the name it is wrapped in. */
export const madeIn = (body: unknown): string => {
  const made = Object.values(isRecord(body) ? body : {}).find(isRecord)
  return String(made?.id)
}
