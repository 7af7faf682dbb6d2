// What one person recently wrote to another, which the contact filter reads together with what they write now (spec §1).
import { joinedMessages } from '@portal/language/contact-filter/filter-message'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { type Database, plannedOnce } from '../platform/database/database.ts'
import { threadMessages, threads } from '../schema/threads.ts'

interface Parties {
  tenantId: string
  landlordId: string
  senderId: string
}

/** The sender's last texts to the other person within 24 hours, in whichever conversation, oldest first. */
export const recentTexts = async (
  transaction: Database,
  { tenantId, landlordId, senderId }: Parties,
): Promise<string[]> => {
  const last = transaction
    .select({ body: threadMessages.body, at: threadMessages.createdAt, position: threadMessages.position })
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.threadId, threads.id),
        eq(threadMessages.senderId, senderId),
        eq(threadMessages.kind, 'text'),
        gte(threadMessages.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
    .orderBy(desc(threadMessages.position))
    .limit(joinedMessages)
    .as('last')
  const texts = await plannedOnce(
    transaction
      .select({ body: last.body })
      .from(threads)
      .innerJoinLateral(last, sql`true`)
      .where(and(eq(threads.tenantId, tenantId), eq(threads.landlordId, landlordId)))
      .orderBy(desc(last.at), desc(last.position))
      .limit(joinedMessages),
  )
  return texts.map(({ body }) => body ?? '').toReversed()
}
