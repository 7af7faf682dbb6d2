import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Property } from '../properties/property.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, timestamp } from '../values/text.ts'
import { ActReason, AdminAct, Finding, FindingPerson, findText } from './finding.ts'

/** Any landlord's, public or not. */
export const AdminProperty = z.extend(Property, {
  isPublic: z.boolean(),
  /** Since when an administrator hides it; null if none does. */
  heldAt: z.nullable(timestamp),
  heldReason: z.nullable(z.string()),
  /** When its landlord deleted it after people had lived there; otherwise null. */
  archivedAt: z.nullable(timestamp),
})
export type AdminProperty = z.infer<typeof AdminProperty>

const PropertyAnswer = z.object({ property: AdminProperty })
const act = {
  method: 'POST',
  access: 'admin',
  params: ById,
  body: ActReason,
  status: 200,
  answer: PropertyAnswer,
  errors: ['forbidden', 'conflict'],
} as const

export const adminPropertyEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/properties',
    summary: 'Homes of any landlord whose title or address begins with the text, newest first',
    access: 'admin',
    query: z.object({ query: findText, ...pageQuery }),
    status: 200,
    answer: z.object({ properties: z.array(AdminProperty), nextCursor }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/properties/:id',
    summary: 'A home of any landlord, what was found about it, and what administrators did',
    access: 'admin',
    params: ById,
    status: 200,
    answer: z.object({
      property: AdminProperty,
      landlord: FindingPerson,
      /** The newest 50. */
      violations: z.array(Finding).check(z.maxLength(50)),
      /** The newest 50. */
      acts: z.array(AdminAct).check(z.maxLength(50)),
      /** Why the caller cannot act on it, as a sentence; null if they can. */
      cannotAct: z.nullable(z.string()),
    }),
  }),
  hide: endpoint({
    ...act,
    path: '/api/admin/properties/:id/hide',
    summary: 'Hide a home from everyone but its landlord and administrators, until it is restored',
  }),
  restore: endpoint({
    ...act,
    path: '/api/admin/properties/:id/restore',
    summary: 'Let a hidden home be listed again',
  }),
}
