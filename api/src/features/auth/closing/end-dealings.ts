// Ends what a person who leaves and others were about to do, and tells the others, to whom they are a former member by then.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { addThreadEvent } from '../../../domain/add-thread-event.ts'
import { noteInThread } from '../../../domain/application-thread.ts'
import { endApplications } from '../../../domain/end-applications.ts'
import { isOpenInquiry } from '../../../domain/inquiry-state.ts'
import { openInquiryThread } from '../../../domain/inquiry-thread.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Announce } from '../../../platform/jobs/open-jobs.ts'
import { applications, isUnsettled } from '../../../schema/applications.ts'
import { propertyInquiries } from '../../../schema/inquiries.ts'
import type { users } from '../../../schema/people.ts'
import { aiReminders } from '../../../schema/reminders.ts'

type Person = typeof users.$inferSelect

/** Open inquiries end. A landlord is told of each, a tenant of tours that are off. */
export const endInquiries = async (
  transaction: Database,
  person: Person,
  announce: Announce,
): Promise<void> => {
  const { id, tenantId, landlordId, status, sequence } = propertyInquiries
  const isTenant = person.userType === 'tenant'
  const open = await transaction
    .select()
    .from(propertyInquiries)
    .where(and(eq(isTenant ? tenantId : landlordId, person.id), isOpenInquiry))
    .orderBy(asc(id))
    .for('no key update')
  const ids = open.map(inquiry => inquiry.id)
  await transaction
    .update(propertyInquiries)
    .set({
      status: isTenant ? 'cancelled' : 'expired',
      canceledBy: person.id,
      sequence: sql`${sequence} + case when ${status} = 'scheduled' then 1 else 0 end`,
    })
    .where(inArray(id, ids))
  const isAbout = inArray(aiReminders.relatedEntityId, ids)
  await transaction.delete(aiReminders).where(and(eq(aiReminders.relatedEntityType, 'inquiry'), isAbout))
  const type = isTenant ? 'inquiry_cancelled' : 'viewing_called_off'
  for (const inquiry of open) {
    const tour = isTourToCome(inquiry) ? { at: inquiry.scheduledDate } : undefined
    if (!isTenant && !tour) continue
    const { id: threadId } = await openInquiryThread(transaction, inquiry)
    const event = { type, subjectId: inquiry.id, ...tour } as const
    await addThreadEvent(transaction, { threadId, senderId: person.id, event })
    await announce(transaction, { type, inquiryId: inquiry.id })
  }
}

const isTourToCome = (
  inquiry: typeof propertyInquiries.$inferSelect,
): inquiry is typeof inquiry & { scheduledDate: string } =>
  inquiry.status === 'scheduled' &&
  inquiry.scheduledDate !== null &&
  Date.parse(inquiry.scheduledDate) > Date.now()

/** Applications that are not decided end, and so do offers that were not answered. */
export const endApplicationsOf = async (
  transaction: Database,
  person: Person,
  announce: Announce,
): Promise<void> => {
  const { id, tenantId, landlordId, threadId } = applications
  const ended = await endApplications(
    transaction,
    and(or(eq(tenantId, person.id), eq(landlordId, person.id)), isUnsettled),
    person.userType === 'tenant'
      ? { status: 'withdrawn' }
      : { status: 'declined', declineReason: 'home_unavailable' },
  )
  const type = person.userType === 'tenant' ? 'application_withdrawn' : 'application_declined'
  const noted = await transaction.select({ id, threadId }).from(applications).where(inArray(id, ended))
  for (const application of noted) {
    const event = { type, subjectId: application.id } as const
    await noteInThread(transaction, application, { senderId: person.id, event })
    await announce(transaction, { type, applicationId: application.id })
  }
}
