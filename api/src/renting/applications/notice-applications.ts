import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq } from 'drizzle-orm'
import { type InsightSource, quoted } from '../../domain/insight-source.ts'
import { applications, isApplicationOpen } from '../../schema/applications.ts'
import { properties } from '../../schema/properties.ts'
import { findWaiting, noticedWaiting } from '../notice-waiting.ts'

const { id, landlordId, propertyId } = applications

/** A decision within this many days counts as quick. */
const patienceDays = 3

/** How many have waited for three days, and since when. */
export const noticeWaitingApplications: InsightSource = async (database, personId) => {
  const waiting = await findWaiting(
    database,
    applications,
    patienceDays,
    and(eq(landlordId, personId), isApplicationOpen),
  )
  if (!waiting) return []
  const { count, longest, oldestId } = waiting
  const [home] = await database
    .select({ title: properties.title })
    .from(applications)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(eq(id, oldestId))
  if (!home) return []
  const isOne = count === 1
  return [
    {
      ...noticedWaiting(waiting),
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
      dataSource: 'applications undecided for three days or more',
    },
  ]
}
