// For each endpoint that serves only owners: how to create a seeded person's thing, and what to send for it.

import { acceptEndpoints } from '@portal/contract/applications/accept-endpoints'
import { applicationEndpoints } from '@portal/contract/applications/endpoints'
import { actOnInsightEndpoints } from '@portal/contract/assistant/act-on-insight-endpoints'
import { conversationEndpoints } from '@portal/contract/assistant/conversation-endpoints'
import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { passkeyEndpoints } from '@portal/contract/auth/passkey-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { consentEndpoints } from '@portal/contract/consents/endpoints'
import { documentEndpoints } from '@portal/contract/documents/endpoints'
import type { Endpoint } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { confirmingEndpoints } from '@portal/contract/maintenance/confirming-endpoints'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { vendorEndpoints } from '@portal/contract/maintenance/vendor-endpoints'
import { violationEndpoints } from '@portal/contract/moderation/violation-endpoints'
import { notificationEndpoints } from '@portal/contract/notifications/endpoints'
import { photoEndpoints } from '@portal/contract/photos/endpoints'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { tourHoursEndpoints } from '@portal/contract/properties/tour-hours-endpoints'
import { ratingEndpoints } from '@portal/contract/ratings/endpoints'
import { ratingWritingEndpoints } from '@portal/contract/ratings/writing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { threadEndpoints } from '@portal/contract/threads/endpoints'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { warningEndpoints } from '@portal/contract/warnings/endpoints'
import { policyWarningType } from '@portal/contract/warnings/warning'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { aiConversations } from '../src/schema/assistant.ts'
import { documents } from '../src/schema/documents.ts'
import { propertyInquiries } from '../src/schema/inquiries.ts'
import { aiInsights } from '../src/schema/insights.ts'
import { maintenanceRequests } from '../src/schema/maintenance.ts'
import { aiNotifications } from '../src/schema/notifications.ts'
import { users } from '../src/schema/people.ts'
import { photos } from '../src/schema/photos.ts'
import { properties } from '../src/schema/properties.ts'
import { aiReminders } from '../src/schema/reminders.ts'
import { savedSearches } from '../src/schema/saved-searches.ts'
import { passkeys, sessions } from '../src/schema/sessions.ts'
import { savedReplies } from '../src/schema/threads.ts'
import { platformWarnings } from '../src/schema/warnings.ts'
import { day } from './day.ts'
import { makeApplication, newTerms } from './new-application.ts'
import { makeCheck } from './new-check.ts'
import { makeConsent, makePerson } from './new-consent.ts'
import { makeFinding } from './new-finding.ts'
import { newInsight } from './new-insight.ts'
import { storedListing } from './new-listing.ts'
import { makeRateableTenancy, makeRating } from './new-rating.ts'
import { inAnHour, newReminder } from './new-reminder.ts'
import { makeOffer } from './new-tenancy.ts'
import { makeThread } from './new-thread.ts'
import { newTourHours } from './new-tour-hours.ts'

type Owner = 'tenant' | 'landlord'
type OwnerIds = Record<Owner, string>

interface OwnedThing {
  owner: Owner
  /** Returns its id. */
  make: (database: Database, ids: OwnerIds) => Promise<string>
  body?: unknown
}

const home: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) => {
    const id = Bun.randomUUIDv7()
    await database.insert(properties).values({ ...storedListing(), id, landlordId: landlord })
    return id
  },
}

const deletedHome: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) => {
    const id = Bun.randomUUIDv7()
    const deletedAt = new Date().toISOString()
    await database.insert(properties).values({ ...storedListing(), id, landlordId: landlord, deletedAt })
    return id
  },
}

const rateableTenancy: OwnedThing = { owner: 'tenant', make: makeRateableTenancy }

const ratingOfLandlord: OwnedThing = { owner: 'landlord', make: makeRating }

const notification: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    const fields = {
      title: 'News',
      message: 'Something happened.',
      type: 'info',
      category: 'platform',
    } as const
    await database.insert(aiNotifications).values({ ...fields, id, userId: tenant })
    return id
  },
}

const session: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await database
      .insert(sessions)
      .values({ id, userId: tenant, tokenHash: id, lastSeenAt: new Date().toISOString(), expiresAt: at })
    return id
  },
}

const passkey: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    await database
      .insert(passkeys)
      .values({ id, userId: tenant, credentialId: id, publicKey: id, counter: 0 })
    return id
  },
}

const warning: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) => {
    const id = Bun.randomUUIDv7()
    const fields = { warningType: policyWarningType, message: 'Please stay on the platform.' }
    await database.insert(platformWarnings).values({ ...fields, id, userId: landlord })
    return id
  },
}

const violation: OwnedThing = {
  owner: 'tenant',
  make: (database, { tenant }) =>
    makeFinding(database, tenant, { status: 'confirmed', reviewedAt: new Date().toISOString() }),
  body: { message: 'It was my own address.' },
}

const conversation: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    await database.insert(aiConversations).values({ id, userId: tenant })
    return id
  },
}

const reminder: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    await database.insert(aiReminders).values({ ...newReminder(tenant), id })
    return id
  },
}

const insight: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) => {
    const id = Bun.randomUUIDv7()
    await database.insert(aiInsights).values({ ...newInsight(landlord), id, relatedEntityId: id })
    return id
  },
}

const savedSearch: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    const fields = { name: 'Near work', alert: 'never', filters: { bedrooms: 2 }, zone: 'UTC' } as const
    await database.insert(savedSearches).values({ ...fields, id, userId: tenant })
    return id
  },
}

const takenHome: OwnedThing = {
  owner: 'landlord',
  make: async (database, ids) => {
    const id = await home.make(database, ids)
    await database.update(properties).set({ isAvailable: false }).where(eq(properties.id, id))
    return id
  },
}

const savedReply: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) => {
    const id = Bun.randomUUIDv7()
    await database.insert(savedReplies).values({ id, userId: landlord, name: 'Pets', text: 'Cats only.' })
    return id
  },
}

const photo: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    const fields = { purpose: 'avatar', width: 400, height: 300, bytes: 2000, sha256: id } as const
    await database.insert(photos).values({ ...fields, id, ownerId: tenant, storageKey: id })
    return id
  },
}

const document: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const id = Bun.randomUUIDv7()
    const fields = {
      purpose: 'income',
      name: 'pay.pdf',
      contentType: 'application/pdf',
      bytes: 2000,
    } as const
    await database.insert(documents).values({ ...fields, id, ownerId: tenant, sha256: id, storageKey: id })
    return id
  },
}

const makeRequest = async (database: Database, tenantId: string, landlordId: string): Promise<string> => {
  const propertyId = Bun.randomUUIDv7()
  await database.insert(properties).values({ ...storedListing(), id: propertyId, landlordId })
  const id = Bun.randomUUIDv7()
  const fields = { title: 'Dripping tap', description: 'It drips all night.', category: 'plumbing' } as const
  await database.insert(maintenanceRequests).values({ ...fields, id, propertyId, tenantId, landlordId })
  return id
}

const requestToLandlord: OwnedThing = {
  owner: 'landlord',
  make: (database, { tenant, landlord }) => makeRequest(database, tenant, landlord),
}

const completedRequest: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant, landlord }) => {
    const id = await makeRequest(database, tenant, landlord)
    await database
      .update(maintenanceRequests)
      .set({ status: 'completed', completedDate: new Date().toISOString() })
      .where(eq(maintenanceRequests.id, id))
    return id
  },
}

/** One who is not one of the callers. */
const thirdPerson = async (database: Database, landlord: string): Promise<string> => {
  const [third] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'landlord'), ne(users.id, landlord)))
    .orderBy(users.id)
    .limit(1)
  return third?.id ?? ''
}

const requestOfTenant: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant, landlord }) =>
    makeRequest(database, tenant, await thirdPerson(database, landlord)),
}

const makeInquiry = async (database: Database, { tenant, landlord }: OwnerIds): Promise<string> => {
  const propertyId = await home.make(database, { tenant, landlord })
  const id = Bun.randomUUIDv7()
  await database
    .insert(propertyInquiries)
    .values({ id, propertyId, tenantId: tenant, landlordId: landlord, message: 'Is it quiet?' })
  return id
}

const inquiry: OwnedThing = { owner: 'landlord', make: makeInquiry }

const inquiryOfTenant: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant, landlord }) =>
    makeInquiry(database, { tenant, landlord: await thirdPerson(database, landlord) }),
}

const proposedAt = inAnHour()
const noticeDay = day(10)

/** The tenant may choose a time. */
const proposal: OwnedThing = {
  owner: 'tenant',
  make: async (database, ids) => {
    const id = await inquiry.make(database, ids)
    await database
      .update(propertyInquiries)
      .set({ status: 'responded', proposedDates: [proposedAt] })
      .where(eq(propertyInquiries.id, id))
    return id
  },
}

const pastTour: OwnedThing = {
  owner: 'tenant',
  make: async (database, ids) => {
    const id = await inquiryOfTenant.make(database, ids)
    await database
      .update(propertyInquiries)
      .set({ status: 'scheduled', scheduledDate: '2026-01-02T03:04:00.000Z' })
      .where(eq(propertyInquiries.id, id))
    return id
  },
}

/** The other side is a landlord who is not one of the callers. */
const consentOfTenant = (status: 'pending' | 'granted'): OwnedThing => ({
  owner: 'tenant',
  make: async (database, { tenant }) =>
    makeConsent(database, { tenant, landlord: await makePerson(database, 'landlord') }, status),
})

/** What a tenant who is not one of the callers shares with the landlord. */
const consentToLandlord: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) =>
    makeConsent(database, { tenant: await makePerson(database, 'tenant'), landlord }),
}

/** A conversation with a landlord who is not one of the callers. */
const thread: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) => {
    const landlord = await makePerson(database, 'landlord')
    const propertyId = await home.make(database, { tenant, landlord })
    return makeThread(database, { propertyId, tenantId: tenant, landlordId: landlord })
  },
}

const applicationToLandlord: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) =>
    makeApplication(database, { tenant: await makePerson(database, 'tenant'), landlord }),
}

const applicationOfTenant: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) =>
    makeApplication(database, { tenant, landlord: await makePerson(database, 'landlord') }),
}

/** The landlord who asks is not one of the callers. */
const checkOfTenant = (status: 'invited' | 'ready'): OwnedThing => ({
  owner: 'tenant',
  make: async (database, { tenant }) =>
    makeCheck(database, { tenant, landlord: await makePerson(database, 'landlord') }, status),
})

/** The landlord is not one of the callers. */
const offerToTenant: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) =>
    makeOffer(database, { tenant, landlord: await makePerson(database, 'landlord') }),
}

/** The tenant is not one of the callers. */
const offerOfLandlord: OwnedThing = {
  owner: 'landlord',
  make: async (database, { landlord }) =>
    makeOffer(database, { tenant: await makePerson(database, 'tenant'), landlord }),
}

/** The landlord is not one of the callers. */
const homeOfTenant: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) =>
    makeOffer(
      database,
      { tenant, landlord: await makePerson(database, 'landlord') },
      { status: 'agreed', agreedAt: new Date().toISOString() },
    ),
}

/** The landlord, who is not one of the callers, gave notice. */
const noticeToTenant: OwnedThing = {
  owner: 'tenant',
  make: async (database, { tenant }) =>
    makeOffer(
      database,
      { tenant, landlord: await makePerson(database, 'landlord') },
      { status: 'agreed', noticeBy: 'landlord', noticeAt: new Date().toISOString(), noticeEndsOn: noticeDay },
    ),
}

const things = new Map<Endpoint, OwnedThing>([
  [listingEndpoints.update, { ...home, body: { title: 'Renamed' } }],
  [listingEndpoints.suggestText, { ...home, body: {} }],
  [ownPropertyEndpoints.duplicate, { ...home, body: {} }],
  [tourHoursEndpoints.read, home],
  [tourHoursEndpoints.change, { ...home, body: newTourHours() }],
  [ownPropertyEndpoints.delete, home],
  [ownPropertyEndpoints.confirm, home],
  [ownPropertyEndpoints.restore, deletedHome],
  [notificationEndpoints.markRead, notification],
  [notificationEndpoints.delete, notification],
  [maintenanceEndpoints.read, requestOfTenant],
  [maintenanceEndpoints.cancel, requestOfTenant],
  [maintenanceEndpoints.acknowledge, requestToLandlord],
  [maintenanceEndpoints.setStatus, { ...requestToLandlord, body: { status: 'in_progress' } }],
  [maintenanceEndpoints.assign, { ...requestToLandlord, body: { assignedTo: 'Bay Plumbing' } }],
  [maintenanceEndpoints.estimate, { ...requestToLandlord, body: { estimatedCost: 120 } }],
  [maintenanceEndpoints.schedule, { ...requestToLandlord, body: { scheduledDate: '2031-05-04T10:00:00Z' } }],
  [maintenanceEndpoints.complete, { ...requestToLandlord, body: { actualCost: 99.5 } }],
  [maintenanceEndpoints.addLandlordNote, { ...requestToLandlord, body: { note: 'On Tuesday.' } }],
  [confirmingEndpoints.confirm, completedRequest],
  [confirmingEndpoints.reopen, { ...completedRequest, body: { message: 'It drips again.' } }],
  [vendorEndpoints.link, requestToLandlord],
  [vendorEndpoints.makeLink, { ...requestToLandlord, body: { vendorName: 'Bay Plumbing', days: 7 } }],
  [vendorEndpoints.endLink, requestToLandlord],
  [inquiryEndpoints.read, inquiryOfTenant],
  [inquiryEndpoints.respond, { ...inquiry, body: { message: 'Very.' } }],
  [threadEndpoints.messages, thread],
  [threadEndpoints.write, { ...thread, body: { message: 'Is it quiet?' } }],
  [threadEndpoints.read, { ...thread, body: { position: 1 } }],
  [threadEndpoints.close, thread],
  [threadEndpoints.reopen, thread],
  [inquiryEndpoints.cancel, inquiryOfTenant],
  [inquiryEndpoints.others, home],
  [inquiryEndpoints.declineOthers, { ...takenHome, body: { message: 'It is taken.' } }],
  [inquiryEndpoints.propose, { ...inquiry, body: { dates: [inAnHour()] } }],
  [inquiryEndpoints.choose, { ...proposal, body: { date: proposedAt } }],
  [inquiryEndpoints.outcome, { ...pastTour, body: { outcome: 'landlord_absent' } }],
  [consentEndpoints.grant, { ...consentOfTenant('pending'), body: {} }],
  [consentEndpoints.deny, consentOfTenant('pending')],
  [consentEndpoints.revoke, consentOfTenant('granted')],
  [consentEndpoints.reads, consentOfTenant('granted')],
  [consentEndpoints.data, consentToLandlord],
  [applicationEndpoints.read, applicationOfTenant],
  [applicationEndpoints.open, applicationToLandlord],
  [acceptEndpoints.accept, { ...applicationToLandlord, body: newTerms() }],
  [applicationEndpoints.decline, { ...applicationToLandlord, body: { reason: 'incomplete' } }],
  [applicationEndpoints.withdraw, applicationOfTenant],
  [backgroundCheckEndpoints.accept, checkOfTenant('invited')],
  [backgroundCheckEndpoints.decline, checkOfTenant('invited')],
  [backgroundCheckEndpoints.report, checkOfTenant('ready')],
  [backgroundCheckEndpoints.release, checkOfTenant('ready')],
  [backgroundCheckEndpoints.dispute, { ...checkOfTenant('ready'), body: { message: 'This is not me.' } }],
  [ratingEndpoints.ofTenancy, rateableTenancy],
  [ratingWritingEndpoints.rate, { ...rateableTenancy, body: { rating: 4 } }],
  [ratingWritingEndpoints.answer, { ...ratingOfLandlord, body: { text: 'Thank you.' } }],
  [tenancyEndpoints.read, offerToTenant],
  [tenancyEndpoints.agree, offerToTenant],
  [tenancyEndpoints.decline, offerToTenant],
  [tenancyEndpoints.withdraw, offerOfLandlord],
  [tenancyWritingEndpoints.moveIn, { ...homeOfTenant, body: { note: 'The tap drips.' } }],
  [tenancyWritingEndpoints.notice, { ...homeOfTenant, body: { endsOn: noticeDay } }],
  [tenancyEndpoints.acceptNotice, { ...noticeToTenant, body: {} }],
  [savedSearchEndpoints.update, { ...savedSearch, body: { name: 'Near the park' } }],
  [savedSearchEndpoints.delete, savedSearch],
  [savedReplyEndpoints.delete, savedReply],
  [photoEndpoints.delete, photo],
  [documentEndpoints.delete, document],
  [warningEndpoints.acknowledge, warning],
  [violationEndpoints.appeal, violation],
  [securityEndpoints.endSession, session],
  [passkeyEndpoints.remove, passkey],
  [conversationEndpoints.messages, conversation],
  [conversationEndpoints.send, { ...conversation, body: { message: 'Hello' } }],
  [conversationEndpoints.delete, conversation],
  [actOnInsightEndpoints.act, insight],
  [setReminderEndpoints.complete, { ...reminder, body: {} }],
  [setReminderEndpoints.snooze, { ...reminder, body: { until: inAnHour() } }],
  [setReminderEndpoints.delete, reminder],
])

/** Throws if an entry is missing. */
export const ownedThingOf = (endpoint: Endpoint): OwnedThing => {
  const thing = things.get(endpoint)
  if (!thing)
    throw new Error(
      `${endpoint.method} ${endpoint.path} serves only owners: say in test/owned-things.ts what they own`,
    )
  return thing
}
