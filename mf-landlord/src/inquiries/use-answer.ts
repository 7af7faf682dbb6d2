import { useChange } from '@portal/app-kit/use-change'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { titleOf } from '@portal/client/unanswered'
import type { Endpoint } from '@portal/contract/endpoint'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import type { Inquiry } from '@portal/contract/inquiries/inquiry'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import type { AnswerForm } from './answer-form.ts'
import { type AnswerKind, answerWords } from './answers.ts'

interface AnswerResult {
  inquiry: Inquiry
  /** What the contact filter did. */
  notice?: string | null
}

const endpointsOf: Partial<Record<AnswerKind, Endpoint>> = {
  proposed: inquiryEndpoints.propose,
  calledOff: inquiryEndpoints.cancel,
  outcome: inquiryEndpoints.outcome,
}

export const endpointOf = (kind: AnswerKind): Endpoint => endpointsOf[kind] ?? inquiryEndpoints.respond

const send = (
  id: string,
  kind: AnswerKind,
  form: AnswerForm,
  clientId: string | undefined,
): Promise<AnswerResult> => {
  const params = { id }
  const { message, scheduledDate, dates, outcome } = form
  const words = message.trim() === '' ? null : message
  switch (kind) {
    case 'proposed':
      return call(inquiryEndpoints.propose, { params, body: { dates, message: words, clientId } })
    case 'calledOff':
      return call(inquiryEndpoints.cancel, { params, body: { reason: words } })
    case 'outcome':
      return call(inquiryEndpoints.outcome, { params, body: { outcome: outcome ?? 'attended' } })
    default: {
      const time = kind === 'scheduled' && scheduledDate ? { scheduledDate } : {}
      return call(inquiryEndpoints.respond, { params, body: { message, status: kind, ...time, clientId } })
    }
  }
}

export const useAnswer = (id: string, kind: AnswerKind) => {
  const sendOnce = useSendOnce((form: AnswerForm, clientId) => send(id, kind, form, clientId))
  return useChange({
    send: sendOnce,
    reads: [
      inquiryEndpoints.list,
      inquiryEndpoints.read,
      ownPropertyEndpoints.my,
      ownPropertyEndpoints.waiting,
    ],
    done: ({ notice }) => ({ title: answerWords[kind].done, ...(notice && { description: notice }) }),
    failed: error => ({
      title: titleOf(error, answerWords[kind].failed),
      description: sentenceOf(error, 'We kept your draft. Please try again.'),
    }),
  })
}
