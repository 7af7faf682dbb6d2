import * as sitePaths from '@portal/contract/site-paths'
import { offerLapsesMs, type TenancySide } from '@portal/contract/tenancies/lifecycle'
import { dayInWords } from '@portal/contract/values/day-words'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PortalEvent, Subscriber } from '../../platform/jobs/deliver-event.ts'
import { day, hasTry, limitOf, mailedLinks } from '../../platform/limits/rate-limit.ts'
import type { MailContent } from '../../schema/mail.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { isOnRecord, properties } from '../../schema/properties.ts'
import { isTenantKnown, tenancies } from '../../schema/tenancies.ts'
import {
  lapseDayOf,
  nameForSide,
  nameOf,
  type TenancyDetails,
  type TenancyNews,
  type Words,
  wordsFor,
} from './tenancy-news.ts'

/** From all landlords, to one address: it may belong to a stranger. */
const mailedOffers = limitOf('mailed-offers', 10, day)

interface Telling {
  /** The notification's id, if it is sent once in any case. */
  id?: string
  hasMail: boolean
}

export const tellOfTenancyEvent =
  ({ hasMail }: { hasMail: boolean }): Subscriber<Extract<PortalEvent, { tenancyId: string }>['type']> =>
  (transaction, event, id) =>
    tellOfTenancy(transaction, event, { id, hasMail })

/** In the portal and by mail, within this transaction. */
export const tellOfTenancy = async (
  transaction: Database,
  news: TenancyNews,
  { id, hasMail }: Telling,
): Promise<void> => {
  const details = await readTenancy(transaction, news.tenancyId)
  if (!details) return // deleted with its home meanwhile
  for (const words of wordsFor(details, news)) {
    const person =
      words.to === 'landlord'
        ? details.landlord
        : (details.tenant ?? (await findInvited(transaction, details)))
    if (person) await addNote(transaction, { details, words, person, id })
    if (!hasMail) continue
    const isOffer = news.type === 'tenancy_offered' || news.type === 'tenancy_lapses'
    if (isOffer && words.to === 'tenant') await mailOffer(transaction, details, words)
    else if (person) await mail(transaction, { details, words, person })
  }
}

const pathFor = (to: TenancySide, { tenancy, home }: TenancyDetails): string =>
  to === 'tenant' ? sitePaths.tenancy(tenancy.id) : sitePaths.landlordProperty(home.id)

interface TenancyMessage {
  details: TenancyDetails
  words: Words
  person: typeof users.$inferSelect
}

const addNote = (
  transaction: Database,
  { details, words, person, id }: TenancyMessage & { id: string | undefined },
): Promise<void> =>
  addNotification(transaction, {
    ...(id && { id }),
    userId: person.id,
    title: words.title,
    message: words.message,
    type: 'update',
    category: 'tenancy',
    actionRequired: words.isWaiting ?? false,
    actionUrl: pathFor(words.to, details),
    actionText: words.actionText ?? 'View',
    relatedEntityType: 'tenancy',
    relatedEntityId: details.tenancy.id,
    ...(details.tenancy.status === 'offered' && {
      expiresAt: new Date(offerLapsesMs(details.tenancy.createdAt)).toISOString(),
    }),
  })

/** Always, because it is about where someone lives. */
const mail = async (transaction: Database, { details, words, person }: TenancyMessage): Promise<void> => {
  if (!person.emailConfirmedAt) return
  const content: MailContent = {
    subject: words.subject ?? `${words.title}: ${nameForSide(details.home, words.to)}`,
    paragraphs: [`Hello ${person.firstName},`, words.message],
    action: { text: words.actionText ?? 'View', path: pathFor(words.to, details) },
  }
  await addMails(transaction, [{ userId: person.id, recipient: person.email, content }])
}

/** To the invited address, which may belong to no account, or to the confirmed one of the applicant. */
const mailOffer = async (
  transaction: Database,
  { tenancy, tenant, landlord, home }: TenancyDetails,
  { title, subject = title }: Words,
): Promise<void> => {
  const recipient = tenancy.invitedEmail ?? (tenant?.emailConfirmedAt ? tenant.email : undefined)
  if (!recipient) return
  const address = recipient.toLowerCase()
  const isStranger = tenancy.invitedEmail !== null
  if (isStranger && !(await hasTry(transaction, mailedLinks, `offer ${address}`))) return
  if (isStranger && !(await hasTry(transaction, mailedOffers, address))) return
  const answerBy = dayInWords(lapseDayOf(tenancy, home))
  const path = sitePaths.tenancy(tenancy.id)
  const hasAccount = tenant !== null || (await transaction.$count(users, isOf(address))) > 0
  const content: MailContent = {
    subject,
    facts: [
      { name: 'Home', value: home.title },
      { name: 'From', value: dayInWords(tenancy.startsOn) },
      { name: 'Answer by', value: answerBy },
    ],
    paragraphs: [
      'Hello,',
      `${nameOf(landlord)} invites you to “${home.title}” as its tenant, from ${dayInWords(tenancy.startsOn)}. Please sign in with this email address to see the offer and answer it by ${answerBy}. If you have no account yet, open one as a tenant and confirm this address.`,
      'If you don’t know what this is about, you can ignore this email.',
    ],
    action: { text: 'See the offer', path: hasAccount ? path : sitePaths.signUpFor(path) },
  }
  await addMails(transaction, [{ userId: tenant?.id ?? null, recipient, content }])
}

const isOf = (address: string) => eq(sql`lower(${users.email})`, address)

/** They must have confirmed the address. */
const findInvited = async (transaction: Database, { tenancy: { invitedEmail } }: TenancyDetails) => {
  if (invitedEmail === null) return undefined
  const [invited] = await transaction
    .select()
    .from(users)
    .where(
      and(
        isOf(invitedEmail.toLowerCase()),
        eq(users.userType, 'tenant'),
        isNotNull(users.emailConfirmedAt),
        isAccountOpen,
      ),
    )
  return invited
}

const readTenancy = async (transaction: Database, id: string): Promise<TenancyDetails | undefined> => {
  const tenants = alias(users, 'tenants')
  const landlords = alias(users, 'landlords')
  const [details] = await transaction
    .select({
      tenancy: tenancies,
      tenant: tenants,
      landlord: landlords,
      home: properties,
      isTenantKnown: sql<boolean>`${isTenantKnown}`,
    })
    .from(tenancies)
    .innerJoin(properties, and(eq(properties.id, tenancies.propertyId), isOnRecord))
    .innerJoin(landlords, eq(landlords.id, properties.landlordId))
    .leftJoin(tenants, eq(tenants.id, tenancies.tenantId))
    .where(eq(tenancies.id, id))
  return details
}
