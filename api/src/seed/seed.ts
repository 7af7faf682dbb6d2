// Fills an empty database so that every screen has something to show.
import { sql } from 'drizzle-orm'
import { timeZoneAt } from '../domain/time-zone-at.ts'
import { remindOfInquiry } from '../features/reminders/remind-of-inquiry.ts'
import { remindOfRequest } from '../features/reminders/remind-of-maintenance.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { hashPassword } from '../platform/session/password.ts'
import { remindOfWaiting } from '../renting/inquiries/waiting-inquiries.ts'
import { applications } from '../schema/applications.ts'
import { consentReads, userConsents } from '../schema/consents.ts'
import { documents } from '../schema/documents.ts'
import { propertyInquiries } from '../schema/inquiries.ts'
import { maintenanceRequests, maintenanceRequestUpdates } from '../schema/maintenance.ts'
import { aiNotifications } from '../schema/notifications.ts'
import { tenantProfiles, users } from '../schema/people.ts'
import { photos, photoUses } from '../schema/photos.ts'
import { favorites, properties } from '../schema/properties.ts'
import { landlordRatings } from '../schema/ratings.ts'
import { aiReminders } from '../schema/reminders.ts'
import { savedSearches } from '../schema/saved-searches.ts'
import { tenancies } from '../schema/tenancies.ts'
import { threadMessages, threadReads, threads } from '../schema/threads.ts'
import { biometricVerifications, verificationReviews } from '../schema/verification.ts'
import { makeConsents } from './consents.ts'
import { dealingsFrom } from './dealings.ts'
import { fillQueues } from './for-administrators.ts'
import type { SeedStore } from './in-time.ts'
import { makeListings } from './listings.ts'
import { makeRequests } from './maintenance.ts'
import { makeUpdates } from './maintenance-updates.ts'
import { agoFrom, clocksFrom } from './moment.ts'
import { makeNotifications } from './notifications.ts'
import { storePapers } from './papers.ts'
import { demonstrationPassword, makePeople } from './people.ts'
import { fieldsWith, rowsOfSent, storePhotos, storeSentPhotos } from './photos.ts'
import { makeReminders } from './reminders.ts'
import { replay } from './replay.ts'
import { makeFavorites, makeSavedSearches } from './saved-searches.ts'

const lockKey = 7_301_042_019

/**
 * Only if it has no accounts yet; of several processes at once, only one does. Returns whether it did. Without an
 * object store there are no photos and papers. All moments follow from the start, in
 * milliseconds, but the administrator's warning is given now.
 */
export const seed = (database: Database, objects?: SeedStore, start = Date.now()): Promise<boolean> =>
  inTransaction(database, async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    if ((await transaction.select({ id: users.id }).from(users).limit(1)).length > 0) return false

    const [ago, clocks] = [agoFrom(start), clocksFrom(start)]
    const people = makePeople(ago, await hashPassword(demonstrationPassword))
    const { tenantId, landlordId } = people
    const listings = makeListings(ago, people).map(listing => ({
      ...listing,
      timeZone: timeZoneAt(listing),
    }))
    const homes = listings.filter(listing => listing.landlordId === landlordId && !listing.isAvailable)
    const [stored, sent, papers] = await Promise.all([
      storePhotos(objects, listings),
      storeSentPhotos(objects, ago(0)),
      storePapers(objects, clocks, people),
    ])

    await transaction.insert(users).values(people.rows)
    await transaction.insert(tenantProfiles).values(people.profiles)
    await transaction.insert(biometricVerifications).values(people.checks)
    await transaction.insert(verificationReviews).values(people.reviews)
    await transaction.insert(properties).values(
      listings.map(listing => ({
        ...listing,
        ...fieldsWith(stored, listing.id),
        listedAt: listing.createdAt,
      })),
    )
    const files = {
      photosOf: (name: string) => sent.flatMap(each => (each.name === name ? each.address : [])),
      papersOf: (name: string) => papers.flatMap(({ paper, row }) => (paper === name ? row.id : [])),
    }
    const dealings = replay(dealingsFrom(clocks, files), { people, homes: listings })
    await transaction.insert(threads).values(dealings.threads)
    await transaction.insert(threadMessages).values(dealings.messages)
    await transaction.insert(threadReads).values(dealings.reads)
    await transaction.insert(propertyInquiries).values(dealings.inquiries)
    await transaction.insert(applications).values(dealings.applications)
    await transaction.insert(tenancies).values(dealings.tenancies)
    await transaction.insert(landlordRatings).values(dealings.ratings)
    const pictures = [...stored, ...rowsOfSent(sent, dealings.messages)]
    if (pictures.length > 0) {
      await transaction.insert(photos).values(pictures.map(({ row }) => row))
      await transaction.insert(photoUses).values(pictures.map(({ use }) => use))
    }
    const requests = makeRequests(clocks, tenantId, homes)
    await transaction.insert(maintenanceRequests).values(requests.map(({ request }) => request))
    await transaction.insert(maintenanceRequestUpdates).values(makeUpdates(requests))
    if (papers.length > 0) await transaction.insert(documents).values(papers.map(({ row }) => row))
    const shared = makeConsents(clocks, { tenantId, landlordId, papersOf: files.papersOf })
    await transaction.insert(userConsents).values([...shared.consents, ...dealings.consents])
    await transaction.insert(consentReads).values(shared.reads)
    await transaction.insert(savedSearches).values(makeSavedSearches(ago, tenantId))
    await transaction.insert(favorites).values(makeFavorites(ago, tenantId, listings))
    await transaction
      .insert(aiNotifications)
      .values(makeNotifications(clocks, people, requests, listings, dealings))
    await fillQueues(transaction, clocks, { ...people, ...files, ...dealings, homes: listings })
    await transaction.insert(aiReminders).values(makeReminders(ago, tenantId, landlordId))
    for (const { request } of requests) await remindOfRequest(transaction, request.id)
    for (const { id, status = 'pending' } of dealings.inquiries) {
      if (status === 'scheduled') await remindOfInquiry(transaction, id)
      if (status === 'pending') await remindOfWaiting(transaction, { inquiryId: id })
    }
    return true
  })
