import * as sitePaths from '@portal/contract/site-paths'
import type { TenancySide } from '@portal/contract/tenancies/lifecycle'
import { dayInWords } from '@portal/contract/values/day-words'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addMails } from '../../domain/add-mails.ts'
import { addNotification } from '../../domain/add-notification.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventHandler, PortalEvent } from '../../platform/jobs/deliver-event.ts'
import { hasTry, mailedLinks } from '../../platform/limits/rate-limit.ts'
import type { MailContent } from '../../schema/mail.ts'
import { isAccountOpen, users } from '../../schema/people.ts'
import { isNotDeleted, properties } from '../../schema/properties.ts'
import { tenancies } from '../../schema/tenancies.ts'
import { nameOf } from './notification-words.ts'

type Said = NonNullable<Awaited<ReturnType<typeof readTenancy>>>
type TenancyEvent = Extract<PortalEvent, { tenancyId: string }>['type']

interface Words {
  to: TenancySide
  title: string
  message: string
  actionText?: string
  isWaiting?: true
}

/** Who is invited is not named to the landlord before they agree. */
const nameOfTenant = ({ tenant, tenancy }: Said): string =>
  tenant && (tenancy.invitedEmail === null || tenancy.agreedAt !== null)
    ? nameOf(tenant)
    : 'The person whom you invited'

/** The recipient and text for each event. */
const notifications: Record<TenancyEvent, (said: Said) => Words> = {
  tenancy_offered: ({ landlord, home, tenancy }) => ({
    to: 'tenant',
    title: 'A home is offered to you',
    message: `${nameOf(landlord)} offers you “${home.title}” from ${dayInWords(tenancy.startsOn)}.`,
    actionText: 'Answer',
    isWaiting: true,
  }),
  tenancy_agreed: said => ({
    to: 'landlord',
    title: 'Your offer was accepted',
    message: `${nameOfTenant(said)} agreed to live in “${said.home.title}” from ${dayInWords(said.tenancy.startsOn)}.`,
  }),
  tenancy_declined: said => ({
    to: 'landlord',
    title: 'Your offer was declined',
    message: `${nameOfTenant(said)} declined your offer of “${said.home.title}”.`,
  }),
  tenancy_withdrawn: ({ landlord, home, tenancy }) => ({
    to: 'tenant',
    title: 'An offer was withdrawn',
    message:
      tenancy.endReason === 'home_rented'
        ? `“${home.title}” was promised to someone else.`
        : `${nameOf(landlord)} withdrew the offer of “${home.title}”.`,
  }),
}

/** Tells the other side of a tenancy. */
export const notifyOfTenancy =
  ({ hasMail }: { hasMail: boolean }): EventHandler =>
  async (transaction, event, id) => {
    if (!('tenancyId' in event)) return
    const said = await readTenancy(transaction, event.tenancyId)
    if (!said) return // deleted with its home meanwhile
    const { to, title, message, actionText = 'View', isWaiting } = notifications[event.type](said)
    const { tenancy, tenant, landlord, home } = said
    const person = to === 'tenant' ? (tenant ?? (await findInvited(transaction, tenancy))) : landlord
    const actionUrl = to === 'tenant' ? sitePaths.tenancy(tenancy.id) : sitePaths.landlordProperty(home.id)
    if (person)
      await addNotification(transaction, {
        id,
        userId: person.id,
        title,
        message,
        type: 'update',
        category: 'tenancy',
        actionRequired: isWaiting ?? false,
        actionUrl,
        actionText,
        relatedEntityType: 'tenancy',
        relatedEntityId: tenancy.id,
      })
    if (hasMail && event.type === 'tenancy_offered') await mailOffer(transaction, said)
  }

/** Mails an offer to the invited address, which may belong to no account, or to the applicant. */
const mailOffer = async (transaction: Database, { tenancy, tenant, landlord, home }: Said): Promise<void> => {
  const recipient = tenancy.invitedEmail ?? tenant?.email
  if (!recipient || !(await hasTry(transaction, mailedLinks, `offer ${recipient.toLowerCase()}`))) return
  const content: MailContent = {
    subject: 'A home is offered to you',
    paragraphs: [
      'Hello,',
      `${nameOf(landlord)} invites you to “${home.title}” as its tenant, from ${dayInWords(tenancy.startsOn)}. Please sign in with this email address to see the offer and answer it. If you have no account yet, open one as a tenant and confirm this address.`,
      'If you don’t know what this is about, you can ignore this email.',
    ],
    action: { text: 'See the offer', path: sitePaths.tenancy(tenancy.id) },
  }
  await addMails(transaction, [{ userId: tenant?.id ?? null, recipient, content }])
}

/** The tenant who confirmed the invited address, if there is one. */
const findInvited = async (transaction: Database, { invitedEmail }: Said['tenancy']) => {
  if (invitedEmail === null) return undefined
  const [invited] = await transaction
    .select()
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, invitedEmail.toLowerCase()),
        eq(users.userType, 'tenant'),
        isNotNull(users.emailConfirmedAt),
        isAccountOpen,
      ),
    )
  return invited
}

const readTenancy = async (transaction: Database, id: string) => {
  const tenants = alias(users, 'tenants')
  const landlords = alias(users, 'landlords')
  const [said] = await transaction
    .select({ tenancy: tenancies, tenant: tenants, landlord: landlords, home: properties })
    .from(tenancies)
    .innerJoin(properties, and(eq(properties.id, tenancies.propertyId), isNotDeleted))
    .innerJoin(landlords, eq(landlords.id, properties.landlordId))
    .leftJoin(tenants, eq(tenants.id, tenancies.tenantId))
    .where(eq(tenancies.id, id))
  return said
}
