// Separate, because only the form that offers the home needs its rules.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AcceptApplication } from '../tenancies/payloads.ts'
import { Tenancy } from '../tenancies/tenancy.ts'
import { ById } from '../values/text.ts'
import { Application } from './application.ts'

export const acceptEndpoints = {
  accept: endpoint({
    method: 'POST',
    path: '/api/applications/:id/accept',
    summary: 'Accept an application: its sender is offered the home on these terms, and agrees or declines',
    access: 'landlord',
    own: true,
    params: ById,
    body: AcceptApplication,
    status: 200,
    /** What the contact filter did to the message; null if it found nothing. */
    answer: z.object({
      application: Application,
      tenancy: Tenancy,
      notice: z.nullable(z.string()),
      /** For the landlord, such as that others live there; null if nothing. */
      warning: z._default(z.nullable(z.string()), null),
    }),
    errors: ['conflict', 'contact_details', 'restricted'],
  }),
}
