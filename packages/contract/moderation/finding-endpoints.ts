import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { momentPageQuery, nextCursor } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { DecideFinding, Finding, FindingDetail, QueueCounts, QueuedFinding, QueueStatus } from './finding.ts'
import { ReportReason } from './report.ts'
import { ViolationSource } from './violation.ts'

const FindingAnswer = z.object({ violation: Finding })

const act = {
  method: 'POST',
  access: 'admin',
  params: ById,
  status: 200,
  answer: FindingAnswer,
  errors: ['conflict'],
} as const

export const findingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/violations',
    summary:
      'What waits for a decision, oldest first, or was decided, newest first; one row for each subject',
    access: 'admin',
    query: z.object({
      status: z._default(QueueStatus, 'open'),
      source: z.optional(ViolationSource),
      reason: z.optional(ReportReason),
      ...momentPageQuery,
    }),
    status: 200,
    answer: z.object({ violations: z.array(QueuedFinding), nextCursor, counts: QueueCounts }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/violations/:id',
    summary: 'One finding with its subject, what was said around it and the history; each reading is noted',
    access: 'admin',
    params: ById,
    status: 200,
    answer: FindingDetail,
  }),
  take: endpoint({
    ...act,
    path: '/api/admin/violations/:id/take',
    summary: 'Take the findings about a subject for 30 minutes, so that nobody else decides them',
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/admin/violations/:id/release',
    summary: 'Leave the findings about a subject to others',
    access: 'admin',
    params: ById,
    status: 200,
    answer: FindingAnswer,
  }),
  decide: endpoint({
    ...act,
    path: '/api/admin/violations/:id/decide',
    summary:
      'Decide a finding or an appeal, and with it all open ones about the same subject for the same reason',
    body: DecideFinding,
    errors: ['conflict', 'forbidden'],
  }),
}
