// A copy of everything that the portal keeps about a person.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, timestamp } from '../values/text.ts'

const DataExport = z.object({
  askedAt: timestamp,
  /** Null while the portal makes it. */
  madeAt: z.nullable(timestamp),
  /** Null while it is made, once it is too old, and after its owner deleted it. */
  documentId: z.nullable(id),
})

/** For the notification that it is ready. */
export const exportCategory = 'export'

export const exportEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/auth/export',
    summary: "The last copy of the caller's data that they asked for",
    access: 'person',
    status: 200,
    answer: z.object({ dataExport: z.nullable(DataExport) }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/auth/export',
    summary: 'Ask for a ZIP file with everything that the portal keeps about the caller, once a day',
    access: 'person',
    asksForCode: true,
    whileClosing: true,
    status: 202,
    answer: z.object({ dataExport: DataExport }),
    errors: ['conflict'],
  }),
}
