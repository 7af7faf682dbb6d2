import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, sql } from 'drizzle-orm'
import { type InsightSource, quoted } from '../../domain/insight-source.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { properties } from '../../schema/properties.ts'

const { createdAt, id, landlordId, propertyId } = applications

/** A decision within this many days counts as quick. */
const patienceDays = 3
const waitedDays = sql`extract(epoch from now() - ${createdAt}) / 86400`

/** For landlords: how many applications have waited for three days, and since when. */
export const noticeWaitingApplications: InsightSource = async (database, personId) => {
  const [waiting] = await database
    .select({
      count: sql<number>`count(*)::integer`,
      longest: sql<number>`floor(max(${waitedDays}))::integer`,
      days: sql<number>`sum(${waitedDays})::float8`,
      oldestId: sql<string>`(array_agg(${id} order by ${id}))[1]`,
    })
    .from(applications)
    .where(and(eq(landlordId, personId), isApplicationOpen, sql`${waitedDays} >= ${patienceDays}`))
  if (!waiting || waiting.count === 0) return []
  const { count, longest, days, oldestId } = waiting
  const [home] = await database
    .select({ title: properties.title })
    .from(applications)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(eq(id, oldestId))
  if (!home) return []
  const isOne = count === 1
  return [
    {
      insightType: 'waiting_applications',
      title: `${countOf(count, 'application')} ${isOne ? 'is' : 'are'} waiting for your decision`,
      summary: `For ${quoted(home.title)}: ${isOne ? 'it' : 'the oldest'} has been waiting for ${countOf(longest, 'day')}.`,
      content: 'Applicants often apply for several homes and take the first that is offered.',
      recommendations: [
        isOne ? 'Look at it, and decide' : 'Look at the oldest first',
        'Decline those that you cannot accept, with the reason',
      ],
      actionUrl: isOne ? sitePaths.landlordApplication(oldestId) : sitePaths.landlordApplications,
      actionText: isOne ? 'View it' : 'View them',
      category: 'application',
      priority: longest >= 7 ? 'high' : 'medium',
      confidence: 1,
      metrics: [
        { name: 'Waiting', value: count, unit: 'number' },
        { name: 'Longest wait', value: longest, unit: 'days' },
      ],
      dataSource: 'applications undecided for three days or more',
      relatedEntityType: null,
      relatedEntityId: null,
      weight: days,
    },
  ]
}
