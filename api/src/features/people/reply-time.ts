import { and, eq, sql } from 'drizzle-orm'
import { isExpired } from '../../domain/inquiry-state.ts'
import type { Database } from '../../platform/database/database.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'

/** The inquiries of this many days count, once there are at least three. */
const [countedDays, minInquiries] = [90, 3]

/**
 * The median time to the first answer, in minutes, and the percentage of inquiries that got one. Open ones do
 * not count, nor further ones about the same home, so that one person cannot make up many. Both are null
 * while there are too few.
 */
export const readReplyTime = async (
  database: Database,
  landlordId: string,
): Promise<{ replyTimeMinutes: number | null; answeredPercent: number | null }> => {
  const { createdAt, firstResponseAt } = propertyInquiries
  const [counted] = await database
    .select({
      inquiries: sql<number>`count(*) filter (where ${firstResponseAt} is not null or ${isExpired})::integer`,
      answered: sql<number>`count(${firstResponseAt})::integer`,
      seconds: sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from ${firstResponseAt} - ${createdAt})::float8)`,
    })
    .from(propertyInquiries)
    .where(
      and(
        eq(propertyInquiries.landlordId, landlordId),
        propertyInquiries.isCounted,
        sql`${createdAt} > now() - ${countedDays} * interval '1 day'`,
      ),
    )
  if (!counted || counted.inquiries < minInquiries) return { replyTimeMinutes: null, answeredPercent: null }
  const { inquiries, answered, seconds } = counted
  return {
    replyTimeMinutes: seconds === null ? null : Math.round(seconds / 60),
    answeredPercent: Math.round((answered / inquiries) * 100),
  }
}
