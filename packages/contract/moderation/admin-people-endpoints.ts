import * as z from 'zod/mini'
import { SecurityEventType } from '../auth/security-endpoints.ts'
import { endpoint } from '../endpoint.ts'
import { BackgroundCheckStatus, PlanKey } from '../people/person.ts'
import { moment } from '../values/moment.ts'
import { withNeutral } from '../values/neutral.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, id, requiredText, timestamp } from '../values/text.ts'
import { Warning, WarningSeverity } from '../warnings/warning.ts'
import { ActReason, AdminAct, Finding, FindingPerson, findText } from './finding.ts'

export const FoundPerson = z.extend(FindingPerson, {
  email: z.string(),
  isAdministrator: z.boolean(),
  isEmailConfirmed: z.boolean(),
  isRestricted: z.boolean(),
  /** Null for who is not restricted, and without an end. */
  restrictedUntil: z.nullable(timestamp),
  restrictionReason: z.nullable(z.string()),
  /** When the account ends, if its owner closed it. */
  closesAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type FoundPerson = z.infer<typeof FoundPerson>

/** No documents, no messages, no phone number, no network address. */
export const PersonHistory = z.object({
  person: z.extend(FoundPerson, {
    currentPlan: PlanKey,
    backgroundCheckStatus: BackgroundCheckStatus,
    complianceFlags: z.array(z.string()),
    lastContentReview: z.nullable(timestamp),
  }),
  /** The newest 50. */
  violations: z.array(Finding).check(z.maxLength(50)),
  /** The newest 50. */
  warnings: z.array(Warning).check(z.maxLength(50)),
  /** The newest 50 sign-ins and changes of the account. */
  activity: z
    .array(
      z.object({
        id,
        eventType: SecurityEventType,
        status: withNeutral(z.enum(['succeeded', 'failed']), 'succeeded'),
        device: z.string(),
        createdAt: timestamp,
      }),
    )
    .check(z.maxLength(50)),
  /** What administrators did, newest first: at most 50. */
  acts: z.array(AdminAct).check(z.maxLength(50)),
  /** Only landlords have any; the newest 50. */
  homes: z
    .array(
      z.object({
        id,
        title: z.string(),
        isPublic: z.boolean(),
        heldAt: z.nullable(timestamp),
        createdAt: timestamp,
      }),
    )
    .check(z.maxLength(50)),
  /** What they reported about others. */
  reports: z.object({ reports: z.int(), confirmed: z.int(), dismissed: z.int() }),
  /** Where they are signed in. */
  sessions: z.int(),
  /** Why the caller cannot act on them, as a sentence; null if they can. */
  cannotAct: z.nullable(z.string()),
})
export type PersonHistory = z.infer<typeof PersonHistory>

export const RestrictPerson = z.extend(ActReason, {
  /** Without it, until an administrator lifts it. */
  until: z.nullish(moment('Please enter a date')),
  /** Pauses their listings, too, until it is lifted. */
  hidesListings: z._default(z.boolean(), false),
})
export type RestrictPerson = z.input<typeof RestrictPerson>

export const WarnPerson = z.object({
  message: requiredText(2000, 'Please write what the person should know'),
  severity: z._default(WarningSeverity, 'medium'),
})
export type WarnPerson = z.input<typeof WarnPerson>

const PersonAnswer = z.object({ person: FoundPerson })
const act = { method: 'POST', access: 'admin', params: ById, status: 200, answer: PersonAnswer } as const

export const adminPeopleEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/people',
    summary: 'People whose name or email address begins with the text; without one, the newest',
    access: 'admin',
    query: z.object({ query: findText, ...pageQuery }),
    status: 200,
    answer: z.object({ people: z.array(FoundPerson), nextCursor }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/people/:id',
    summary: "A person's checks, violations, warnings and sign-ins; no documents and no messages",
    access: 'admin',
    params: ById,
    status: 200,
    answer: PersonHistory,
  }),
  restrict: endpoint({
    ...act,
    path: '/api/admin/people/:id/restrict',
    summary: 'Bar a person from posting, until a day or until it is lifted',
    body: RestrictPerson,
    errors: ['forbidden', 'conflict'],
  }),
  lift: endpoint({
    ...act,
    path: '/api/admin/people/:id/lift',
    summary: 'Let a person post again, and show the listings that the restriction hid',
    body: ActReason,
    errors: ['forbidden', 'conflict'],
  }),
  warn: endpoint({
    ...act,
    path: '/api/admin/people/:id/warn',
    summary: 'Warn a person, who sees it until they acknowledge it',
    body: WarnPerson,
    errors: ['forbidden'],
  }),
  resendConfirmation: endpoint({
    ...act,
    path: '/api/admin/people/:id/resend-confirmation',
    summary: "Mail the link that confirms a person's email address again",
    body: ActReason,
    errors: ['forbidden', 'conflict', 'not_now'],
  }),
  endSessions: endpoint({
    ...act,
    path: '/api/admin/people/:id/end-sessions',
    summary: 'Sign a person out everywhere',
    body: ActReason,
    errors: ['forbidden'],
  }),
}
