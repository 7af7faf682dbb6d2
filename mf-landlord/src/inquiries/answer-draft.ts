import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@portal/shared-ui/draft'
import * as z from 'zod/mini'
import type { AnswerKind } from './answers.ts'

const Draft = z.object({ message: z.string() })

/** What was typed to answer an inquiry and not sent yet, kept for as long as the tab is open. */
export const answerDraft = (inquiryId: string, kind: AnswerKind) => {
  const place: DraftPlace = { key: `inquiry-answer:${inquiryId}:${kind}`, lasts: 'tab' }
  return {
    read: () => readDraft(place, stored => Draft.parse(stored).message),
    keep: (message: string) => keepDraft(place, { message }),
    forget: () => forgetDraft(place),
  }
}
