// The calls for a person's insights (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count } from '../values/number.ts'
import { ById } from '../values/text.ts'
import { Insight } from './insight.ts'

export const insightEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/insights',
    summary: "The caller's insights as of now: those to act on first, then the newest",
    access: 'person',
    query: z.object({ limit: z.optional(count(1, 100)) }),
    status: 200,
    answer: z.object({ insights: z.array(Insight) }),
  }),
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
