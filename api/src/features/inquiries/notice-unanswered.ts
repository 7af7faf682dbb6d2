// Inquiries that wait for an answer, for the landlord who has not given one, and for the tenant who has not had one.
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, sql } from 'drizzle-orm'
import type { InsightSource } from '../../platform/insight-source.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { isOfHomeThatIsThere } from '../../schema/properties.ts'

const { createdAt, id, landlordId, propertyId, status, tenantId } = propertyInquiries

/** An answer within a day is a quick one. */
const patienceDays = 1
const waitedDays = sql`extract(epoch from now() - ${createdAt}) / 86400`

const unanswered =
  (
    person: typeof landlordId | typeof tenantId,
    words: (waiting: { count: string; days: string; isOne: boolean; oldestId: string }) => {
      [Word in 'insightType' | 'title' | 'summary' | 'content' | 'actionUrl' | 'actionText']: string
    } & { recommendations: string[] },
  ): InsightSource =>
  async (database, personId) => {
    const [waiting] = await database
      .select({
        count: sql<number>`count(*)::integer`,
        longest: sql<number>`floor(max(${waitedDays}))::integer`,
        days: sql<number>`sum(${waitedDays})::float8`,
        oldestId: sql<string>`(array_agg(${id} order by ${id}))[1]`,
      })
      .from(propertyInquiries)
      .where(
        and(
          eq(person, personId),
          eq(status, 'pending'),
          sql`${waitedDays} >= ${patienceDays}`,
          isOfHomeThatIsThere(propertyId),
        ),
      )
    if (!waiting || waiting.count === 0) return []
    const { count, longest, days, oldestId } = waiting
    return [
      {
        ...words({
          count: countOf(count, 'inquiry', 'inquiries'),
          days: countOf(longest, 'day'),
          isOne: count === 1,
          oldestId,
        }),
        category: 'inquiry',
        priority: longest >= 3 ? 'high' : 'medium',
        confidence: 1,
        metrics: [
          { name: 'Waiting', value: count, unit: 'number' },
          { name: 'Longest wait', value: longest, unit: 'days' },
        ],
        dataSource: 'Inquiries that have had no answer for a day or more',
        relatedEntityType: null,
        relatedEntityId: null,
        weight: days,
      },
    ]
  }

/** For landlords: how many inquiries they have not answered, and for how long. */
export const noticeUnanswered = unanswered(landlordId, ({ count, days, isOne, oldestId }) => ({
  insightType: 'unanswered_inquiries',
  title: `${count} ${isOne ? 'is' : 'are'} waiting for your answer`,
  summary: `${isOne ? 'It has' : 'The oldest has'} been waiting for ${days}.`,
  content: 'Tenants ask several landlords at once. Those who hear nothing keep looking.',
  recommendations: [
    isOne ? 'Answer it, even if only to say when you can' : 'Answer the oldest first',
    'Say so if the home is taken, so that nobody waits for it',
  ],
  actionUrl: isOne ? sitePaths.landlordInquiry(oldestId) : sitePaths.landlordInquiries,
  actionText: isOne ? 'Answer it' : 'Answer them',
}))

/** For tenants: how many of their inquiries have no answer, and for how long. */
export const noticeNotAnswered = unanswered(tenantId, ({ count, days, isOne, oldestId }) => ({
  insightType: 'inquiries_without_answer',
  title: `${count} of yours ${isOne ? 'has' : 'have'} no answer yet`,
  summary: `You have been waiting for ${isOne ? '' : 'the oldest for '}${days}.`,
  content: 'A landlord who is away may take some days. Other homes may be free sooner.',
  recommendations: ['Ask about other homes as well', 'Cancel an inquiry that you no longer need'],
  actionUrl: isOne ? sitePaths.inquiry(oldestId) : sitePaths.inquiries,
  actionText: isOne ? 'See your inquiry' : 'See your inquiries',
}))
