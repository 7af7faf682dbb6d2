import type { tenancyWritingEndpoints } from '@portal/contract/tenancies/writing-endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { refuseIfRestricted } from '../../domain/posting-restriction.ts'
import { isTourToCome } from '../../domain/tour-turn.ts'
import { useMoveInPhotos } from '../../domain/use-photos.ts'
import type { Context } from '../../platform/request/context.ts'
import { Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { cancelInquiry } from '../inquiries/cancel-inquiry.ts'
import { noteStep } from './note-step.ts'
import { todayAt } from './offer-tenancy.ts'
import { reviewWords } from './review-words.ts'
import { lockTenancy } from './tenancy-access.ts'

/** Once, from the first day on; cancels the tenant’s own tours to come. */
export const moveIn: Verb<typeof tenancyWritingEndpoints.moveIn> = async (
  context,
  { params, body: { note, photos } },
) => {
  const { database, caller } = context
  const { tenancy, home } = await lockTenancy(context, params.id, 'moveIn')
  if (tenancy.movedInAt) throw new Refusal('conflict', 'You’ve already said that you moved in.')
  if (photos.length > 0) await refuseIfRestricted(context)
  const { tenantId } = tenancy
  const { landlordId } = home
  const { words: moveInNote, notice } = await reviewWords(context, {
    source: 'move_in',
    words: note,
    tenantId,
    landlordId,
  })
  await database
    .update(tenancies)
    .set({ movedInAt: sql`clock_timestamp()`, moveInNote, moveInPhotos: photos })
    .where(eq(tenancies.id, tenancy.id))
  await useMoveInPhotos(database, { id: tenancy.id, tenantId: caller.id }, photos)
  await cancelTours(context, home.id)
  const day = todayAt(home).toString()
  return { ...(await noteStep(context, { tenancy, home, step: 'tenancy_moved_in', day })), notice }
}

const cancelTours = async (context: Context<Caller>, homeId: string): Promise<void> => {
  const { id, propertyId, tenantId } = propertyInquiries
  const tours = await context.database
    .select({ id })
    .from(propertyInquiries)
    .where(and(eq(propertyId, homeId), eq(tenantId, context.caller.id), isTourToCome))
    .orderBy(id)
    .for('update')
  for (const params of tours) await cancelInquiry(context, { params, query: undefined, body: {} })
}
