// The demonstration's conversations: one about each inquiry.
import type { propertyInquiries } from '../schema/inquiries.ts'
import { idAt } from './moment.ts'

type NewInquiry = typeof propertyInquiries.$inferInsert

/** An answered inquiry is read by both; one that waits is new to its landlord. */
export const makeThread = (inquiry: NewInquiry, propertyTitle: string) => {
  const { id: inquiryId = '', threadId, propertyId, tenantId, landlordId, createdAt = '' } = inquiry
  if (!threadId) throw new Error('The inquiry has no conversation')
  const answeredAt = inquiry.responseDate ?? createdAt
  const messages = [
    { senderId: tenantId, body: inquiry.message, createdAt },
    { senderId: landlordId, body: inquiry.responseMessage, createdAt: answeredAt },
  ]
    .filter(({ body }) => body)
    .map((text, index) => ({
      ...text,
      id: idAt(text.createdAt, 7100 + index),
      threadId,
      position: index + 1,
      kind: 'text' as const,
      inquiryId,
    }))
  const lastPosition = messages.length
  const isAnswered = lastPosition > 1
  return {
    thread: {
      id: threadId,
      propertyId,
      propertyTitle,
      tenantId,
      landlordId,
      createdAt,
      lastMessageAt: answeredAt,
      lastPosition,
    },
    messages,
    reads: [
      { threadId, userId: tenantId, position: lastPosition },
      { threadId, userId: landlordId, ...(isAnswered ? { position: lastPosition } : { unread: 1 }) },
    ],
  }
}
