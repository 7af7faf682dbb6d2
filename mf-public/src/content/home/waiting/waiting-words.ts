import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import type { MaintenanceRequest } from '@portal/contract/maintenance/maintenance-request'
import { landlordName } from '@portal/contract/properties/property-words'
import { isTimeZone } from '@portal/contract/values/moment-words'
import { capitalized } from '@portal/contract/values/words'
import { formatDate } from '@portal/shared-ui/format-date'

/** Completed and canceled requests need no more action. */
export const isOpenRequest = ({ status }: MaintenanceRequest): boolean =>
  status !== 'completed' && status !== 'cancelled'

/** Other inquiries are over, and so is one whose tour has been. */
export const isOpenInquiry = ({ status, scheduledDate }: Inquiry): boolean =>
  status === 'pending' ||
  status === 'responded' ||
  (status === 'scheduled' && !(scheduledDate && Date.parse(scheduledDate) < Date.now()))

/** When an agreed tour is, on the home's clock; null if none is agreed. */
export const tourInWords = ({ status, scheduledDate, property }: Inquiry): string | null =>
  status === 'scheduled' && scheduledDate ? `Tour: ${visitInWords(scheduledDate, property.timeZone)}` : null

/** Whether a tour time that the landlord proposed can still be chosen. */
export const mayChooseTime = ({ status, proposedDates }: Inquiry): boolean =>
  status === 'responded' && proposedDates.some(date => Date.parse(date) > Date.now())

/** "Dec 11", on the clock of the home. */
export const dayThere = (moment: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
  }).format(new Date(moment))

/** What a tenant waits for, or is to do about proposed tour times; otherwise what the landlord wrote last, if anything. */
export const answerInWords = (inquiry: Inquiry): string | null => {
  const { status, responseMessage } = inquiry
  if (status === 'pending') return `Waiting for ${landlordName(inquiry)}`
  if (status === 'scheduled') return tourInWords(inquiry)
  return mayChooseTime(inquiry) ? 'Choose a tour time' : responseMessage
}

/** 'Reported Nov 3, 2026 · In progress'; labels show underscores as spaces (spec §4). */
export const stateOf = ({ status, createdAt }: MaintenanceRequest): string =>
  `Reported ${formatDate(createdAt)} · ${capitalized(status.replaceAll('_', ' '))}`
