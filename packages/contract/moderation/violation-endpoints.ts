import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { AppealViolation } from './report.ts'
import { OwnViolation, Restriction } from './violation.ts'

export const violationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/violations',
    summary: 'Findings about the caller, newest first, and whether they can post; never who reported them',
    access: 'person',
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({
      violations: z.array(OwnViolation),
      nextCursor,
      /** Null for who can post. */
      restriction: z.nullable(Restriction),
    }),
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/api/violations/:id/appeal',
    summary: 'Appeal a confirmed violation, once, within 30 days',
    access: 'person',
    own: true,
    params: ById,
    body: AppealViolation,
    whileClosing: true,
    status: 200,
    answer: z.object({ violation: OwnViolation }),
    errors: ['conflict'],
  }),
}
