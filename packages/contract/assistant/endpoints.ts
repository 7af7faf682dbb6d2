// The call of the assistant's hub for its figures (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AssistantStats } from './assistant.ts'

export const assistantEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/ai/stats',
    summary: "The caller's figures on the hub, and their use of the assistant",
    access: 'person',
    status: 200,
    answer: z.object({ stats: AssistantStats }),
  }),
}
