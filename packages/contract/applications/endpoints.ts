import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, id } from '../values/text.ts'
import {
  Application,
  ApplicationStates,
  ApplicationSummary,
  ComparedApplication,
  CreateApplication,
  DeclineApplication,
  maxCompared,
} from './application.ts'

/** `notice` is the contact filter's, in spec §5's words; null if it found nothing. */
const ApplicationWithNotice = z.object({ application: Application, notice: z.nullable(z.string()) })
const ApplicationAnswer = z.object({ application: Application })

const step = {
  method: 'POST',
  own: true,
  params: ById,
  status: 200,
  answer: ApplicationAnswer,
  errors: ['conflict'],
} as const

export const applicationEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/applications',
    summary: 'Apply for a public, available home, and share facts for as long as the application lasts',
    access: 'tenant',
    body: CreateApplication,
    status: 201,
    answer: ApplicationWithNotice,
    errors: ['not_found', 'conflict', 'contact_details', 'plan_limit', 'restricted', 'email_unconfirmed'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/applications',
    summary:
      'The applications that the caller sent, or received as a landlord, in the order received; senders may ask for the newest first',
    access: 'person',
    query: z.object({
      propertyId: z.optional(id),
      /** Comma-separated. */
      status: z.optional(ApplicationStates),
      /** For senders alone: receivers read in the order received. */
      order: z.optional(z.enum(['newest'])),
      ...pageQuery,
    }),
    status: 200,
    answer: z.object({ applications: z.array(ApplicationSummary), nextCursor }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/applications/compare',
    summary: 'The open applications for a home of the caller, side by side, in the order received',
    access: 'landlord',
    query: z.object({ propertyId: id, ...pageQuery }),
    status: 200,
    answer: z.object({
      applications: z.array(ComparedApplication).check(z.maxLength(maxCompared)),
      nextCursor: z._default(nextCursor, null),
    }),
    errors: ['not_found', 'plan_limit'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/applications/:id',
    summary: 'One application, for its sender or its receiver',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: ApplicationAnswer,
  }),
  open: endpoint({
    ...step,
    path: '/api/applications/:id/open',
    summary: 'Note that its landlord is looking at it; the applicant is told, once',
    access: 'landlord',
  }),
  decline: endpoint({
    ...step,
    path: '/api/applications/:id/decline',
    summary: 'Decline an application, with a reason; what was shared for it ends at once',
    access: 'landlord',
    body: DeclineApplication,
    answer: ApplicationWithNotice,
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
  withdraw: endpoint({
    ...step,
    path: '/api/applications/:id/withdraw',
    summary: 'Take back an application; what was shared for it ends at once',
    access: 'tenant',
    whileClosing: true,
  }),
}
