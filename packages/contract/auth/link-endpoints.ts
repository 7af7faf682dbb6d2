// Links in mails: they confirm an address, stop a change of it, or set a forgotten password.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { email, newPassword } from './credentials.ts'

const token = z.string('This link is incomplete').check(z.regex(/^[\w-]{43}$/, 'This link is incomplete'))

/** In the mail to the old address: longer, because nothing is stored of it. */
const keepToken = z.string('This link is incomplete').check(z.maxLength(200))

export const ForgotPassword = z.object({ email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

const accepted = z.object({ accepted: z.literal(true) })

const withLink = { method: 'POST', access: 'anyone', status: 204, answer: z.void() } as const

export const linkEndpoints = {
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/confirm-email/send',
    summary: 'Mail the caller another link that confirms their email address',
    access: 'person',
    status: 202,
    answer: accepted,
    errors: ['not_now'],
  }),
  confirmEmail: endpoint({
    ...withLink,
    path: '/api/auth/confirm-email',
    summary: 'Confirm an email address with a link from a mail',
    body: z.object({ token }),
    errors: ['conflict'],
  }),
  keepEmail: endpoint({
    ...withLink,
    path: '/api/auth/keep-email',
    summary: 'Stop a change of email address with the link that was mailed to the current one',
    body: z.object({ token: keepToken }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary:
      'Mail a link that sets a new password; the answer is the same whether there is an account with the address or not',
    access: 'anyone',
    body: ForgotPassword,
    status: 202,
    answer: accepted,
    errors: ['not_now'],
  }),
  resetPassword: endpoint({
    ...withLink,
    path: '/api/auth/reset-password',
    summary: 'Set a new password with a link from a mail, and end every session',
    body: z.object({ token, newPassword }),
  }),
}
