// The demonstration tenant's inquiries: one unanswered and one answered.
import type { propertyInquiries } from '../schema/inquiries.ts'
import { type Clocks, idAt } from './moment.ts'

type NewInquiry = typeof propertyInquiries.$inferInsert
type Given = Pick<NewInquiry, 'message'> & Partial<NewInquiry> & { createdAt: string }

const givenFrom = ({ on, last }: Clocks): Given[] => [
  {
    createdAt: on(3, '12:40'),
    message: 'Your home looks great. Could I see it one evening this week?',
    status: 'responded',
    responseMessage: 'Sure, any evening after 6 works. Which one is best for you?',
    responseDate: on(2, '18:20'),
  },
  {
    createdAt: last(['12:30'], 1),
    inquiryType: 'question',
    message: 'Is the storage room in the basement included in the rent?',
  },
]

/** Each is about a different home. */
export const makeInquiries = (
  clocks: Clocks,
  tenantId: string,
  homes: readonly { id?: string; landlordId: string }[],
): NewInquiry[] =>
  givenFrom(clocks).map((given, index) => {
    const { id = '', landlordId = '' } = homes[index] ?? {}
    return {
      ...given,
      id: idAt(given.createdAt, 6000 + index),
      threadId: idAt(given.createdAt, 7000 + index),
      propertyId: id,
      tenantId,
      landlordId,
      updatedAt: given.responseDate ?? given.createdAt,
    }
  })
