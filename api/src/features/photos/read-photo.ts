import { createHash } from 'node:crypto'
import type { photoEndpoints } from '@portal/contract/photos/endpoints'
import { photoWidths } from '@portal/contract/photos/photo'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOpenInquiry } from '../../domain/inquiry-state.ts'
import { objectKeyFor } from '../../domain/photo-objects.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/request/context.ts'
import { isKnown } from '../../platform/request/known-etag.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { actsAsAdministrator } from '../../platform/session/second-factor.ts'
import { readObject } from '../../platform/uploads/read-object.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { photos, photoUses } from '../../schema/photos.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { isActive, tenancies } from '../../schema/tenancies.ts'
import { threadMessages, threads } from '../../schema/threads.ts'
import { contentViolations } from '../../schema/warnings.ts'

const rented = alias(properties, 'rented')

export const readPhoto: Verb<typeof photoEndpoints.read> = async (context, { params, query }) => {
  const { database, caller, answerHeaders, savesData } = context
  const [photo] = await database.select().from(photos).where(eq(photos.id, params.id))
  if (!photo) throw notFound('photo')
  const { isForAnyone, isForCaller } = await whoMaySee(database, photo.id, caller?.id)
  const isShown = isForAnyone || isForCaller || photo.ownerId === caller?.id
  if (!isShown && !(caller && (await isForReviewer(context, caller, photo.id)))) throw notFound('photo')
  const key = objectKeyFor(photo.storageKey, photo.width, savesData ? photoWidths[0] : Number(query.width))
  answerHeaders.set('vary', 'save-data')
  answerHeaders.set('cache-control', isForAnyone ? 'public, max-age=3600' : 'private, no-store')
  if (isForAnyone) answerHeaders.set('etag', `"${createHash('sha256').update(key).digest('base64url')}"`) // objects never change
  if (isKnown(answerHeaders.get('etag'), context)) return new Uint8Array()
  return readObject(context, key, 'photo')
}

/**
 * A landlord's profile picture and a public home's photos are for anyone, a tenant's picture for people who are signed in. Those of a
 * paused home are for its tenants, and for people with an open inquiry about it; those of a repair request, a message or a tenancy for
 * its two parties.
 */
const whoMaySee = async (database: Database, photoId: string, callerId: string | undefined) => {
  const isPublicHome = and(eq(properties.visibilityLevel, 'public'), isNotDeleted)
  const uses = await database
    .select({
      isForAnyone: sql<boolean>`coalesce(${users.userType} = 'landlord' or ${isPublicHome}, false)`,
      isProfilePicture: sql<boolean>`${photoUses.userId} is not null`,
      isOfOwnDealing: callerId
        ? sql<boolean>`coalesce(${or(and(isNotDeleted, dealsWith(callerId)), isPartyOf(callerId), reads(callerId), isShownHow(callerId))}, false)`
        : sql<boolean>`false`,
    })
    .from(photoUses)
    .leftJoin(users, eq(users.id, photoUses.userId))
    .leftJoin(properties, eq(properties.id, photoUses.propertyId))
    .leftJoin(maintenanceRequests, eq(maintenanceRequests.id, photoUses.requestId))
    .leftJoin(
      threadMessages,
      and(eq(threadMessages.id, photoUses.messageId), isNull(threadMessages.removedAt)),
    )
    .leftJoin(threads, eq(threads.id, threadMessages.threadId))
    .leftJoin(tenancies, eq(tenancies.id, photoUses.tenancyId))
    .leftJoin(rented, eq(rented.id, tenancies.propertyId))
    .where(eq(photoUses.photoId, photoId))
  return {
    isForAnyone: uses.some(use => use.isForAnyone),
    isForCaller: callerId !== undefined && uses.some(use => use.isProfilePicture || use.isOfOwnDealing),
  }
}

/** Administrators see any home, and messages that were reported. */
const isForReviewer = async (context: Context, caller: Caller, photoId: string): Promise<boolean> => {
  const { subjectId, subjectType } = contentViolations
  const isAboutMessage = and(eq(subjectId, photoUses.messageId), eq(subjectType, 'message'))
  const isReviewed = or(
    isNotNull(photoUses.propertyId),
    sql`exists (select from ${contentViolations} where ${isAboutMessage})`,
  )
  return (
    (await actsAsAdministrator(context, caller)) &&
    (await context.database.$count(photoUses, and(eq(photoUses.photoId, photoId), isReviewed))) > 0
  )
}

const isPartyOf = (personId: string) =>
  or(eq(maintenanceRequests.tenantId, personId), eq(maintenanceRequests.landlordId, personId))

const reads = (personId: string) => or(eq(threads.tenantId, personId), eq(threads.landlordId, personId))

/** Parties of a tenancy whose tenant showed how they found the home. */
const isShownHow = (personId: string) => or(eq(tenancies.tenantId, personId), eq(rented.landlordId, personId))

const dealsWith = (personId: string) => {
  const lives = and(eq(tenancies.propertyId, properties.id), eq(tenancies.tenantId, personId), isActive)
  const asks = and(
    eq(propertyInquiries.propertyId, properties.id),
    eq(propertyInquiries.tenantId, personId),
    isOpenInquiry,
  )
  return or(
    sql`exists (select from ${tenancies} where ${lives})`,
    sql`exists (select from ${propertyInquiries} where ${asks})`,
  )
}
