import type { Input } from '@portal/contract/endpoint'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { HomeColumn, HomeStatus } from '@portal/contract/properties/own-property'
import { and, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { propertyColumns } from '../../domain/property-rows.ts'
import { containsWords } from '../../platform/database/contains-words.ts'
import type { Context } from '../../platform/request/context.ts'
import { byText, newestFirst, readWhole } from '../../platform/request/read-page.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { favorites, isNotDeleted, properties } from '../../schema/properties.ts'
import { freeFrom, occupiedUntil, tenantLine, tenantNames, vacantSince } from '../../schema/tenancies.ts'

type OwnHomesQuery = Input<typeof ownPropertyEndpoints.my>['query']

/** Newest first unless the query says otherwise, including private and occupied ones. */
export const listOwnProperties = async (
  { database, caller }: Pick<Context, 'database'> & { caller: Pick<Caller, 'id'> },
  { query }: { query: OwnHomesQuery },
) => {
  // Counted by home in one pass: a landlord's many inquiries are not read again for each home.
  const openInquiries = countByHome(database, caller.id, propertyInquiries, eq(inquiryStatus, 'pending'))
  const isOpenRequest = inArray(maintenanceRequests.status, openStatuses)
  const openMaintenanceRequests = countByHome(database, caller.id, maintenanceRequests, isOpenRequest)
  const openApplications = countByHome(database, caller.id, applications, isApplicationOpen)
  const open = sql.join([openInquiries, openMaintenanceRequests, openApplications].map(numberIn), sql` + `)
  const place = placeIn(query, open)
  const order = query.sort
    ? byText(query.order ?? 'ascending', place, properties.id)
    : newestFirst(properties.id)
  const saved = database.$count(favorites, eq(favorites.propertyId, properties.id))
  const { page, nextCursor } = await readWhole(query, order, isFurther =>
    database
      .select({
        ...propertyColumns,
        openInquiries: numberIn(openInquiries),
        openMaintenanceRequests: numberIn(openMaintenanceRequests),
        favorites: saved,
        openApplications: numberIn(openApplications),
        tenants: tenantNames,
        occupiedUntil,
        vacantSince,
        freeFrom,
        place,
      })
      .from(properties)
      .innerJoin(users, eq(users.id, properties.landlordId))
      .leftJoin(openInquiries, eq(openInquiries.propertyId, properties.id))
      .leftJoin(openMaintenanceRequests, eq(openMaintenanceRequests.propertyId, properties.id))
      .leftJoin(openApplications, eq(openApplications.propertyId, properties.id))
      .where(and(eq(properties.landlordId, caller.id), isNotDeleted, isWanted(query), isFurther)),
  )
  return { properties: page, nextCursor }
}

const { address, city, isAvailable, rentAmount, state, title, visibilityLevel, zipCode } = properties

const isPaused = eq(visibilityLevel, 'private')
const hasStatus: Record<HomeStatus, SQL> = {
  available: eq(isAvailable, true),
  occupied: eq(isAvailable, false),
  paused: isPaused,
}

const soughtText = sql`concat_ws(' ', ${title}, ${address}, ${city}, ${state}, ${zipCode}, ${tenantLine})`

const isWanted = ({ id, q = '', status }: OwnHomesQuery): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(properties.id, id),
    status && hasStatus[status],
    containsWords(soughtText, q),
  )

/** What homes are sorted by, as a text: numbers are as long as the largest. */
const placeIn = ({ sort, order }: OwnHomesQuery, open: SQL): SQL<string> => {
  const isLast = order === 'descending' ? '' : '\u{10ffff}'
  const places: Record<HomeColumn, SQL> = {
    home: title.getSQL(),
    status: sql`concat(not ${isAvailable}, ${isPaused})`,
    rent: sql`lpad(${rentAmount}::text, 13, '0')`,
    tenant: sql`coalesce(${tenantLine}, ${isLast})`,
    lease_end: sql`coalesce(${occupiedUntil}::text, ${isLast})`,
    open: sql`lpad((${open})::text, 9, '0')`,
  }
  return sort ? sql`lower(left(${places[sort]}, 100))` : sql`''`
}

type AboutHomes = typeof propertyInquiries | typeof maintenanceRequests | typeof applications

/** A home without any has no line. */
const countByHome = (
  database: Context['database'],
  landlordId: string,
  table: AboutHomes,
  condition: SQL | undefined,
) =>
  database
    .select({
      propertyId: table.propertyId,
      number: sql<number>`count(*)::integer`.as(`number_of_${getTableName(table)}`),
    })
    .from(table)
    .where(and(eq(table.landlordId, landlordId), condition))
    .groupBy(table.propertyId)
    .as(`open_${getTableName(table)}`)

const numberIn = ({ number }: ReturnType<typeof countByHome>) => sql<number>`coalesce(${number}, 0)`
