import { acceptDays, releaseDays } from '@portal/contract/background-checks/lifecycle'
import { disputeRights } from '@portal/contract/background-checks/provider'
import * as sitePaths from '@portal/contract/site-paths'
import { eq } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import { recipientOf } from '../../domain/mail-token.ts'
import { nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { backgroundChecks } from '../../schema/background-checks.ts'
import { selectChecks } from './check-rows.ts'

type CheckEvent = Extract<PortalEvent, { backgroundCheckId: string }>['type']
type CheckDetails = NonNullable<Awaited<ReturnType<typeof readCheck>>>
interface Words {
  userId: string
  title: string
  message: string
  actionUrl: string
  actionText: string
  actionRequired?: true
  /** In the mail alone. */
  more?: string
}

const toSubject = ({ subjectId }: CheckDetails) => ({
  userId: subjectId,
  actionUrl: sitePaths.profileVerification,
  actionText: 'View background check',
})

const toRequester = ({ requesterId, applicationId }: CheckDetails) => ({
  userId: requesterId,
  actionUrl: applicationId ? sitePaths.landlordApplication(applicationId) : sitePaths.landlordApplications,
  actionText: 'View application',
})

const isOwn = ({ subjectId, requesterId }: CheckDetails): boolean => subjectId === requesterId
const forHome = ({ propertyTitle }: CheckDetails): string => (propertyTitle ? ` for ${propertyTitle}` : '')
const uncounted = 'It doesn’t count toward your plan.'

/** A check that people order for themselves has nobody else to tell. */
const words: Record<CheckEvent, (details: CheckDetails) => readonly Words[]> = {
  background_check_asked: details => [
    {
      ...toSubject(details),
      title: 'You’re asked for a background check',
      message: `${nameOf(details.requester)} asks for one${forHome(details)}. You see the report first, and you can decline. Please answer within ${acceptDays} days.`,
      actionRequired: true,
    },
  ],
  background_check_declined: details => [
    {
      ...toRequester(details),
      title: 'Background check declined',
      message: `${nameOf(details.subject)} declined the background check${forHome(details)}. ${uncounted}`,
    },
  ],
  background_check_lapsed: details => [
    {
      ...toRequester(details),
      title: 'Background check not done',
      message: `${nameOf(details.subject)} didn’t do the background check${forHome(details)} in time. ${uncounted}`,
    },
  ],
  background_check_ready: details => [
    {
      ...toSubject(details),
      title: 'Your background check is ready',
      message: isOwn(details)
        ? 'You can read your report.'
        : `Read your report before anyone else. ${nameOf(details.requester)} can read it in ${releaseDays} days, unless you dispute it, or as soon as you release it.`,
      actionRequired: true,
      ...(details.result === 'consider' && { more: disputeRights }),
    },
  ],
  background_check_failed: details => [
    {
      ...toSubject(details),
      title: 'Background check not completed',
      message: `No report could be made of your background check${forHome(details)}.${isOwn(details) ? ` ${uncounted}` : ''}`,
    },
    {
      ...toRequester(details),
      title: 'Background check not completed',
      message: `No report could be made of ${nameOf(details.subject)}’s background check${forHome(details)}. ${uncounted}`,
    },
  ],
  background_check_released: details => [
    {
      ...toRequester(details),
      title: 'Background check released',
      message: `You can read ${nameOf(details.subject)}’s report${forHome(details)}.`,
    },
  ],
}

/** In the portal and by mail. */
export const tellOfBackgroundCheck =
  ({ hasMail }: { hasMail: boolean }): Subscriber<CheckEvent> =>
  async (transaction, { type, backgroundCheckId }) => {
    const details = await readCheck(transaction, backgroundCheckId)
    if (!details) return // deleted with one of the people meanwhile
    const about = {
      type: 'update' as const,
      category: 'background_check',
      relatedEntityType: 'background_check',
      relatedEntityId: backgroundCheckId,
    }
    const subjectOnly = words[type](details).filter(
      ({ actionUrl }) => !isOwn(details) || actionUrl === sitePaths.profileVerification,
    )
    for (const { more, ...notification } of subjectOnly) {
      await addNotification(transaction, { ...about, ...notification })
      const isToSubject = notification.actionUrl === sitePaths.profileVerification
      const recipient = isToSubject ? details.subjectAddress : details.requesterAddress
      if (!hasMail || !recipient) continue
      const { userId, title, message, actionText: text, actionUrl: path } = notification
      const { firstName } = isToSubject ? details.subject : details.requester
      const paragraphs = [`Hello ${firstName},`, message, ...(more ? [more] : [])]
      const content = { subject: title, paragraphs, action: { text, path } }
      await addMails(transaction, [{ userId, recipient, kind: 'applications', content }])
    }
  }

const readCheck = async (transaction: Database, id: string) => {
  const isIt = eq(backgroundChecks.id, id)
  const [check] = await selectChecks(transaction).where(isIt)
  const [addresses] = await transaction
    .select({
      subjectAddress: recipientOf('applications', backgroundChecks.subjectId),
      requesterAddress: recipientOf('applications', backgroundChecks.requesterId),
    })
    .from(backgroundChecks)
    .where(isIt)
  return check && addresses && { ...check, ...addresses }
}
