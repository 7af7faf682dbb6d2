import { addressOf, countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq } from 'drizzle-orm'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { type InsightSource, quoted } from '../../domain/insight-source.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { homeExists, properties } from '../../schema/properties.ts'
import { homeColumnsFor } from '../home-columns.ts'
import { findWaiting, noticedWaiting } from '../notice-waiting.ts'

const { id, landlordId, propertyId, tenantId } = propertyInquiries

/** An answer within a day counts as quick. */
const patienceDays = 1

const unanswered =
  (
    userType: 'landlord' | 'tenant',
    words: (waiting: { count: string; days: string; isOne: boolean; oldestId: string; about: string }) => {
      [Word in 'insightType' | 'title' | 'summary' | 'content' | 'actionUrl' | 'actionText']: string
    } & { recommendations: string[] },
  ): InsightSource =>
  async (database, personId) => {
    const waiting = await findWaiting(
      database,
      propertyInquiries,
      patienceDays,
      and(
        eq(userType === 'landlord' ? landlordId : tenantId, personId),
        eq(inquiryStatus, 'pending'),
        homeExists(propertyId),
      ),
    )
    if (!waiting) return []
    const { count, longest, oldestId } = waiting
    const [home] = await database
      .select(homeColumnsFor({ id: personId, userType }, propertyInquiries.propertyTitle))
      .from(propertyInquiries)
      .innerJoin(properties, eq(properties.id, propertyId))
      .where(eq(id, oldestId))
    if (!home) return []
    return [
      {
        ...noticedWaiting(waiting),
        ...words({
          count: countOf(count, 'inquiry', 'inquiries'),
          days: countOf(longest, 'day'),
          isOne: count === 1,
          oldestId,
          about: `About ${quoted(`${home.title}, ${addressOf(home)}`)}`,
        }),
        category: 'inquiry',
        priority: longest >= 3 ? 'high' : 'medium',
        dataSource: 'inquiries unanswered for a day or more',
      },
    ]
  }

/** How many, and since when. */
export const noticeInquiriesToAnswer = unanswered('landlord', ({ count, days, isOne, oldestId, about }) => ({
  insightType: 'unanswered_inquiries',
  title: `${count} ${isOne ? 'is' : 'are'} waiting for your answer`,
  summary: `${about}: ${isOne ? 'it' : 'the oldest'} has been waiting for ${days}.`,
  content: 'Tenants often contact several landlords and keep looking if they don’t hear back.',
  recommendations: [
    isOne ? 'Answer it, even if only to say when you can' : 'Answer the oldest first',
    'Tell them if the home is taken',
  ],
  actionUrl: isOne ? sitePaths.landlordInquiry(oldestId) : sitePaths.landlordInquiries,
  actionText: isOne ? 'Answer it' : 'Answer them',
}))

/** How many, and since when. */
export const noticeUnansweredInquiries = unanswered('tenant', ({ count, days, isOne, oldestId, about }) => ({
  insightType: 'inquiries_without_answer',
  title: `${isOne ? '1 unanswered inquiry' : `${count.split(' ')[0]} unanswered inquiries`}`,
  summary: `${about}: ${isOne ? 'it' : 'the oldest'} has been waiting for ${days}.`,
  content: 'Some landlords take a few days to answer. Other homes may be available sooner.',
  recommendations: ['Ask about other homes, too', 'Cancel inquiries you no longer need'],
  actionUrl: isOne ? sitePaths.inquiry(oldestId) : sitePaths.inquiries,
  actionText: isOne ? 'View your inquiry' : 'View your inquiries',
}))
