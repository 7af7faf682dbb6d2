import type { Input } from '@portal/contract/endpoint'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import type { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { and, desc, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { propertyColumns } from '../../domain/property-rows.ts'
import type { Context } from '../../platform/request/context.ts'
import { newestFirst, readWhole } from '../../platform/request/read-page.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { users } from '../../schema/people.ts'
import { favorites, isNotDeleted, properties } from '../../schema/properties.ts'
import { freeFrom, occupiedUntil, vacantSince } from '../../schema/tenancies.ts'

/** Newest first, including private and occupied ones. */
export const listOwnProperties = async (
  { database, caller }: Pick<Context, 'database'> & { caller: Pick<Caller, 'id'> },
  { query }: Pick<Input<typeof ownPropertyEndpoints.my>, 'query'>,
) => {
  // Counted by home in one pass: a landlord's many inquiries are not read again for each home.
  const openInquiries = countByHome(database, caller.id, propertyInquiries, eq(inquiryStatus, 'pending'))
  const isOpenRequest = inArray(maintenanceRequests.status, openStatuses)
  const openMaintenanceRequests = countByHome(database, caller.id, maintenanceRequests, isOpenRequest)
  const openApplications = countByHome(database, caller.id, applications, isApplicationOpen)
  const isThisOne = query.id === undefined ? undefined : eq(properties.id, query.id)
  const saved = database.$count(favorites, eq(favorites.propertyId, properties.id))
  const { page, nextCursor } = await readWhole(query, newestFirst(properties.id), (isFurther, rows) =>
    database
      .select({
        ...propertyColumns,
        openInquiries: numberIn(openInquiries),
        openMaintenanceRequests: numberIn(openMaintenanceRequests),
        favorites: saved,
        openApplications: numberIn(openApplications),
        occupiedUntil,
        vacantSince,
        freeFrom,
      })
      .from(properties)
      .innerJoin(users, eq(users.id, properties.landlordId))
      .leftJoin(openInquiries, eq(openInquiries.propertyId, properties.id))
      .leftJoin(openMaintenanceRequests, eq(openMaintenanceRequests.propertyId, properties.id))
      .leftJoin(openApplications, eq(openApplications.propertyId, properties.id))
      .where(and(eq(properties.landlordId, caller.id), isThisOne, isNotDeleted, isFurther))
      .orderBy(desc(properties.id))
      .limit(rows),
  )
  return { properties: page, nextCursor }
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
