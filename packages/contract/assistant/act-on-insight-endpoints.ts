// Marks an insight as acted on (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { Insight } from './insight.ts'

export const actOnInsightEndpoints = {
  act: endpoint({
    method: 'POST',
    path: '/api/ai/insights/:id/act',
    summary: 'Mark an insight as acted on; it comes back only when its figures have grown by half',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({ insight: Insight }),
  }),
}
