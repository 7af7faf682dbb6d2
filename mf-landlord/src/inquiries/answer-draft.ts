import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import * as z from 'zod/mini'
import type { AnswerKind } from './answers.ts'

const Draft = z.object({ message: z.string() })

/** An unsent answer to an inquiry, kept for the tab. */
export const answerDraft = (inquiryId: string, kind: AnswerKind) => {
  const place: DraftPlace = { key: `inquiry-answer:${inquiryId}:${kind}`, lasts: 'tab' }
  return {
    read: () => readDraft(place, stored => Draft.parse(stored).message),
    keep: (message: string) => keepDraft(place, { message }),
    forget: () => forgetDraft(place),
  }
}
