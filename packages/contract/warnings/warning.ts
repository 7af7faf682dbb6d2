// About the platform's policy, with acknowledgments (spec §3, §4 "Warning").
import * as z from 'zod/mini'
import { withNeutral } from '../values/neutral.ts'
import { id, requiredText, timestamp } from '../values/text.ts'

export const WarningSeverity = withNeutral(z.enum(['low', 'medium', 'high', 'critical']), 'medium')
export type WarningSeverity = z.infer<typeof WarningSeverity>

/** Recorded by the policy reminder. */
export const policyWarningType = 'platform_policy'
/** About what the contact filter found. */
export const violationWarningType = 'content_violation'

const dayMs = 86_400_000
/** How long an acknowledgment suppresses the policy reminder (spec §9). */
const acknowledgmentMs = 7 * dayMs
/** How long a violation brings the reminder back (spec §9). */
const recentViolationMs = dayMs

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
 * Due (spec §4, §9) if not acknowledged within seven days before `now`, or not since a violation in the last 24
 * hours.
 */
export const isPolicyReminderDue = (warnings: readonly Warning[], now: Date): boolean => {
  const acknowledgedMs = latest(
    warnings
      .filter(({ warningType }) => warningType === policyWarningType)
      .map(({ acknowledgedAt }) => acknowledgedAt),
  )
  const violatedMs = latest(
    warnings
      .filter(({ warningType }) => warningType === violationWarningType)
      .map(({ createdAt }) => createdAt),
  )
  const isAcknowledged = acknowledgedMs >= now.getTime() - acknowledgmentMs
  const isViolationRecent = violatedMs > now.getTime() - recentViolationMs
  return !isAcknowledged || (isViolationRecent && violatedMs >= acknowledgedMs)
}

/** In milliseconds; far in the past if there is none. */
const latest = (moments: readonly (string | null)[]): number =>
  Math.max(...moments.map(moment => (moment === null ? Number.NEGATIVE_INFINITY : Date.parse(moment))))
