// Tells landlords which of their homes are vacant, or will be, and not on offer.
import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { type InsightSource, quoted } from '../../../domain/insight-source.ts'
import { isNotDeleted, properties } from '../../../schema/properties.ts'
import { freeFrom, hasOpenOffer, vacantSince } from '../../../schema/tenancies.ts'

/** For how long before and after the last tenants leave, in days: a home that stays vacant for longer is not forgotten. */
const noticed = { before: 60, after: 90 }

/** For landlords: homes that are vacant or will be free soon, and that tenants cannot find. One that is paused or offered to someone is left out on purpose. */
export const noticeFreeHomes: InsightSource = async (database, personId) => {
  const today = sql`(now() at time zone coalesce(${properties.timeZone}, 'UTC'))::date`
  const mine = database
    .select({
      id: properties.id,
      title: properties.title,
      daysToGo: sql<number>`(coalesce(${freeFrom}, ${vacantSince}) - ${today})`.as('days_to_go'),
    })
    .from(properties)
    .where(
      and(
        eq(properties.landlordId, personId),
        isNotDeleted,
        eq(properties.visibilityLevel, 'public'),
        not(properties.isAvailable),
        not(hasOpenOffer),
      ),
    )
    .as('mine')
  const homes = await database
    .select()
    .from(mine)
    .where(sql`${mine.daysToGo} between ${-noticed.after} and ${noticed.before}`)
    .orderBy(asc(mine.daysToGo), asc(mine.id))
  const [first] = homes
  if (!first) return []
  const isOne = homes.length === 1
  const { daysToGo } = first
  const since =
    daysToGo > 0
      ? `will be free in ${countOf(daysToGo, 'day')}`
      : daysToGo === 0
        ? 'is free from today on'
        : `has been vacant for ${countOf(-daysToGo, 'day')}`
  return [
    {
      insightType: 'homes_to_list',
      title: isOne
        ? `${quoted(first.title)} is not listed, but ${daysToGo > 0 ? 'will soon be free' : 'vacant'}`
        : `${homes.length} of your homes are vacant or soon free, but not listed`,
      summary: `${isOne ? 'It' : quoted(first.title)} ${since}.`,
      content: 'Tenants can find a home before it is free: listed now, it says from when.',
      recommendations: ['Relist it on its page', 'If someone has moved in already, say who on the same page'],
      category: 'property',
      priority: daysToGo > 0 ? 'medium' : 'high',
      confidence: 1,
      metrics: [
        { name: 'Not listed', value: homes.length, unit: 'number' },
        daysToGo > 0
          ? { name: 'Free in', value: daysToGo, unit: 'days' }
          : { name: 'Vacant for', value: -daysToGo, unit: 'days' },
      ],
      dataSource: 'your homes in which people have lived',
      relatedEntityType: null,
      relatedEntityId: null,
      // A home that was marked as done while it was occupied is news again once it is vacant.
      weight: homes.reduce((sum, home) => sum + (home.daysToGo > 0 ? 1 : 2), 0),
      actionUrl: isOne ? sitePaths.landlordProperty(first.id) : sitePaths.landlordProperties,
      actionText: isOne ? 'View the home' : 'View your homes',
    },
  ]
}
