import type { tenancyEndpoints } from '@portal/contract/tenancies/endpoints'
import { takesEffect } from '@portal/contract/tenancies/lifecycle'
import type { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { dayInWords } from '@portal/contract/values/day-words'
import { eq, sql } from 'drizzle-orm'
import { findTenancy } from '../../domain/tenancy-rows.ts'
import { invalid, notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Again, Verb } from '../../platform/request/route.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { noteStep } from './note-step.ts'
import { latest, todayAt } from './offer-tenancy.ts'
import { reviewWords } from './review-words.ts'
import { lockTenancy } from './tenancy-access.ts'

type Tenancy = typeof tenancies.$inferSelect

/**
 * A later notice of either side replaces one that waits; one for the day that the other side asked for takes effect,
 * because both want it. Throws `invalid` for a day that has passed, is years away, or is not before the agreed end.
 */
export const giveNotice: Verb<typeof tenancyWritingEndpoints.notice> = async (context, { params, body }) => {
  const { database, caller } = context
  const { tenancy, home, side, isNoticeWaiting } = await lockTenancy(context, params.id, 'notice')
  const day = body.endsOn
  const today = todayAt(home)
  refuseDay(tenancy, day, today)
  const { tenantId, noticeBy, noticeEndsOn } = tenancy
  const { landlordId } = home
  const { words: noticeReason, notice } = await reviewWords(context, {
    source: 'notice',
    words: body.reason,
    tenantId,
    landlordId,
  })
  const bothWantIt = isNoticeWaiting && noticeBy !== side && noticeEndsOn === day
  const isInEffect = bothWantIt || takesEffect(tenancy, day, today.toString())
  await database
    .update(tenancies)
    .set({
      noticeBy: caller.userType,
      noticeAt: sql`clock_timestamp()`,
      noticeEndsOn: day,
      noticeReason,
      ...(isInEffect && endedOn(tenancy, day)),
    })
    .where(eq(tenancies.id, tenancy.id))
  const isCalledOff = isInEffect && day < tenancy.startsOn
  const step = isCalledOff ? 'tenancy_cancelled' : 'tenancy_notice'
  return { ...(await noteStep(context, { tenancy, home, step, day })), notice }
}

/** As it is now. */
export const readGivenNotice: Again<typeof tenancyWritingEndpoints.notice> = async (context, answered) => {
  const tenancy = await findTenancy(context, answered.tenancy.id)
  if (!tenancy) throw notFound('tenancy')
  return { tenancy, notice: answered.notice }
}

/** Throws `conflict` if none waits, or it now asks for another day. */
export const acceptNotice: Verb<typeof tenancyEndpoints.acceptNotice> = async (context, { params, body }) => {
  const { database } = context
  const { tenancy, home, side, isNoticeWaiting } = await lockTenancy(context, params.id, 'acceptNotice')
  const { noticeBy, noticeEndsOn: day } = tenancy
  if (!isNoticeWaiting || !day) throw new Refusal('conflict', 'There is no notice to accept.')
  if (noticeBy === side) throw new Refusal('forbidden', 'Only the other side can accept this notice.')
  if (body.endsOn && body.endsOn !== day)
    throw new Refusal('conflict', `The notice has changed: it’s now for ${dayInWords(day)}.`)
  await database.update(tenancies).set(endedOn(tenancy, day)).where(eq(tenancies.id, tenancy.id))
  return noteStep(context, { tenancy, home, step: 'tenancy_notice_accepted', day })
}

/** One that has not begun by then is canceled. */
const endedOn = ({ startsOn }: Tenancy, day: string): Partial<Tenancy> =>
  day < startsOn ? { status: 'cancelled' } : { endsOn: day }

const refuseDay = ({ endsOn }: Tenancy, day: string, today: Temporal.PlainDate): void => {
  if (day < today.toString()) throw invalid('endsOn', 'This day has passed')
  if (day > today.add({ years: latest }).toString())
    throw invalid('endsOn', `Please enter a day within the next ${latest} years`)
  if (endsOn && day >= endsOn) throw invalid('endsOn', `The tenancy already ends on ${dayInWords(endsOn)}`)
}
