import type { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { addressOf } from '@portal/contract/properties/property-words'
import { eq } from 'drizzle-orm'
import { notFound, Refusal } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { selectInquiries } from '../inquiries/inquiry-rows.ts'
import { calendarFile, tourEntry } from './calendar-file.ts'

/** Throws `conflict` if no tour was ever scheduled. */
export const readTourFile: Verb<typeof inquiryEndpoints.calendar> = async (context, { params }) => {
  const { caller, answerHeaders } = context
  const [inquiry] = await selectInquiries(context).where(eq(propertyInquiries.id, params.id))
  if (!inquiry) throw notFound('inquiry')
  if (inquiry.tenantId !== caller.id && inquiry.landlordId !== caller.id)
    throw notFound('inquiry', { belongsToAnother: true })
  const { scheduledDate, status, sequence, property } = inquiry
  if (scheduledDate === null || (sequence === 0 && status !== 'scheduled'))
    throw new Refusal('conflict', 'No tour is scheduled.')
  answerHeaders.set('content-disposition', 'attachment; filename="tour.ics"')
  answerHeaders.set('cache-control', 'private, no-store')
  const home = { title: property.title, location: addressOf(property) }
  return calendarFile([tourEntry({ ...inquiry, scheduledDate }, home)], context.env)
}
