// The call for a person's insights (spec §7). The call that changes one has its own file, so that the hub's first load leaves it out.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { count } from '../values/number.ts'
import { Insight } from './insight.ts'

/** The most that are ever shown. */
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
