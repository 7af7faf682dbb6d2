// Reads insights (spec §7). The call that changes one is separate, so that the hub's first load leaves it out.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count } from '../values/number.ts'
import { Insight } from './insight.ts'

const maxInsights = 100

export const insightEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/insights',
    summary: "The caller's insights as of now: those to act on first, then the newest",
    access: 'person',
    query: z.object({ limit: z.optional(count(1, maxInsights)) }),
    status: 200,
    answer: z.object({ insights: z.array(Insight).check(z.maxLength(maxInsights)) }),
  }),
}
