// An inquiry in words, the same for who asked and for who answers (spec §4 leaves its states open).
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

/** 'Viewing', 'Question'; what was written before there were types stays as it is. */
export const inquiryTypeWords = ({ inquiryType }: Pick<Inquiry, 'inquiryType'>): string =>
  capitalized(inquiryType)

export const inquiryStages = ['open', 'answered', 'closed'] as const
export type InquiryStage = (typeof inquiryStages)[number]

/** Whether an answer is still to come, has come, or nothing more follows. */
export const stageOf = ({ status }: Pick<Inquiry, 'status'>): InquiryStage => {
  if (inquiryLifecycle[status].length === 0) return 'closed'
  return status === 'pending' ? 'open' : 'answered'
}
