import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { Timeline } from '@portal/shared-ui/timeline'
import { Reply } from 'lucide-react'

/** Newest first; renders nothing without answers. */
export function InquiryAnswers({ inquiry }: { inquiry: Inquiry }) {
  const { responseMessage, responseDate, earlierResponses } = inquiry
  if (responseMessage === null || responseDate === null) return null
  const answers = [{ message: responseMessage, at: responseDate }, ...earlierResponses.toReversed()]
  return (
    <Timeline
      label="Your answers"
      events={answers.map(({ message, at }) => ({
        id: at,
        title: 'Answer',
        icon: <Reply />,
        by: 'You',
        at,
        note: message,
      }))}
    />
  )
}
