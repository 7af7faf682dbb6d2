// What waits for an administrator's decision.
import * as z from 'zod/mini'
import { ListingPerson, UserType } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, text, timestamp } from '../values/text.ts'
import { ReportReason } from './report.ts'
import { DecisionAction, SubjectType, ViolationSource, ViolationStatus } from './violation.ts'

/** For how many minutes a finding stays with the administrator who took it. */
export const takenMinutes = 30
/** No figure counts further. */
export const maxCounted = 10_000

export const FindingPerson = z.extend(ListingPerson, { userType: UserType })
export type FindingPerson = z.infer<typeof FindingPerson>

/** One finding, without private words. */
export const Finding = z.object({
  id,
  subjectType: SubjectType,
  /** Null for what the contact filter found in a text. */
  subjectId: z.nullable(id),
  source: ViolationSource,
  /** Where the contact filter found it, or which check: such as `inquiry_response`. */
  place: z.string(),
  reason: z.nullable(ReportReason),
  /** What was found, such as `email` or `scam`. */
  violationType: z.string(),
  /** From 0 to 1; null for what people reported. */
  confidence: z.nullable(z.number()),
  status: ViolationStatus,
  accused: FindingPerson,
  /** Null unless it is a report. */
  reporter: z.nullable(FindingPerson),
  /** What the reporter wrote. */
  note: z.nullable(z.string()),
  action: DecisionAction,
  decisionReason: z.nullable(z.string()),
  reviewer: z.nullable(FindingPerson),
  decidedAt: z.nullable(timestamp),
  appealText: z.nullable(z.string()),
  appealedAt: z.nullable(timestamp),
  appealReason: z.nullable(z.string()),
  appealReviewer: z.nullable(FindingPerson),
  appealDecidedAt: z.nullable(timestamp),
  /** Who is on it now; null if nobody. */
  takenBy: z.nullable(FindingPerson),
  takenUntil: z.nullable(timestamp),
  createdAt: timestamp,
})
export type Finding = z.infer<typeof Finding>

/** The oldest of those about one subject that fit the filters. */
export const QueuedFinding = z.extend(Finding, {
  /** A home's title or a person's name; otherwise null. */
  subjectTitle: z.nullable(z.string()),
  /** Why the caller cannot decide it, as a sentence; null if they can. */
  cannotDecide: z.nullable(z.string()),
  /** Open ones about the same subject, with this. */
  openCount: z.int(),
  /** Why the open ones about the same subject were reported; what the contact filter found has none. */
  reasons: z.array(ReportReason),
})
export type QueuedFinding = z.infer<typeof QueuedFinding>

export const QueueCounts = z.object({
  /** Pending and appealed; at most `maxCounted`. */
  waiting: z.int(),
  appealed: z.int(),
  /** Since when the oldest waits. */
  oldestAt: z.nullable(timestamp),
  /** In the last seven days. */
  decidedThisWeek: z.int(),
})
export type QueueCounts = z.infer<typeof QueueCounts>

/** `open` is pending and appealed. */
export const QueueStatus = z.enum(['open', 'pending', 'appealed', 'confirmed', 'dismissed'])
export type QueueStatus = z.infer<typeof QueueStatus>

/** As it is now. */
export const FindingSubject = z.object({
  /** A home's title or a person's name; otherwise null. */
  title: z.nullable(z.string()),
  /** Null once it is gone, and for a person. */
  text: z.nullable(z.string()),
  /** Addresses. */
  pictures: z.array(z.string()),
  /** From 1 to 5, of a rating. */
  stars: z.nullable(z.int()),
  /** A path of this site that the administrator can open; null if there is none. */
  url: z.nullable(z.string()),
  /** Nobody but its owner and administrators sees it. */
  isHidden: z.boolean(),
  createdAt: z.nullable(timestamp),
})
export type FindingSubject = z.infer<typeof FindingSubject>

export const ContextMessage = z.object({
  id,
  /** Null for what the portal did. */
  sender: z.nullable(FindingPerson),
  body: z.nullable(z.string()),
  isReported: z.boolean(),
  createdAt: timestamp,
})
export type ContextMessage = z.infer<typeof ContextMessage>

/** About the accused, and the reporter if there is one. */
export const FindingHistory = z.object({
  memberSince: timestamp,
  confirmed: z.int(),
  dismissed: z.int(),
  open: z.int(),
  warnings: z.int(),
  isRestricted: z.boolean(),
  restrictedUntil: z.nullable(timestamp),
  /** Null without a reporter. */
  reporter: z.nullable(z.object({ reports: z.int(), confirmed: z.int(), dismissed: z.int() })),
})
export type FindingHistory = z.infer<typeof FindingHistory>

/** With private words; each reading is noted. */
export const FindingDetail = z.object({
  violation: z.extend(Finding, {
    /** What the contact filter found. */
    contentText: z.nullable(z.string()),
  }),
  /** Null once it is gone, and for a text that was never stored. */
  subject: z.nullable(FindingSubject),
  /** The reported message, if it is one, and up to five before and after. */
  context: z.array(ContextMessage).check(z.maxLength(11)),
  history: FindingHistory,
  /** About the same subject, newest first: at most 50. */
  related: z.array(Finding).check(z.maxLength(50)),
  /** Why the caller cannot decide it, as a sentence; null if they can. */
  cannotDecide: z.nullable(z.string()),
})
export type FindingDetail = z.infer<typeof FindingDetail>

export const DecideFinding = z.object({
  /** `confirmed` turns an appeal down, and `dismissed` takes back what followed. */
  decision: z.enum(['confirmed', 'dismissed'], 'Please choose a decision'),
  /** The accused reads it. */
  reason: requiredText(2000, 'Please give a reason'),
  /** Only with `confirmed`; an appeal's decision has none. */
  action: z._default(DecisionAction, 'none'),
})
export type DecideFinding = z.input<typeof DecideFinding>

export const ActReason = z.object({ reason: requiredText(2000, 'Please give a reason') })
export type ActReason = z.infer<typeof ActReason>

/** What an administrator did. */
export const AdminActKind = withNeutral(
  z.enum([
    'decided',
    'appeal_decided',
    'restricted',
    'lifted',
    'warned',
    'confirmation_resent',
    'sessions_ended',
    'hidden',
    'restored',
    'other',
  ]),
  'other',
)
export type AdminActKind = z.infer<typeof AdminActKind>

export const AdminAct = z.object({
  id,
  kind: AdminActKind,
  /** Null once their account is gone. */
  admin: z.nullable(FindingPerson),
  userId: z.nullable(id),
  propertyId: z.nullable(id),
  violationId: z.nullable(id),
  reason: z.string(),
  createdAt: timestamp,
})
export type AdminAct = z.infer<typeof AdminAct>

/** What an administrator types to find people or homes. */
export const findText = z.optional(text(200))
