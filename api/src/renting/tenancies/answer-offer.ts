import type { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { getTenancy } from '../../domain/tenancy-rows.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { applications } from '../../schema/applications.ts'
import { users } from '../../schema/people.ts'
import { hasNotEnded, tenancies } from '../../schema/tenancies.ts'
import { endApplications } from '../applications/end-applications.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openThread } from '../threads/open-thread.ts'
import { overlaps, todayAt } from './offer-tenancy.ts'
import { promiseHome } from './promise-home.ts'
import { lockTenancy } from './tenancy-access.ts'

type Tenancy = typeof tenancies.$inferSelect

/** Among rivals for one home, who all lock it first, one succeeds. */
export const agreeToOffer: Verb<typeof tenancyEndpoints.agree> = async (context, { params }) => {
  const { database, caller } = context
  const { tenancy, home } = await lockTenancy(context, params.id, 'agree')
  if (tenancy.endsOn && tenancy.endsOn < todayAt(home).toString())
    throw new Refusal('conflict', 'The last day of this offer has passed.')
  await refuseTwice(context, tenancy)
  await refuseOfClosing(context, home.landlordId)
  const [agreed] = await database
    .update(tenancies)
    .set({ status: 'agreed', tenantId: caller.id, agreedAt: sql`clock_timestamp()` })
    .where(eq(tenancies.id, tenancy.id))
    .returning()
  if (!agreed) throw new Error(`The offer ${tenancy.id} was locked and is gone`)
  await promiseHome(context, home, agreed)
  const { id: threadId } = await openThread(database, {
    propertyId: home.id,
    tenantId: caller.id,
    landlordId: home.landlordId,
  })
  const event = { type: 'tenancy_agreed', subjectId: tenancy.id, day: tenancy.startsOn } as const
  await addThreadEvent(database, { threadId, senderId: caller.id, event })
  return answerOf(context, 'tenancy_agreed', tenancy.id)
}

/** A person lives in a home once at a time; what they agree to can follow on what ends. */
const refuseTwice = async ({ database, caller }: Context<Caller>, offer: Tenancy) => {
  const isSame = and(
    eq(tenancies.propertyId, offer.propertyId),
    eq(tenancies.tenantId, caller.id),
    ne(tenancies.id, offer.id),
  )
  if ((await database.$count(tenancies, and(isSame, hasNotEnded, overlaps(offer)))) > 0)
    throw new Refusal('conflict', 'You already have a tenancy in this home.')
}

/** Nobody leaves a running tenancy (docs/decisions/accounts.md), so none begins with a landlord who is about to leave. */
const refuseOfClosing = async ({ database }: Context<Caller>, landlordId: string) => {
  if ((await database.$count(users, and(eq(users.id, landlordId), isNotNull(users.closesAt)))) > 0)
    throw new Refusal('conflict', 'This landlord is about to close their account.')
}

/** Withdraws the application that led to it. Who invited an address learns nothing about its owner but this. */
export const declineOffer: Verb<typeof tenancyEndpoints.decline> = async (context, { params }) => {
  const { tenancy, home } = await lockTenancy(context, params.id, 'decline')
  await context.database
    .update(tenancies)
    .set({ status: 'declined', tenantId: context.caller.id })
    .where(eq(tenancies.id, tenancy.id))
  await endApplication(context, tenancy, 'withdrawn')
  await noteForApplicant(context, tenancy, home.landlordId, 'tenancy_declined')
  return answerOf(context, 'tenancy_declined', tenancy.id)
}

/** Declines the application that led to it. */
export const withdrawOffer: Verb<typeof tenancyEndpoints.withdraw> = async (context, { params }) => {
  const { tenancy, home } = await lockTenancy(context, params.id, 'withdraw')
  await context.database.update(tenancies).set({ status: 'withdrawn' }).where(eq(tenancies.id, tenancy.id))
  await endApplication(context, tenancy, 'declined')
  await noteForApplicant(context, tenancy, home.landlordId, 'tenancy_withdrawn')
  return answerOf(context, 'tenancy_withdrawn', tenancy.id)
}

/** What was shared for the application ends with it. */
const endApplication = async (
  { database }: Context<Caller>,
  { applicationId }: Tenancy,
  status: 'declined' | 'withdrawn',
): Promise<void> => {
  if (applicationId) await endApplications(database, eq(applications.id, applicationId), { status })
}

/** An offer to an applicant is in their conversation. One to an address is in none: that would tell whose address it is. */
const noteForApplicant = async (
  { database, caller }: Context<Caller>,
  { id, propertyId, tenantId, invitedEmail }: Tenancy,
  landlordId: string,
  type: 'tenancy_declined' | 'tenancy_withdrawn',
): Promise<void> => {
  if (!tenantId || invitedEmail !== null) return
  const { id: threadId } = await openThread(database, { propertyId, tenantId, landlordId })
  await addThreadEvent(database, { threadId, senderId: caller.id, event: { type, subjectId: id } })
}

const answerOf = async (
  context: Context<Caller>,
  type: 'tenancy_agreed' | 'tenancy_declined' | 'tenancy_withdrawn',
  id: string,
) => {
  await context.jobs.announce(context.database, { type, tenancyId: id })
  return { tenancy: await getTenancy(context, id) }
}
