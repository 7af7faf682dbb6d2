// Others hear of it as news about a former member.
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { isOpenInquiry } from '../../domain/inquiry-state.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Announce } from '../../platform/jobs/open-jobs.ts'
import { applications, isUnsettled } from '../../schema/applications.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import type { users } from '../../schema/people.ts'
import { aiReminders } from '../../schema/reminders.ts'
import { noteInThread } from '../applications/application-thread.ts'
import { endApplications } from '../applications/end-applications.ts'
import { addThreadEvent } from '../threads/add-thread-event.ts'
import { openInquiryThread } from '../threads/inquiry-thread.ts'

type Person = typeof users.$inferSelect

/** A landlord hears of each, a tenant of tours that are off. */
export const endInquiries = async (
  transaction: Database,
  person: Person,
  announce: Announce,
): Promise<void> => {
  const { id, tenantId, landlordId, status, scheduledDate, sequence } = propertyInquiries
  const isTenant = person.userType === 'tenant'
  const isTheirs = eq(isTenant ? tenantId : landlordId, person.id)
  const isTourToCome = and(eq(status, 'scheduled'), gt(scheduledDate, sql`now()`))
  const inquiries = await transaction
    .select({ inquiry: propertyInquiries, isTourToCome: sql<boolean>`coalesce(${isTourToCome}, false)` })
    .from(propertyInquiries)
    .where(and(isTheirs, isTenant ? isOpenInquiry : isTourToCome))
    .orderBy(asc(id))
    .for('no key update')
  await transaction
    .update(propertyInquiries)
    .set({
      status: isTenant ? 'cancelled' : 'expired',
      sequence: sql`${sequence} + case when ${status} = 'scheduled' then 1 else 0 end`,
    })
    .where(and(isTheirs, isOpenInquiry))
  const ofTheirs = transaction.select({ id }).from(propertyInquiries).where(isTheirs)
  await transaction
    .delete(aiReminders)
    .where(and(eq(aiReminders.relatedEntityType, 'inquiry'), inArray(aiReminders.relatedEntityId, ofTheirs)))
  const type = isTenant ? 'inquiry_cancelled' : 'viewing_called_off'
  for (const { inquiry, isTourToCome } of inquiries) {
    const { id: threadId } = await openInquiryThread(transaction, inquiry)
    const at = isTourToCome && inquiry.scheduledDate ? { at: inquiry.scheduledDate } : {}
    const event = { type, subjectId: inquiry.id, ...at } as const
    await addThreadEvent(transaction, { threadId, senderId: person.id, event })
    await announce(transaction, { type, inquiryId: inquiry.id })
  }
}

/** Also offers that were not answered. */
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
  const endedApplications = await transaction
    .select({ id, threadId })
    .from(applications)
    .where(inArray(id, ended))
  for (const application of endedApplications) {
    const event = { type, subjectId: application.id } as const
    await noteInThread(transaction, application, { senderId: person.id, event })
    await announce(transaction, { type, applicationId: application.id })
  }
}
