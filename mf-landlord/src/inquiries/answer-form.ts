// A landlord's answer to an inquiry; a tour also needs a time in the future.
import { RespondToInquiry } from '@portal/contract/inquiries/inquiry'
import { momentOf } from '@portal/shared-ui/local-moment'
import * as z from 'zod/mini'
import type { AnswerKind } from './answers.ts'

export interface AnswerForm {
  message: string
  /** In the input's format, in the home's time zone. */
  scheduledDate: string
}

export const answerFormFor = (kind: AnswerKind, timeZone: string | null) => {
  const asks = kind === 'scheduled'
  return z.object({
    message: RespondToInquiry.shape.message,
    scheduledDate: z.string().check(
      z.refine(local => !asks || momentOf(local, timeZone) !== '', {
        error: 'Please enter a date and time',
        abort: true,
      }),
      z.refine(
        local => !asks || Date.parse(momentOf(local, timeZone)) > Date.now(),
        'Please choose a time in the future',
      ),
    ),
  })
}
