import * as z from 'zod/mini'
import { withNeutral } from './values/neutral.ts'

export const statusByErrorCode = {
  unreadable: 400,
  no_session: 401,
  wrong_credentials: 401,
  second_factor: 401,
  forbidden: 403,
  cross_site: 403,
  plan_limit: 403,
  restricted: 403,
  email_unconfirmed: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  too_large: 413,
  invalid: 422,
  contact_details: 422,
  too_many: 429,
  internal: 500,
  not_now: 503,
} as const

export type ErrorCode = keyof typeof statusByErrorCode

/** The keys of a constant object are all the keys that its type names. */
const keysOf = <Key extends string>(constant: Record<Key, unknown>) =>
  Object.keys(constant) as [Key, ...Key[]]

/**
 * `message` is a sentence for a person; `fields` has messages by field. `plan_limit` adds how many the plan allows,
 * and which plan allows more; `stale` adds the thing as it is now, and a tour time that is taken those that are free.
 */
export const ErrorAnswer = z.object({
  error: z.object({
    code: withNeutral(z.enum(keysOf(statusByErrorCode)), 'internal'),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    limit: z.optional(z.int()),
    plan: z.optional(z.string()),
    current: z.optional(z.unknown()),
    requestId: z.string(),
  }),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
