import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { timestamp } from '../values/text.ts'

export const VerificationKind = withNeutral(
  z.enum([
    'email',
    'identity',
    'organization',
    'license',
    'home',
    'home_location',
    'document',
    'background_check',
  ]),
  'email',
)
export type VerificationKind = z.infer<typeof VerificationKind>

/** What others see of a check: only what was checked, and lasts. */
export const Check = z.object({
  kind: VerificationKind,
  verifiedAt: timestamp,
  expiresAt: z.nullable(timestamp),
  /** Such as a home's title. */
  subject: z.optional(z.string()),
})
export type Check = z.infer<typeof Check>
