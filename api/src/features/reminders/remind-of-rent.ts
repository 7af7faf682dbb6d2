import * as sitePaths from '@portal/contract/site-paths'
import { dueDayInWords } from '@portal/contract/tenancies/tenancy-words'
import { formatDollars } from '@portal/contract/values/numerals'
import { and, eq } from 'drizzle-orm'
import { keepReminders, type Wanted } from '../../domain/keep-reminders.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import { users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { hasNotEnded, tenancies } from '../../schema/tenancies.ts'
import { nextOccurrence } from './next-occurrence.ts'

/** How many days before the rent is due both are reminded. */
const leadDays = 3

/** Reminds a tenant and their landlord of the rent each month, from the agreement on. Nothing is collected. */
export const remindOfRent: Subscriber<'tenancy_agreed'> = (transaction, { tenancyId }) =>
  remindOfTenancy(transaction, tenancyId)

/**
 * Updates the reminder of a tenancy to what was agreed. It needs no end: each reading decides by the day whether the tenancy lasts. So a
 * reminder that one of them deleted does not come back when something else happens to the tenancy. @internal
 */
export const remindOfTenancy = async (transaction: Database, tenancyId: string): Promise<void> => {
  const [row] = await transaction
    .select({ tenancy: tenancies, tenant: users, home: properties })
    .from(tenancies)
    .innerJoin(users, eq(users.id, tenancies.tenantId))
    .innerJoin(properties, eq(properties.id, tenancies.propertyId))
    .where(and(eq(tenancies.id, tenancyId), hasNotEnded, isNotDeleted))
    .for('no key update', { of: tenancies })
  if (!row) return
  const { tenancy, tenant, home } = row
  await keepReminders(
    transaction,
    { relatedEntityType: 'tenancy', relatedEntityId: tenancyId, propertyId: home.id },
    rentOf(tenancy, tenant, home),
  )
}

type Tenancy = typeof tenancies.$inferSelect
type Person = typeof users.$inferSelect
type Home = typeof properties.$inferSelect

const rentOf = ({ id, startsOn, rentDueDay, rentAmount }: Tenancy, tenant: Person, home: Home): Wanted[] => {
  if (rentDueDay === null) return []
  const timeZone = home.timeZone ?? 'UTC'
  const anchorAt = firstDue(startsOn, rentDueDay, timeZone)
  const series = { anchorAt, leadDays, timeZone, recurringPattern: 'monthly', recurringInterval: 1 } as const
  const nextDue = nextOccurrence({ ...series, leadDays: 0 }, startOfToday(timeZone) - 1)
  if (nextDue === null) return []
  const due = Temporal.Instant.from(nextDue).toZonedDateTimeISO(timeZone)
  const remindAt = new Date(due.subtract({ days: leadDays }).epochMilliseconds).toISOString()
  const rent = rentAmount === null ? 'It' : formatDollars(rentAmount)
  const monthly = {
    reminderType: 'rent',
    remindAt,
    timeZone,
    repeats: { recurringPattern: 'monthly', anchorAt, leadDays },
  } as const
  const title = `Rent for “${home.title}”`
  const isDue = `${rent} is due on the ${dueDayInWords(rentDueDay)} of the month. We don’t collect rent.`
  return [
    {
      ...monthly,
      userId: tenant.id,
      title,
      description: `${isDue} Pay as agreed with your landlord.`,
      priority: 'high',
      actionUrl: sitePaths.tenancy(id),
    },
    {
      ...monthly,
      userId: home.landlordId,
      title: `${title} from ${tenant.firstName} ${tenant.lastName}`,
      description: `${isDue} Your tenant pays you as agreed.`,
      actionUrl: sitePaths.landlordProperty(home.id),
    },
  ]
}

const startOfToday = (timeZone: string): number =>
  Temporal.Now.zonedDateTimeISO(timeZone).startOfDay().epochMilliseconds

/** At 9 o’clock on the first due day of a tenancy, at its home. */
const firstDue = (startsOn: string, rentDueDay: number, timeZone: string): string => {
  const start = Temporal.PlainDate.from(startsOn)
  const due = start.with({ day: rentDueDay })
  const first = Temporal.PlainDate.compare(due, start) < 0 ? due.add({ months: 1 }) : due
  return new Date(first.toZonedDateTime({ timeZone, plainTime: '09:00' }).epochMilliseconds).toISOString()
}
