// All that the start page reads of them, without the schemas of what is shared.
import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { ListingPerson } from '../people/person.ts'
import { withNeutral } from '../values/neutral.ts'
import { nextCursor } from '../values/page.ts'
import { id, timestamp } from '../values/text.ts'
import { openApplicationStates } from './lifecycle.ts'

/** `applicationEndpoints.list`, read only for who applied for what. */
export const openApplications = {
  method: 'GET',
  path: '/api/applications',
  summary: 'The applications that nobody has decided',
  access: 'person',
  query: z.object({
    status: z.string(),
    order: z.optional(z.literal('newest')),
    propertyId: z.optional(id),
    limit: z.int(),
    cursor: z.optional(z.string()),
  }),
  status: 200,
  answer: z.object({
    applications: z.array(
      z.object({
        id,
        status: withNeutral(z.enum(openApplicationStates), 'submitted'),
        propertyTitle: z.string(),
        /** For its days; null once the home is gone. */
        property: z._default(z.nullable(z.object({ timeZone: z.nullable(z.string()) })), null),
        tenant: z.object({ firstName: z.string(), lastName: z.string() }),
        landlord: ListingPerson,
        householdId: z._default(z.nullable(id), null),
        expiresAt: timestamp,
        createdAt: timestamp,
      }),
    ),
    nextCursor,
  }),
} as const satisfies Endpoint

export const openQuery = { status: openApplicationStates.join(), limit: 100 }
