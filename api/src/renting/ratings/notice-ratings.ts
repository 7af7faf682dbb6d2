import * as sitePaths from '@portal/contract/site-paths'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { type InsightSource, quoted } from '../../domain/insight-source.ts'
import { isOnRecord, properties } from '../../schema/properties.ts'
import { landlordRatings } from '../../schema/ratings.ts'
import { isRateable, tenancies } from '../../schema/tenancies.ts'

/** Says for how many homes they can rate the landlord and have not. */
export const noticeLandlordsToRate: InsightSource = async (database, personId) => {
  const homes = await database
    .select({ id: tenancies.id, title: properties.title })
    .from(tenancies)
    .innerJoin(properties, and(eq(properties.id, tenancies.propertyId), isOnRecord))
    .leftJoin(landlordRatings, eq(landlordRatings.tenancyId, tenancies.id))
    .where(and(eq(tenancies.tenantId, personId), isRateable, isNull(landlordRatings.id)))
    .orderBy(asc(tenancies.endsOn), asc(tenancies.id))
  const [first] = homes
  if (!first) return []
  const isOne = homes.length === 1
  return [
    {
      insightType: 'landlords_to_rate',
      title: isOne
        ? `You can rate your landlord at ${quoted(first.title)}`
        : `You can rate the landlords of ${homes.length} homes`,
      summary: 'Other tenants see the stars, what you write and your first name.',
      content: 'You can rate each of them once, until six months after you moved out.',
      recommendations: ['Say what was good, and what was not'],
      category: 'tenancy',
      priority: 'low',
      confidence: 1,
      metrics: [{ name: 'To rate', value: homes.length, unit: 'number' }],
      dataSource: 'homes where you have lived for a month or more',
      relatedEntityType: null,
      relatedEntityId: null,
      weight: homes.length,
      actionUrl: sitePaths.tenancy(first.id),
      actionText: isOne ? 'Rate them' : 'Rate the first',
    },
  ]
}
