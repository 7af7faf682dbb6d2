// Offers a tenancy, to an applicant or to an invited address.
import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/open-jobs.ts'
import { Refusal } from '../../platform/request/refusal.ts'
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
  /** The applicant, or the address of the person who is invited. */
  to: { tenantId: string; applicationId: string } | { invitedEmail: string }
  /** The id of an offer to someone of the same household, or of the tenancy of someone who lives there. */
  householdOf?: string | null | undefined
  /** That of the tenant, unless `householdOf` says so; a new one by default. */
  householdId?: string | null | undefined
  /** The ids of open applications of people of the same household. */
  roommates?: readonly string[] | undefined
}

/** How far back a tenancy may have begun, and how far ahead it may begin, or notice be given, in years. */
const earliest = 50
export const latest = 5

const invalid = (field: string, message: string): Refusal =>
  new Refusal('invalid', `${message}.`, { fields: { [field]: message } })

/** Today, on the home's clock. */
export const todayAt = ({ timeZone }: Pick<Home, 'timeZone'>): Temporal.PlainDate =>
  Temporal.Now.plainDateISO(timeZone ?? 'UTC')

/**
 * Offers the landlord's home, which must be locked, in their turn, and returns the id of the offer. Throws `invalid`, at the field, for
 * days too far away, a lease that is not a document of theirs, or an offer or application for another home. An applicant reads of it in
 * their conversation, and is notified by who accepts the application; whether an invited address has an account shows nowhere.
 */
export const offerTenancy = async (
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'announce'> },
  { home, to, householdOf, householdId: known, roommates = [], ...given }: Offer,
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const terms = await checkTerms(database, home, given)
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

/** The document stays until the transaction ends. */
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

/** Notes that these applicants are of the household: their applications stay open when one of it agrees. */
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

/** What to tell a landlord if people of another household are to live there on some of the days of an offer, on what was agreed. */
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
 * The condition of open offers that another household can no longer accept once this tenancy is agreed on: those made for days that it
 * takes. Offers to people who lived there before they were invited stay, since they say what is so.
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
