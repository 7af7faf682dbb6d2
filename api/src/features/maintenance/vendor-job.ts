// The calls of a vendor's link. A link that never existed, was replaced or has ended answers 404, and so does one of a canceled
// request.

import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import {
  maxVendorPhotos,
  type VendorJob,
  type vendorEndpoints,
} from '@portal/contract/maintenance/vendor-endpoints'
import { photoLimits } from '@portal/contract/photos/photo'
import { photoAddressOf } from '@portal/contract/values/photo-address'
import { filterContactDetails } from '@portal/language/contact-filter/contact-filter'
import { filterMessage, recentMessages } from '@portal/language/contact-filter/filter-message'
import { blockedMessage, judge } from '@portal/language/contact-filter/verdict'
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { newPhoto } from '../../domain/make-picture.ts'
import { objectKeyFor } from '../../domain/photo-objects.ts'
import { isSigned, signedAddressOf } from '../../domain/signed-address.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { portalsOwn } from '../../platform/env.ts'
import { hour, limitOf, takeTry } from '../../platform/limits/rate-limit.ts'
import type { Context } from '../../platform/request/context.ts'
import { hashOfToken } from '../../platform/request/cookie.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { readObject } from '../../platform/uploads/read-object.ts'
import { receiveFile } from '../../platform/uploads/receive-file.ts'
import { storeObjects } from '../../platform/uploads/store-file.ts'
import {
  maintenanceRequests,
  maintenanceRequestUpdates,
  maintenanceVendorLinks,
} from '../../schema/maintenance.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { photos, photoUses } from '../../schema/photos.ts'
import { properties } from '../../schema/properties.ts'
import { addUpdate } from './change-request.ts'
import { hasHome } from './request-conditions.ts'

/** With one link, whatever it does. */
const vendorCalls = limitOf('vendor-calls', 30, hour)

/** Wide enough for a phone. */
const shownWidthPx = 1280

const links = maintenanceVendorLinks

const selectJob = (database: Database, token: string) =>
  database
    .select({ link: links, request: maintenanceRequests, home: properties })
    .from(links)
    .innerJoin(maintenanceRequests, eq(maintenanceRequests.id, links.requestId))
    .innerJoin(properties, eq(properties.id, maintenanceRequests.propertyId))
    .innerJoin(users, and(eq(users.id, maintenanceRequests.landlordId), isAccountOpen))
    .where(
      and(
        eq(links.tokenHash, hashOfToken(token)),
        gt(links.expiresAt, sql`now()`),
        ne(maintenanceRequests.status, 'cancelled'),
        hasHome,
      ),
    )
type Job = Awaited<ReturnType<typeof selectJob>>[number]

const noJob = (): Refusal => notFound('link, or it has ended')

/** Counts toward the link's calls. */
const openJob = async (database: Database, token: string): Promise<Job> => {
  const [job] = await selectJob(database, token)
  if (!job) throw noJob()
  await takeTry(database, vendorCalls, job.link.tokenHash)
  return job
}

/** Runs with the request and its link locked; both are still as `openJob` requires. */
const inJob = <Result>(
  context: Context,
  token: string,
  work: (transaction: Database, job: Job) => Promise<Result>,
): Promise<Result> =>
  inTransaction(context.database, async transaction => {
    // The request first, as its landlord does.
    const [found] = await selectJob(transaction, token).for('update', { of: maintenanceRequests })
    const [job] = found ? await selectJob(transaction, token).for('update', { of: links }) : []
    if (!job) throw noJob()
    return work(transaction, job)
  })

/** Throws `conflict` once the work is completed. */
const refuseClosed = ({ request }: Job): void => {
  if (!openStatuses.some(open => open === request.status))
    throw new Refusal('conflict', 'This work is completed already. Please ask who sent you the link.')
}

export const readVendorJob: Verb<typeof vendorEndpoints.job> = async (context, { params }) => {
  const { database, answerHeaders } = context
  const job = await openJob(database, params.token)
  await database.update(links).set({ lastUsedAt: sql`now()` }).where(eq(links.tokenHash, job.link.tokenHash))
  answerHeaders.set('cache-control', 'private, no-store')
  return { job: await asShown(context, job) }
}

/** What the vendor writes is for two people who do not know them, so it passes the contact filter. */
export const updateVendorJob: Verb<typeof vendorEndpoints.update> = async (context, { params, body }) => {
  await openJob(context.database, params.token)
  const job = await inJob(context, params.token, async (database, job) => {
    refuseClosed(job)
    const { id: requestId, scheduledDate } = job.request
    const written = body.message?.trim() ? body.message : null
    const message = written && (await reviewed({ ...context, database }, requestId, written))
    if (body.scheduledDate)
      await database
        .update(maintenanceRequests)
        .set({ scheduledDate: body.scheduledDate })
        .where(eq(maintenanceRequests.id, requestId))
    const newValue = body.isDone ? 'done' : (body.scheduledDate ?? null)
    await addUpdate(
      { ...context, database },
      { requestId, userId: null, updateType: 'vendor_updated', message, oldValue: scheduledDate, newValue },
    )
    return { ...job, request: { ...job.request, scheduledDate: body.scheduledDate ?? scheduledDate } }
  })
  return { job: await asShown(context, job) }
}

/** The text to store, read as one with the vendor's last ones; throws `contact_details` if it is blocked (spec §5). */
const reviewed = async ({ database, env }: Context, requestId: string, written: string): Promise<string> => {
  const { message, position, updateType } = maintenanceRequestUpdates
  const isEarlier = and(
    eq(maintenanceRequestUpdates.requestId, requestId),
    eq(updateType, 'vendor_updated'),
    isNotNull(message),
  )
  const earlier = await database
    .select({ message: sql<string>`${message}` })
    .from(maintenanceRequestUpdates)
    .where(isEarlier)
    .orderBy(desc(position))
    .limit(recentMessages)
  const before = earlier.map(each => each.message).toReversed()
  const { text, detections } = filterMessage(written, before, portalsOwn(env))
  if (judge(detections).blocked)
    throw new Refusal('contact_details', blockedMessage, { fields: { message: blockedMessage } })
  return text
}

/** The photo belongs to the landlord. The same picture twice is added once. */
export const addVendorPhoto: Verb<typeof vendorEndpoints.addPhoto> = async (context, { params, body }) => {
  const opened = await openJob(context.database, params.token)
  refuseClosed(opened)
  refuseFull(opened)
  const sender = `vendor ${opened.link.tokenHash}`
  return receiveFile(context, sender, body, async file => {
    const { columns, objects } = await newPhoto(sender, file)
    const job = await storeObjects(context, objects, () =>
      inJob(context, params.token, async (database, job) => {
        refuseClosed(job)
        const { id: requestId, landlordId: ownerId } = job.request
        if (await isShown(database, requestId, columns.sha256)) return { answer: job, isNew: false }
        refuseFull(job)
        await refuseFullAccount(database, ownerId)
        const [photo] = await database
          .insert(photos)
          .values({ ...columns, ownerId, purpose: 'maintenance' })
          .returning()
        if (!photo) throw new Error('The photo was not inserted')
        await database.insert(photoUses).values({ photoId: photo.id, requestId })
        const added = job.link.photos + 1
        await database.update(links).set({ photos: added }).where(eq(links.requestId, requestId))
        const attachments = [photoAddressOf(photo.id)]
        await addUpdate(
          { ...context, database },
          { requestId, userId: null, updateType: 'photo_added', attachments },
        )
        return { answer: { ...job, link: { ...job.link, photos: added } }, isNew: true }
      }),
    )
    return { job: await asShown(context, job) }
  })
}

const refuseFull = ({ link }: Job): void => {
  if (link.photos >= maxVendorPhotos)
    throw new Refusal('conflict', `You’ve added ${maxVendorPhotos} photos, which is the limit.`)
}

const refuseFullAccount = async (database: Database, ownerId: string): Promise<void> => {
  if ((await database.$count(photos, eq(photos.ownerId, ownerId))) >= photoLimits.photos)
    throw new Refusal('conflict', 'No more photos can be added here. Please send them another way.')
}

const photosOf = (database: Database, requestId: string) =>
  database
    .select({ id: photos.id, sha256: photos.sha256 })
    .from(photoUses)
    .innerJoin(photos, eq(photos.id, photoUses.photoId))
    .where(eq(photoUses.requestId, requestId))
    .orderBy(photos.id)

const isShown = async (database: Database, requestId: string, sha256: string): Promise<boolean> =>
  (await photosOf(database, requestId)).some(photo => photo.sha256 === sha256)

/** Anyone with the link reads this, so title and description pass the contact filter, too. */
const asShown = async (
  { database, secretKeys, env }: Context,
  { link, request, home }: Job,
): Promise<VendorJob> => {
  const { category, priority, status, scheduledDate } = request
  const { address, city, state, zipCode, timeZone } = home
  const without = (text: string): string => filterContactDetails(text, portalsOwn(env)).text
  const shown = await photosOf(database, request.id)
  return {
    title: without(request.title),
    description: without(request.description),
    category,
    priority,
    status,
    photos: shown.map(({ id }) => signedAddressOf({ kind: 'repair photo', key: id }, secretKeys)),
    home: { address, city, state, zipCode },
    timeZone,
    scheduledDate,
    photosLeft: maxVendorPhotos - link.photos,
    expiresAt: link.expiresAt,
  }
}

/** For anyone with an address that was signed less than a minute ago. */
export const readVendorPhoto: Verb<typeof vendorEndpoints.photo> = async (context, { params, query }) => {
  const { database, secretKeys, answerHeaders } = context
  if (!isSigned({ kind: 'repair photo', key: params.id, ...query }, secretKeys)) throw notFound('photo')
  const [photo] = await database.select().from(photos).where(eq(photos.id, params.id))
  if (!photo) throw notFound('photo')
  answerHeaders.set('cache-control', 'private, no-store')
  return readObject(context, objectKeyFor(photo.storageKey, photo.width, shownWidthPx), 'photo')
}
