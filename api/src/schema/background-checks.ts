import type { CheckResult } from '@portal/contract/background-checks/background-check'
import {
  acceptDays,
  type BackgroundCheckState,
  backgroundCheckLifecycle,
  releaseDays,
} from '@portal/contract/background-checks/lifecycle'
import { statesOf } from '@portal/contract/lifecycle'
import { and, eq, gt, inArray, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { applications, keepsConsents } from './applications.ts'
import { createdAt, instant, isOneOf, primaryId, updatedAt } from './columns.ts'
import { userInteractions } from './consents.ts'
import { users } from './people.ts'

/** A report's text stays at the provider, and is read there. */
export const backgroundChecks = pgTable(
  'background_checks',
  {
    id: primaryId(),
    /** The request, which the plan of its initiator counts. */
    interactionId: uuid('interaction_id')
      .notNull()
      .references(() => userInteractions.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The subject, if they ordered it themselves. */
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** At the provider, as are the next two. Each check has its own. */
    providerCandidateId: text('provider_candidate_id'),
    providerInvitationId: text('provider_invitation_id'),
    providerReportId: text('provider_report_id'),
    status: text('status').$type<BackgroundCheckState>().notNull().default('invited'),
    result: text('result').$type<CheckResult>(),
    readyAt: instant('ready_at'),
    releasedAt: instant('released_at'),
    disputedAt: instant('disputed_at'),
    /** What the subject says about the report. */
    statement: text('statement'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    uniqueIndex('background_checks_by_interaction').on(table.interactionId),
    uniqueIndex('background_checks_by_candidate').on(table.providerCandidateId),
    index('background_checks_by_subject').on(table.subjectId, table.id.desc()),
    index('background_checks_by_requester').on(table.requesterId, table.id.desc()),
    index('background_checks_by_application').on(table.applicationId),
    index('background_checks_open')
      .on(table.updatedAt)
      .where(sql`status in ('invited', 'running', 'ready', 'disputed')`),
    check('background_checks_status', isOneOf(table.status, statesOf(backgroundCheckLifecycle))),
    check('background_checks_result', isOneOf(table.result, ['clear', 'consider'])),
  ],
)

const { applicationId, expiresAt, interactionId, readyAt, requesterId, status, subjectId } = backgroundChecks

const days = (count: number): SQL => sql`${count} * interval '1 day'`

/** Until when a request can be accepted. */
export const acceptableUntil = sql<string>`${userInteractions.createdAt} + ${days(acceptDays)}`

/** When a ready report is released by itself. */
export const releasedFrom = sql<string>`${readyAt} + ${days(releaseDays)}`

/** What was asked for an application ends with it, unless its tenant has accepted. */
const isForEnded = and(
  ne(requesterId, subjectId),
  sql`not exists (select from ${applications} where ${and(eq(applications.id, applicationId), keepsConsents)})`,
)

/** Nobody accepted it in time. Needs the request's row, too. */
export const hasLapsed = and(
  eq(status, 'invited'),
  eq(userInteractions.status, 'pending'),
  or(lte(acceptableUntil, sql`now()`), isForEnded),
)

/** Nobody disputed it in time. */
export const isReleasedByItself = and(eq(status, 'ready'), lte(releasedFrom, sql`now()`))

const isReleased = or(eq(status, 'released'), isReleasedByItself)

/** Decided whenever it is read; the column has what a person did last. Queries join the request's row. */
export const backgroundCheckState: SQL<BackgroundCheckState> = sql`(case when ${hasLapsed} then 'cancelled'
  when ${isReleased} then (case when ${lte(expiresAt, sql`now()`)} then 'expired' else 'released' end) else ${status} end)`

/** The requester can read the report of this application now. */
export const hasReleasedReport = (id: string): SQL | undefined =>
  and(eq(applicationId, id), ne(requesterId, subjectId), isReleased, gt(expiresAt, sql`now()`))

/** A kind of interaction. */
export const backgroundCheckType = 'background_check'

/** It does not count: declined, not accepted in time, or without a report. */
const isGivenBack = or(
  inArray(userInteractions.status, ['declined', 'expired']),
  sql`exists (select from ${backgroundChecks} where ${and(
    eq(interactionId, userInteractions.id),
    sql`${backgroundCheckState} in ('cancelled', 'failed')`,
  )})`,
)

/** Rows of interactions that count toward the plan of their initiator. */
export const isCountedCheck = and(
  eq(userInteractions.interactionType, backgroundCheckType),
  not(isGivenBack ?? sql`false`),
)
