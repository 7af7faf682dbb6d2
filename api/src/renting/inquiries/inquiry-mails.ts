// What a mail says about an inquiry: which home, who and when. What people wrote is in it only if its reader wants that.
import type { MailKind } from '@portal/contract/notifications/mail-settings-endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { excerptOf, homeOf, nameOf } from '../../domain/notification-words.ts'
import type { MailContent } from '../../schema/mail.ts'
import {
  type InquiryDetails,
  type InquiryEvent,
  momentInSubjectOf,
  momentOf,
  momentsInWords,
  titleForTenant,
} from './inquiry-details.ts'

export interface InquiryMail {
  to: 'tenant' | 'landlord'
  /** Tours and declines have their own mail; of messages, one comes until it is read. */
  kind: Extract<MailKind, 'messages' | 'tours'>
  isOwn?: true
  subject: string
  line: string
  /** When the tour is, if it takes place. */
  when?: string
  /** What was written. */
  excerpt?: string | null
  action: NonNullable<MailContent['action']>
}

type MailOf = (details: InquiryDetails, event: InquiryEvent) => InquiryMail | null

const toTenant = ({ inquiry }: InquiryDetails, text = 'View inquiry') => ({
  to: 'tenant' as const,
  action: { text, path: sitePaths.inquiry(inquiry.id) },
})
const toLandlord = ({ inquiry }: InquiryDetails, text = 'View inquiry') => ({
  to: 'landlord' as const,
  action: { text, path: sitePaths.landlordInquiry(inquiry.id) },
})

const mails: Record<InquiryEvent['type'], MailOf> = {
  inquiry_received: details => {
    const { inquiry, tenant, home } = details
    if (inquiry.wishedDates.length === 0)
      return {
        ...toLandlord(details, 'Answer'),
        kind: 'messages',
        subject: `New inquiry about ${home.address}`,
        line: `${nameOf(tenant)} asked about ${homeOf(home)}.`,
        excerpt: inquiry.message,
      }
    return {
      ...toLandlord(details, 'Answer'),
      kind: 'tours',
      subject: `Tour request for ${home.address}`,
      line: `${nameOf(tenant)} would like to see ${homeOf(home)}, and suggests ${momentsInWords(inquiry.wishedDates, details)}.`,
      excerpt: inquiry.message,
    }
  },
  inquiry_answered: (details, event) => {
    const { inquiry, landlord } = details
    const title = titleForTenant(details)
    if (inquiry.status === 'scheduled' && !('leavesTour' in event))
      return {
        ...toTenant(details, 'View tour'),
        kind: 'tours',
        subject: `Tour on ${momentInSubjectOf(details)}: ${title}`,
        when: momentOf(details),
        line: `${nameOf(landlord)} confirmed your tour of “${title}” on ${momentOf(details)}.`,
        excerpt: inquiry.responseMessage,
      }
    const isDeclined = inquiry.status === 'declined'
    return {
      ...toTenant(details, 'View answer'),
      kind: 'messages',
      ...(isDeclined && { isOwn: true as const }),
      subject: isDeclined ? `Inquiry declined: ${title}` : `Answer from ${nameOf(landlord)}: ${title}`,
      line: `${nameOf(landlord)} ${isDeclined ? 'declined' : 'answered'} your inquiry about “${title}”.`,
      excerpt: inquiry.responseMessage,
    }
  },
  inquiry_cancelled: details => {
    const { inquiry, tenant, home } = details
    const wasScheduled = inquiry.sequence > 1
    return wasScheduled
      ? {
          ...toLandlord(details),
          kind: 'tours',
          subject: `Tour on ${momentInSubjectOf(details)} canceled: ${home.address}`,
          line: `${nameOf(tenant)} canceled the tour of ${homeOf(home)} on ${momentOf(details)}.`,
        }
      : null
  },
  viewing_proposed: details => ({
    ...toTenant(details, 'Choose a time'),
    kind: 'tours',
    subject: `Choose a tour time: ${titleForTenant(details)}`,
    line: `${nameOf(details.landlord)} suggests ${momentsInWords(details.inquiry.proposedDates, details)} for your tour of “${titleForTenant(details)}”.`,
  }),
  viewing_chosen: details => ({
    ...toLandlord(details, 'View tour'),
    kind: 'tours',
    subject: `Tour on ${momentInSubjectOf(details)}: ${details.home.address}`,
    when: momentOf(details),
    line: `${nameOf(details.tenant)} is coming to see ${homeOf(details.home)} on ${momentOf(details)}.`,
  }),
  viewing_called_off: details => ({
    ...toTenant(details),
    kind: 'tours',
    subject: `Tour on ${momentInSubjectOf(details)} canceled: ${titleForTenant(details)}`,
    line: `${nameOf(details.landlord)} canceled the tour of “${titleForTenant(details)}” on ${momentOf(details)}.`,
  }),
  viewing_ended: details => ({
    ...toTenant(details),
    kind: 'tours',
    subject: `Home rented: ${titleForTenant(details)}`,
    line: `“${titleForTenant(details)}” was rented to someone else, so there will be no tour.`,
  }),
  viewing_outcome: () => null,
}

export const inquiryMailOf: MailOf = (details, event) => mails[event.type](details, event)

/** None unless a tour takes place: a sentence says all of the rest. */
export const factsOf = ({ to, when }: InquiryMail, details: InquiryDetails): MailContent['facts'] => {
  if (when === undefined) return undefined
  const { tenant, landlord, home } = details
  return [
    { name: 'Home', value: to === 'tenant' ? titleForTenant(details) : homeOf(home) },
    { name: 'When', value: when },
    { name: 'With', value: nameOf(to === 'tenant' ? landlord : tenant) },
  ]
}

export const paragraphsOf = (
  { line, excerpt }: InquiryMail,
  { firstName, showsMessageText }: { firstName: string; showsMessageText: boolean },
): string[] => [
  `Hello ${firstName},`,
  line,
  ...(showsMessageText && excerpt ? [`“${excerptOf(excerpt)}”`] : []),
]
