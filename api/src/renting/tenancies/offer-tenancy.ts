// To an applicant or to an invited address.
import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/open-jobs.ts'
import { invalid } from '../../platform/request/refusal.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { documents } from '../../schema/documents.ts'
import type { properties } from '../../schema/properties.ts'
import { hasNotEnded, homeToday, isOpenOffer, tenancies } from '../../schema/tenancies.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openThread } from '../threads/open-thread.ts'

interface Terms {
  startsOn: string
  endsOn?: string | null | undefined
  rentAmount?: number | null | undefined
  securityDeposit?: number | null | undefined
  rentDueDay?: number | null | undefined
  leaseDocumentId?: string | null | undefined
}

type Home = Pick<typeof properties.$inferSelect, 'id' | 'landlordId' | 'timeZone'>

interface Offer extends Terms {
  home: Home
  /** `invitedEmail` need not have an account. */
  to: { tenantId: string; applicationId: string } | { invitedEmail: string }
  /** The id of an offer to someone of the household, or of the tenancy of someone who lives there. */
  householdOf?: string | null | undefined
  /** Unless `householdOf` says so; a new one by default. */
  householdId?: string | null | undefined
  /** The ids of open applications of people of the same household. */
  roommates?: readonly string[] | undefined
}

/** In years: how far back a tenancy can begin, and how far ahead it can begin, or notice be given. */
const earliest = 50
export const latest = 5

/** Today, on the home's clock. */
export const todayAt = ({ timeZone }: Pick<Home, 'timeZone'>): Temporal.PlainDate =>
  Temporal.Now.plainDateISO(timeZone ?? 'UTC')

/**
 * The home must be locked; returns the id of the offer. Throws `invalid`, at the field, for days too far away, a
 * lease that is not a document of the landlord's, or an offer or application for another home. Who accepts an
 * application notifies the applicant; whether an invited address has an account shows nowhere.
 */
export const offerTenancy = async (
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'announce'> },
  { home, to, householdOf, householdId: known, roommates = [], ...proposal }: Offer,
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const terms = await checkTerms(database, home, proposal)
  const householdId = householdOf ? await findHousehold(database, home, householdOf) : (known ?? id)
  if (roommates.length > 0) await keepTogether(database, home, { householdId, roommates })
  await database
    .insert(tenancies)
    .values({ ...terms, ...to, id, propertyId: home.id, status: 'offered', householdId })
  if ('tenantId' in to) {
    const { id: threadId } = await openThread(database, {
      ...to,
      propertyId: home.id,
      landlordId: home.landlordId,
    })
    const event = { type: 'tenancy_offered', subjectId: id, day: terms.startsOn } as const
    await addThreadEvent(database, { threadId, senderId: home.landlordId, event })
  } else await jobs.announce(database, { type: 'tenancy_offered', tenancyId: id })
  return id
}

const checkTerms = async (database: Database, home: Home, terms: Terms): Promise<Terms> => {
  const today = todayAt(home)
  const { startsOn, endsOn, leaseDocumentId } = terms
  if (
    startsOn < today.subtract({ years: earliest }).toString() ||
    startsOn > today.add({ years: latest }).toString()
  )
    throw invalid('startsOn', `Please enter a day within the last ${earliest} or the next ${latest} years`)
  if (endsOn && endsOn < today.toString()) throw invalid('endsOn', 'The last day cannot be in the past')
  if (leaseDocumentId) await refuseForeignLease(database, home, leaseDocumentId)
  return terms
}

/** The document cannot go until the transaction ends. */
const refuseForeignLease = async (database: Database, { landlordId }: Home, id: string): Promise<void> => {
  const [lease] = await database
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, landlordId), eq(documents.purpose, 'lease')))
    .for('key share')
  if (!lease) throw invalid('leaseDocumentId', 'This is not one of your leases')
}

const findHousehold = async (database: Database, home: Home, id: string): Promise<string> => {
  const [other] = await database
    .select({ householdId: tenancies.householdId })
    .from(tenancies)
    .where(and(eq(tenancies.id, id), eq(tenancies.propertyId, home.id), or(isOpenOffer, hasNotEnded)))
  if (!other) throw invalid('householdOf', 'There is no such offer for this home')
  return other.householdId ?? id
}

/** Their applications are still open when one of the household agrees. */
const keepTogether = async (
  database: Database,
  home: Home,
  { householdId, roommates }: { householdId: string; roommates: readonly string[] },
): Promise<void> => {
  const { id, propertyId } = applications
  const kept = await database
    .update(applications)
    .set({ householdId })
    .where(and(inArray(id, [...roommates]), eq(propertyId, home.id), isApplicationOpen))
    .returning({ id })
  if (kept.length < new Set(roommates).size)
    throw invalid('roommates', 'One of these people no longer applies for this home')
}

/** The condition that a tenancy has a day in common with these. */
export const overlaps = ({ startsOn, endsOn }: Pick<Terms, 'startsOn' | 'endsOn'>): SQL | undefined =>
  and(
    sql`coalesce(${tenancies.endsOn} >= ${startsOn}, true)`,
    endsOn ? sql`${tenancies.startsOn} <= ${endsOn}` : undefined,
  )

/** What to tell a landlord if people of another household agreed to live there on some days of an offer. */
export const sharedWarning = async (
  database: Database,
  tenancy: Terms & { propertyId: string; householdId: string | null },
): Promise<string | null> => {
  const isOfOthers = sql`${tenancies.householdId} is distinct from ${tenancy.householdId}`
  const isShared = and(
    eq(tenancies.propertyId, tenancy.propertyId),
    hasNotEnded,
    overlaps(tenancy),
    isOfOthers,
  )
  return (await database.$count(tenancies, isShared)) > 0
    ? 'Other people live in this home at that time.'
    : null
}

/**
 * Open offers that another household can no longer accept once this tenancy is agreed on, because it takes their
 * days. Not those to people who lived there before they were invited, since they say what is so.
 */
export const isRivalOf = (tenancy: Terms & { id: string; propertyId: string; householdId: string | null }) =>
  and(
    eq(tenancies.propertyId, tenancy.propertyId),
    ne(tenancies.id, tenancy.id),
    isOpenOffer,
    overlaps(tenancy),
    sql`${tenancies.householdId} is distinct from ${tenancy.householdId}`,
    or(gt(tenancies.startsOn, homeToday), isNull(tenancies.invitedEmail)),
  )
