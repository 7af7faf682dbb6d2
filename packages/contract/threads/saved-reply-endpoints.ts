import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { maxSavedReplies, SavedReply, SaveReply } from './saved-reply.ts'

export const savedReplyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-replies',
    summary: "The caller's saved replies, by name",
    access: 'person',
    status: 200,
    answer: z.object({ savedReplies: z.array(SavedReply).check(z.maxLength(maxSavedReplies)) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-replies',
    summary: `Save a reply; ${maxSavedReplies} at most`,
    access: 'person',
    body: SaveReply,
    status: 201,
    answer: z.object({ savedReply: SavedReply }),
    errors: ['conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/saved-replies/:id',
    summary: 'Delete a saved reply',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
  }),
}
