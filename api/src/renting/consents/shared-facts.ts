import { consentCategories, documentsIn, type FactName, factsOf } from '@portal/contract/consents/categories'
import type { SharedFacts } from '@portal/contract/consents/consent'
import type { consentEndpoints } from '@portal/contract/consents/endpoints'
import { answerIn, yesNoFields } from '@portal/contract/tenant-profile/tenant-profile'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { noteLook } from '../../domain/open-consent.ts'
import { filterProfileTexts } from '../../domain/profile-texts.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Env, portalsOwn } from '../../platform/env.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { backgroundCheckState, backgroundChecks } from '../../schema/background-checks.ts'
import { userInteractions } from '../../schema/consents.ts'
import { documents } from '../../schema/documents.ts'
import { isBackgroundApproved, tenantProfiles, users } from '../../schema/people.ts'
import { lockConsent, stateInWords } from './consent-access.ts'

/** As others would see them. */
export const readOwnFacts: Verb<typeof consentEndpoints.facts> = async ({ database, caller, env }) => {
  const categories = Object.keys(consentCategories) as (keyof typeof consentCategories)[]
  const names = categories.flatMap(category => factsOf(category, caller.userType))
  return { facts: await readFacts(database, caller.id, names, env) }
}

/**
 * As it is now. The look is on the owner's list: both happen with the consent locked, so that nothing is read once a
 * revocation was answered. Throws `conflict`, and says why, if it is not granted at this moment.
 */
export const readSharedData: Verb<typeof consentEndpoints.data> = (context, { params }) =>
  inTransaction(context.database, async transaction => {
    const consent = await lockConsent(transaction, context.caller, params.id, 'requester')
    const { status, specificFields, ownerId, expiresAt } = consent
    if (status !== 'granted' || expiresAt === null) throw new Refusal('conflict', stateInWords(consent))
    const ids = documentsIn(specificFields)
    const facts = specificFields.filter(field => documentsIn([field]).length === 0)
    const data = await readFacts(transaction, ownerId, facts, context.env)
    await noteLook(transaction, context.jobs, consent, specificFields)
    return { data, documents: await readDocuments(transaction, ownerId, ids), expiresAt }
  })

/** Without those that their owner deleted. The files have a call of their own, which notes a look, too. */
const readDocuments = (database: Database, ownerId: string, ids: readonly string[]) => {
  const { id, name, contentType, bytes } = documents
  return ids.length === 0
    ? []
    : database
        .select({ id, name, contentType, bytes, isVerified: sql<boolean>`${documents.review} = 'verified'` })
        .from(documents)
        .where(and(eq(documents.ownerId, ownerId), inArray(id, [...ids])))
        .orderBy(desc(id))
}

/** Texts from before the contact filter read them are filtered here. */
const readFacts = async (
  database: Database,
  personId: string,
  names: readonly string[],
  env: Env,
): Promise<SharedFacts> => {
  const [found] = await database
    .select({ user: users, profile: tenantProfiles })
    .from(users)
    .leftJoin(tenantProfiles, eq(tenantProfiles.userId, users.id))
    .where(eq(users.id, personId))
  if (!found) throw new Error(`There is no person ${personId}, whose facts are shared`)
  const { user, profile } = found
  const known: Readonly<Record<string, unknown>> = {
    ...profile,
    ...(profile && filterProfileTexts(user, profile, portalsOwn(env)).profileTexts),
    ...(profile && Object.fromEntries(yesNoFields.map(field => [field, answerIn(profile, field)]))),
    ...(names.includes('backgroundCheck') && { backgroundCheck: await findCheckStatus(database, user) }),
    email: user.email,
    phone: user.phone,
  }
  return asFacts(Object.fromEntries(names.map(name => [name, known[name] ?? null])))
}

/** Rejected by a report with something to consider, once it is released; null without a valid report. */
const findCheckStatus = async (
  database: Database,
  person: Pick<typeof users.$inferSelect, 'id' | 'backgroundApprovedUntil'>,
): Promise<'approved' | 'rejected' | null> => {
  if (isBackgroundApproved(person)) return 'approved'
  const { result, subjectId } = backgroundChecks
  const [released] = await database
    .select({ result })
    .from(backgroundChecks)
    .innerJoin(userInteractions, eq(userInteractions.id, backgroundChecks.interactionId))
    .where(and(eq(subjectId, person.id), eq(backgroundCheckState, 'released')))
    .orderBy(desc(backgroundChecks.readyAt))
    .limit(1)
  return released?.result === 'consider' ? 'rejected' : null
}

/** Guarantee: these are columns of a profile or a person, which the answer's schema parses. */
const asFacts = (facts: Partial<Record<FactName, unknown>>): SharedFacts => facts as SharedFacts
