// For pages that need neither the form nor its rules (spec §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { isIdCursor, isTextCursor, nextCursor, noCursor, pageQuery } from '../values/page.ts'
import { ById, id, text } from '../values/text.ts'
import { HomeColumn, HomeStatus, OwnProperty, WaitingForLandlord } from './own-property.ts'
import { Property } from './property.ts'

const Properties = z.object({ properties: z.array(OwnProperty), nextCursor })

const OwnHomes = z
  .object({
    id: z.optional(id),
    /** Parts of words of its title, its address and its tenants' names: all must match. */
    q: z.optional(text(200)),
    status: z.optional(HomeStatus),
    /** Newest first by default. */
    sort: z.optional(HomeColumn),
    /** Ascending by default. Homes without a tenant, or an end of the lease, are last in both. */
    order: z.optional(z.enum(['ascending', 'descending'])),
    limit: pageQuery.limit,
    cursor: z.optional(text(300)),
  })
  .check(
    z.refine(({ sort, cursor }) => cursor === undefined || (sort ? isTextCursor : isIdCursor)(cursor), {
      path: ['cursor'],
      message: noCursor,
    }),
  )

const ofHome = { access: 'landlord', own: true, params: ById } as const

export const ownPropertyEndpoints = {
  my: endpoint({
    method: 'GET',
    path: '/api/properties/my',
    summary: "The caller's own homes, newest first or by a column of their table",
    access: 'landlord',
    query: OwnHomes,
    status: 200,
    answer: Properties,
  }),
  myProperties: endpoint({
    method: 'GET',
    path: '/api/properties/my-properties',
    summary: 'The same as /api/properties/my',
    access: 'landlord',
    query: z.object(pageQuery),
    status: 200,
    answer: Properties,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/properties/waiting',
    summary:
      'What waits for the caller: inquiries, tours, applications, offers and repairs of all their homes',
    access: 'landlord',
    status: 200,
    answer: z.object({ waiting: WaitingForLandlord }),
  }),
  duplicate: endpoint({
    ...ofHome,
    method: 'POST',
    path: '/api/properties/:id/duplicate',
    summary: 'Copy a home as a private one, with the same photos; the copy counts as a listing',
    body: z.object({}),
    status: 201,
    answer: z.object({ property: Property, notice: z.nullable(z.string()) }),
    errors: ['plan_limit', 'restricted'],
  }),
  confirm: endpoint({
    ...ofHome,
    method: 'POST',
    path: '/api/properties/:id/confirm',
    summary: 'Say that a home is still offered; brings it back if it was hidden because nobody said so',
    status: 200,
    answer: z.object({ property: Property }),
    errors: ['conflict'],
  }),
  delete: endpoint({
    ...ofHome,
    method: 'DELETE',
    path: '/api/properties/:id',
    summary:
      'Delete a home that nobody lives in; it can be restored for ten minutes. One in which people have lived stays for their history',
    status: 204,
    answer: z.void(),
    errors: ['conflict'],
  }),
  restore: endpoint({
    ...ofHome,
    method: 'POST',
    path: '/api/properties/:id/restore',
    summary: 'Bring back a home that was deleted in the last ten minutes, with all that belongs to it',
    status: 200,
    answer: z.object({ property: Property }),
    errors: ['restricted'],
  }),
}
