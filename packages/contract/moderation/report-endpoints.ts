import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { CreateReport, Report } from './report.ts'

export const reportEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary:
      'Report a home, a message, a rating or a person to administrators: one open report each, 20 a day',
    access: 'person',
    body: CreateReport,
    status: 201,
    answer: z.object({ report: Report }),
    errors: ['not_found', 'conflict', 'too_many'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/reports',
    summary: "The caller's reports and their outcomes, newest first",
    access: 'person',
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ reports: z.array(Report), nextCursor }),
  }),
}
