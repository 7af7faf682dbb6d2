// Warnings: messages about the platform's policy, and whether the person has acknowledged them (spec §3, §4 "Warning").
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, timestamp } from '../values/text.ts'

export const WarningSeverity = withNeutral(z.enum(['low', 'medium', 'high', 'critical']), 'medium')
export type WarningSeverity = z.infer<typeof WarningSeverity>

/**
 * The type of the warnings that the policy reminder records.
 * @internal until the reminder is drawn
 */
export const policyWarningType = 'platform_policy'
/** How long an acknowledgment keeps the policy reminder away (spec §9). */
const policyAcknowledgmentDays = 7

export const Warning = z.object({
  id,
  warningType: z.string(),
  message: z.string(),
  severity: WarningSeverity,
  isAcknowledged: z.boolean(),
  acknowledgedAt: z.nullable(timestamp),
  createdAt: timestamp,
})
export type Warning = z.infer<typeof Warning>

export const CreateWarning = z.object({
  warningType: requiredText(60, 'Warning type is required'),
  message: requiredText(2000, 'Message is required'),
  severity: z._default(WarningSeverity, 'medium'),
})
export type CreateWarning = z.input<typeof CreateWarning>

/**
 * Whether the policy was acknowledged within the last seven days before `now` (spec §4 "Policy reminder").
 * @internal until the reminder is drawn
 */
export const isPolicyAcknowledged = (warnings: readonly Warning[], now: Date): boolean => {
  const since = now.getTime() - policyAcknowledgmentDays * 86_400_000
  return warnings.some(
    ({ warningType, acknowledgedAt }) =>
      warningType === policyWarningType && acknowledgedAt !== null && Date.parse(acknowledgedAt) >= since,
  )
}
