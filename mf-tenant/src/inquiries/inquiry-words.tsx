import { visitInWords } from '@portal/app-kit/visit-in-words'
import type { Inquiry, InquiryStatus } from '@portal/contract/inquiries/inquiry'
import { inquiryStatusWords, timesOf, wishedDatesOf } from '@portal/contract/inquiries/inquiry-words'
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

/** The inquiry's dates in words, each with a label. */
export const timesInWords = (inquiry: Inquiry): { label: string; words: string }[] => {
  const { asked, offered, viewing } = timesOf(inquiry)
  const labeled = [
    ['Tour', viewing],
    ['Offered time', offered],
    ...(asked ? wishedDatesOf(inquiry).map(at => ['Requested time', at] as const) : []),
  ] as const
  return labeled.flatMap(([label, at]) =>
    at ? [{ label, words: visitInWords(at, inquiry.property.timeZone) }] : [],
  )
}
