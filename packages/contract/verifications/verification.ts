import * as z from 'zod/mini'
import { statesOf } from '../lifecycle.ts'
import { withNeutral } from '../values/neutral.ts'
import { id, timestamp } from '../values/text.ts'
import { VerificationKind } from './check.ts'
import { verificationLifecycle } from './lifecycle.ts'

export const VerificationStatus = withNeutral(z.enum(statesOf(verificationLifecycle)), 'pending')
export type VerificationStatus = z.infer<typeof VerificationStatus>

/** As its owner sees it. */
export const Verification = z.object({
  id,
  kind: VerificationKind,
  status: VerificationStatus,
  /** A sentence, if it failed or was revoked. */
  reason: z.nullable(z.string()),
  verifiedAt: z.nullable(timestamp),
  expiresAt: z.nullable(timestamp),
  /** What was checked, such as a home's title. */
  subject: z._default(z.nullable(z.string()), null),
  createdAt: timestamp,
})
export type Verification = z.infer<typeof Verification>
