// What people report to administrators, and what became of it.
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, text, timestamp } from '../values/text.ts'

/** What a person who sees it can report. */
export const ReportedType = withNeutral(
  z.enum(['property', 'message', 'rating', 'person'], 'Please choose what this is about'),
  'person',
)
export type ReportedType = z.infer<typeof ReportedType>

export const ReportReason = withNeutral(
  z.enum(
    ['fake_listing', 'wrong_details', 'discrimination', 'harassment', 'off_platform', 'scam', 'other'],
    'Please choose a reason',
  ),
  'other',
)
export type ReportReason = z.infer<typeof ReportReason>

/** In characters. */
const maxReportMessage = 2000

export const CreateReport = z.object({
  subjectType: ReportedType,
  subjectId: id,
  reason: ReportReason,
  message: z.nullish(text(maxReportMessage)),
})
export type CreateReport = z.input<typeof CreateReport>

/** `kept` if nothing was wrong with it, `removed` if nobody sees it now, otherwise `acted`. */
export const ReportOutcome = withNeutral(z.enum(['kept', 'removed', 'acted']), 'acted')
export type ReportOutcome = z.infer<typeof ReportOutcome>

export const Report = z.object({
  id,
  subjectType: ReportedType,
  subjectId: id,
  /** A home's title or a person's name, if the reporter can see them; otherwise null. */
  subjectTitle: z.nullable(z.string()),
  reason: ReportReason,
  message: z.nullable(z.string()),
  status: withNeutral(z.enum(['pending', 'confirmed', 'dismissed']), 'pending'),
  /** Null while it is pending. */
  outcome: z.nullable(ReportOutcome),
  decidedAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type Report = z.infer<typeof Report>

/** In characters. */
const maxAppeal = 4000

export const AppealViolation = z.object({
  message: requiredText(maxAppeal, 'Please say why the decision is wrong'),
})
export type AppealViolation = z.infer<typeof AppealViolation>
