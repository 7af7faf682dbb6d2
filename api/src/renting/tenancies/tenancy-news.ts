import { offerLapsesMs, type TenancySide } from '@portal/contract/tenancies/lifecycle'
import { dayInSubject, dayInWords } from '@portal/contract/values/day-words'
import type { PortalEvent } from '../../platform/jobs/deliver-event.ts'
import type { users } from '../../schema/people.ts'
import type { properties } from '../../schema/properties.ts'
import type { tenancies } from '../../schema/tenancies.ts'

/** What someone did, and what the days bring. */
export type TenancyNews =
  | Extract<PortalEvent, { tenancyId: string }>
  | { type: 'tenancy_lapses' | 'tenancy_ended'; tenancyId: string }

type Person = typeof users.$inferSelect

/** With everyone and everything that the words are about. */
export interface TenancyDetails {
  tenancy: typeof tenancies.$inferSelect
  tenant: Person | null
  landlord: Person
  home: typeof properties.$inferSelect
  /** For the landlord. */
  isTenantKnown: boolean
}

export interface Words {
  to: TenancySide
  title: string
  message: string
  /** The mail's, which also names the home, and the day where one is to be kept. */
  subject?: string
  actionText?: string
  isWaiting?: boolean
}

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`

/** A landlord does not learn the name of an invited person before they agree. */
const nameOfTenant = ({ tenant, isTenantKnown: isKnown }: TenancyDetails): string =>
  tenant && isKnown ? nameOf(tenant) : 'The person whom you invited'

const nameOfSide = (details: TenancyDetails, side: TenancySide): string =>
  side === 'tenant' ? nameOfTenant(details) : nameOf(details.landlord)

const otherThan = (side: TenancySide): TenancySide => (side === 'tenant' ? 'landlord' : 'tenant')

/** Tenants know a home by its title, landlords by its street. */
export const nameForSide = ({ title, address }: TenancyDetails['home'], side: TenancySide): string =>
  side === 'tenant' ? title : address

/** The day that is agreed on now. */
const endOf = ({ tenancy, home }: TenancyDetails): string =>
  tenancy.status === 'cancelled' || tenancy.endsOn === null
    ? `The tenancy of “${home.title}” was canceled.`
    : `The tenancy of “${home.title}” ends on ${dayInWords(tenancy.endsOn)}.`

/** On the home's clock. */
export const lapseDayOf = (
  { createdAt }: Pick<typeof tenancies.$inferSelect, 'createdAt'>,
  { timeZone }: Pick<typeof properties.$inferSelect, 'timeZone'>,
): string =>
  Temporal.Instant.fromEpochMilliseconds(offerLapsesMs(createdAt))
    .toZonedDateTimeISO(timeZone ?? 'UTC')
    .toPlainDate()
    .toString()

/** A notice that was replaced meanwhile is no news: the newer one is. */
export const wordsFor = (details: TenancyDetails, news: TenancyNews): readonly Words[] => {
  const { tenancy, landlord, home } = details
  const title = `“${home.title}”`
  switch (news.type) {
    case 'tenancy_offered':
      return [
        {
          to: 'tenant',
          title: 'A home is offered to you',
          subject: `Offer to answer by ${dayInSubject(lapseDayOf(tenancy, home))}: ${home.title}`,
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
          subject: `Offer accepted, from ${dayInSubject(tenancy.startsOn)}: ${home.address}`,
          message: `${nameOfTenant(details)} agreed to live in ${title} from ${dayInWords(tenancy.startsOn)}.`,
        },
      ]
    case 'tenancy_declined':
      return [
        {
          to: 'landlord',
          title: 'Your offer was declined',
          message: `${nameOfTenant(details)} declined your offer of ${title}.`,
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
          message: `${nameOfTenant(details)} moved into ${title}.`,
        },
      ]
    case 'tenancy_notice': {
      const { noticeBy, noticeEndsOn, endsOn } = tenancy
      if (noticeBy !== news.by || !noticeEndsOn) return []
      const isWaiting = noticeEndsOn !== endsOn
      const who = nameOfSide(details, news.by)
      return [
        {
          to: otherThan(news.by),
          title: isWaiting ? 'Please respond to a notice' : 'Notice was given',
          ...(isWaiting && {
            subject: `Please respond to a notice for ${dayInSubject(noticeEndsOn)}: ${nameForSide(home, otherThan(news.by))}`,
          }),
          message: isWaiting
            ? `${who} would like the tenancy of ${title} to end on ${dayInWords(noticeEndsOn)}. It will end then if you accept.`
            : `${who} gave notice. ${endOf(details)}`,
          ...(isWaiting && { actionText: 'Answer', isWaiting }),
        },
      ]
    }
    case 'tenancy_notice_accepted':
      return [
        {
          to: otherThan(news.by),
          title: 'Your notice was accepted',
          message: `${nameOfSide(details, news.by)} accepted your notice. ${endOf(details)}`,
        },
      ]
    case 'tenancy_cancelled':
      if (tenancy.endReason === 'account_closed')
        return [
          {
            to: otherThan(news.by),
            title: 'A tenancy was canceled',
            message: `${nameOfSide(details, news.by)} closed their account, so the tenancy of ${title} was canceled.${home.isAvailable ? ' The home is available again, also for applicants who were declined for it.' : ''}`,
          },
        ]
      return [
        {
          to: otherThan(news.by),
          title: 'A tenancy was canceled',
          message: `${nameOfSide(details, news.by)} canceled the tenancy of ${title}, which was to start on ${dayInWords(tenancy.startsOn)}.`,
        },
      ]
    case 'tenancy_lapses': {
      const lapseDay = lapseDayOf(tenancy, home)
      const day = dayInWords(lapseDay)
      return [
        {
          to: 'tenant',
          title: 'An offer expires soon',
          subject: `Offer expires on ${dayInSubject(lapseDay)}: ${home.title}`,
          message: `${nameOf(landlord)} offers you ${title}. Please answer by ${day}.`,
          actionText: 'Answer',
          isWaiting: true,
        },
        {
          to: 'landlord',
          title: 'Your offer expires soon',
          subject: `Your offer expires on ${dayInSubject(lapseDay)}: ${home.address}`,
          message: `${nameOfTenant(details)} has not answered your offer of ${title} yet. It expires on ${day}.`,
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
          message: `The last day of ${nameOfTenant(details)} in ${title} was ${dayInWords(last)}.${home.isAvailable ? '' : ` If nobody else lives there, you can list the home again, available from ${dayInWords(next)}.`}`,
          actionText: 'View home',
        },
      ]
    }
  }
}
