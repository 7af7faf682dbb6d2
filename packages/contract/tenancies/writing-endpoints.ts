// Separate, so that pages that only read tenancies do not load these rules.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById } from '../values/text.ts'
import { GiveNotice, InviteTenant, MoveIn } from './payloads.ts'
import { Tenancy } from './tenancy.ts'

/** `notice` is the contact filter's, in spec §5's words; null if it found nothing, left out by an older API. */
const TenancyWithNotice = z.object({ tenancy: Tenancy, notice: z.nullish(z.string()) })
const ofParty = { access: 'person', own: true, params: ById, status: 200, answer: TenancyWithNotice } as const

export const tenancyWritingEndpoints = {
  invite: endpoint({
    method: 'POST',
    path: '/api/tenancies',
    summary:
      'Invite a person by mail to a home as its tenant; the answer is the same whether there is an account with the address or not',
    access: 'landlord',
    body: InviteTenant,
    status: 201,
    /** That someone else lives there at that time, as in a shared flat. */
    answer: z.object({ tenancy: Tenancy, warning: z.nullable(z.string()) }),
    errors: ['not_found', 'conflict', 'restricted', 'email_unconfirmed', 'not_now'],
  }),
  moveIn: endpoint({
    ...ofParty,
    method: 'POST',
    path: '/api/tenancies/:id/move-in',
    summary: 'Say that the caller has moved in, from the first day on, and note how they found the home',
    body: MoveIn,
    errors: ['forbidden', 'conflict', 'contact_details', 'restricted'],
  }),
  notice: endpoint({
    ...ofParty,
    method: 'POST',
    path: '/api/tenancies/:id/notice',
    summary:
      'Give notice: 30 days ahead it takes effect by itself; shorter, or before an agreed end, the other side has to accept it',
    body: GiveNotice,
    addsWords: true,
    errors: ['forbidden', 'conflict', 'contact_details', 'restricted'],
  }),
}
