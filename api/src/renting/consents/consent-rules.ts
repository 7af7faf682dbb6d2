import {
  consentCategories,
  type DataCategory,
  factsOf,
  grantedDays,
  isFarEnough,
  maxGrantedDays,
  refusedDays,
} from '@portal/contract/consents/categories'
import { and, desc, eq } from 'drizzle-orm'
import { stageBetween } from '../../domain/dealing.ts'
import { consentStatus } from '../../domain/open-consent.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import type { Database } from '../../platform/database/database.ts'
import { day, limitOf, takeTry } from '../../platform/limits/rate-limit.ts'
import type { Context } from '../../platform/request/context.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import { type Caller, userColumns } from '../../platform/session/find-caller.ts'
import { userConsents } from '../../schema/consents.ts'
import { users } from '../../schema/people.ts'
import { dayInWords } from './consent-access.ts'
import { ownDocuments, refusePastSharing } from './may-share.ts'

/** What people ask each other for, and show each other unasked. */
const consentRequests = limitOf('consent-requests', 20, day, { isFixed: true })

interface Wish {
  otherId: string
  /** Whose facts they are. */
  owner: 'caller' | 'other'
  dataCategory: DataCategory
  specificFields: readonly string[]
  propertyId?: string | null | undefined
}

/**
 * Checks everything that does not depend on the text, and takes one of the day's tries. Returns the facts, each once.
 * Throws `not_found` for people without a common inquiry or tenancy.
 */
export const refuseUnlessMayWish = async (context: Context<Caller>, wish: Wish): Promise<string[]> => {
  const { database, caller } = context
  const { otherId, dataCategory } = wish
  await refuseIfRestricted(context)
  if (!caller.emailConfirmedAt)
    throw new Refusal('email_unconfirmed', 'Please confirm your email address first.')
  const [other] = await database.select(userColumns).from(users).where(eq(users.id, otherId))
  if (!other) throw notFound('person')
  const stage = await stageBetween(database, caller.id, otherId)
  if (!stage) throw notFound('person', { belongsToAnother: true })
  if (wish.propertyId && !(await stageBetween(database, caller.id, otherId, wish.propertyId)))
    throw invalid('propertyId', 'This home is not between the two of you')
  const fields =
    dataCategory === 'documents'
      ? await offeredDocuments(context, wish)
      : knownFacts(wish, wish.owner === 'caller' ? caller : other)
  if (!isFarEnough(stage, dataCategory))
    throw invalid('dataCategory', `This is possible once there is ${farEnough(dataCategory)} between you`)
  refusePastSharing(dataCategory, [caller, other])
  await refuseRepeated(database, caller.id, wish)
  await takeTry(database, consentRequests, caller.id)
  return fields
}

/** Nobody knows another's documents, so they are only ever offered. */
const offeredDocuments = ({ database, caller }: Context<Caller>, wish: Wish): Promise<string[]> => {
  if (wish.owner === 'other')
    throw invalid('dataCategory', 'Documents cannot be asked for here: their owner can share them with you')
  return ownDocuments(database, caller.id, wish.specificFields, 'specificFields')
}

const farEnough = (dataCategory: DataCategory): string =>
  consentCategories[dataCategory].from === 'application' ? 'an application' : 'a tenancy'

const knownFacts = (
  { dataCategory, specificFields }: Wish,
  { userType }: Pick<Caller, 'userType'>,
): string[] => {
  const known: readonly string[] = factsOf(dataCategory, userType)
  if (known.length === 0) throw invalid('dataCategory', 'Landlords can only share contact details')
  if (!specificFields.every(field => known.includes(field)))
    throw invalid('specificFields', 'Not all of these belong to this category')
  return [...new Set(specificFields)]
}

const refuseRepeated = async (
  database: Database,
  callerId: string,
  { owner, otherId, dataCategory }: Wish,
) => {
  const [ownerId, requesterId] = owner === 'caller' ? [callerId, otherId] : [otherId, callerId]
  const earlier = await database
    .select({ status: consentStatus, updatedAt: userConsents.updatedAt })
    .from(userConsents)
    .where(
      and(
        eq(userConsents.requesterId, requesterId),
        eq(userConsents.ownerId, ownerId),
        eq(userConsents.dataCategory, dataCategory),
      ),
    )
    .orderBy(desc(userConsents.id))
  const isOwn = owner === 'caller'
  for (const { status, updatedAt } of earlier) {
    if (status === 'granted')
      throw new Refusal(
        'conflict',
        isOwn
          ? 'You share this already. To change it, stop sharing it first.'
          : 'This is shared with you already.',
      )
    if (status === 'pending')
      throw new Refusal(
        'conflict',
        isOwn ? 'They have asked for this. Please answer their request.' : 'You have asked for this already.',
      )
    const again = daysAfter(Date.parse(updatedAt), refusedDays)
    if (status === 'denied' && !isOwn && Date.parse(again) > Date.now())
      throw new Refusal('conflict', `This was declined. You can ask again on ${dayInWords(again)}.`)
  }
}

const daysAfter = (ms: number, days: number): string => new Date(ms + days * 86_400_000).toISOString()

/** At least a minute, of which the request took a part. */
const shortestMs = 50_000
const slackMs = 60_000

/** Throws `invalid` for a moment that is too close or too far. */
export const endOf = (expiresAt: string | null | undefined): string => {
  const now = Date.now()
  if (!expiresAt) return daysAfter(now, grantedDays)
  const lasts = Date.parse(expiresAt) - now
  if (lasts < shortestMs) throw invalid('expiresAt', 'Please choose a time at least a minute from now')
  if (lasts > maxGrantedDays * 86_400_000 + slackMs)
    throw invalid('expiresAt', `Please choose a day within the next ${maxGrantedDays} days`)
  return expiresAt
}
