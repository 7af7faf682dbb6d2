import { consentCategories, factNames, pendingDays } from '@portal/contract/consents/categories'
import * as sitePaths from '@portal/contract/site-paths'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addNotification } from '../../domain/add-notification.ts'
import { nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { userConsents } from '../../schema/consents.ts'
import { users } from '../../schema/people.ts'

type ConsentDetails = NonNullable<Awaited<ReturnType<typeof readConsent>>>
type Words = Omit<Parameters<typeof addNotification>[1], 'category'>
type ConsentEvent = Extract<PortalEvent, { consentId: string }>['type']

const listed = new Intl.ListFormat('en-US')
const names: Readonly<Record<string, string>> = factNames
/** "monthly income and employer": never their values. */
const factsIn = ({ consent }: ConsentDetails): string => {
  const known = consent.specificFields.flatMap(field => names[field] ?? [])
  return known.length > 0 ? listed.format(known) : consentCategories[consent.dataCategory].title.toLowerCase()
}

const toOwner = ({ consent }: ConsentDetails) => ({
  userId: consent.ownerId,
  actionUrl: sitePaths.sharing,
})
const toRequester = ({ consent }: ConsentDetails) => ({
  userId: consent.requesterId,
  actionUrl: sitePaths.people(consent.ownerId),
  actionText: 'View profile',
})

const notifications: Record<ConsentEvent, (details: ConsentDetails) => Words> = {
  consent_asked: details => ({
    ...toOwner(details),
    title: 'Someone asks to see your details',
    message: `${nameOf(details.requester)} asks for your ${factsIn(details)}.`,
    type: 'info',
    actionRequired: true,
    actionText: 'Answer',
    expiresAt: new Date(Date.parse(details.consent.createdAt) + pendingDays * 86_400_000).toISOString(),
  }),
  consent_shared: details => ({
    ...toRequester(details),
    title: 'Details shared with you',
    message: `${nameOf(details.owner)} shares this with you: ${factsIn(details)}.`,
    type: 'update',
  }),
  consent_granted: details => ({
    ...toRequester(details),
    title: 'Request granted',
    message: `${nameOf(details.owner)} lets you see this: ${factsIn(details)}.`,
    type: 'update',
  }),
  consent_denied: details => ({
    ...toRequester(details),
    title: 'Request declined',
    message: `${nameOf(details.owner)} declined to share this: ${factsIn(details)}.`,
    type: 'update',
  }),
  consent_revoked: details => ({
    ...toRequester(details),
    title: 'Sharing ended',
    message: `${nameOf(details.owner)} no longer shares this with you: ${factsIn(details)}.`,
    type: 'update',
  }),
  consent_first_read: details => ({
    ...toOwner(details),
    title: 'Your details were viewed',
    message: `${nameOf(details.requester)} viewed this for the first time: ${factsIn(details)}.`,
    type: 'info',
    actionText: 'See who viewed it',
  }),
}

/** The owner hears of a request and of the first look, the requester of what the owner decides. */
export const tellOfConsent: Subscriber<ConsentEvent> = async (transaction, event, id) => {
  const details = await readConsent(transaction, event.consentId)
  if (!details) return // deleted with one of the people meanwhile
  const about = { id, category: 'consent', relatedEntityType: 'consent', relatedEntityId: details.consent.id }
  await addNotification(transaction, { ...about, ...notifications[event.type](details) })
}

const readConsent = async (transaction: Database, id: string) => {
  const owners = alias(users, 'owners')
  const requesters = alias(users, 'requesters')
  const [details] = await transaction
    .select({ consent: userConsents, owner: owners, requester: requesters })
    .from(userConsents)
    .innerJoin(owners, eq(owners.id, userConsents.ownerId))
    .innerJoin(requesters, eq(requesters.id, userConsents.requesterId))
    .where(eq(userConsents.id, id))
  return details
}
