// Mail about the account, and notifications in the portal, always come.
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { timestamp } from '../values/text.ts'

/** Turned off in a person's settings; the newsletter, by a link in each. */
export const mailKinds = ['alerts', 'messages', 'applications', 'tours', 'repairs', 'newsletter'] as const
export type MailKind = (typeof mailKinds)[number]

const ChosenMails = z.object({
  /** Homes that match saved searches. */
  alerts: z.boolean(),
  /** Unread messages, inquiries and answers. */
  messages: z.boolean(),
  applications: z.boolean(),
  tours: z.boolean(),
  repairs: z.boolean(),
  /** Whether emails about messages show how they begin. */
  messageText: z.boolean(),
})

const ChooseMails = z.partial(ChosenMails)

export const MailSettings = z.object({
  ...ChosenMails.shape,
  messages: z._default(z.boolean(), true),
  applications: z._default(z.boolean(), true),
  tours: z._default(z.boolean(), true),
  repairs: z._default(z.boolean(), true),
  messageText: z._default(z.boolean(), false),
  updatedAt: timestamp,
})
export type MailSettings = z.infer<typeof MailSettings>

const answer = z.object({ settings: MailSettings })

export const mailSettingsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/notification-settings',
    summary: 'Which kinds of mail the caller gets',
    access: 'person',
    status: 200,
    answer,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/notification-settings',
    summary: 'Choose which kinds of mail the caller gets',
    access: 'person',
    body: ChooseMails,
    status: 200,
    answer,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe',
    summary:
      'Turn off the kind of mail that the token is from; mail programs call it by themselves (RFC 8058)',
    access: 'anyone',
    query: z.object({ token: z.string('This link is incomplete').check(z.maxLength(200)) }),
    status: 204,
    answer: z.void(),
  }),
}
