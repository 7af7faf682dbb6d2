import * as sitePaths from '@portal/contract/site-paths'
import { momentInWords } from '@portal/contract/values/moment-words'
import { eq } from 'drizzle-orm'
import { keepReminders, timesBeforeVisit, type Wanted } from '../../domain/keep-reminders.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { properties } from '../../schema/properties.ts'

/** Reminds both people of a tour the day before, and the landlord to say how it went. */
export const remindOfInquiryEvents: Subscriber<Extract<PortalEvent, { inquiryId: string }>['type']> = (
  transaction,
  { inquiryId },
) => remindOfInquiry(transaction, inquiryId)

export const remindOfInquiry = async (transaction: Database, inquiryId: string): Promise<void> => {
  const [row] = await transaction
    .select({ inquiry: propertyInquiries, home: properties })
    .from(propertyInquiries)
    .innerJoin(properties, eq(properties.id, propertyInquiries.propertyId))
    .where(eq(propertyInquiries.id, inquiryId))
    .for('no key update', { of: propertyInquiries })
  if (!row) return // deleted with its home meanwhile
  const { inquiry, home } = row
  await keepReminders(
    transaction,
    { relatedEntityType: 'inquiry', relatedEntityId: inquiryId, propertyId: home.id },
    [...viewingsOf(inquiry, home), ...outcomesOf(inquiry, home)],
  )
}

type Inquiry = typeof propertyInquiries.$inferSelect
type Home = typeof properties.$inferSelect

const viewingsOf = (
  { id, status, scheduledDate, tenantId, landlordId, propertyTitle }: Inquiry,
  home: Home,
) => {
  if (status !== 'scheduled' || !scheduledDate || Date.parse(scheduledDate) <= Date.now()) return []
  const timeZone = home.timeZone ?? 'UTC'
  const moment = momentInWords(scheduledDate, timeZone)
  const visit = {
    reminderType: 'viewing',
    ...timesBeforeVisit(scheduledDate, timeZone),
    timeZone,
    priority: 'high' as const,
  }
  // Once the home is private, the tenant sees no new data of it, including the street, so the reminder leaves the street out.
  const titleForTenant = home.visibilityLevel === 'public' ? home.title : (propertyTitle ?? home.title)
  return [
    {
      ...visit,
      userId: tenantId,
      title: `Tour: “${titleForTenant}”`,
      description: `${moment}, in ${home.city}.`,
      actionUrl: sitePaths.inquiry(id),
    },
    {
      ...visit,
      userId: landlordId,
      title: `Tour: “${home.title}”`,
      description: `${moment}, at ${home.address}, ${home.city}.`,
      actionUrl: sitePaths.landlordInquiry(id),
    },
  ]
}

/** The landlord says a day later what became of a tour that the tenant chose. */
const outcomesOf = ({ id, status, scheduledDate, sequence, landlordId }: Inquiry, home: Home): Wanted[] => {
  if (status !== 'scheduled' || !scheduledDate || sequence === 0) return []
  return [
    {
      userId: landlordId,
      reminderType: 'viewing_outcome',
      title: `Did the tour of “${home.title}” take place?`,
      description: 'Record the outcome, so you both know what comes next.',
      remindAt: new Date(Date.parse(scheduledDate) + 86_400_000).toISOString(),
      timeZone: home.timeZone ?? 'UTC',
      actionUrl: sitePaths.landlordInquiry(id),
    },
  ]
}
