import {
  mayTakeTenancy,
  type TenancyAction,
  type TenancySide,
  type TenancyState,
} from '@portal/contract/tenancies/lifecycle'
import { and, eq, sql } from 'drizzle-orm'
import { isPartyOf } from '../../domain/tenancy-rows.ts'
import type { Context } from '../../platform/request/context.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { isOnRecord, properties } from '../../schema/properties.ts'
import { isNoticeWaiting, tenancies, tenancyStatus } from '../../schema/tenancies.ts'

const onlyFor: Record<TenancySide, string> = {
  tenant: 'Only the tenant can do this.',
  landlord: 'Only the landlord can do this.',
}

const states: Record<TenancyState, string> = {
  offered: 'This offer has not been answered yet.',
  agreed: 'This tenancy was agreed on and has not begun yet.',
  active: 'This tenancy was agreed on already.',
  ended: 'This tenancy has ended.',
  declined: 'This offer was declined.',
  withdrawn: 'This offer was withdrawn.',
  expired: 'This offer has expired.',
  cancelled: 'This tenancy was canceled.',
}

/**
 * Locks the home and then the tenancy, and reads the state at this moment. Throws `not_found` for strangers,
 * `forbidden` for the wrong side, and `conflict`, which says why, if the state does not allow this.
 */
export const lockTenancy = async (
  { database, caller }: Context<Caller>,
  id: string,
  action: TenancyAction,
) => {
  const isIt = eq(tenancies.id, id)
  const isHomeOf = sql`${properties.id} = (select ${tenancies.propertyId} from ${tenancies} where ${isIt})`
  const [home] = await database
    .select()
    .from(properties)
    .where(and(isHomeOf, isOnRecord))
    .for('no key update')
  if (!home) throw notFound('tenancy')
  const [found] = await database
    .select({
      tenancy: tenancies,
      state: tenancyStatus,
      isNoticeWaiting,
      isTheirs: sql<boolean>`${isPartyOf(caller)}`,
    })
    .from(tenancies)
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(isIt)
    .for('no key update', { of: tenancies })
  if (!found) throw notFound('tenancy')
  if (!found.isTheirs) throw notFound('tenancy', { belongsToAnother: true })
  const side = caller.userType
  const { tenancy, state, isNoticeWaiting: isWaiting } = found
  if (!mayTakeTenancy(action, side, state)) {
    const other = side === 'tenant' ? 'landlord' : 'tenant'
    if (!isEverFor(action, side)) throw new Refusal('forbidden', onlyFor[other])
    throw new Refusal('conflict', wasRented(tenancy) ? homeRented : states[state])
  }
  return { tenancy, home, state, side, isNoticeWaiting: isWaiting }
}

const homeRented = 'The home was promised to someone else meanwhile.'

const wasRented = ({ status, endReason }: typeof tenancies.$inferSelect): boolean =>
  status === 'withdrawn' && endReason === 'home_rented'

const isEverFor = (action: TenancyAction, side: TenancySide): boolean =>
  (Object.keys(states) as TenancyState[]).some(state => mayTakeTenancy(action, side, state))
