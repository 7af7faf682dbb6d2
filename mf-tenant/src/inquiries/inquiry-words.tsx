import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryStatusWords } from '@portal/contract/inquiries/inquiry-words'
import { visitInWords } from '@portal/contract/values/moment-words'
import { Badge, type BadgeTone } from '@portal/shared-ui/badge'

const tones: Record<InquiryStatus, BadgeTone> = {
  pending: 'primary',
  responded: 'success',
  scheduled: 'success',
  completed: 'neutral',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'warning',
}

export function InquiryBadge({ status }: Pick<Inquiry, 'status'>) {
  return <Badge tone={tones[status]}>{inquiryStatusWords[status]}</Badge>
}

/** What the inquiry's date means in its state, and the date in words; null without one. */
export const appointmentOf = ({
  status,
  scheduledDate,
  property,
}: Inquiry): { label: string; words: string } | null => {
  if (scheduledDate === null) return null
  const isAgreed = status === 'scheduled' || status === 'completed'
  return {
    label: isAgreed ? 'Viewing' : 'Time you asked for',
    words: visitInWords(scheduledDate, property.timeZone),
  }
}
