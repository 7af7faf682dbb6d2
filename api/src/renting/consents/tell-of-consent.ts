import { consentCategories, factNames } from '@portal/contract/consents/categories'
import * as sitePaths from '@portal/contract/site-paths'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addNotification } from '../../domain/add-notification.ts'
import { nameOf } from '../../domain/notification-words.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { userConsents } from '../../schema/consents.ts'
import { users } from '../../schema/people.ts'

type Said = NonNullable<Awaited<ReturnType<typeof readConsent>>>
type Words = Omit<Parameters<typeof addNotification>[1], 'category'>
type ConsentEvent = Extract<PortalEvent, { consentId: string }>['type']

const listed = new Intl.ListFormat('en-US')
const names: Readonly<Record<string, string>> = factNames
/** "monthly income and employer": never their values. */
const factsIn = ({ consent }: Said): string => {
  const known = consent.specificFields.flatMap(field => names[field] ?? [])
  return known.length > 0 ? listed.format(known) : consentCategories[consent.dataCategory].title.toLowerCase()
}

const toOwner = ({ consent }: Said) => ({
  userId: consent.ownerId,
  actionUrl: sitePaths.sharing,
})
const toRequester = ({ consent }: Said) => ({
  userId: consent.requesterId,
  actionUrl: sitePaths.people(consent.ownerId),
  actionText: 'View profile',
})

/** The recipient and text for each event. */
const notifications: Record<ConsentEvent, (said: Said) => Words> = {
  consent_asked: said => ({
    ...toOwner(said),
    title: 'Someone asks to see your details',
    message: `${nameOf(said.requester)} asks for your ${factsIn(said)}.`,
    type: 'info',
    actionRequired: true,
    actionText: 'Answer',
  }),
  consent_shared: said => ({
    ...toRequester(said),
    title: 'Details shared with you',
    message: `${nameOf(said.owner)} shares this with you: ${factsIn(said)}.`,
    type: 'update',
  }),
  consent_granted: said => ({
    ...toRequester(said),
    title: 'Request granted',
    message: `${nameOf(said.owner)} lets you see this: ${factsIn(said)}.`,
    type: 'update',
  }),
  consent_denied: said => ({
    ...toRequester(said),
    title: 'Request declined',
    message: `${nameOf(said.owner)} declined to share this: ${factsIn(said)}.`,
    type: 'update',
  }),
  consent_revoked: said => ({
    ...toRequester(said),
    title: 'Sharing ended',
    message: `${nameOf(said.owner)} no longer shares this with you: ${factsIn(said)}.`,
    type: 'update',
  }),
  consent_first_read: said => ({
    ...toOwner(said),
    title: 'Your details were viewed',
    message: `${nameOf(said.requester)} viewed this for the first time: ${factsIn(said)}.`,
    type: 'info',
    actionText: 'Who looked',
  }),
}

/** Tells the owner of facts of a request and of the first look, and the requester of what the owner decides. */
export const tellOfConsent: Subscriber<ConsentEvent> = async (transaction, event, id) => {
  const said = await readConsent(transaction, event.consentId)
  if (!said) return // deleted with one of the people meanwhile
  const about = { id, category: 'consent', relatedEntityType: 'consent', relatedEntityId: said.consent.id }
  await addNotification(transaction, { ...about, ...notifications[event.type](said) })
}

const readConsent = async (transaction: Database, id: string) => {
  const owners = alias(users, 'owners')
  const requesters = alias(users, 'requesters')
  const [said] = await transaction
    .select({ consent: userConsents, owner: owners, requester: requesters })
    .from(userConsents)
    .innerJoin(owners, eq(owners.id, userConsents.ownerId))
    .innerJoin(requesters, eq(requesters.id, userConsents.requesterId))
    .where(eq(userConsents.id, id))
  return said
}
