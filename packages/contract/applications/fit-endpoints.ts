// Separate, because a home's page needs only this call.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { Criterion, criterionNames } from './fit.ts'

export const fitEndpoints = {
  fit: endpoint({
    method: 'GET',
    path: '/api/properties/:id/fit',
    summary: 'What a home asks for, beside what the caller’s profile says; nobody else sees the answer',
    access: 'tenant',
    params: ById,
    status: 200,
    answer: z.object({ criteria: z.array(Criterion).check(z.maxLength(criterionNames.length)) }),
    errors: ['not_found'],
  }),
}
