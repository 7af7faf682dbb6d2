// What a landlord's dialogs ask for, by the kind of answer.
import { ProposeTimes, RespondToInquiry, ViewingOutcome } from '@portal/contract/inquiries/inquiry'
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

const isYetToCome = (moment: string): boolean => Date.parse(moment) > Date.now()

export const answerFormFor = (kind: AnswerKind) =>
  z.object({
    message: isOptional(kind) ? z.string() : RespondToInquiry.shape.message,
    scheduledDate: z
      .nullable(z.string())
      .check(z.refine(moment => kind !== 'scheduled' || moment !== null, 'Please choose a time')),
    dates:
      kind === 'proposed'
        ? ProposeTimes.shape.dates.check(
            z.refine(dates => dates.every(isYetToCome), 'Please choose a time in the future'),
          )
        : z.array(z.string()),
    outcome:
      kind === 'outcome'
        ? z.nullable(ViewingOutcome).check(z.refine(said => said !== null, 'Please choose what happened'))
        : z.nullable(ViewingOutcome),
  })
