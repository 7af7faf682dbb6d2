import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, id } from '../values/text.ts'
import { BackgroundCheck, CheckReport, DisputeCheck, OrderCheck } from './background-check.ts'

const BackgroundCheckAnswer = z.object({ backgroundCheck: BackgroundCheck })

const bySubject = {
  method: 'POST',
  access: 'tenant',
  own: true,
  params: ById,
  status: 200,
  answer: BackgroundCheckAnswer,
  errors: ['conflict'],
} as const

export const backgroundCheckEndpoints = {
  order: endpoint({
    method: 'POST',
    path: '/api/background-checks',
    summary: 'Ask an applicant for a background check, or order one’s own; it counts toward the plan',
    access: 'person',
    body: OrderCheck,
    status: 201,
    answer: BackgroundCheckAnswer,
    errors: ['not_found', 'conflict', 'plan_limit', 'restricted', 'not_now'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/background-checks',
    summary: 'The background checks that the caller asked for, or was asked for, newest first',
    access: 'person',
    query: z.object({ applicationId: z.optional(id), ...pageQuery }),
    status: 200,
    answer: z.object({ backgroundChecks: z.array(BackgroundCheck), nextCursor }),
  }),
  accept: endpoint({
    ...bySubject,
    path: '/api/background-checks/:id/accept',
    summary: 'Accept a background check; the answer leads to the provider’s page for the details',
    answer: z.object({
      backgroundCheck: BackgroundCheck,
      /** The provider’s page; null if it has all details. */
      url: z.nullable(z.url({ protocol: /^https?$/ })),
    }),
    errors: ['conflict', 'email_unconfirmed', 'not_now'],
  }),
  decline: endpoint({
    ...bySubject,
    path: '/api/background-checks/:id/decline',
    summary: 'Decline a background check; it no longer counts toward the plan of the person who asked',
    whileClosing: true,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/background-checks/:id/report',
    summary: 'The provider’s report: for its subject once it is ready, for the requester once it is released',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ report: CheckReport }),
    errors: ['not_now'],
  }),
  release: endpoint({
    ...bySubject,
    path: '/api/background-checks/:id/release',
    summary: 'Let the person who asked read the report',
    whileClosing: true,
  }),
  dispute: endpoint({
    ...bySubject,
    path: '/api/background-checks/:id/dispute',
    summary: 'Say what is wrong in a report, which then is not released by itself',
    body: DisputeCheck,
    /** `notice` is the contact filter's, in spec §5's words; null if it found nothing. */
    answer: z.extend(BackgroundCheckAnswer, { notice: z.nullable(z.string()) }),
    errors: ['conflict', 'contact_details'],
  }),
}
