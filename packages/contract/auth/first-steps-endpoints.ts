// What a new person does first, for their start page.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const FirstSteps = z.object({
  /** Whether they have ever dealt with anyone about a home, been invited to one, or saved one. */
  hasDealings: z.boolean(),
  isEmailConfirmed: z.boolean(),
  /** With a picture. */
  hasProfile: z.boolean(),
  /** A tenant saved a search, or a landlord listed a home. */
  hasBegun: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const firstStepEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/auth/first-steps',
    summary: 'What the caller has done of the first steps',
    access: 'person',
    status: 200,
    answer: FirstSteps,
  }),
}
