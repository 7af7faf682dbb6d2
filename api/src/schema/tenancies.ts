import { ratedAfterDays, ratedUntilDays } from '@portal/contract/ratings/rating'
import { and, eq, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { check, date, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, primaryId, updatedAt } from './columns.ts'
import { users } from './people.ts'
import { properties } from './properties.ts'

/** Who lives where, from when and until when; without an end, still today. */
export const tenancies = pgTable(
  'tenancies',
  {
    id: primaryId(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    index('tenancies_by_tenant').on(table.tenantId),
    uniqueIndex('tenancies_one_open_each').on(table.propertyId, table.tenantId).where(sql`ends_on is null`),
    check('tenancies_dates', sql`${table.endsOn} >= ${table.startsOn}`),
  ],
)

const today = sql`current_date`

/** The condition of a tenancy that is current today or will be. */
export const hasNotEnded = or(isNull(tenancies.endsOn), gte(tenancies.endsOn, today))

/** The condition of a tenancy that is current today. */
export const runsToday = and(lte(tenancies.startsOn, today), hasNotEnded)

/** The tenancies of a home that meet the condition. */
const ofHome = (condition: SQL | undefined) =>
  sql`from ${tenancies} where ${and(eq(tenancies.propertyId, properties.id), condition)}`

/** The day on which the last of a home's tenants leaves; null if nobody lives there, or no end is agreed. */
export const occupiedUntil = sql<string | null>`(
  select case when bool_and(${tenancies.endsOn} is not null) then max(${tenancies.endsOn}) end ${ofHome(runsToday)}
)`

/** The day after a home's last tenants left; null while it is occupied, and if it was never rented. */
export const vacantSince = sql<string | null>`case when not exists (select ${ofHome(runsToday)})
  then (select max(${tenancies.endsOn}) + 1 ${ofHome(lt(tenancies.endsOn, today))}) end`

/** Whether a tenancy's landlord may be rated today: someone has lived there for 30 days, and did not leave over 180 days ago. */
export const isRateable = sql<boolean>`(
  least(coalesce(${tenancies.endsOn}, ${today}), ${today}) - ${tenancies.startsOn} >= ${sql.raw(String(ratedAfterDays))}
  and coalesce(${tenancies.endsOn}, ${today}) >= ${today} - ${sql.raw(String(ratedUntilDays))}
)`

/** A home's street for this person: for a private home only its landlord and its current tenants see it, others get ''. */
export const addressFor = (personId: string) => sql<string>`case
  when ${eq(properties.visibilityLevel, 'public')} or ${eq(properties.landlordId, personId)} or exists (
    select from ${tenancies} where ${and(eq(tenancies.propertyId, properties.id), eq(tenancies.tenantId, personId), runsToday)}
  ) then ${properties.address} else '' end`
