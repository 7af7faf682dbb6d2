import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { UserAnswer } from '../people/person.ts'
import { text } from '../values/text.ts'
import { Register, UpdateProfile } from './registration.ts'

export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account and sign in',
    access: 'anyone',
    body: Register,
    status: 201,
    answer: UserAnswer,
    errors: ['conflict'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/auth/profile',
    summary: "Change some of the caller's own fields",
    access: 'person',
    /** Another address is refused: a link to the new one changes it. */
    body: z.extend(UpdateProfile, { email: z.optional(text(254)) }),
    status: 200,
    answer: UserAnswer,
  }),
}
