import { includesPlan } from '@portal/contract/subscriptions/plan-limit'
import type { ReviewKind } from '@portal/contract/verifications/review'
import type { reviewEndpoints } from '@portal/contract/verifications/review-endpoints'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { refuseUnconfirmed } from '../../domain/no-mail.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { documents, isPaper } from '../../schema/documents.ts'
import { verificationReviews } from '../../schema/verification.ts'
import { asReviewed } from './list-verifications.ts'
import { lockPlacedHome } from './locate-home.ts'

/**
 * The reviewers can read the papers until they decide. Throws `invalid` for a kind that the account has nothing of,
 * `plan_limit` for single documents without Basic, and `conflict` while the same waits already.
 */
export const sendPapers: Verb<typeof reviewEndpoints.send> = async (context, { body }) => {
  const { database, caller } = context
  const { kind, propertyId } = body
  refuseUnconfirmed(context)
  if (kind === 'document' && !includesPlan(caller.currentPlan, 'basic'))
    throw new Refusal('plan_limit', 'Document verification is part of the Basic plan.', {
      limit: 0,
      plan: 'basic',
    })
  const home = kind === 'home' ? await lockHome(database, caller, propertyId) : null
  const documentIds = [...new Set(body.documentIds)]
  const claim = home ? `${home.title}, ${home.address}` : await claimOf(database, caller, kind, documentIds)
  await lockPapers(database, caller.id, documentIds)
  const isSame = and(
    eq(verificationReviews.userId, caller.id),
    eq(verificationReviews.kind, kind),
    eq(verificationReviews.status, 'pending'),
    home ? eq(verificationReviews.propertyId, home.id) : isNull(verificationReviews.propertyId),
  )
  if ((await database.$count(verificationReviews, isSame)) > 0)
    throw new Refusal('conflict', 'Your papers are with our reviewers already.')
  await database.update(documents).set({ review: 'pending' }).where(inArray(documents.id, documentIds))
  const [review] = await database
    .insert(verificationReviews)
    .values({ userId: caller.id, kind, propertyId: home?.id ?? null, documentIds, claim })
    .returning()
  if (!review) throw new Error('The papers were not stored.')
  return { verification: asReviewed(review) }
}

const lockHome = async (database: Database, caller: Caller, propertyId: string | undefined) => {
  if (caller.userType !== 'landlord') throw invalid('kind', 'Only landlords have homes to check')
  if (!propertyId) throw invalid('propertyId', 'Please choose the home')
  return (await lockPlacedHome(database, caller, propertyId)).home
}

/** What the papers are to show, as the account says it now. */
const claimOf = async (
  database: Database,
  caller: Caller,
  kind: ReviewKind,
  documentIds: readonly string[],
): Promise<string> => {
  const { accountType, organizationName, representativeFor, licenseNumber, licenseState } = caller
  if (kind === 'organization' && accountType === 'organization') return organizationName ?? ''
  if (kind === 'organization' && accountType === 'representative') return representativeFor ?? ''
  if (kind === 'license' && accountType === 'realtor') return `${licenseNumber} (${licenseState})`
  if (kind !== 'document') throw invalid('kind', 'Your account has nothing of this kind to check')
  const named = await database
    .select({ name: documents.name })
    .from(documents)
    .where(and(eq(documents.ownerId, caller.id), inArray(documents.id, [...documentIds])))
  return named.map(({ name }) => name).join(', ')
}

/** They cannot be deleted meanwhile. Throws `invalid` unless all are the person's own. */
const lockPapers = async (database: Database, ownerId: string, ids: readonly string[]): Promise<void> => {
  const own = await database
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.ownerId, ownerId), inArray(documents.id, [...ids]), isPaper))
    .for('no key update')
  if (own.length !== ids.length) throw invalid('documentIds', 'Not all of these are your documents')
}

export const readSentPapers: Again<typeof reviewEndpoints.send> = async ({ database }, made) => {
  const isIt = eq(verificationReviews.id, made.verification.id)
  const [review] = await database.select().from(verificationReviews).where(isIt)
  if (!review) throw notFound('verification')
  return { verification: asReviewed(review) }
}
