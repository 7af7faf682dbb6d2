import type { AdminActKind } from '@portal/contract/moderation/finding'
import { reasonWords, urgentReasons } from '@portal/contract/moderation/report-words'
import { appealDays } from '@portal/contract/moderation/violation'
import { changedHomeType } from '@portal/contract/moderation/violation-words'
import * as sitePaths from '@portal/contract/site-paths'
import { and, eq, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification, addNotifications } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Subscriber } from '../../platform/jobs/deliver-event.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { properties } from '../../schema/properties.ts'
import { adminActs, contentViolations } from '../../schema/warnings.ts'
import { finderIn, readTitles, type StoredFinding, subjectTypeOf } from './finding-rows.ts'
import { outcomeOf } from './own-reports.ts'

const category = 'moderation'

interface Words {
  title: string
  message: string
}

/** `accused` and `reported` are as the one and the other call it. */
const things: Partial<Record<ReturnType<typeof subjectTypeOf>, { accused: string; reported: string }>> = {
  property: { accused: 'your listing', reported: 'the home' },
  message: { accused: 'your message', reported: 'the message' },
  rating: { accused: 'your rating', reported: 'the rating' },
  person: { accused: 'your account', reported: 'the person' },
  inquiry: { accused: 'your inquiry', reported: 'the inquiry' },
  application: { accused: 'your application', reported: 'the application' },
  profile: { accused: 'your profile', reported: 'the profile' },
}
const thingOf = (finding: StoredFinding) =>
  things[subjectTypeOf(finding)] ?? { accused: 'what you wrote', reported: 'what you reported' }

const readFinding = async (transaction: Database, id: string): Promise<StoredFinding | undefined> => {
  const [finding] = await transaction.select().from(contentViolations).where(eq(contentViolations.id, id))
  return finding
}

/** Administrators hear at once of what is urgent, and of the rest once a day. */
export const tellOfReport: Subscriber<'report_filed'> = async (transaction, { violationId }) => {
  const finding = await readFinding(transaction, violationId)
  if (!finding?.reason || finding.status !== 'pending' || !urgentReasons.includes(finding.reason)) return
  const involved = [finding.userId, ...(finding.reportedBy ? [finding.reportedBy] : [])]
  const administrators = await transaction
    .select({ userId: users.id })
    .from(users)
    .where(and(sql`${users.isAdmin}`, isAccountOpen, notInArray(users.id, involved)))
  await addNotifications(
    transaction,
    administrators.map(({ userId }) => ({
      userId,
      category,
      title: `Urgent report: ${finding.reason ? reasonWords[finding.reason] : ''}`,
      message: `Someone reported ${thingOf(finding).reported.replace('the ', 'a ')}. Please look at it soon.`,
      type: 'alert' as const,
      priority: 'urgent' as const,
      actionRequired: true,
      actionUrl: sitePaths.adminViolation(finding.id),
      actionText: 'Review',
      relatedEntityType: 'violation',
      relatedEntityId: finding.id,
    })),
  )
}

/** The accused hears what was decided and why, by mail too; those who reported it hear the outcome. */
export const tellOfDecision =
  ({ hasMail }: { hasMail: boolean }): Subscriber<'violation_decided'> =>
  async (transaction, { violationId, isAppeal }) => {
    const finding = await readFinding(transaction, violationId)
    if (!finding) return
    const titles = await readTitles(transaction, finding.subjectType === 'property' ? [finding] : [])
    const title = titles.get(finding.subjectId ?? '')
    const words = wordsForAccused(finding, isAppeal, title)
    if (words) await tell(transaction, { userId: finding.userId, words, finding, hasMail })
    await tellReporters(transaction, finding, isAppeal)
  }

/** Null for what they need not know: that a report or a doubt about them was dismissed. */
const wordsForAccused = (
  finding: StoredFinding,
  isAppeal: boolean,
  homeTitle: string | undefined,
): Words | null => {
  const thing = `${thingOf(finding).accused}${homeTitle ? ` “${homeTitle}”` : ''}`
  const isConfirmed = finding.status !== 'dismissed' // it can be appealed by now
  if (isAppeal)
    return isConfirmed
      ? {
          title: 'Your appeal was turned down',
          message: `The decision about ${thing} stands. ${finding.appealReason ?? ''}`,
        }
      : {
          title: 'Your appeal succeeded',
          message: `The decision about ${thing} was taken back. ${finding.appealReason ?? ''}`,
        }
  if (!isConfirmed && finding.violationType === changedHomeType)
    return {
      title: 'We looked at your change',
      message: `We found nothing wrong with ${thing}. ${finding.decisionReason ?? ''}`,
    }
  if (!isConfirmed)
    return finderIn(finding) === 'filter'
      ? {
          title: 'Nothing was wrong',
          message: `We looked at ${thing} again and found nothing wrong with it.`,
        }
      : null
  const found = finding.reason ? `: ${reasonWords[finding.reason].toLowerCase()}` : ''
  const effect =
    finding.action === 'hide' ? ' It is hidden.' : finding.action === 'warn' ? ' We sent you a warning.' : ''
  return {
    title: `A decision about ${thingOf(finding).accused}`,
    message: `An administrator found something wrong with ${thing}${found}. ${finding.decisionReason ?? ''}${effect} You can appeal for ${appealDays} days.`,
  }
}

interface Told {
  userId: string
  words: Words
  finding: Pick<StoredFinding, 'id'>
  hasMail: boolean
}

const tell = async (transaction: Database, { userId, words, finding, hasMail }: Told): Promise<void> => {
  const actionText = 'See your standing'
  await addNotification(transaction, {
    ...words,
    userId,
    category,
    type: 'alert',
    priority: 'high',
    actionUrl: sitePaths.standing,
    actionText,
    relatedEntityType: 'violation',
    relatedEntityId: finding.id,
  })
  if (hasMail) await mail(transaction, userId, words, { text: actionText, path: sitePaths.standing })
}

/** Always to a confirmed address, because it is about the account. */
const mail = async (
  transaction: Database,
  userId: string,
  { title, message }: Words,
  action: { text: string; path: string },
): Promise<void> => {
  const [person] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt), isAccountOpen))
  if (!person) return
  const content = { subject: title, paragraphs: [`Hello ${person.firstName},`, message], action }
  await addMails(transaction, [{ userId, recipient: person.email, content }])
}

const tellReporters = async (
  transaction: Database,
  finding: StoredFinding,
  isAppeal: boolean,
): Promise<void> => {
  if (isAppeal && finding.status === 'confirmed') return // nothing has changed for them
  const { id, decidedWith, reportedBy } = contentViolations
  const reports = await transaction
    .select()
    .from(contentViolations)
    .where(and(or(eq(id, finding.id), eq(decidedWith, finding.id)), isNotNull(reportedBy)))
  const outcome = outcomeOf(finding)
  const thing = thingOf(finding).reported
  const message =
    outcome === 'kept'
      ? `${isAppeal ? 'After an appeal, we looked' : 'We looked'} at ${thing} that you reported, and found nothing against our rules.`
      : outcome === 'removed'
        ? `We removed ${thing} that you reported. Thank you.`
        : `We looked at ${thing} that you reported, and did something about it. Thank you.`
  await addNotifications(
    transaction,
    reports.flatMap(report =>
      report.reportedBy
        ? [
            {
              userId: report.reportedBy,
              category,
              title: 'Your report was reviewed',
              message,
              type: 'update' as const,
              actionUrl: sitePaths.standing,
              actionText: 'See your reports',
              relatedEntityType: 'report',
              relatedEntityId: report.id,
            },
          ]
        : [],
    ),
  )
}

const actWords: Partial<Record<AdminActKind, (reason: string, home: string) => Words>> = {
  restricted: reason => ({
    title: 'Your account can’t post right now',
    message: `An administrator restricted your account. Reason: ${reason}`,
  }),
  lifted: reason => ({
    title: 'Your account can post again',
    message: `An administrator lifted the restriction of your account. Reason: ${reason}`,
  }),
  warned: reason => ({ title: 'A warning from an administrator', message: reason }),
  sessions_ended: reason => ({
    title: 'You were signed out everywhere',
    message: `An administrator signed you out everywhere. Reason: ${reason}`,
  }),
  hidden: (reason, home) => ({
    title: 'Your listing is hidden',
    message: `An administrator hid ${home}. Reason: ${reason}`,
  }),
  restored: (reason, home) => ({
    title: 'Your listing can be shown again',
    message: `An administrator freed ${home}. Reason: ${reason}`,
  }),
}

/** Tells the person, by mail too. A confirmation that was sent again is a mail itself. */
export const tellOfAct =
  ({ hasMail }: { hasMail: boolean }): Subscriber<'administrator_acted'> =>
  async (transaction, { actId }) => {
    const [act] = await transaction
      .select({ act: adminActs, title: properties.title })
      .from(adminActs)
      .leftJoin(properties, eq(properties.id, adminActs.propertyId))
      .where(eq(adminActs.id, actId))
    const words = act && actWords[act.act.kind]?.(act.act.reason, `“${act.title ?? 'your listing'}”`)
    if (words && act.act.userId)
      await tell(transaction, { userId: act.act.userId, words, finding: act.act, hasMail })
  }
