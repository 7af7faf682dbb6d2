import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, id, timestamp } from '../values/text.ts'
import {
  AskConsent,
  Consent,
  ConsentRead,
  ConsentStates,
  GrantConsent,
  maxFields,
  SharedDocument,
  SharedFacts,
  ShareFacts,
} from './consent.ts'

/** `notice` is the contact filter's, in spec §5's words; null if it found nothing. */
const ConsentWithNotice = z.object({ consent: Consent, notice: z.nullable(z.string()) })

const change = {
  method: 'POST',
  access: 'person',
  own: true,
  params: ById,
  status: 200,
  answer: z.object({ consent: Consent }),
  errors: ['forbidden', 'conflict'],
} as const

export const consentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/consents',
    summary: 'What the caller was asked for and shares, and what they asked for and see; newest first',
    access: 'person',
    query: z.object({
      /** Whether the facts are the caller's; both by default. */
      side: z.optional(z.enum(['owner', 'requester'])),
      /** Comma-separated. */
      status: z.optional(ConsentStates),
      personId: z.optional(id),
      ...pageQuery,
    }),
    status: 200,
    answer: z.object({ consents: z.array(Consent), nextCursor }),
  }),
  facts: endpoint({
    method: 'GET',
    path: '/api/consents/facts',
    summary: "The caller's own facts, as others would see them",
    access: 'person',
    status: 200,
    answer: z.object({ facts: SharedFacts }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/consents',
    summary: 'Ask a person for facts, with a purpose',
    access: 'person',
    body: AskConsent,
    status: 201,
    answer: ConsentWithNotice,
    errors: ['not_found', 'conflict', 'contact_details', 'plan_limit', 'restricted', 'email_unconfirmed'],
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/consents/share',
    summary: 'Show a person facts without being asked',
    access: 'person',
    body: ShareFacts,
    status: 201,
    answer: ConsentWithNotice,
    errors: ['not_found', 'conflict', 'contact_details', 'plan_limit', 'restricted', 'email_unconfirmed'],
  }),
  grant: endpoint({
    ...change,
    path: '/api/consents/:id/grant',
    summary: 'Allow some or all of what was asked for, until a moment',
    body: GrantConsent,
  }),
  deny: endpoint({
    ...change,
    path: '/api/consents/:id/deny',
    summary: 'Refuse what was asked for',
    whileClosing: true,
  }),
  revoke: endpoint({
    ...change,
    path: '/api/consents/:id/revoke',
    summary: 'End what was allowed, at once',
    whileClosing: true,
  }),
  data: endpoint({
    method: 'GET',
    path: '/api/consents/:id/data',
    summary:
      'Look at the facts that a consent opens, as they are now; each look is on a list that their owner reads',
    access: 'person',
    own: true,
    params: ById,
    status: 200,
    answer: z.object({
      data: SharedFacts,
      documents: z.array(SharedDocument).check(z.maxLength(maxFields)),
      expiresAt: timestamp,
    }),
    errors: ['forbidden', 'conflict'],
  }),
  reads: endpoint({
    method: 'GET',
    path: '/api/consents/:id/reads',
    summary: 'Who looked at what, and when; newest first',
    access: 'person',
    own: true,
    params: ById,
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ reads: z.array(ConsentRead), nextCursor }),
    errors: ['forbidden'],
  }),
}
