import { ratedAfterDays, ratedUntilDays } from '@portal/contract/ratings/rating'
import type { StoredTenancyState, TenancySide } from '@portal/contract/tenancies/lifecycle'
import {
  moveInDays,
  offerDays,
  offerReminderDays,
  storedTenancyStates,
} from '@portal/contract/tenancies/lifecycle'
import type { TenancyStatus, tenancyEndReasons } from '@portal/contract/tenancies/tenancy'
import { and, type Column, eq, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  alias,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, dollars, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { documents } from './documents.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'

/** Who lives where, and who is invited to, from an offer to the end; without an end, still today. */
export const tenancies = pgTable(
  'tenancies',
  {
    id: primaryId(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Null until the owner of the invited address has answered. */
    tenantId: uuid('tenant_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What a person did last; see `tenancyStatus` for the rest. */
    status: text('status').$type<StoredTenancyState>().notNull().default('agreed'),
    /** The landlord must learn nothing about its owner until they agree. */
    invitedEmail: text('invited_email'),
    applicationId: uuid('application_id'),
    /** The same for all who are to live together, and can agree to the same home. */
    householdId: uuid('household_id'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    rentAmount: dollars('rent_amount'),
    securityDeposit: dollars('security_deposit'),
    rentDueDay: integer('rent_due_day'),
    leaseDocumentId: uuid('lease_document_id').references(() => documents.id, { onDelete: 'set null' }),
    agreedAt: instant('agreed_at'),
    /** Whether the home was available until this was agreed on. */
    tookHome: boolean('took_home').notNull().default(false),
    movedInAt: instant('moved_in_at'),
    moveInNote: text('move_in_note'),
    /** Addresses of photos. */
    moveInPhotos: text('move_in_photos').array().notNull().default([]),
    noticeBy: text('notice_by').$type<TenancySide>(),
    noticeAt: instant('notice_at'),
    /** In effect once it is the last day of the tenancy. */
    noticeEndsOn: date('notice_ends_on', { mode: 'string' }),
    noticeReason: text('notice_reason'),
    /**
     * Why an offer was withdrawn other than by its landlord, or a tenancy called off other than by a
     * notice.
     */
    endReason: text('end_reason').$type<(typeof tenancyEndReasons)[number]>(),
    /** When both sides heard that the offer lapses soon. */
    lapseToldAt: instant('lapse_told_at'),
    /** When both sides heard that the tenancy has ended. */
    endToldAt: instant('end_told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('tenancies_by_tenant').on(table.tenantId),
    index('tenancies_by_property').on(table.propertyId, table.id.desc()),
    index('tenancies_by_lease').on(table.leaseDocumentId),
    index('tenancies_by_invited').on(sql`lower(${table.invitedEmail})`).where(sql`tenant_id is null`),
    uniqueIndex('tenancies_one_open_each')
      .on(table.propertyId, table.tenantId)
      .where(sql`ends_on is null and status = 'agreed'`),
    check('tenancies_dates', sql`${table.endsOn} >= ${table.startsOn}`),
    check('tenancies_status', isOneOf(table.status, storedTenancyStates)),
    check('tenancies_someone', sql`num_nonnulls(${table.tenantId}, ${table.invitedEmail}) > 0`),
    check('tenancies_agreed', sql`${table.status} <> 'agreed' or ${table.tenantId} is not null`),
    check('tenancies_amounts', sql`${table.rentAmount} > 0 and ${table.securityDeposit} >= 0`),
    check('tenancies_due_day', sql`${table.rentDueDay} between 1 and 28`),
    index('tenancies_lapsing').on(table.createdAt).where(sql`status = 'offered' and lapse_told_at is null`),
    index('tenancies_ending').on(table.endsOn).where(sql`status = 'agreed' and end_told_at is null`),
    check('tenancies_notice_by', isOneOf(table.noticeBy, ['tenant', 'landlord'])),
    check(
      'tenancies_notice',
      sql`num_nonnulls(${table.noticeBy}, ${table.noticeAt}, ${table.noticeEndsOn}) in (0, 3)`,
    ),
  ],
)

const homeDayOf = (moment: SQL): SQL<string> =>
  sql`(${moment} at time zone coalesce((select ${properties.timeZone} from ${properties} where ${eq(
    properties.id,
    tenancies.propertyId,
  )}), 'UTC'))::date`

export const homeToday = homeDayOf(sql`now()`)

const { status, startsOn, endsOn, noticeEndsOn } = tenancies

/** In the future, today, or ended. */
export const isAgreed = eq(status, 'agreed')

/** Even if it was called off before it began. */
export const wasAgreed = inArray(status, ['agreed', 'cancelled'])

export const isOpenOffer = and(
  eq(status, 'offered'),
  sql`${tenancies.createdAt} > now() - ${sql.raw(String(offerDays))} * interval '1 day'`,
)

/** Null unless the offer is open. */
export const offerLapsesAt = sql<
  string | null
>`case when ${isOpenOffer} then ${tenancies.createdAt} + ${sql.raw(String(offerDays))} * interval '1 day' end`.mapWith(
  tenancies.createdAt,
)

/** Within three days. */
export const isLapsingSoon = and(
  isOpenOffer,
  sql`${tenancies.createdAt} <= now() - ${sql.raw(String(offerDays - offerReminderDays))} * interval '1 day'`,
)

/** Someone lives there today, or will. */
export const hasNotEnded = and(isAgreed, or(isNull(endsOn), gte(endsOn, homeToday)))

const later = alias(tenancies, 'later')

/** The same person agreed to another one, from the next day on at the latest. */
const isContinued = sql`exists (select from ${tenancies} as later where ${and(
  eq(later.propertyId, tenancies.propertyId),
  eq(later.tenantId, tenancies.tenantId),
  eq(later.status, 'agreed'),
  sql`${later.startsOn} between ${startsOn} + 1 and ${endsOn} + 1`,
)})`

/** Within the last week, by the home's day, with its tenant gone. */
export const hasJustEnded = and(
  isAgreed,
  lt(endsOn, homeToday),
  sql`${endsOn} >= ${homeToday} - 7`,
  sql`not ${isContinued}`,
)

export const isActive = and(lte(startsOn, homeToday), hasNotEnded)

/** The rule of `isMoveInDue` in the contract: the tenant is to say that they moved in. */
export const isMoveInDue = and(
  isActive,
  isNull(tenancies.movedInAt),
  sql`${homeToday} - ${startsOn} <= ${sql.raw(String(moveInDays))}`,
)

/** The rule of `isNoticeWaitingAt`: the other side can still accept it. */
export const isNoticeWaiting = sql<boolean>`coalesce(${and(
  hasNotEnded,
  sql`${noticeEndsOn} is distinct from ${endsOn}`,
  gte(noticeEndsOn, homeToday),
)}, false)`

export const isNoticeFor = (side: TenancySide): SQL | undefined =>
  and(isNoticeWaiting, ne(tenancies.noticeBy, side))

/** A landlord's offers wait only once they are about to lapse. */
export const isWaitingFor = (side: TenancySide): SQL | undefined =>
  side === 'tenant' ? or(isOpenOffer, isNoticeFor(side), isMoveInDue) : or(isLapsingSoon, isNoticeFor(side))

/** An invited tenant is known to the landlord only once they agreed. */
export const isTenantKnown: SQL = sql`(${tenancies.invitedEmail} is null or ${tenancies.agreedAt} is not null)`

/**
 * The tenant can read the lease from the offer on, unless that came to nothing, while its history is kept.
 */
export const isLeaseOpen = or(isOpenOffer, wasAgreed)

/** Offered, or agreed on and not ended. */
export const needsLease = or(isOpenOffer, hasNotEnded)

/** The rule of `tenancyStateAt`, at this moment. */
export const tenancyStatus: SQL<TenancyStatus> = sql`case
  when ${isOpenOffer} then 'offered'
  when ${eq(status, 'offered')} then 'expired'
  when not ${isAgreed} then ${status}
  when ${isActive} then 'active'
  when ${hasNotEnded} then 'agreed'
  else 'ended' end`

const ofHome = (condition: SQL | undefined) =>
  sql`from ${tenancies} where ${and(eq(tenancies.propertyId, properties.id), condition)}`

const ofTenants = (aggregate: SQL) => sql`(
  select ${aggregate} from ${tenancies} inner join ${users} on ${eq(users.id, tenancies.tenantId)}
  where ${and(eq(tenancies.propertyId, properties.id), isActive)}
)`
const tenantName = sql`${users.firstName} || ' ' || ${users.lastName}`
const firstCome = sql`order by ${startsOn}, ${tenancies.id}`

/** Who lives in a home today, first come first. */
export const tenantNames = sql<
  string[]
>`coalesce(${ofTenants(sql`json_agg(${tenantName} ${firstCome})`)}, '[]')`

/** The same in one line; null if nobody does. */
export const tenantLine = sql<string | null>`${ofTenants(sql`string_agg(${tenantName}, ', ' ${firstCome})`)}`

/** When a home's last tenant leaves; null if nobody lives there, or no end is agreed. */
export const occupiedUntil = sql<string | null>`(
  select case when bool_and(${tenancies.endsOn} is not null) then max(${tenancies.endsOn}) end ${ofHome(isActive)}
)`

/**
 * The day after the last tenants left; null while someone lives there or has agreed to, and if it was never
 * rented.
 */
export const vacantSince = sql<string | null>`case when not exists (select ${ofHome(hasNotEnded)})
  then (select max(${tenancies.endsOn}) + 1 ${ofHome(and(isAgreed, lt(endsOn, homeToday)))}) end`

/** The first day on which nobody is to live there; null if that is today, or no end is agreed. */
export const freeFrom = sql<string | null>`(
  select case when bool_and(${tenancies.endsOn} is not null) then max(${tenancies.endsOn}) + 1 end ${ofHome(hasNotEnded)}
)`

/** Someone lives there, or will, without an end. */
export const isRentedForGood = sql<boolean>`exists (select ${ofHome(and(hasNotEnded, isNull(endsOn)))})`

export const hasOpenOffer = sql<boolean>`exists (select ${ofHome(isOpenOffer)})`

/** Someone has lived there for 30 days, and did not leave over 180 days ago. */
export const isRateable = sql<boolean>`(
  ${isAgreed} and least(coalesce(${tenancies.endsOn}, ${homeToday}), ${homeToday}) - ${tenancies.startsOn} >= ${sql.raw(String(ratedAfterDays))}
  and coalesce(${tenancies.endsOn}, ${homeToday}) >= ${homeToday} - ${sql.raw(String(ratedUntilDays))}
)`

/**
 * Too young to be counted, though it is shown: written within 30 days after the tenancy began and was
 * agreed on here. The portal cannot know what was before.
 */
export const isRatedSoon = (ratedAt: Column) =>
  sql<boolean>`(${homeDayOf(sql`${ratedAt}`)} - greatest(${startsOn}, ${homeDayOf(
    sql`coalesce(${tenancies.agreedAt}, ${tenancies.createdAt})`,
  )}) < ${sql.raw(String(ratedAfterDays))})`

/** For a private home only its landlord and its current tenants see the street, others get ''. */
export const addressFor = (personId: string) => sql<string>`case
  when ${eq(properties.visibilityLevel, 'public')} or ${eq(properties.landlordId, personId)} or exists (
    select from ${tenancies} where ${and(eq(tenancies.propertyId, properties.id), eq(tenancies.tenantId, personId), isActive)}
  ) then ${properties.address} else '' end`
