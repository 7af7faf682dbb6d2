// An inquiry in words, the same for the tenant and the landlord (spec §4 leaves its states open).
import { capitalized } from '../values/words.ts'
import type { Inquiry, InquiryStatus } from './inquiry.ts'
import { inquiryLifecycle } from './lifecycle.ts'

export const inquiryStatusWords: Record<InquiryStatus, string> = {
  pending: 'Waiting for an answer',
  responded: 'Answered',
  scheduled: 'Scheduled',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
}

/** 'Tour', 'Question'; older texts without a type stay as they are. */
export const inquiryTypeWords = ({ inquiryType }: Pick<Inquiry, 'inquiryType'>): string =>
  inquiryType === 'viewing' ? 'Tour' : capitalized(inquiryType)

type Timed = Pick<Inquiry, 'status' | 'askedDate' | 'scheduledDate'>

/** Labels of an inquiry's times: the tour that the tenant requested, the one that the landlord offered, and the agreed one. */
export const timesOf = ({ status, askedDate, scheduledDate }: Timed) => {
  const isAgreed = status === 'scheduled' || status === 'completed'
  const isOffered = status === 'responded' && scheduledDate !== askedDate
  return {
    asked: isAgreed && askedDate === scheduledDate ? null : askedDate,
    offered: isOffered ? scheduledDate : null,
    viewing: isAgreed ? scheduledDate : null,
  }
}

export const inquiryStages = ['open', 'answered', 'closed'] as const
export type InquiryStage = (typeof inquiryStages)[number]

/** Whether it is waiting for an answer, answered, or closed. */
export const stageOf = ({ status }: Pick<Inquiry, 'status'>): InquiryStage => {
  if (inquiryLifecycle[status].length === 0) return 'closed'
  return status === 'pending' ? 'open' : 'answered'
}
