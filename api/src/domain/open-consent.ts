// A consent at this moment, and the one way to look at what it opens.
import { documentFact, pendingDays } from '@portal/contract/consents/categories'
import type { ConsentStatus } from '@portal/contract/consents/consent'
import { and, eq, getTableColumns, inArray, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/open-jobs.ts'
import { applications, keepsConsents } from '../schema/applications.ts'
import { consentReads, userConsents } from '../schema/consents.ts'
import { isStillDealing } from './dealing.ts'

const { dataCategory, ownerId, requesterId, status } = userConsents

/**
 * Shared for an application, it lasts as long as that; otherwise as long as the two deal with each other.
 */
const isBacked = sql`case when ${userConsents.applicationId} is null then ${isStillDealing(ownerId, requesterId, dataCategory)}
  else exists (select from ${applications} where ${and(eq(applications.id, userConsents.applicationId), keepsConsents)}) end`

/** Not stored: every reading decides it. */
const hasRunOut = or(
  and(eq(status, 'pending'), lt(userConsents.createdAt, sql`now() - ${pendingDays} * interval '1 day'`)),
  and(eq(status, 'granted'), lte(userConsents.expiresAt, sql`now()`)),
  and(inArray(status, ['pending', 'granted']), not(isBacked)),
)

/** The column has what a person did last. */
export const consentStatus: SQL<ConsentStatus> = sql`(case when ${hasRunOut} then 'expired' else ${status} end)`

export const consentColumns = { ...getTableColumns(userConsents), status: consentStatus }

export type OpenConsent = Omit<typeof userConsents.$inferSelect, 'status'> & { status: ConsentStatus }

/** Consents of this owner that name the document for this requester. */
export const namesDocument = (document: { id: string; ownerId: string }, personId: string) =>
  and(
    eq(requesterId, personId),
    eq(ownerId, document.ownerId),
    eq(dataCategory, 'documents'),
    sql`${documentFact(document.id)} = any(${userConsents.specificFields})`,
  )

export const isGranted = async (database: Database, id: string): Promise<boolean> => {
  const [consent] = await database
    .select({ status: consentStatus })
    .from(userConsents)
    .where(eq(userConsents.id, id))
  return consent?.status === 'granted'
}

/** Until the transaction ends, so that nothing is read after a revocation was answered. */
export const lockConsents = (transaction: Database, condition: SQL | undefined): Promise<OpenConsent[]> =>
  transaction.select(consentColumns).from(userConsents).where(condition).for('no key update')

/**
 * Records that the requester looked at these facts, and tells the owner about the first look. Its moment is
 * that of the lock, so that no look seems later than a revocation.
 */
export const noteLook = async (
  transaction: Database,
  jobs: Jobs,
  consent: OpenConsent,
  fields: string[],
): Promise<void> => {
  const isFirst = (await transaction.$count(consentReads, eq(consentReads.consentId, consent.id))) === 0
  await transaction.insert(consentReads).values({
    consentId: consent.id,
    readerId: consent.requesterId,
    fields,
    createdAt: sql`clock_timestamp()`,
  })
  if (isFirst) await jobs.announce(transaction, { type: 'consent_first_read', consentId: consent.id })
}
