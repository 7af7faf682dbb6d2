// Offers a tenancy, to an applicant or to an invited address.
import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/open-jobs.ts'
import { Refusal } from '../platform/request/refusal.ts'
import { documents } from '../schema/documents.ts'
import type { properties } from '../schema/properties.ts'
import { hasNotEnded, homeToday, isOpenOffer, tenancies } from '../schema/tenancies.ts'
import { addThreadEvent } from './add-thread-event.ts'
import { openThread } from './open-thread.ts'

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
  /** Another offer to someone of the same household. */
  householdOf?: string | null | undefined
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
 * days too far away, a lease that is not a document of theirs, or an offer of another home. An applicant reads of it in their conversation,
 * and is notified by who accepts the application; whether an invited address has an account shows nowhere.
 */
export const offerTenancy = async (
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'announce'> },
  { home, to, householdOf, ...given }: Offer,
): Promise<string> => {
  const id = Bun.randomUUIDv7()
  const terms = await checkTerms(database, home, given)
  const householdId = householdOf ? await findHousehold(database, home, householdOf) : id
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

/** The condition that a tenancy has a day in common with these. */
export const overlaps = ({ startsOn, endsOn }: Pick<Terms, 'startsOn' | 'endsOn'>): SQL | undefined =>
  and(
    sql`coalesce(${tenancies.endsOn} >= ${startsOn}, true)`,
    endsOn ? sql`${tenancies.startsOn} <= ${endsOn}` : undefined,
  )

/** Whether people of another household are to live there on some of the days, on what was agreed. */
export const isSharedWithOthers = async (
  database: Database,
  tenancy: Terms & { propertyId: string; householdId: string | null },
): Promise<boolean> =>
  (await database.$count(
    tenancies,
    and(
      eq(tenancies.propertyId, tenancy.propertyId),
      hasNotEnded,
      overlaps(tenancy),
      sql`${tenancies.householdId} is distinct from ${tenancy.householdId}`,
    ),
  )) > 0

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
