// Tenancies with their home and both people, as one of the two can see them.
import { offerLapsesMs } from '@portal/contract/tenancies/lifecycle'
import type { Tenancy } from '@portal/contract/tenancies/tenancy'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../platform/request/context.ts'
import type { Caller } from '../platform/session/find-caller.ts'
import { documents } from '../schema/documents.ts'
import { hasAddressOf, listingPersonOf, users } from '../schema/people.ts'
import { isOnRecord, properties } from '../schema/properties.ts'
import {
  hasNotEnded,
  isNoticeWaiting,
  isOpenOffer,
  isTenantKnown,
  tenancies,
  tenancyStatus,
} from '../schema/tenancies.ts'
import { threads } from '../schema/threads.ts'

const tenants = alias(users, 'tenants')
const landlords = alias(users, 'landlords')

/** An invitation waits for the person's confirmed address. */
export const isTenantOf = (
  person: Pick<Caller, 'id' | 'email' | 'emailConfirmedAt' | 'userType'>,
): SQL | undefined =>
  or(
    eq(tenancies.tenantId, person.id),
    person.userType === 'tenant'
      ? and(isNull(tenancies.tenantId), hasAddressOf(tenancies.invitedEmail, person))
      : undefined,
  )

/** Needs the home. */
export const isPartyOf = (caller: Caller): SQL | undefined =>
  caller.userType === 'landlord' ? eq(properties.landlordId, caller.id) : isTenantOf(caller)

/** The street of a private home is for those who live there, or will; for others it is ''. */
const addressAsSeenBy = ({ userType }: Caller) =>
  userType === 'landlord'
    ? sql<string>`${properties.address}`
    : sql<string>`case when ${or(eq(properties.visibilityLevel, 'public'), hasNotEnded, isOpenOffer)} then ${properties.address} else '' end`

const columnsFor = (caller: Caller) => ({
  tenancy: tenancies,
  status: tenancyStatus,
  isNoticeWaiting,
  home: {
    title: properties.title,
    address: addressAsSeenBy(caller),
    city: properties.city,
    state: properties.state,
    timeZone: properties.timeZone,
  },
  landlord: listingPersonOf(landlords),
  tenant: listingPersonOf(tenants),
  invitedEmail:
    caller.userType === 'landlord'
      ? sql<string | null>`case when ${tenancies.agreedAt} is null then ${tenancies.invitedEmail} end`
      : sql<null>`null::text`,
  lease: {
    id: documents.id,
    name: documents.name,
    contentType: documents.contentType,
    bytes: documents.bytes,
  },
  threadId: threads.id,
})

type Row = Awaited<ReturnType<typeof selectTenancies>>[number]

/** Homes that are there, or archived. Add where, order and limit, and make `asTenancy` of each row. */
const selectTenancies = ({ database, caller }: Context<Caller>) =>
  database
    .select(columnsFor(caller))
    .from(tenancies)
    .innerJoin(properties, and(eq(properties.id, tenancies.propertyId), isOnRecord))
    .innerJoin(landlords, eq(landlords.id, properties.landlordId))
    .leftJoin(
      tenants,
      and(eq(tenants.id, tenancies.tenantId), caller.userType === 'landlord' ? isTenantKnown : undefined),
    )
    .leftJoin(documents, eq(documents.id, tenancies.leaseDocumentId))
    .leftJoin(
      threads,
      and(
        eq(threads.propertyId, tenancies.propertyId),
        eq(threads.landlordId, properties.landlordId),
        eq(threads.tenantId, tenants.id),
      ),
    )
    .$dynamic()

const noticeOf = ({ tenancy, isNoticeWaiting: isWaiting }: Row): Tenancy['notice'] => {
  const { noticeBy, noticeAt, noticeEndsOn, noticeReason, endsOn, status, endReason } = tenancy
  if (!noticeBy || !noticeAt || !noticeEndsOn) return null
  const isInEffect = noticeEndsOn === endsOn || (status === 'cancelled' && endReason === null)
  return { by: noticeBy, at: noticeAt, endsOn: noticeEndsOn, reason: noticeReason, isInEffect, isWaiting }
}

const asTenancy = (row: Row): Tenancy => {
  const { tenancy, home, ...rest } = row
  return {
    ...tenancy,
    ...home,
    ...rest,
    expiresAt: tenancy.status === 'offered' ? new Date(offerLapsesMs(tenancy.createdAt)).toISOString() : null,
    notice: noticeOf(row),
  }
}

/** Newest first. */
export const readTenancies = async (
  context: Context<Caller>,
  condition: SQL | undefined,
  limit: number,
): Promise<Tenancy[]> => {
  const rows = await selectTenancies(context)
    .where(and(isPartyOf(context.caller), condition))
    .orderBy(desc(tenancies.id))
    .limit(limit)
  return rows.map(asTenancy)
}

/** Undefined if it is not there, or not theirs. */
export const findTenancy = async (context: Context<Caller>, id: string): Promise<Tenancy | undefined> =>
  (await readTenancies(context, eq(tenancies.id, id), 1))[0]

/** Reads an existing tenancy within this transaction. */
export const getTenancy = async (context: Context<Caller>, id: string): Promise<Tenancy> => {
  const tenancy = await findTenancy(context, id)
  if (!tenancy) throw new Error(`The tenancy ${id} was written in this transaction but cannot be read in it`)
  return tenancy
}
