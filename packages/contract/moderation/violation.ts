// A finding about a person (spec §3 "content_violations"), as they see it themselves.
import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'
import { violationLifecycle } from '../warnings/lifecycle.ts'
import { ReportReason } from './report.ts'

/** For how many days after a decision one can appeal, once. */
export const appealDays = 30

export const ViolationStatus = withNeutral(z.enum(statesOf(violationLifecycle)), 'pending')
export type ViolationStatus = z.infer<typeof ViolationStatus>

/** What it is about. The contact filter's findings are about a text, which may never have been stored. */
export const SubjectType = withNeutral(
  z.enum(['property', 'inquiry', 'message', 'rating', 'photo', 'profile', 'person', 'application', 'other']),
  'other',
)
export type SubjectType = z.infer<typeof SubjectType>

/** What an administrator did besides deciding. */
export const DecisionAction = withNeutral(z.enum(['none', 'hide', 'warn']), 'none')
export type DecisionAction = z.infer<typeof DecisionAction>

/** The contact filter, a person, or a check of the portal's. */
export const ViolationSource = withNeutral(z.enum(['filter', 'report', 'check']), 'check')
export type ViolationSource = z.infer<typeof ViolationSource>

/**
 * Never says who reported it. What was reported is left out until an administrator confirmed it; what the contact
 * filter found is there from the start.
 */
export const OwnViolation = z.object({
  id,
  subjectType: SubjectType,
  subjectId: z.nullable(id),
  /** The home's title; otherwise null. */
  subjectTitle: z.nullable(z.string()),
  source: ViolationSource,
  /** Null for what the contact filter found. */
  reason: z.nullable(ReportReason),
  /** What the person wrote, if the contact filter found it. */
  contentText: z.nullable(z.string()),
  status: ViolationStatus,
  action: DecisionAction,
  decisionReason: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
  /** Null if it cannot be appealed (any more). */
  mayAppealUntil: z.nullable(timestamp),
  appealText: z.nullable(z.string()),
  appealedAt: z.nullable(timestamp),
  appealReason: z.nullable(z.string()),
  appealDecidedAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type OwnViolation = z.infer<typeof OwnViolation>

/** Why a person cannot post, and until when; without an end, until an administrator lifts it or an appeal succeeds. */
export const Restriction = z.object({
  reason: z.nullable(z.string()),
  until: z.nullable(timestamp),
})
export type Restriction = z.infer<typeof Restriction>
