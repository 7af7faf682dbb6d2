import { criterionWords, declineReasonWords } from '@portal/contract/applications/application-words'
import { applicationReminderDays } from '@portal/contract/applications/lifecycle'
import { disputeRights } from '@portal/contract/background-checks/provider'
import * as sitePaths from '@portal/contract/site-paths'
import { offerDays, offerLapsesMs } from '@portal/contract/tenancies/lifecycle'
import { dayInWords } from '@portal/contract/values/day-words'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addMails } from '../../domain/add-mails.ts'
import { addNotifications } from '../../domain/add-notification.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { applications, declineReason } from '../../schema/applications.ts'
import type { MailContent } from '../../schema/mail.ts'
import { users } from '../../schema/people.ts'
import { isOnRecord, properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { noteThreadMail } from '../threads/note-thread-mail.ts'

type ApplicationNews =
  | 'received'
  | 'opened'
  | 'accepted'
  | 'declined'
  | 'lost'
  | 'withdrawn'
  | 'expired'
  | 'expires_soon'
  | 'reopened'

type ApplicationDetails = NonNullable<Awaited<ReturnType<typeof readApplication>>>
type Notification = Parameters<typeof addNotifications>[1][number]
type Words = Omit<Notification, 'category'>

/** Each is followed by the home: its street for the landlord, its title for the tenant. */
const subjects: Record<ApplicationNews, string> = {
  received: 'New application for',
  opened: 'Your application is under review:',
  accepted: 'Application accepted:',
  declined: 'Application declined:',
  lost: 'The home went to someone else:',
  withdrawn: 'Application withdrawn:',
  expired: 'Application expired:',
  expires_soon: `${applicationReminderDays} days left to decide on an application for`,
  reopened: 'Your application is open again:',
}

const nameOf = ({ firstName, lastName }: ApplicationDetails['tenant']): string => `${firstName} ${lastName}`

const toTenant = ({ application }: ApplicationDetails) => ({
  userId: application.tenantId,
  type: 'update' as const,
  actionUrl: sitePaths.application(application.id),
  actionText: 'View application',
})
const toLandlord = ({ application }: ApplicationDetails) => ({
  userId: application.landlordId,
  type: 'update' as const,
  actionUrl: sitePaths.landlordApplication(application.id),
  actionText: 'View application',
})

/** With the title of the home that the tenant applied for. */
const words: Record<ApplicationNews, (details: ApplicationDetails) => readonly Words[]> = {
  received: details => [
    {
      ...toLandlord(details),
      title: 'New application',
      message: `${nameOf(details.tenant)} applies for ${details.application.propertyTitle}.`,
      type: 'info',
      actionRequired: true,
      expiresAt: details.application.expiresAt,
    },
  ],
  opened: details => [
    {
      ...toTenant(details),
      title: `${details.landlord.firstName} is reviewing your application`,
      message: `${nameOf(details.landlord)} opened your application for ${details.application.propertyTitle}.`,
    },
  ],
  accepted: details => [
    {
      ...toTenant(details),
      title: 'Application accepted',
      message: `${nameOf(details.landlord)} accepted your application for ${details.application.propertyTitle}, and offers it to you${offerInWords(details)}.`,
      actionRequired: true,
      expiresAt: details.offeredAt && new Date(offerLapsesMs(details.offeredAt)).toISOString(),
    },
  ],
  declined: details => [
    {
      ...toTenant(details),
      title: 'Application declined',
      message: `${details.application.propertyTitle}: ${whyDeclined(details)} What you shared for it is no longer shared.`,
    },
  ],
  lost: details => [
    {
      ...toTenant(details),
      title: 'The home went to someone else',
      message: `${details.application.propertyTitle} went to another applicant. What you shared for it is no longer shared.`,
    },
  ],
  withdrawn: details => [
    {
      ...toLandlord(details),
      title: 'Application withdrawn',
      message: `${nameOf(details.tenant)} no longer applies for ${details.application.propertyTitle}.`,
    },
  ],
  expired: details => [
    {
      ...toTenant(details),
      title: 'Application expired',
      message: `${nameOf(details.landlord)} did not decide on your application for ${details.application.propertyTitle} in time.`,
    },
    {
      ...toLandlord(details),
      title: 'Application expired',
      message: `${nameOf(details.tenant)}’s application for ${details.application.propertyTitle} expired without a decision.`,
    },
  ],
  reopened: details => [
    {
      ...toTenant(details),
      title: 'Your application is open again',
      message: `${details.application.propertyTitle} is available again, so ${nameOf(details.landlord)} can still decide on your application. What you shared for it is still not shared.`,
    },
  ],
  expires_soon: details => [
    {
      ...toLandlord(details),
      title: 'An application expires soon',
      message: `${nameOf(details.tenant)} is waiting for your decision on ${details.application.propertyTitle}. You have ${applicationReminderDays} days left.`,
      type: 'reminder',
      actionRequired: true,
      expiresAt: details.application.expiresAt,
    },
  ],
}

const offerInWords = ({ startsOn }: ApplicationDetails): string =>
  startsOn ? ` from ${dayInWords(startsOn)}. Please answer within ${offerDays} days` : ''

const whyDeclined = ({ application, reason }: ApplicationDetails): string => {
  const unmet = application.declineCriteria.map(name => criterionWords[name])
  const why = declineReasonWords[reason ?? 'other']
  return unmet.length > 0 ? `${why} Not met: ${unmet.join(', ')}.` : why
}

type ApplicationEvent = Extract<PortalEvent, { applicationId: string }>['type']

const newsOf = {
  application_received: 'received',
  application_opened: 'opened',
  application_accepted: 'accepted',
  application_declined: 'declined',
  application_withdrawn: 'withdrawn',
  application_reopened: 'reopened',
} as const satisfies Record<ApplicationEvent, ApplicationNews>

export const tellOfApplicationEvent =
  (by: { hasMail: boolean }): Subscriber<ApplicationEvent> =>
  (transaction, { type, applicationId }) =>
    tellOfApplication(transaction, applicationId, newsOf[type], by)

/** In the portal and by mail, within this transaction. */
export const tellOfApplication = async (
  transaction: Database,
  applicationId: string,
  event: Exclude<ApplicationNews, 'lost'>,
  { hasMail }: { hasMail: boolean },
): Promise<void> => {
  const details = await readApplication(transaction, applicationId)
  if (!details) return // deleted with one of the people meanwhile
  const news = event === 'declined' && details.reason === 'another_applicant' ? 'lost' : event
  const about = {
    category: 'application',
    relatedEntityType: 'application',
    relatedEntityId: applicationId,
  }
  const notifications = words[news](details)
  await addNotifications(
    transaction,
    notifications.map(notification => ({ ...about, ...notification })),
  )
  if (hasMail) for (const one of notifications) await mail(transaction, details, news, one)
}

/** Each has its own, unless its reader turned such mails off; the messages of its conversation then need none. */
const mail = async (
  transaction: Database,
  details: ApplicationDetails,
  news: ApplicationNews,
  { userId, message, actionText, actionUrl }: Words,
): Promise<void> => {
  const { application, tenant, landlord, street } = details
  const isForTenant = userId === application.tenantId
  const [reader, recipient] = isForTenant
    ? [tenant, details.tenantAddress]
    : [landlord, details.landlordAddress]
  const home = isForTenant ? application.propertyTitle : (street ?? application.propertyTitle)
  if (!recipient) return
  await noteThreadMail(transaction, application.threadId, userId)
  const content: MailContent = {
    subject: `${subjects[news]} ${home}`,
    paragraphs: [`Hello ${reader.firstName},`, message, ...dutiesOf(details)],
    ...(news === 'received' && { facts: factsOf(details) }),
    ...(actionText && actionUrl && { action: { text: actionText, path: actionUrl } }),
  }
  await addMails(transaction, [{ userId, recipient, kind: 'applications', content }])
}

/** A landlord who decides by a report owes its subject these words (15 U.S.C. § 1681m). */
const dutiesOf = ({ application }: ApplicationDetails): string[] =>
  application.declineReason === 'background_report' ? [disputeRights] : []

/** What its landlord asks first; what is shared is only on the portal. */
const factsOf = ({ application, tenant, street }: ApplicationDetails): NonNullable<MailContent['facts']> => [
  { name: 'Home', value: [application.propertyTitle, street].filter(Boolean).join(', ') },
  { name: 'Applicant', value: nameOf(tenant) },
  { name: 'Move-in', value: dayInWords(application.moveInDate) },
  { name: 'People', value: String(application.occupants) },
]

const readApplication = async (transaction: Database, id: string) => {
  const tenants = alias(users, 'tenants')
  const landlords = alias(users, 'landlords')
  const [details] = await transaction
    .select({
      application: getTableColumns(applications),
      reason: declineReason,
      tenant: tenants,
      landlord: landlords,
      tenantAddress: recipientOf('applications', applications.tenantId),
      landlordAddress: recipientOf('applications', applications.landlordId),
      startsOn: tenancies.startsOn,
      offeredAt: tenancies.createdAt,
      street: properties.address,
    })
    .from(applications)
    .innerJoin(tenants, eq(tenants.id, applications.tenantId))
    .innerJoin(landlords, eq(landlords.id, applications.landlordId))
    .leftJoin(properties, and(eq(properties.id, applications.propertyId), isOnRecord))
    .leftJoin(
      tenancies,
      and(eq(tenancies.tenantId, applications.tenantId), eq(tenancies.applicationId, applications.id)),
    )
    .where(eq(applications.id, id))
    .orderBy(desc(tenancies.id))
    .limit(1)
  return details
}
