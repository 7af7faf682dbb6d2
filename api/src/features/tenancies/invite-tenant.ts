import type { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { and, eq } from 'drizzle-orm'
import { isSharedWithOthers, offerTenancy } from '../../domain/offer-tenancy.ts'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { findTenancy, getTenancy } from '../../domain/tenancy-rows.ts'
import { invitations, takeTry } from '../../platform/limits/rate-limit.ts'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'

/**
 * Invites the owner of an address to one of the caller's homes. Only a job looks the address up, so that neither the answer nor its time
 * tells whether there is an account. Throws `not_now` without a mail server.
 */
export const inviteTenant: Verb<typeof tenancyWritingEndpoints.invite> = async (context, { body }) => {
  const { database, caller, mail } = context
  if (!mail) throw new Refusal('not_now', 'This portal can’t send email, which invitations need.')
  await refuseIfRestricted(context)
  if (!caller.emailConfirmedAt)
    throw new Refusal('email_unconfirmed', 'Please confirm your email address first.')
  const [home] = await database
    .select()
    .from(properties)
    .where(and(eq(properties.id, body.propertyId), isNotDeleted))
    .for('no key update')
  if (!home) throw notFound('property')
  if (home.landlordId !== caller.id) throw notFound('property', { belongsToAnother: true })
  await takeTry(database, invitations, caller.id)
  const { propertyId, email, clientId: _, householdOf, ...terms } = body
  const id = await offerTenancy(context, { ...terms, home, householdOf, to: { invitedEmail: email } })
  const tenancy = await getTenancy(context, id)
  const isShared = await isSharedWithOthers(database, tenancy)
  return { tenancy, warning: isShared ? 'Other people live in this home at that time.' : null }
}

/** The invitation from an earlier request, as it is now. */
export const readSentInvitation: Again<typeof tenancyWritingEndpoints.invite> = async (context, answered) => {
  const tenancy = await findTenancy(context, answered.tenancy.id)
  if (!tenancy) throw notFound('tenancy')
  return { tenancy, warning: answered.warning }
}
