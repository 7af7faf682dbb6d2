import { criterionWords, declineReasonWords } from '@portal/contract/applications/application-words'
import { applicationReminderDays } from '@portal/contract/applications/lifecycle'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addMails } from '../../domain/add-mails.ts'
import { addNotifications } from '../../domain/add-notification.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { applications, declineReason } from '../../schema/applications.ts'
import type { MailContent } from '../../schema/mail.ts'
import { users } from '../../schema/people.ts'
import { threadReads } from '../../schema/threads.ts'

/** What happens to an application that people are told about. */
type ApplicationNews =
  | 'received'
  | 'opened'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'expires_soon'
  | 'reopened'

type Said = NonNullable<Awaited<ReturnType<typeof readApplication>>>
type Notification = Parameters<typeof addNotifications>[1][number]
type Words = Omit<Notification, 'category'>

/** News that is not mailed while an earlier mail about the conversation waits to be read. Everything else always is. */
const isInConversation = (news: ApplicationNews): boolean => news === 'received' || news === 'withdrawn'

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
      message: `${said.application.propertyTitle}: ${whyDeclined(said)} What you shared for it is no longer shared.`,
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
  reopened: said => [
    {
      ...toTenant(said),
      title: 'Your application waits again',
      message: `${said.application.propertyTitle} is available again, so ${nameOf(said.landlord)} can still decide on your application. What you shared for it stays no longer shared.`,
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

const whyDeclined = ({ application, reason }: Said): string => {
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

/** Tells landlord and tenant of what the other does about an application. */
export const tellOfApplicationEvent =
  (by: { hasMail: boolean }): Subscriber<ApplicationEvent> =>
  (transaction, { type, applicationId }) =>
    tellOfApplication(transaction, applicationId, newsOf[type], by)

/** Tells the people concerned, in the portal and by mail, within this transaction. */
export const tellOfApplication = async (
  transaction: Database,
  applicationId: string,
  news: ApplicationNews,
  { hasMail }: { hasMail: boolean },
): Promise<void> => {
  const said = await readApplication(transaction, applicationId)
  if (!said) return // deleted with one of the people meanwhile
  const about = {
    category: 'application',
    relatedEntityType: 'application',
    relatedEntityId: applicationId,
  }
  const told = words[news](said)
  await addNotifications(
    transaction,
    told.map(notification => ({ ...about, ...notification })),
  )
  if (hasMail) for (const one of told) await mail(transaction, { said, news, told: one })
}

/** Unless its reader turned mails about conversations off. */
const mail = async (
  transaction: Database,
  { said, news, told }: { said: Said; news: ApplicationNews; told: Words },
): Promise<void> => {
  const { userId, title, message, actionText, actionUrl } = told
  const { application, tenant, landlord } = said
  const [reader, recipient] =
    userId === application.tenantId ? [tenant, said.tenantAddress] : [landlord, said.landlordAddress]
  const isMailed = await noteThreadMail(transaction, application.threadId, userId)
  if (!recipient || (isMailed && isInConversation(news))) return
  const content: MailContent = {
    subject: title,
    paragraphs: [`Hello ${reader.firstName},`, message],
    ...(actionText && actionUrl && { action: { text: actionText, path: actionUrl } }),
  }
  await addMails(transaction, [{ userId, recipient, kind: 'messages', content }])
}

/**
 * Whether the person has been mailed about the conversation since they last read it. From now on they have, if something there is unread:
 * then no message that follows is mailed before they read.
 */
const noteThreadMail = async (
  transaction: Database,
  id: string | null,
  personId: string,
): Promise<boolean> => {
  if (id === null) return false
  const { threadId, userId, unread } = threadReads
  const isTheirs = and(eq(threadId, id), eq(userId, personId), gt(unread, 0))
  const [read] = await transaction.select().from(threadReads).where(isTheirs).for('no key update')
  if (!read || read.mailedAt) return read !== undefined
  await transaction.update(threadReads).set({ mailedAt: sql`now()` }).where(isTheirs)
  return false
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
      tenantAddress: recipientOf('messages', applications.tenantId),
      landlordAddress: recipientOf('messages', applications.landlordId),
    })
    .from(applications)
    .innerJoin(tenants, eq(tenants.id, applications.tenantId))
    .innerJoin(landlords, eq(landlords.id, applications.landlordId))
    .where(eq(applications.id, id))
  return said
}
