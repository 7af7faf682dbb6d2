import { countOf } from '@portal/contract/properties/property-words'
import * as sitePaths from '@portal/contract/site-paths'
import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import type { Priority } from '@portal/contract/values/priority'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type InsightSource, type Noticed, quoted } from '../../domain/insight-source.ts'
import { isTenantOf } from '../../domain/tenancy-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../../schema/people.ts'
import { isOnRecord, properties } from '../../schema/properties.ts'
import {
  homeToday,
  isLapsingSoon,
  isMoveInDue,
  isNoticeFor,
  isWaitingFor,
  offerLapsesAt,
  tenancies,
} from '../../schema/tenancies.ts'

/** In which something waits, the first offered first. */
const readWaiting = (database: Database, isParty: SQL | undefined, side: TenancySide) => {
  return database
    .select({
      id: tenancies.id,
      propertyId: properties.id,
      title: properties.title,
      isLapsing: sql<boolean>`(${isLapsingSoon})`,
      isNoticed: sql<boolean>`(${isNoticeFor(side)})`,
      isMovingIn: sql<boolean>`(${isMoveInDue})`,
      daysToLapse: sql<number>`floor(extract(epoch from ${offerLapsesAt} - now()) / 86400)::integer`,
      daysToLeave: sql<number>`(${tenancies.noticeEndsOn} - ${homeToday})`,
      daysLived: sql<number>`(${homeToday} - ${tenancies.startsOn})`,
    })
    .from(tenancies)
    .innerJoin(properties, and(eq(properties.id, tenancies.propertyId), isOnRecord))
    .where(and(isParty, isWaitingFor(side)))
    .orderBy(asc(tenancies.createdAt), asc(tenancies.id))
}
type Waiting = Awaited<ReturnType<typeof readWaiting>>[number]

export const noticeTenanciesOfLandlord: InsightSource = async (database, personId) => {
  const waiting = await readWaiting(database, eq(properties.landlordId, personId), 'landlord')
  const pathOf = ({ propertyId }: Waiting) => sitePaths.landlordProperty(propertyId)
  return [...noticeOffers(waiting, 'landlord', pathOf), ...noticeNotices(waiting, pathOf)]
}

export const noticeTenanciesOfTenant: InsightSource = async (database, personId) => {
  const [person] = await database.select().from(users).where(eq(users.id, personId))
  if (!person) return []
  const waiting = await readWaiting(database, isTenantOf(person), 'tenant')
  const pathOf = ({ id }: Waiting) => sitePaths.tenancy(id)
  return [
    ...noticeMoveIns(waiting, pathOf),
    ...noticeOffers(waiting, 'tenant', pathOf),
    ...noticeNotices(waiting, pathOf),
  ]
}

/** How many there are, and where the first leads. */
const about = (some: readonly Waiting[], first: Waiting, pathOf: (one: Waiting) => string) =>
  ({
    category: 'tenancy',
    confidence: 1,
    relatedEntityType: null,
    relatedEntityId: null,
    weight: some.length,
    actionUrl: pathOf(first),
    actionText: some.length === 1 ? 'View it' : 'View the first',
  }) satisfies Partial<Noticed>

/** 'in 2 days', or 'in less than a day'. */
const within = (days: number): string => (days === 0 ? 'in less than a day' : `in ${countOf(days, 'day')}`)

/** For each side. */
const offerWords = {
  landlord: {
    insightType: 'lapsing_offers',
    one: (title: string) => `Your offer of ${title} expires soon`,
    many: (count: number) => `${count} of your offers expire soon`,
    content: 'You have no answer yet. Once an offer has expired, you can offer the home to anyone.',
    recommendations: ['Ask in the conversation what is missing', 'Withdraw it if you have changed your mind'],
    priority: (): Priority => 'medium',
  },
  tenant: {
    insightType: 'offers_to_answer',
    one: (title: string) => `Your offer for ${title} expires soon`,
    many: (count: number) => `${count} offers to you expire soon`,
    content: 'Until you agree, the landlord may give the home to someone else.',
    recommendations: ['Agree to it, or decline it', 'Ask the landlord what you still need to know'],
    priority: (daysLeft: number): Priority => (daysLeft === 0 ? 'urgent' : 'high'),
  },
} as const

const noticeOffers = (
  waiting: readonly Waiting[],
  side: TenancySide,
  pathOf: (one: Waiting) => string,
): Noticed[] => {
  const offers = waiting.filter(({ isLapsing }) => isLapsing)
  const [first] = offers
  if (!first) return []
  const isOne = offers.length === 1
  const { insightType, one, many, content, recommendations, priority } = offerWords[side]
  return [
    {
      ...about(offers, first, pathOf),
      insightType,
      title: isOne ? one(quoted(first.title)) : many(offers.length),
      summary: `${isOne ? 'It' : `The one for ${quoted(first.title)}`} expires ${within(first.daysToLapse)}.`,
      content,
      recommendations: [...recommendations],
      priority: priority(first.daysToLapse),
      metrics: [
        { name: 'Offers', value: offers.length, unit: 'number' },
        { name: 'Time left', value: first.daysToLapse, unit: 'days' },
      ],
      dataSource: 'open offers that expire within three days',
    },
  ]
}

const noticeNotices = (waiting: readonly Waiting[], pathOf: (one: Waiting) => string): Noticed[] => {
  const notices = waiting
    .filter(({ isNoticed }) => isNoticed)
    .toSorted((one, other) => one.daysToLeave - other.daysToLeave)
  const [first] = notices
  if (!first) return []
  const isOne = notices.length === 1
  return [
    {
      ...about(notices, first, pathOf),
      insightType: 'notices_to_accept',
      title: isOne
        ? `A notice at ${quoted(first.title)} is waiting for you`
        : `${notices.length} notices are waiting for you`,
      summary: `${isOne ? 'The' : `At ${quoted(first.title)}, the`} requested last day is ${first.daysToLeave === 0 ? 'today' : `${countOf(first.daysToLeave, 'day')} away`}.`,
      content: 'It takes effect only if you accept it. If you don’t, the tenancy continues as agreed.',
      recommendations: ['Accept it, or talk about another day in the conversation'],
      priority: 'high',
      metrics: [
        { name: 'Waiting', value: notices.length, unit: 'number' },
        { name: 'Until the last day', value: first.daysToLeave, unit: 'days' },
      ],
      dataSource: 'notices that the other side gave and you may still accept',
    },
  ]
}

const noticeMoveIns = (waiting: readonly Waiting[], pathOf: (one: Waiting) => string): Noticed[] => {
  const homes = waiting.filter(({ isMovingIn }) => isMovingIn)
  const [first] = homes
  if (!first) return []
  const isOne = homes.length === 1
  return [
    {
      ...about(homes, first, pathOf),
      insightType: 'move_ins_to_confirm',
      title: isOne
        ? `Have you moved into ${quoted(first.title)}?`
        : `Have you moved into your ${homes.length} homes?`,
      summary: `${isOne ? 'Your tenancy' : `That at ${quoted(first.title)}`} began ${first.daysLived === 0 ? 'today' : `${countOf(first.daysLived, 'day')} ago`}.`,
      content: 'Notes and photos of the first days help both of you when you move out.',
      recommendations: ['Say that you have moved in', 'Note what was damaged already'],
      priority: 'low',
      metrics: [
        { name: 'Homes', value: homes.length, unit: 'number' },
        { name: 'Since the first day', value: first.daysLived, unit: 'days' },
      ],
      dataSource: 'your tenancies that began in the last 30 days',
    },
  ]
}
