import { declineReasonWords } from '@portal/contract/applications/application-words'
import { applicationReminderDays } from '@portal/contract/applications/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import { applications, declineReason } from '../schema/applications.ts'
import { users } from '../schema/people.ts'
import { addNotifications } from './add-notification.ts'

/** What happens to an application that people are told about. */
export type ApplicationNews =
  | 'received'
  | 'opened'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'expires_soon'

type Said = NonNullable<Awaited<ReturnType<typeof readApplication>>>
type Notification = Parameters<typeof addNotifications>[1][number]
type Words = Omit<Notification, 'category'>

const nameOf = ({ firstName, lastName }: Said['tenant']): string => `${firstName} ${lastName}`

const toTenant = ({ application }: Said) => ({
  userId: application.tenantId,
  type: 'update' as const,
  actionUrl: sitePaths.application(application.id),
  actionText: 'View application',
})
const toLandlord = ({ application }: Said) => ({
  userId: application.landlordId,
  type: 'update' as const,
  actionUrl: sitePaths.landlordApplication(application.id),
  actionText: 'View application',
})

/** The recipients and texts for each. The home's title is the one that the tenant applied for. */
const words: Record<ApplicationNews, (said: Said) => readonly Words[]> = {
  received: said => [
    {
      ...toLandlord(said),
      title: 'New application',
      message: `${nameOf(said.tenant)} applies for ${said.application.propertyTitle}.`,
      type: 'info',
      actionRequired: true,
    },
  ],
  opened: said => [
    {
      ...toTenant(said),
      title: 'Your application is being looked at',
      message: `${nameOf(said.landlord)} opened your application for ${said.application.propertyTitle}.`,
    },
  ],
  accepted: said => [
    {
      ...toTenant(said),
      title: 'Application accepted',
      message: `${nameOf(said.landlord)} accepted your application for ${said.application.propertyTitle}, and offers it to you.`,
      actionRequired: true,
    },
  ],
  declined: said => [
    {
      ...toTenant(said),
      title: 'Application declined',
      message: `${said.application.propertyTitle}: ${declineReasonWords[said.reason ?? 'other']} What you shared for it is no longer shared.`,
    },
  ],
  withdrawn: said => [
    {
      ...toLandlord(said),
      title: 'Application withdrawn',
      message: `${nameOf(said.tenant)} no longer applies for ${said.application.propertyTitle}.`,
    },
  ],
  expired: said => [
    {
      ...toTenant(said),
      title: 'Application expired',
      message: `${nameOf(said.landlord)} did not decide on your application for ${said.application.propertyTitle} in time.`,
    },
    {
      ...toLandlord(said),
      title: 'Application expired',
      message: `The application of ${nameOf(said.tenant)} for ${said.application.propertyTitle} expired without a decision.`,
    },
  ],
  expires_soon: said => [
    {
      ...toLandlord(said),
      title: 'An application expires soon',
      message: `${nameOf(said.tenant)} waits for your decision on ${said.application.propertyTitle}: ${applicationReminderDays} days are left.`,
      type: 'reminder',
      actionRequired: true,
    },
  ],
}

/** Tells the people whom it concerns, within this transaction. */
export const tellOfApplication = async (
  transaction: Database,
  applicationId: string,
  news: ApplicationNews,
): Promise<void> => {
  const said = await readApplication(transaction, applicationId)
  if (!said) return // deleted with one of the people meanwhile
  const about = {
    category: 'application',
    relatedEntityType: 'application',
    relatedEntityId: applicationId,
  }
  await addNotifications(
    transaction,
    words[news](said).map(notification => ({ ...about, ...notification })),
  )
}

const readApplication = async (transaction: Database, id: string) => {
  const tenants = alias(users, 'tenants')
  const landlords = alias(users, 'landlords')
  const [said] = await transaction
    .select({
      application: getTableColumns(applications),
      reason: declineReason,
      tenant: tenants,
      landlord: landlords,
    })
    .from(applications)
    .innerJoin(tenants, eq(tenants.id, applications.tenantId))
    .innerJoin(landlords, eq(landlords.id, applications.landlordId))
    .where(eq(applications.id, id))
  return said
}
