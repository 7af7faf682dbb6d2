// Tells people what happened to a tenancy of theirs.
import * as sitePaths from '@portal/contract/site-paths'
import { offerLapsesMs, type TenancySide } from '@portal/contract/tenancies/lifecycle'
import { dayInWords } from '@portal/contract/values/day-words'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database.ts'
import type { PortalEvent } from '../platform/jobs/deliver-event.ts'
import { hasTry, mailedLinks, mailedOffers } from '../platform/limits/rate-limit.ts'
import type { MailContent } from '../schema/mail.ts'
import { isAccountOpen, users } from '../schema/people.ts'
import { isOnRecord, properties } from '../schema/properties.ts'
import { isTenantKnown, tenancies } from '../schema/tenancies.ts'
import { addMails } from './add-mails.ts'
import { addNotification } from './add-notification.ts'

/** What happens to a tenancy that people are told of: what someone did, and what the days bring. */
export type TenancyNews =
  | Extract<PortalEvent, { tenancyId: string }>
  | { type: 'tenancy_lapses' | 'tenancy_ended'; tenancyId: string }

type Said = NonNullable<Awaited<ReturnType<typeof readTenancy>>>
type Person = typeof users.$inferSelect

interface Words {
  to: TenancySide
  title: string
  message: string
  actionText?: string
  isWaiting?: boolean
}

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`

/** A landlord does not learn the name of an invited person before they agree. */
const nameOfTenant = ({ tenant, isTenantKnown: isKnown }: Said): string =>
  tenant && isKnown ? nameOf(tenant) : 'The person whom you invited'

const nameOfSide = (said: Said, side: TenancySide): string =>
  side === 'tenant' ? nameOfTenant(said) : nameOf(said.landlord)

const otherThan = (side: TenancySide): TenancySide => (side === 'tenant' ? 'landlord' : 'tenant')

/** Where it is said that a tenancy ends, the day that is agreed on now. */
const endOf = ({ tenancy, home }: Said): string =>
  tenancy.status === 'cancelled' || tenancy.endsOn === null
    ? `The tenancy of “${home.title}” was called off.`
    : `The tenancy of “${home.title}” ends on ${dayInWords(tenancy.endsOn)}.`

/**
 * The day on which an offer lapses, on the home's clock.
 * @internal
 */
export const lapseDayOf = (
  { createdAt }: Pick<typeof tenancies.$inferSelect, 'createdAt'>,
  { timeZone }: Pick<typeof properties.$inferSelect, 'timeZone'>,
): string =>
  Temporal.Instant.fromEpochMilliseconds(offerLapsesMs(createdAt))
    .toZonedDateTimeISO(timeZone ?? 'UTC')
    .toPlainDate()
    .toString()

/** The recipients and texts. A notice that was replaced meanwhile is no news: the newer one is. */
const wordsFor = (said: Said, news: TenancyNews): readonly Words[] => {
  const { tenancy, landlord, home } = said
  const title = `“${home.title}”`
  switch (news.type) {
    case 'tenancy_offered':
      return [
        {
          to: 'tenant',
          title: 'A home is offered to you',
          message: `${nameOf(landlord)} offers you ${title} from ${dayInWords(tenancy.startsOn)}.`,
          actionText: 'Answer',
          isWaiting: true,
        },
      ]
    case 'tenancy_agreed':
      return [
        {
          to: 'landlord',
          title: 'Your offer was accepted',
          message: `${nameOfTenant(said)} agreed to live in ${title} from ${dayInWords(tenancy.startsOn)}.`,
        },
      ]
    case 'tenancy_declined':
      return [
        {
          to: 'landlord',
          title: 'Your offer was declined',
          message: `${nameOfTenant(said)} declined your offer of ${title}.`,
        },
      ]
    case 'tenancy_withdrawn':
      return [
        {
          to: 'tenant',
          title: 'An offer was withdrawn',
          message:
            tenancy.endReason === 'home_rented'
              ? `${title} was promised to someone else.`
              : `${nameOf(landlord)} withdrew the offer of ${title}.`,
        },
      ]
    case 'tenancy_moved_in':
      return [
        {
          to: 'landlord',
          title: 'Your tenant moved in',
          message: `${nameOfTenant(said)} moved into ${title}.`,
        },
      ]
    case 'tenancy_notice': {
      const { noticeBy, noticeEndsOn, endsOn } = tenancy
      if (noticeBy !== news.by || !noticeEndsOn) return []
      const isWaiting = noticeEndsOn !== endsOn
      const who = nameOfSide(said, news.by)
      return [
        {
          to: otherThan(news.by),
          title: isWaiting ? 'A notice waits for your answer' : 'Notice was given',
          message: isWaiting
            ? `${who} would like the tenancy of ${title} to end on ${dayInWords(noticeEndsOn)}. It does if you accept.`
            : `${who} gave notice. ${endOf(said)}`,
          ...(isWaiting && { actionText: 'Answer', isWaiting }),
        },
      ]
    }
    case 'tenancy_notice_accepted':
      return [
        {
          to: otherThan(news.by),
          title: 'Your notice was accepted',
          message: `${nameOfSide(said, news.by)} accepted your notice. ${endOf(said)}`,
        },
      ]
    case 'tenancy_cancelled':
      return [
        {
          to: otherThan(news.by),
          title: 'A tenancy was called off',
          message: `${nameOfSide(said, news.by)} called off the tenancy of ${title}, which was to begin on ${dayInWords(tenancy.startsOn)}.`,
        },
      ]
    case 'tenancy_lapses': {
      const day = dayInWords(lapseDayOf(tenancy, home))
      return [
        {
          to: 'tenant',
          title: 'An offer lapses soon',
          message: `${nameOf(landlord)} offers you ${title}. Please answer by ${day}.`,
          actionText: 'Answer',
          isWaiting: true,
        },
        {
          to: 'landlord',
          title: 'Your offer lapses soon',
          message: `${nameOfTenant(said)} has not answered your offer of ${title} yet. It lapses on ${day}.`,
        },
      ]
    }
    case 'tenancy_ended': {
      const last = tenancy.endsOn ?? ''
      const next = Temporal.PlainDate.from(last).add({ days: 1 }).toString()
      return [
        {
          to: 'tenant',
          title: 'Your tenancy has ended',
          message: `Your last day in ${title} was ${dayInWords(last)}. You can still read the conversation and your repair requests.`,
        },
        {
          to: 'landlord',
          title: 'A tenancy has ended',
          message: `The last day of ${nameOfTenant(said)} in ${title} was ${dayInWords(last)}.${home.isAvailable ? '' : ` If nobody else lives there, you can list the home again, available from ${dayInWords(next)}.`}`,
          actionText: 'View home',
        },
      ]
    }
  }
}

interface Telling {
  /** The notification's id, if it is told of once in any case. */
  id?: string
  hasMail: boolean
}

/** Tells whom it concerns, in the portal and by mail, within this transaction. */
export const tellOfTenancy = async (
  transaction: Database,
  news: TenancyNews,
  { id, hasMail }: Telling,
): Promise<void> => {
  const said = await readTenancy(transaction, news.tenancyId)
  if (!said) return // deleted with its home meanwhile
  for (const words of wordsFor(said, news)) {
    const person =
      words.to === 'landlord' ? said.landlord : (said.tenant ?? (await findInvited(transaction, said)))
    if (person) await notify(transaction, { said, words, person, id })
    if (!hasMail) continue
    const isOffer = news.type === 'tenancy_offered' || news.type === 'tenancy_lapses'
    if (isOffer && words.to === 'tenant') await mailOffer(transaction, said, words)
    else if (person) await mail(transaction, { said, words, person })
  }
}

const pathFor = (to: TenancySide, { tenancy, home }: Said): string =>
  to === 'tenant' ? sitePaths.tenancy(tenancy.id) : sitePaths.landlordProperty(home.id)

interface Told {
  said: Said
  words: Words
  person: Person
}

const notify = (
  transaction: Database,
  { said, words, person, id }: Told & { id: string | undefined },
): Promise<void> =>
  addNotification(transaction, {
    ...(id && { id }),
    userId: person.id,
    title: words.title,
    message: words.message,
    type: 'update',
    category: 'tenancy',
    actionRequired: words.isWaiting ?? false,
    actionUrl: pathFor(words.to, said),
    actionText: words.actionText ?? 'View',
    relatedEntityType: 'tenancy',
    relatedEntityId: said.tenancy.id,
  })

/** It always comes, because it is about where someone lives, but at most five an hour of one tenancy. */
const mail = async (transaction: Database, { said, words, person }: Told): Promise<void> => {
  if (!person.emailConfirmedAt) return
  if (!(await hasTry(transaction, mailedLinks, `tenancy ${said.tenancy.id} ${person.id}`))) return
  const content: MailContent = {
    subject: words.title,
    paragraphs: [`Hello ${person.firstName},`, words.message],
    action: { text: words.actionText ?? 'View', path: pathFor(words.to, said) },
  }
  await addMails(transaction, [{ userId: person.id, recipient: person.email, content }])
}

/** Mails an offer to the invited address, which may belong to no account, or to the applicant. */
const mailOffer = async (
  transaction: Database,
  { tenancy, tenant, landlord, home }: Said,
  { title }: Words,
): Promise<void> => {
  const recipient = tenancy.invitedEmail ?? tenant?.email
  if (!recipient) return
  const address = recipient.toLowerCase()
  if (!(await hasTry(transaction, mailedLinks, `offer ${address}`))) return
  if (!(await hasTry(transaction, mailedOffers, address))) return
  const content: MailContent = {
    subject: title,
    paragraphs: [
      'Hello,',
      `${nameOf(landlord)} invites you to “${home.title}” as its tenant, from ${dayInWords(tenancy.startsOn)}. Please sign in with this email address to see the offer and answer it by ${dayInWords(lapseDayOf(tenancy, home))}. If you have no account yet, open one as a tenant and confirm this address.`,
      'If you don’t know what this is about, you can ignore this email.',
    ],
    action: { text: 'See the offer', path: sitePaths.tenancy(tenancy.id) },
  }
  await addMails(transaction, [{ userId: tenant?.id ?? null, recipient, content }])
}

/** The tenant who confirmed the invited address, if there is one. */
const findInvited = async (transaction: Database, { tenancy: { invitedEmail } }: Said) => {
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
  return said
}
