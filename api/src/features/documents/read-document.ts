// Reading a document takes two calls: the first decides who may, the second answers the bytes.
import { documentFact } from '@portal/contract/consents/categories'
import type { documentEndpoints } from '@portal/contract/documents/endpoints'
import { and, arrayContains, eq } from 'drizzle-orm'
import { objectKeysOf } from '../../domain/document-objects.ts'
import { isGranted, lockConsents, namesDocument, noteLook } from '../../domain/open-consent.ts'
import { showsDocument } from '../../domain/policy-documents.ts'
import { isSigned, signedAddressOf } from '../../domain/signed-address.ts'
import { isTenantOf } from '../../domain/tenancy-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Jobs } from '../../platform/jobs/open-jobs.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { recordSecurityEvent } from '../../platform/session/security-event.ts'
import { readObject } from '../../platform/uploads/read-object.ts'
import { documents, isDocumentKept } from '../../schema/documents.ts'
import { properties } from '../../schema/properties.ts'
import { isLeaseOpen, tenancies } from '../../schema/tenancies.ts'
import { verificationReviews } from '../../schema/verification.ts'

type Paper = Pick<typeof documents.$inferSelect, 'id' | 'ownerId' | 'purpose'>

/**
 * Whether this person, or a visitor, may read a document at this moment: its owner may, and anyone if it is a policy of a public home.
 */
const mayReadDocument = async (
  database: Database,
  document: Paper,
  personId: string | undefined,
): Promise<boolean> => {
  if (document.ownerId === personId) return true
  if (document.purpose !== 'policy') return false
  const isShown = and(showsDocument(document), eq(properties.visibilityLevel, 'public'))
  return (await database.$count(properties, isShown)) > 0
}

/** Whether the document is the lease of a tenancy which this person was offered, has or had. */
const isOwnLease = async (database: Database, document: Paper, caller: Caller): Promise<boolean> => {
  if (document.purpose !== 'lease') return false
  const isTheirs = and(eq(tenancies.leaseDocumentId, document.id), isTenantOf(caller), isLeaseOpen)
  return (await database.$count(tenancies, isTheirs)) > 0
}

/** Leads people who may read the document to its bytes; the audit has the others, and who read a landlord's lease. */
export const openDocument: Verb<typeof documentEndpoints.content> = async (context, { params }) => {
  const { database, caller, jobs, secretKeys } = context
  const [document] = await database
    .select()
    .from(documents)
    .where(and(eq(documents.id, params.id), isDocumentKept))
  if (!document) throw notFound('document')
  const { storageKey } = document
  if (
    (await mayReadDocument(database, document, caller?.id)) ||
    (caller && (await lookAtLease({ ...context, caller }, document))) ||
    (caller && (await lookAsReviewer({ ...context, caller }, document)))
  )
    return signedAddressOf({ key: storageKey }, secretKeys)
  const consentId = caller && (await lookAtShared(database, jobs, document, caller.id))
  if (!consentId) throw notFound('document', { belongsToAnother: true })
  return signedAddressOf({ key: storageKey, consentId }, secretKeys)
}

/** Also records in the audit that the caller looked. */
const lookAtLease = async (
  context: Context<Caller>,
  document: typeof documents.$inferSelect,
): Promise<boolean> => {
  const isOwn = await isOwnLease(context.database, document, context.caller)
  if (isOwn)
    await recordSecurityEvent(context, {
      eventType: 'lease_read',
      status: 'succeeded',
      userId: context.caller.id,
      eventData: { documentId: document.id },
    })
  return isOwn
}

/** Reviewers can read papers while they wait; each reading is in the audit. */
const lookAsReviewer = async (
  context: Context<Caller>,
  { id, ownerId }: typeof documents.$inferSelect,
): Promise<boolean> => {
  const { database, caller } = context
  if (!caller.isAdmin) return false
  const { userId, status, documentIds } = verificationReviews
  const [review] = await database
    .select({ id: verificationReviews.id })
    .from(verificationReviews)
    .where(and(eq(userId, ownerId), eq(status, 'pending'), arrayContains(documentIds, [id])))
    .limit(1)
  if (review)
    await recordSecurityEvent(context, {
      eventType: 'verification_read',
      status: 'succeeded',
      userId: caller.id,
      eventData: { documentId: id, reviewId: review.id },
    })
  return review !== undefined
}

/**
 * Undefined unless its owner shares the document with this person at this moment; the owner reads that they
 * looked.
 */
const lookAtShared = (
  database: Database,
  jobs: Jobs,
  document: { id: string; ownerId: string },
  personId: string,
): Promise<string | undefined> =>
  inTransaction(database, async transaction => {
    const consents = await lockConsents(transaction, namesDocument(document, personId))
    const granted = consents.find(({ status }) => status === 'granted')
    if (granted) await noteLook(transaction, jobs, granted, [documentFact(document.id)])
    return granted?.id
  })

/** Sends the document with this storage key as a download to anyone who has its signed address, while the consent in it lasts. */
export const readFile: Verb<typeof documentEndpoints.file> = async (context, { params, query }) => {
  const { database, secretKeys, answerHeaders } = context
  if (!isSigned({ ...params, ...query }, secretKeys))
    throw new Refusal('forbidden', 'This address is no longer valid. Please open the document again.')
  const [document] = await database
    .select()
    .from(documents)
    .where(and(eq(documents.storageKey, params.key), isDocumentKept))
  if (!document) throw notFound('document')
  if (query.consent && !(await isGranted(database, query.consent)))
    throw notFound('document', { belongsToAnother: true })
  const [first = '', ...more] = objectKeysOf(document)
  const bytes = await readObject(context, first, 'document')
  answerHeaders.set('content-type', document.contentType)
  answerHeaders.set('content-disposition', attachment(document.name))
  answerHeaders.set('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  answerHeaders.set('cache-control', 'private, no-store')
  return more.length === 0 ? bytes : inParts(context, bytes, more)
}

/** Reads one part after the other, when it is wanted. A part that cannot be read breaks the answer off. */
const inParts = (context: Context, first: Uint8Array, keys: readonly string[]) => {
  const left = [...keys]
  return new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(first),
    pull: async controller => {
      const key = left.shift()
      if (key === undefined) controller.close()
      else controller.enqueue(await readObject(context, key, 'document'))
    },
  })
}

/** The header of a download with this name, in ASCII and as it is (RFC 6266). */
const attachment = (name: string): string => {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${name.replace(/[^ !#-~]|%/g, '_')}"; filename*=UTF-8''${encoded}`
}
