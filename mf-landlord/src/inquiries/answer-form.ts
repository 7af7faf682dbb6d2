// What a landlord's dialogs ask for, by the kind of answer.
import { ProposeTimesForm, RespondToInquiry, ViewingOutcome } from '@portal/contract/inquiries/inquiry'
import * as z from 'zod/mini'
import type { AnswerKind } from './answers.ts'

export interface AnswerForm {
  message: string
  /** The wished time that is agreed to. */
  scheduledDate: string | null
  /** The times that are proposed. */
  dates: string[]
  outcome: ViewingOutcome | null
}

const isOptional = (kind: AnswerKind): boolean =>
  kind === 'proposed' || kind === 'calledOff' || kind === 'outcome'

export const answerFormFor = (kind: AnswerKind) =>
  z.object({
    message: isOptional(kind) ? z.string() : RespondToInquiry.shape.message,
    scheduledDate: z
      .nullable(z.string())
      .check(z.refine(moment => kind !== 'scheduled' || moment !== null, 'Please choose a time')),
    dates: kind === 'proposed' ? ProposeTimesForm.shape.dates : z.array(z.string()),
    outcome:
      kind === 'outcome'
        ? z.nullable(ViewingOutcome).check(z.refine(value => value !== null, 'Please choose what happened'))
        : z.nullable(ViewingOutcome),
  })
