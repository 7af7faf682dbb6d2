import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { withNeutral } from '../values/neutral.ts'
import { nextCursor, pageQuery } from '../values/page.ts'
import { ById, id, timestamp } from '../values/text.ts'
import { ChangeEmail, ChangePassword } from './credentials.ts'
import { maxPasskeys, Passkey } from './passkey-endpoints.ts'
import { SecondFactor } from './second-factor-endpoints.ts'

/** As far as the browser said; a device is such as "Chrome on Windows". */
const origin = { device: z.string(), ipAddress: z.nullable(z.string()) }

/** Kept for one person. */
export const maxSessions = 200

const OwnSession = z.object({
  id,
  ...origin,
  createdAt: timestamp,
  lastSeenAt: timestamp,
  /** Whether the call comes from it. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const SecurityEventType = withNeutral(
  z.enum([
    'account_opened',
    'sign_in',
    'sign_out',
    'password_change',
    'email_change',
    'email_change_requested',
    'email_change_stopped',
    'session_end',
    'account_closing',
    'account_kept',
    'data_export',
    'moderation_read',
    'second_factor_on',
    'second_factor_off',
    'second_factor_check',
    'recovery_code',
    'recovery_codes_renewed',
    'passkey_added',
    'passkey_removed',
    'other',
  ]),
  'other',
)

const SecurityEvent = z.object({
  id,
  eventType: SecurityEventType,
  status: withNeutral(z.enum(['succeeded', 'failed']), 'succeeded'),
  ...origin,
  createdAt: timestamp,
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

/** Its link was not opened yet. */
const EmailChange = z.object({ newEmail: z.string(), createdAt: timestamp })

export const securityEndpoints = {
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    summary: "Change the caller's password, and end their other sessions and all links that were mailed",
    access: 'person',
    body: ChangePassword,
    whileClosing: true,
    status: 204,
    answer: z.void(),
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email',
    summary: 'Mail a link to a new email address, which replaces the old one once it is opened',
    access: 'person',
    body: ChangeEmail,
    asksForCode: true,
    status: 202,
    answer: z.object({ accepted: z.literal(true) }),
    errors: ['not_now'],
  }),
  emailChange: endpoint({
    method: 'GET',
    path: '/api/auth/email',
    summary: "The caller's change of email address that waits for its link to be opened, if there is one",
    access: 'person',
    status: 200,
    answer: z.object({ emailChange: z.nullable(EmailChange) }),
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/auth/email',
    summary: "Cancel the caller's change of email address, if there is one",
    access: 'person',
    status: 204,
    answer: z.void(),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the caller is signed in, and whether in two steps',
    access: 'person',
    status: 200,
    answer: z.object({
      sessions: z.array(OwnSession).check(z.maxLength(maxSessions)),
      /** Left out if unknown. */
      secondFactor: z.optional(SecondFactor),
      /** Newest first; left out if unknown. */
      passkeys: z.optional(z.array(Passkey).check(z.maxLength(maxPasskeys))),
    }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Sign out elsewhere, and end all links that were mailed',
    access: 'person',
    own: true,
    params: ById,
    status: 204,
    answer: z.void(),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/auth/activity',
    summary: 'Sign-ins and changes of the account, newest first',
    access: 'person',
    query: z.object(pageQuery),
    status: 200,
    answer: z.object({ events: z.array(SecurityEvent), nextCursor }),
  }),
}
