// A landlord's answer to an inquiry; a tour also needs a time in the future.
import { RespondToInquiry } from '@portal/contract/inquiries/inquiry'
import * as z from 'zod/mini'
import type { AnswerKind } from './answers.ts'

export interface AnswerForm {
  message: string
  scheduledDate: string | null
}

export const answerFormFor = (kind: AnswerKind) => {
  const asks = kind === 'scheduled'
  return z.object({
    message: RespondToInquiry.shape.message,
    scheduledDate: z.nullable(z.string()).check(
      z.refine(moment => !asks || moment !== null, { error: 'Please enter a date and time', abort: true }),
      z.refine(
        moment => !asks || Date.parse(moment ?? '') > Date.now(),
        'Please choose a time in the future',
      ),
    ),
  })
}
