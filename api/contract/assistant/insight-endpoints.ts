// The call for a person's insights (spec §7). The one that changes one has a file of its own: the hub's first load goes without.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count } from '../values/number.ts'
import { Insight } from './insight.ts'

/** More are never shown. */
const mostInsights = 100

export const insightEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai/insights',
    summary: "The caller's insights as of now: those to act on first, then the newest",
    access: 'person',
    query: z.object({ limit: z.optional(count(1, mostInsights)) }),
    status: 200,
    answer: z.object({ insights: z.array(Insight).check(z.maxLength(mostInsights)) }),
  }),
}
