import { getTenancy } from '../../domain/tenancy-rows.ts'
import type { PortalEvent } from '../../platform/jobs/deliver-event.ts'
import type { Context } from '../../platform/request/context.ts'
import type { Caller } from '../../platform/session/find-caller.ts'
import type { tenancies } from '../../schema/tenancies.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openThread } from '../threads/open-thread.ts'

type Step = Extract<PortalEvent, { tenancyId: string; by: unknown }>['type']

interface TenancyStep {
  tenancy: typeof tenancies.$inferSelect
  home: { id: string; landlordId: string }
  step: Step
  /** The day that it is about. */
  day: string
}

/** Also tells the other person, and returns the tenancy as it is now. */
export const noteStep = async (context: Context<Caller>, { tenancy, home, step, day }: TenancyStep) => {
  const { database, caller, jobs } = context
  const { id, tenantId } = tenancy
  if (!tenantId) throw new Error(`The tenancy ${id} was agreed on by nobody`)
  const { id: threadId } = await openThread(database, {
    propertyId: home.id,
    tenantId,
    landlordId: home.landlordId,
  })
  const event = { type: step, subjectId: id, day }
  await addThreadEvent(database, { threadId, senderId: caller.id, event })
  await jobs.announce(database, { type: step, tenancyId: id, by: caller.userType })
  return { tenancy: await getTenancy(context, id) }
}
