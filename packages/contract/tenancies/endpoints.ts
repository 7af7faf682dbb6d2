import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, id } from '../values/text.ts'
import { LivedIn, Tenancy, TenancyAnswer } from './tenancy.ts'

/** For both sides. */
const ofParty = { access: 'person', own: true, params: ById, status: 200, answer: TenancyAnswer } as const

export const tenancyEndpoints = {
  my: endpoint({
    method: 'GET',
    path: '/api/tenancies/my',
    summary: 'The homes where the caller lives today',
    access: 'tenant',
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ tenancies: z.array(LivedIn), nextCursor }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/tenancies',
    summary:
      "Everyone's tenancies in the caller's homes, or the caller's own, past ones and offers too; newest first",
    access: 'person',
    query: z.object({
      propertyId: z.optional(id),
      /** Waiting for the caller: an offer, a notice, or moving in. */
      waiting: z.optional(z.enum(['true', 'false'])),
      ...pageQuery,
    }),
    status: 200,
    answer: z.object({ tenancies: z.array(Tenancy), nextCursor }),
  }),
  read: endpoint({
    ...ofParty,
    method: 'GET',
    path: '/api/tenancies/:id',
    summary: 'One tenancy, for the two whose it is',
  }),
  agree: endpoint({
    ...ofParty,
    method: 'POST',
    path: '/api/tenancies/:id/agree',
    summary: 'Agree to an offer; 409 once the home is promised to someone else',
    errors: ['forbidden', 'conflict'],
  }),
  decline: endpoint({
    ...ofParty,
    method: 'POST',
    path: '/api/tenancies/:id/decline',
    summary: 'Decline an offer',
    whileClosing: true,
    errors: ['forbidden', 'conflict'],
  }),
  withdraw: endpoint({
    ...ofParty,
    method: 'POST',
    path: '/api/tenancies/:id/withdraw',
    summary: 'Withdraw an offer that was not answered',
    whileClosing: true,
    errors: ['forbidden', 'conflict'],
  }),
  acceptNotice: endpoint({
    ...ofParty,
    method: 'POST',
    path: '/api/tenancies/:id/accept-notice',
    summary: 'Accept a notice that the other side gave',
    body: z.object({
      /** As the caller read it: if the notice now asks for another day, 409. */
      endsOn: z.optional(z.iso.date('Please enter a date')),
    }),
    errors: ['forbidden', 'conflict'],
  }),
}
