import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Verification } from './verification.ts'

/** An answer has the latest checks of each kind. */
const maxVerifications = 60

export const verificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/verifications',
    summary: 'The checks of the caller, newest first, and whether identities can be checked here',
    access: 'person',
    status: 200,
    answer: z.object({
      verifications: z.array(Verification).check(z.maxLength(maxVerifications)),
      hasIdentity: z._default(z.boolean(), false),
    }),
  }),
  startIdentity: endpoint({
    method: 'POST',
    path: '/api/verifications/identity',
    summary:
      'Lead to the provider’s page for a check of an identity document, the one that is open or a new one',
    access: 'person',
    status: 200,
    answer: z.object({ verification: Verification, url: z.string() }),
    errors: ['conflict', 'email_unconfirmed', 'not_now'],
  }),
}
