// What the demonstration's tenant asked the landlord: one inquiry that waits for an answer, and one that has it.
import type { propertyInquiries } from '../schema/inquiries.ts'
import { type Ago, idAt } from './moment.ts'

type NewInquiry = typeof propertyInquiries.$inferInsert
type Told = Pick<NewInquiry, 'message'> & Partial<NewInquiry> & { daysAgo: number }

const toldFrom = (ago: Ago): Told[] => [
  {
    daysAgo: 3,
    message: 'The photographs show a bay window. Could I see the home one evening this week?',
    status: 'responded',
    responseMessage: 'Gladly. Any evening from six on; tell me here which one suits you.',
    responseDate: ago(2.5),
  },
  { daysAgo: 0.5, message: 'Is the storage room in the basement part of the rent?' },
]

/** Each about another of the homes. */
export const makeInquiries = (
  ago: Ago,
  tenantId: string,
  homes: readonly { id?: string; landlordId: string }[],
): NewInquiry[] =>
  toldFrom(ago).map(({ daysAgo, ...told }, index) => {
    const { id = '', landlordId = '' } = homes[index] ?? {}
    const createdAt = ago(daysAgo)
    return {
      ...told,
      id: idAt(createdAt, 6000 + index),
      propertyId: id,
      tenantId,
      landlordId,
      createdAt,
      updatedAt: told.responseDate ?? createdAt,
    }
  })
