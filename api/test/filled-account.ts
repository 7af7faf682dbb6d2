import { setReminderEndpoints } from '@portal/contract/assistant/set-reminder-endpoints'
import { accountEndpoints } from '@portal/contract/auth/account-endpoints'
import type { User } from '@portal/contract/people/person'
import { listingEndpoints } from '@portal/contract/properties/listing-endpoints'
import { savedSearchEndpoints } from '@portal/contract/saved-searches/endpoints'
import { savedReplyEndpoints } from '@portal/contract/threads/saved-reply-endpoints'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'
import { applications } from '../src/schema/applications.ts'
import { aiContentLogs, aiConversations, aiMessages } from '../src/schema/assistant.ts'
import { calendarLinks } from '../src/schema/calendar-links.ts'
import { clientReports } from '../src/schema/client-reports.ts'
import { consentReads, userConsents, userInteractions } from '../src/schema/consents.ts'
import { dataExports } from '../src/schema/documents.ts'
import { propertyInquiries } from '../src/schema/inquiries.ts'
import { aiInsights, insightRefreshes } from '../src/schema/insights.ts'
import { outgoingMails } from '../src/schema/mail.ts'
import {
  maintenanceRequests,
  maintenanceRequestUpdates,
  maintenanceVendorLinks,
} from '../src/schema/maintenance.ts'
import { modelBudgets, modelReservations } from '../src/schema/model-budgets.ts'
import { newsletterSubscribers } from '../src/schema/newsletter.ts'
import { aiNotifications } from '../src/schema/notifications.ts'
import { tenantProfiles } from '../src/schema/people.ts'
import { picturesElsewhere } from '../src/schema/photos.ts'
import { favorites } from '../src/schema/properties.ts'
import { landlordRatings } from '../src/schema/ratings.ts'
import { aiReminders } from '../src/schema/reminders.ts'
import { homeAlerts } from '../src/schema/saved-searches.ts'
import { accountLinks, passkeys, secondFactors } from '../src/schema/sessions.ts'
import {
  billingFindings,
  payments,
  subscriptionPlans,
  userSubscriptions,
  webhookEvents,
} from '../src/schema/subscriptions.ts'
import { tenancies } from '../src/schema/tenancies.ts'
import { threadReads } from '../src/schema/threads.ts'
import {
  biometricVerifications,
  locationVerifications,
  verificationReviews,
} from '../src/schema/verification.ts'
import { adminActs, contentViolations, platformWarnings } from '../src/schema/warnings.ts'
import { day } from './day.ts'
import { storedApplication } from './new-application.ts'
import { makeCheck } from './new-check.ts'
import { makeReport } from './new-finding.ts'
import { newInsight } from './new-insight.ts'
import { newListing } from './new-listing.ts'
import { inAnHour, newReminder } from './new-reminder.ts'
import { makeTenancy } from './new-tenancy.ts'
import { makeThread } from './new-thread.ts'
import type { TestBrowser } from './test-browser.ts'
import { pdfOf, pictureOf, uploadDocument, uploadPhoto } from './uploads.ts'

export type Someone = TestBrowser & { user: User }

let filled = 0

/** What nothing else in the database has. */
const newDetails = () => {
  filled += 1
  const one = String(filled).replaceAll(/\d/g, digit => 'bcdfghjklm'.charAt(Number(digit)))
  return {
    firstName: `Zebulonia${one}x`,
    lastName: `Quackenbush${one}x`,
    phone: `+1 415 555 01${50 + (filled % 50)}`,
    employer: `Wobblechin${one}x & Sons`,
  }
}

/** About a home where the tenant lived until 2021. */
const addDealing = async (
  database: Database,
  { tenant, landlord }: Record<'tenant' | 'landlord', Someone>,
  name: string,
) => {
  const [tenantId, landlordId] = [tenant.user.id, landlord.user.id]
  const propertyId = await makeTenancy(database, {
    tenant: tenantId,
    landlord: landlordId,
    endsOn: '2021-01-01',
  })
  const [inquiryId, requestId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  const parties = { propertyId, tenantId, landlordId }
  const threadId = await makeThread(database, parties, ['Is it quiet?', 'Very.'])
  await database
    .insert(propertyInquiries)
    .values({ ...parties, id: inquiryId, threadId, message: 'Is it quiet?', responseMessage: 'Very.' })
  for (const userId of [tenantId, landlordId]) await database.insert(threadReads).values({ threadId, userId })
  await database.insert(maintenanceRequests).values({
    ...parties,
    id: requestId,
    title: 'Dripping tap',
    description: 'It drips all night.',
    category: 'plumbing',
  })
  await database
    .insert(maintenanceRequestUpdates)
    .values({ requestId, userId: tenantId, position: 1, updateType: 'note_added', newValue: 'Still drips' })
  await database.insert(maintenanceVendorLinks).values({
    requestId,
    tokenHash: requestId,
    vendorName: 'Bay Plumbing',
    expiresAt: '2021-02-01T12:00:00Z',
  })
  const applicationId = Bun.randomUUIDv7()
  const application = storedApplication({ tenant: tenantId, landlord: landlordId }, propertyId)
  await database.insert(applications).values({ ...application, id: applicationId })
  await database.insert(landlordRatings).values({
    tenancyId: sql`(select id from tenancies where property_id = ${propertyId})`,
    authorId: tenantId,
    landlordId,
    rating: 5,
    text: 'Quiet.',
    answer: 'Thank you.',
  })
  await database.insert(userInteractions).values({
    initiatorId: tenantId,
    receiverId: landlordId,
    propertyId,
    interactionType: 'contact',
    message: 'Hello',
  })
  const checkId = await makeCheck(database, { tenant: tenantId, landlord: landlordId }, 'released', {
    applicationId,
    statement: 'This is not me.',
  })
  for (const [ownerId, requesterId] of [
    [tenantId, landlordId],
    [landlordId, tenantId],
  ] as const) {
    const id = Bun.randomUUIDv7()
    await database
      .insert(userConsents)
      .values({ id, ownerId, requesterId, dataCategory: 'profile', status: 'granted' })
    await database.insert(consentReads).values({ consentId: id, readerId: requesterId, fields: ['maxRent'] })
  }
  const [lived] = await database.select().from(tenancies).where(eq(tenancies.propertyId, propertyId))
  const news = { title: `News of ${name}`, message: `${name} asks: Is it quiet?`, type: 'info' } as const
  const subjects = {
    inquiry: inquiryId,
    thread: threadId,
    application: applicationId,
    background_check: checkId,
    maintenance_request: requestId,
    tenancy: lived?.id,
  }
  const content = { subject: news.title, paragraphs: [news.message] }
  const summary = `From “${name}”: it has been waiting.`
  for (const { id: userId, email: recipient } of [tenant.user, landlord.user]) {
    await database.insert(aiNotifications).values(
      Object.entries(subjects).map(([relatedEntityType, relatedEntityId]) => {
        const about = { relatedEntityType, relatedEntityId, category: relatedEntityType }
        return { ...news, ...about, userId }
      }),
    )
    const rent = { relatedEntityType: 'tenancy', relatedEntityId: lived?.id, reminderType: 'rent' }
    await database
      .insert(aiReminders)
      .values(newReminder(userId, inAnHour(), { ...rent, title: `Rent from ${name}` }))
    const insight = { ...newInsight(userId), insightType: 'unread_messages', title: news.title, summary }
    await database
      .insert(aiInsights)
      .values({ ...insight, phrased: { title: news.title, summary } })
      .onConflictDoNothing()
    await database.insert(outgoingMails).values({ userId, recipient, content })
  }
  return { propertyId, inquiryId, requestId, threadId }
}

/**
 * A row in every table, many with the person's new name or address, and dealings with the other. Returns the ids of
 * what belongs to both, and the details that are theirs.
 */
export const fillAccount = async (database: Database, person: Someone, other: Someone) => {
  const { id: userId, email, userType } = person.user
  const details = newDetails()
  const { firstName, lastName, phone, employer } = details
  const name = `${firstName} ${lastName}`
  const avatar = await uploadPhoto(person, await pictureOf(40, 40))
  await person.call(accountEndpoints.updateProfile, {
    body: { firstName, lastName, phone, profilePicture: avatar.url },
  })
  const dealing = await addDealing(
    database,
    userType === 'tenant' ? { tenant: person, landlord: other } : { tenant: other, landlord: person },
    name,
  )
  if (userType === 'landlord') {
    const photo = await uploadPhoto(person, await pictureOf(60, 40), { purpose: 'home' })
    const listing = newListing({ title: `The home of ${lastName}`, images: [photo.url] })
    await person.call(listingEndpoints.create, { body: listing })
  }
  await database
    .insert(tenantProfiles)
    .values({ userId, employerName: employer, emergencyContact: `${lastName} senior` })
  await uploadDocument(person, pdfOf(lastName), { name: `Payslip of ${lastName}.pdf` })
  await person.call(savedSearchEndpoints.create, {
    body: {
      clientId: crypto.randomUUID(),
      name: `For ${firstName}`,
      alert: 'never',
      filters: { city: 'Oakland' },
    },
  })
  await person.call(savedReplyEndpoints.create, { body: { name: 'Pets', text: `${lastName} likes cats.` } })
  await person.call(setReminderEndpoints.create, {
    body: { title: `Call ${lastName} senior`, nextReminderAt: inAnHour() },
  })
  const [conversationId, callId] = [Bun.randomUUIDv7(), Bun.randomUUIDv7()]
  await database
    .insert(aiConversations)
    .values({ id: conversationId, userId, title: `Hello from ${firstName}` })
  await database.insert(aiMessages).values({ conversationId, role: 'user', content: `I am ${name}` })
  await database
    .insert(aiContentLogs)
    .values({ userId, contentType: 'chat', prompt: `${name} asks`, response: 'Hi', model: 'm' })
  await database
    .insert(modelBudgets)
    .values({ subject: `person:${userId}`, day: day(0, { timeZone: 'UTC' }), used: 5 })
  await database.insert(modelReservations).values({ callId, subject: `person:${userId}`, tokens: 5 })
  await database.insert(aiInsights).values(newInsight(userId))
  await database.insert(insightRefreshes).values({ userId }).onConflictDoNothing()
  await database.insert(favorites).values({ userId, propertyId: dealing.propertyId, rentAmount: 2000 })
  await database.insert(homeAlerts).values({ userId, propertyId: dealing.propertyId, kind: 'new' })
  await database
    .insert(picturesElsewhere)
    .values({ userId, address: `https://pictures.example/${lastName}.jpg` })
  const longAgo = '2026-01-01T00:00:00Z'
  await database.insert(calendarLinks).values({ userId, tokenHash: `calendar ${userId}` })
  await database.insert(secondFactors).values({ userId, sealedSecret: `secret of ${userId}` })
  await database
    .insert(passkeys)
    .values({ userId, credentialId: `passkey of ${userId}`, publicKey: `key of ${userId}`, counter: 1 })
  await database.insert(dataExports).values({ userId, askedAt: longAgo, madeAt: longAgo })
  await database.insert(newsletterSubscribers).values({ email: email.toUpperCase() })
  await database.insert(outgoingMails).values([
    { userId, recipient: email, content: { subject: 'Hello', paragraphs: [`Hello ${firstName},`] } },
    { recipient: email, content: { subject: 'News', paragraphs: ['News'] } },
  ])
  await database.insert(accountLinks).values({
    userId,
    purpose: 'change_email',
    tokenHash: crypto.randomUUID(),
    newEmail: `new-${email}`,
    expiresAt: '2100-01-01T00:00:00Z',
  })
  await database.insert(clientReports).values({
    pageId: crypto.randomUUID(),
    app: 'mf-public',
    version: '1',
    kind: 'failure',
    stage: 'mount',
    message: 'It broke',
    personId: userId,
    network: '192.0.2.1',
  })
  await database.insert(biometricVerifications).values({
    userId,
    verificationType: 'identity_document',
    verificationData: { sessionId: null, documentType: 'passport', reason: null },
  })
  await database.insert(verificationReviews).values({
    userId,
    kind: 'document',
    documentIds: [],
    claim: `Papers of ${name}`,
    reviewedBy: other.user.id,
  })
  await database.insert(locationVerifications).values({
    userId,
    latitude: 37,
    longitude: -122,
    address: `1 ${lastName} Street`,
    verificationType: 'gps',
    verificationMethod: 'gps',
  })
  await database
    .insert(platformWarnings)
    .values({ userId, warningType: 'policy', message: `${name}, please stop` })
  await database.insert(contentViolations).values([
    { userId, violationType: 'contact', source: 'inquiry', contentText: `Write to ${email}` },
    { userId: other.user.id, reviewedBy: userId, violationType: 'contact', source: 'inquiry' },
  ])
  await makeReport(
    database,
    { accused: other.user.id, reporter: userId },
    { note: `They called ${name} names`, subjectId: crypto.randomUUID() },
  )
  await database.insert(adminActs).values({ userId, kind: 'warned', reason: `${name}, please stop` })
  const [plan] = await database.select().from(subscriptionPlans).limit(1)
  if (!plan) throw new Error('There is no plan')
  await database.insert(userSubscriptions).values({ userId, planId: plan.id, status: 'canceled' })
  await database.insert(payments).values({
    userId,
    stripeInvoiceId: `in_${userId}`,
    amount: 19,
    status: 'paid',
    hostedUrl: `https://invoice.example/${lastName}`,
    invoicePdf: `https://invoice.example/${lastName}.pdf`,
  })
  await database
    .insert(billingFindings)
    .values({ id: `sub_${userId}`, customerId: 'cus_x', userId, kind: 'unreadable', about: 'x' })
  await database
    .insert(webhookEvents)
    .values({ id: `evt_${userId}`, type: 'x', occurredAt: '2026-01-01T00:00:00Z' })
  return { dealing, details: [...Object.values(details), email] }
}
