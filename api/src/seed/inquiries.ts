// What the demonstration's tenant asked the landlord: one inquiry that is waiting for an answer, and one that has one.
import type { propertyInquiries } from '../schema/inquiries.ts'
import { type Ago, idAt } from './moment.ts'

type NewInquiry = typeof propertyInquiries.$inferInsert
type Given = Pick<NewInquiry, 'message'> & Partial<NewInquiry> & { daysAgo: number }

const givenFrom = (ago: Ago): Given[] => [
  {
    daysAgo: 3,
    message: 'The photos show a bay window. Could I see the home one evening this week?',
    status: 'responded',
    responseMessage: 'Gladly. Any evening after six works; let me know here which one suits you.',
    responseDate: ago(2.5),
  },
  {
    daysAgo: 1.5,
    inquiryType: 'question',
    message: 'Is the storage room in the basement part of the rent?',
  },
]

/** Each about a different home. */
export const makeInquiries = (
  ago: Ago,
  tenantId: string,
  homes: readonly { id?: string; landlordId: string }[],
): NewInquiry[] =>
  givenFrom(ago).map(({ daysAgo, ...given }, index) => {
    const { id = '', landlordId = '' } = homes[index] ?? {}
    const createdAt = ago(daysAgo)
    return {
      ...given,
      id: idAt(createdAt, 6000 + index),
      propertyId: id,
      tenantId,
      landlordId,
      createdAt,
      updatedAt: given.responseDate ?? createdAt,
    }
  })
