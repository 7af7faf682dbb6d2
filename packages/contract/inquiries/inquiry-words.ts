// The same for tenant and landlord (spec §4 leaves its states open).
import { mayFollow } from '../lifecycle.ts'
import { capitalized } from '../values/words.ts'
import type { Inquiry, InquiryStatus } from './inquiry.ts'
import { inquiryLifecycle } from './lifecycle.ts'

export const inquiryStatusWords: Record<InquiryStatus, string> = {
  pending: 'Waiting for an answer',
  responded: 'Answered',
  scheduled: 'Scheduled',
  completed: 'Closed',
  declined: 'Declined',
  cancelled: 'Canceled',
  expired: 'Expired',
}

/** 'Tour', 'Question'; older texts without a type are unchanged. */
export const inquiryTypeWords = ({ inquiryType }: Pick<Inquiry, 'inquiryType'>): string =>
  inquiryType === 'viewing' ? 'Tour' : capitalized(inquiryType)

/** An older app or API knew only one. */
export const wishedDatesOf = ({
  wishedDates,
  askedDate,
}: Pick<Inquiry, 'wishedDates' | 'askedDate'>): string[] =>
  wishedDates.length === 0 && askedDate ? [askedDate] : wishedDates

/** Who is to act, and the moment that it is about; null if nothing comes next. */
export const nextStepOf = (
  { status, scheduledDate, proposedDates }: Pick<Inquiry, 'status' | 'scheduledDate' | 'proposedDates'>,
  nowMs: number,
): NextStep | null => {
  switch (status) {
    case 'pending':
      return { type: 'answer_inquiry', actor: 'landlord', at: null }
    case 'responded':
      return proposedDates.some(date => Date.parse(date) > nowMs)
        ? { type: 'choose_viewing', actor: 'tenant', at: null }
        : null
    case 'scheduled':
      if (scheduledDate === null) return null
      return Date.parse(scheduledDate) > nowMs
        ? { type: 'attend_viewing', actor: 'both', at: scheduledDate }
        : { type: 'say_outcome', actor: 'landlord', at: scheduledDate }
    default:
      return null
  }
}

/** Once the time of a tour has come, only how it went can be said. */
export const mayCancelInquiry = (inquiry: Parameters<typeof nextStepOf>[0], nowMs: number): boolean =>
  mayFollow(inquiryLifecycle, inquiry.status, 'cancelled') &&
  nextStepOf(inquiry, nowMs)?.type !== 'say_outcome'

/** For one side, or why there is none; null if nothing is expected of anyone. */
export const nextStepInWords = (
  inquiry: Pick<Inquiry, 'status' | 'scheduledDate' | 'proposedDates' | 'endReason'>,
  side: 'tenant' | 'landlord',
  nowMs: number,
): string | null => {
  if (inquiry.endReason === 'home_rented') return 'The home was rented, so there is no tour'
  const step = nextStepOf(inquiry, nowMs)
  return step && stepWords[step.type][side]
}

const stepWords: Record<NextStep['type'], Record<'tenant' | 'landlord', string>> = {
  answer_inquiry: {
    tenant: 'Waiting for the landlord',
    landlord: 'Your turn: answer, or propose tour times',
  },
  choose_viewing: {
    tenant: 'Your turn: choose a tour time',
    landlord: 'Waiting for the tenant to choose a tour time',
  },
  attend_viewing: { tenant: 'Next: your tour', landlord: 'Next: the tour' },
  say_outcome: {
    tenant: 'Waiting for the landlord to confirm how the tour went',
    landlord: 'Your turn: confirm how the tour went',
  },
}

interface NextStep {
  type: 'answer_inquiry' | 'choose_viewing' | 'attend_viewing' | 'say_outcome'
  actor: 'tenant' | 'landlord' | 'both'
  at: string | null
}

type TimedInquiry = Pick<Inquiry, 'status' | 'askedDate' | 'scheduledDate'> &
  Partial<Pick<Inquiry, 'proposedDates' | 'canceledBy'>>

/** The tour that the tenant requested, the one that the landlord offered, and the agreed one. */
export const timesOf = ({
  status,
  askedDate,
  scheduledDate,
  proposedDates = [],
  canceledBy,
}: TimedInquiry) => {
  const isAgreed = status === 'scheduled' || status === 'completed'
  const isOffered =
    status === 'responded' && scheduledDate !== askedDate && proposedDates.length === 0 && !canceledBy
  return {
    asked: isAgreed && askedDate === scheduledDate ? null : askedDate,
    offered: isOffered ? scheduledDate : null,
    viewing: isAgreed ? scheduledDate : null,
  }
}

export const inquiryStages = ['open', 'answered', 'closed'] as const
export type InquiryStage = (typeof inquiryStages)[number]

/** Waiting for an answer, answered, or closed. */
export const stageOf = ({ status }: Pick<Inquiry, 'status'>): InquiryStage => {
  if (inquiryLifecycle[status].length === 0) return 'closed'
  return status === 'pending' ? 'open' : 'answered'
}
