import type { calendarEndpoints } from '@portal/contract/calendar/endpoints'
import { openStatuses } from '@portal/contract/maintenance/lifecycle'
import { and, type Column, desc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { hashOfToken } from '../../platform/request/cookie.ts'
import { notFound } from '../../platform/request/refusal.ts'
import type { Verb } from '../../platform/request/route.ts'
import { calendarLinks } from '../../schema/calendar-links.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { maintenanceRequests } from '../../schema/maintenance.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { isAgreed, tenancies } from '../../schema/tenancies.ts'
import { type CalendarEntry, calendarFile, tourEntry } from './calendar-file.ts'

/** For how long, and how many of each kind. */
const past = sql`now() - interval '90 days'`
const maxOfEach = 500

/** What is near is in it, even if there is much. */
const fromNow = (moment: Column) => sql`abs(extract(epoch from ${moment} - now()))`

/** Only homes and times. Throws `not_found` for a link that was replaced or never was. */
export const readCalendar: Verb<typeof calendarEndpoints.read> = async (
  { database, answerHeaders, env },
  { params },
) => {
  const [link] = await database
    .select({ userId: calendarLinks.userId })
    .from(calendarLinks)
    .innerJoin(users, and(eq(users.id, calendarLinks.userId), isAccountOpen))
    .where(eq(calendarLinks.tokenHash, hashOfToken(params.token)))
  if (!link) throw notFound('calendar')
  answerHeaders.set('cache-control', 'private, no-store')
  const entries = await Promise.all([
    toursOf(database, link.userId),
    repairsOf(database, link.userId),
    tenanciesOf(database, link.userId),
  ])
  return calendarFile(entries.flat(), env)
}

const place = { city: properties.city, state: properties.state }

/** No streets, which may be private: anyone with the link can read the calendar. */
const placeOf = ({ city, state }: { city: string; state: string }): string => `${city}, ${state}`

/** Tenants of a home that is private now see the title that it had when they asked. */
const titleSeenBy = (personId: string) => sql<string>`case
  when ${properties.visibilityLevel} = 'public' or ${properties.landlordId} = ${personId}
  then ${properties.title} else coalesce(${propertyInquiries.propertyTitle}, ${properties.title}) end`

const toursOf = async (database: Database, personId: string): Promise<CalendarEntry[]> => {
  const { id, status, scheduledDate, durationMinutes, sequence, tenantId, landlordId, propertyId } =
    propertyInquiries
  const tours = await database
    .select({ id, status, scheduledDate, durationMinutes, sequence, title: titleSeenBy(personId), ...place })
    .from(propertyInquiries)
    .innerJoin(properties, and(eq(properties.id, propertyId), isNotDeleted))
    .where(
      and(
        or(eq(tenantId, personId), eq(landlordId, personId)),
        inArray(status, ['scheduled', 'completed']),
        gt(scheduledDate, past),
      ),
    )
    .orderBy(fromNow(scheduledDate))
    .limit(maxOfEach)
  return tours.flatMap(({ scheduledDate, title, city, state, ...tour }) =>
    scheduledDate === null
      ? []
      : [tourEntry({ ...tour, scheduledDate }, { title, location: placeOf({ city, state }) })],
  )
}

const repairsOf = async (database: Database, personId: string): Promise<CalendarEntry[]> => {
  const { id, status, scheduledDate, tenantId, landlordId, propertyId, updatedAt } = maintenanceRequests
  const visits = await database
    .select({ id, scheduledDate, updatedAt, title: properties.title, ...place })
    .from(maintenanceRequests)
    .innerJoin(properties, and(eq(properties.id, propertyId), isNotDeleted))
    .where(
      and(
        or(eq(tenantId, personId), eq(landlordId, personId)),
        inArray(status, openStatuses),
        isNotNull(scheduledDate),
        gt(scheduledDate, past),
      ),
    )
    .orderBy(fromNow(scheduledDate))
    .limit(maxOfEach)
  return visits.map(({ id, scheduledDate, updatedAt, title, city, state }) => ({
    uid: `repair-${id}@rental-portal`,
    sequence: versionOf(updatedAt),
    summary: `Repair: ${title}`,
    location: placeOf({ city, state }),
    startsAt: scheduledDate ?? '',
    minutes: 60,
  }))
}

const tenanciesOf = async (database: Database, personId: string): Promise<CalendarEntry[]> => {
  const { id, startsOn, endsOn, tenantId, propertyId, updatedAt } = tenancies
  const found = await database
    .select({ id, startsOn, endsOn, updatedAt, title: properties.title, ...place })
    .from(tenancies)
    .innerJoin(properties, and(eq(properties.id, propertyId), isNotDeleted))
    .where(
      and(
        isAgreed,
        or(eq(tenantId, personId), eq(properties.landlordId, personId)),
        or(gt(startsOn, past), gt(endsOn, past)),
      ),
    )
    .orderBy(desc(startsOn), id)
    .limit(maxOfEach)
  return found.flatMap(({ id, startsOn, endsOn, updatedAt, title, city, state }) => {
    const whole = { sequence: versionOf(updatedAt), location: placeOf({ city, state }), minutes: null }
    return [
      {
        ...whole,
        uid: `tenancy-begin-${id}@rental-portal`,
        summary: `Move-in: ${title}`,
        startsAt: startsOn,
      },
      ...(endsOn
        ? [
            {
              ...whole,
              uid: `tenancy-end-${id}@rental-portal`,
              summary: `Move-out: ${title}`,
              startsAt: endsOn,
            },
          ]
        : []),
    ]
  })
}

/** Seconds fit into the integer that calendars expect, and grow. */
const versionOf = (updatedAt: string): number => Math.floor(Date.parse(updatedAt) / 1000)
