// Nobody stores that an unanswered inquiry ended: every reading decides it.
import type { Inquiry, InquiryStatus } from './inquiry.ts'

/** An inquiry without an answer ends after this many days. */
export const unansweredDays = 14

/** From the state that a person caused last. */
export const statusAt = (
  { status, createdAt }: Pick<Inquiry, 'status' | 'createdAt'>,
  nowMs: number,
): InquiryStatus =>
  status === 'pending' && Date.parse(createdAt) + unansweredDays * 86_400_000 <= nowMs ? 'expired' : status
