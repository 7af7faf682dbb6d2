// The calls for warnings (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../values/page.ts'
import { ById } from '../values/text.ts'
import { CreateWarning, Warning } from './warning.ts'

const WarningAnswer = z.object({ warning: Warning })

export const warningEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/warnings',
    summary: "The caller's warnings, newest first",
    access: 'person',
    query: z.object(pageQuery),
    status: 200,
    answer: z.array(Warning),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/warnings',
    summary: 'Record that the caller was warned',
    access: 'person',
    body: CreateWarning,
    status: 201,
    answer: WarningAnswer,
    errors: ['conflict'],
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/api/warnings/:id/acknowledge',
    summary: 'Acknowledge a warning',
    access: 'person',
    own: true,
    params: ById,
    whileClosing: true,
    status: 200,
    answer: WarningAnswer,
  }),
}
