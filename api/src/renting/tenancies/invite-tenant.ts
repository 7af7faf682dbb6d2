import type { InviteTenant } from '@portal/contract/tenancies/payloads'
import type { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { and, eq, or, sql } from 'drizzle-orm'
import { refuseUnconfirmed } from '../../domain/no-mail.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { lockOwnProperty } from '../../domain/property-access.ts'
import { findTenancy, getTenancy } from '../../domain/tenancy-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import { day, limitOf, takeTry } from '../../platform/limits/rate-limit.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { hasNotEnded, isOpenOffer, tenancies } from '../../schema/tenancies.ts'
import { offerTenancy, overlaps, sharedWarning } from './offer-tenancy.ts'

/** Each mails an address that the caller typed. */
const invitations = limitOf('invitations', 20, day, { isFixed: true })

/**
 * Only a job looks the address up, so that neither the answer nor its time tells whether there is an account. Throws
 * `not_now` without a mail server.
 */
export const inviteTenant: Verb<typeof tenancyWritingEndpoints.invite> = async (context, { body }) => {
  const { database, caller, mail } = context
  if (!mail) throw new Refusal('not_now', 'This portal can’t send email, which invitations need.')
  await refuseIfRestricted(context)
  refuseUnconfirmed(context)
  const home = await lockOwnProperty(database, caller, body.propertyId)
  await refuseSecond(database, body)
  await takeTry(database, invitations, caller.id)
  const { propertyId, email, clientId: _, ...offer } = body
  const id = await offerTenancy(context, { ...offer, home, to: { invitedEmail: email } })
  const tenancy = await getTenancy(context, id)
  return { tenancy, warning: await sharedWarning(database, tenancy) }
}

/**
 * An address is invited to a home once at a time: its owner could agree to one offer only, and the others would wait
 * in vain. It asks only about what the landlord wrote, so it tells nothing about the address.
 */
const refuseSecond = async (
  database: Database,
  { propertyId, email, startsOn, endsOn }: InviteTenant,
): Promise<void> => {
  const isSame = and(
    eq(tenancies.propertyId, propertyId),
    eq(sql`lower(${tenancies.invitedEmail})`, email.toLowerCase()),
  )
  const isInTheWay = and(isSame, or(isOpenOffer, hasNotEnded), overlaps({ startsOn, endsOn }))
  if ((await database.$count(tenancies, isInTheWay)) > 0)
    throw new Refusal('conflict', 'You’ve already invited this address to this home for these days.')
}

/** As it is now. */
export const readSentInvitation: Again<typeof tenancyWritingEndpoints.invite> = async (context, answered) => {
  const tenancy = await findTenancy(context, answered.tenancy.id)
  if (!tenancy) throw notFound('tenancy')
  return { tenancy, warning: answered.warning }
}
