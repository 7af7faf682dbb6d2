// Recent messages from one person to another, which the contact filter reads together with a new one (spec §1).
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { propertyInquiries, type SentMessage } from '../../schema/inquiries.ts'

/** How many earlier messages are included. */
export const joinedMessages = 5

const isRecent = (moment: typeof propertyInquiries.createdAt | typeof propertyInquiries.responseDate) =>
  gte(moment, sql`now() - interval '24 hours'`)

/** The tenant's last messages to the landlord within 24 hours, oldest first. */
export const recentlyAsked = async (
  transaction: Database,
  tenantId: string,
  landlordId: string,
): Promise<string[]> => {
  const asked = await transaction
    .select({ message: propertyInquiries.message })
    .from(propertyInquiries)
    .where(
      and(
        eq(propertyInquiries.tenantId, tenantId),
        eq(propertyInquiries.landlordId, landlordId),
        isRecent(propertyInquiries.createdAt),
      ),
    )
    .orderBy(desc(propertyInquiries.id))
    .limit(joinedMessages)
  return asked.map(({ message }) => message ?? '').toReversed()
}

type Answers = Pick<
  typeof propertyInquiries.$inferSelect,
  'responseMessage' | 'responseDate' | 'earlierResponses'
>

/** The answers to one inquiry so far, oldest first. */
export const answersSoFar = ({ responseMessage, responseDate, earlierResponses }: Answers): SentMessage[] =>
  responseMessage === null || responseDate === null
    ? earlierResponses
    : [...earlierResponses, { message: responseMessage, at: responseDate }]

/** The landlord's last answers to the tenant within 24 hours, to any inquiry, oldest first. */
export const recentlyAnswered = async (
  transaction: Database,
  landlordId: string,
  tenantId: string,
): Promise<string[]> => {
  const answered = await transaction
    .select()
    .from(propertyInquiries)
    .where(
      and(
        eq(propertyInquiries.tenantId, tenantId),
        eq(propertyInquiries.landlordId, landlordId),
        isRecent(propertyInquiries.responseDate),
      ),
    )
  const since = new Date(Date.now() - 86_400_000).toISOString()
  return answered
    .flatMap(answersSoFar)
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(-joinedMessages)
    .map(({ message }) => message)
}
