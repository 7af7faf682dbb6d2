// Sends an answer, reports the result, and refetches everything that shows the inquiry.
import { useChange } from '@portal/app-kit/use-change'
import { sentenceOf } from '@portal/client/api-error'
import { call } from '@portal/client/call'
import { inquiryEndpoints } from '@portal/contract/inquiries/endpoints'
import { ownPropertyEndpoints } from '@portal/contract/properties/own-endpoints'
import { type AnswerKind, answerWords } from './answers.ts'

interface Answer {
  message: string
  scheduledDate?: string
}

export const useAnswer = (id: string, kind: AnswerKind) =>
  useChange({
    send: (answer: Answer) =>
      call(inquiryEndpoints.respond, { params: { id }, body: { ...answer, status: kind } }),
    reads: [
      inquiryEndpoints.list,
      inquiryEndpoints.read,
      ownPropertyEndpoints.my,
      ownPropertyEndpoints.waiting,
    ],
    done: ({ notice }) => ({ title: answerWords[kind].done, ...(notice && { description: notice }) }),
    failed: error => ({
      title: answerWords[kind].failed,
      description: sentenceOf(error, 'We kept your draft. Please try again.'),
    }),
  })
