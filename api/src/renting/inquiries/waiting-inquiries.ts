// A landlord has one notification of all inquiries about a home that wait for an answer, and one reminder a day of all that do.
import { unansweredDays } from '@portal/contract/inquiries/expiry'
import * as sitePaths from '@portal/contract/site-paths'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { addNotification } from '../../domain/add-notification.ts'
import { endWaiting, endWaitingWhere } from '../../domain/end-waiting.ts'
import { inquiryStatus } from '../../domain/inquiry-state.ts'
import { keepReminders } from '../../domain/keep-reminders.ts'
import { excerptOf, homeOf, nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import { propertyInquiries } from '../../schema/inquiries.ts'
import { aiNotifications } from '../../schema/notifications.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'

export const inquiryCategory = 'inquiry'

/** After this, the landlord is reminded each morning. */
const patienceMs = 2 * 86_400_000

const { id, landlordId, tenantId, propertyId, createdAt } = propertyInquiries

interface Home {
  landlordId: string
  propertyId: string
}

/** How many wait, with the one that has waited longest: a home can have a thousand. */
const readWaiting = async (transaction: Database, condition: SQL | undefined) => {
  const [first] = await transaction
    .select({
      inquiry: propertyInquiries,
      tenant: users,
      home: properties,
      number: sql<number>`count(*) over ()`.mapWith(Number),
      newestAt: sql`max(${createdAt}) over ()`.mapWith(createdAt),
    })
    .from(propertyInquiries)
    .innerJoin(users, eq(users.id, tenantId))
    .innerJoin(properties, and(eq(properties.id, propertyId), isNotDeleted))
    .where(and(condition, eq(inquiryStatus, 'pending')))
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
  return first
}

type Waiting = Awaited<ReturnType<typeof readWaiting>>

const waitingAbout = (transaction: Database, home: Home): Promise<Waiting> =>
  readWaiting(transaction, and(eq(landlordId, home.landlordId), eq(propertyId, home.propertyId)))

/** Names nobody if there are several, so that it says nothing about those who leave. */
const wordsOf = (waiting: Waiting) => {
  if (!waiting) return undefined
  const { inquiry, tenant, home, number, newestAt } = waiting
  const about = {
    type: 'info',
    category: inquiryCategory,
    actionRequired: true,
    actionText: 'Answer',
    expiresAt: new Date(Date.parse(newestAt) + unansweredDays * 86_400_000).toISOString(),
  } as const
  if (number === 1)
    return {
      ...about,
      title: 'New inquiry',
      message: `${homeOf(home)}: ${nameOf(tenant)} asks: ${excerptOf(inquiry.message)}`,
      actionUrl: sitePaths.landlordInquiry(inquiry.id),
      relatedEntityType: 'inquiry',
      relatedEntityId: inquiry.id,
    }
  return {
    ...about,
    title: `${number} inquiries about ${home.address}`,
    message: `${home.title}: ${number} inquiries are waiting for your answer.`,
    actionUrl: sitePaths.landlordInquiriesAbout(home.id),
    relatedEntityType: 'home_inquiries',
    relatedEntityId: home.id,
  }
}

const isNotificationOf = (transaction: Database, home: Home) =>
  and(
    eq(aiNotifications.userId, home.landlordId),
    eq(aiNotifications.category, inquiryCategory),
    aiNotifications.actionRequired,
    or(
      eq(aiNotifications.relatedEntityId, home.propertyId),
      inArray(
        aiNotifications.relatedEntityId,
        transaction.select({ id }).from(propertyInquiries).where(eq(propertyId, home.propertyId)),
      ),
    ),
  )

/**
 * A new one replaces the notification of those before, under the event's id. Returns what waits, and whether the landlord had read
 * about all the others; undefined if nothing waits any more. Lock the inquiry and the landlord before.
 */
export const announceWaiting = async (
  transaction: Database,
  home: Home,
  eventId: string,
): Promise<
  { words: NonNullable<ReturnType<typeof wordsOf>>; number: number; isFirst: boolean } | undefined
> => {
  const waiting = await waitingAbout(transaction, home)
  const words = wordsOf(waiting)
  if (!waiting || !words) return undefined
  const before = await transaction
    .delete(aiNotifications)
    .where(isNotificationOf(transaction, home))
    .returning({ isRead: aiNotifications.isRead })
  await addNotification(transaction, { ...words, id: eventId, userId: home.landlordId })
  return { words, number: waiting.number, isFirst: before.every(({ isRead }) => isRead) }
}

/** Keeps the notification true once one of its inquiries is answered or over; belongs in the transaction of that. */
export const renewWaitingInquiries = async (transaction: Database, inquiryId: string): Promise<void> => {
  const [home] = await transaction
    .select({ landlordId, propertyId })
    .from(propertyInquiries)
    .where(eq(id, inquiryId))
  if (!home) return
  const isOne = isNotificationOf(transaction, home)
  const words = wordsOf(await waitingAbout(transaction, home))
  if (!words) await endWaitingWhere(transaction, isOne)
  else await transaction.update(aiNotifications).set(words).where(isOne)
}

/** At nine in the morning of the home whose inquiry has waited longest, until nothing waits. */
export const remindOfWaiting = async (
  transaction: Database,
  { inquiryId }: { inquiryId: string },
): Promise<void> => {
  const [found] = await transaction
    .select({ landlordId })
    .from(propertyInquiries)
    .innerJoin(users, eq(users.id, landlordId))
    .where(eq(id, inquiryId))
    .for('no key update', { of: users })
  if (!found) return
  const waiting = await readWaiting(transaction, eq(landlordId, found.landlordId))
  const cause = { relatedEntityType: 'waiting_inquiries', relatedEntityId: found.landlordId } as const
  if (!waiting) {
    await keepReminders(transaction, cause, [])
    return endWaiting(transaction, cause.relatedEntityType, [found.landlordId])
  }
  const timeZone = waiting.home.timeZone ?? 'UTC'
  await keepReminders(transaction, cause, [
    {
      userId: found.landlordId,
      reminderType: 'unanswered_inquiry',
      title:
        waiting.number === 1
          ? 'An inquiry is waiting for your answer'
          : `${waiting.number} inquiries are waiting for your answer`,
      description: `The oldest is about “${waiting.home.title}”. Inquiries end after ${unansweredDays} days without an answer.`,
      ...mornings(Date.parse(waiting.inquiry.createdAt) + patienceMs, timeZone),
      timeZone,
      actionUrl: sitePaths.landlordInquiries,
    },
  ])
}

/** The first from a moment on, and the next of them. */
const mornings = (fromMs: number, timeZone: string) => {
  const nineFrom = (ms: number): Temporal.ZonedDateTime => {
    const from = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
    const nine = from.withPlainTime('09:00')
    return Temporal.ZonedDateTime.compare(nine, from) < 0 ? nine.add({ days: 1 }) : nine
  }
  const at = (ms: number) => new Date(nineFrom(ms).epochMilliseconds).toISOString()
  return {
    remindAt: at(Math.max(fromMs, Date.now())),
    repeats: { recurringPattern: 'daily' as const, anchorAt: at(fromMs) },
  }
}
