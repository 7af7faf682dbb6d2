// What the portal noticed for the demonstration's people.
import type { aiInsights } from '../schema/insights.ts'
import { type Ago, idAt } from './moment.ts'

type NewInsight = typeof aiInsights.$inferInsert

export const makeInsights = (ago: Ago, tenantId: string, landlordId: string): NewInsight[] => {
  const given: Omit<NewInsight, 'id' | 'createdAt'>[] = [
    {
      userId: tenantId,
      insightType: 'maintenance',
      category: 'maintenance',
      title: 'Two requests are waiting for an answer',
      summary: 'Your landlord has not acknowledged two of your requests yet.',
      content: 'Most requests are acknowledged within two days. An urgent one is overdue after 24 hours.',
      confidence: 0.9,
      recommendations: ['Add a photo to the request', 'Say when you are at home'],
      isActionable: true,
    },
    {
      userId: tenantId,
      insightType: 'market',
      category: 'property',
      title: 'Rents differ by a quarter across the Bay',
      summary: 'Comparable homes in Oakland and Daly City cost less than those in the city.',
      content: 'Among the homes listed here, two-bedroom apartments east and south of the city cost less.',
      confidence: 0.7,
      priority: 'low',
    },
    {
      userId: landlordId,
      insightType: 'maintenance',
      category: 'maintenance',
      title: 'An urgent request is open',
      summary: 'Water under a kitchen sink was reported and has not been acknowledged yet.',
      content: 'Water damage grows by the hour. Acknowledging tells the tenant that help is under way.',
      confidence: 0.95,
      priority: 'high',
      recommendations: ['Acknowledge the request', 'Assign a plumber'],
      isActionable: true,
    },
    {
      userId: landlordId,
      insightType: 'listing',
      category: 'property',
      title: 'Listings with a place on the map are found more often',
      summary: 'Homes without coordinates do not show on the map.',
      content: 'Tenants search by map first. Add coordinates to each listing so that it is found there.',
      confidence: 0.8,
    },
  ]
  return given.map((insight, index) => {
    const createdAt = ago(1 + index)
    return { ...insight, id: idAt(createdAt, 5000 + index), createdAt, dataSource: 'demonstration' }
  })
}
