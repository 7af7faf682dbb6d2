import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import { verificationEndpoints } from '@portal/contract/verifications/endpoints'
import { reminderDays } from '@portal/contract/verifications/lifecycle'
import type { Verification } from '@portal/contract/verifications/verification'
import { Badge } from '@portal/shared-ui/badge'
import { Button } from '@portal/shared-ui/button'
import { DetailList } from '@portal/shared-ui/detail-list'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate } from '@portal/shared-ui/format-date'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'

interface IdentitySectionProps {
  check: Verification | undefined
  /** This portal has a provider for it. */
  isOffered: boolean
  /** Its person comes back from the provider's page. */
  isAwaited: boolean
}

/** What the check needs, what others see of it, where it stands, and what leads on. */
export const IdentitySection = ({ check, isOffered, isAwaited }: IdentitySectionProps) => {
  const { tone, badge, words, action } = stateOf(check, isAwaited)
  return (
    <FormSection
      title="Identity"
      description="Stripe compares your face with your ID. We get the result, and never see or keep your ID."
    >
      <DetailList
        details={[
          { label: 'You need', value: 'A driver’s license, passport or ID card, and a camera' },
          { label: 'Others see', value: '“Identity checked” and the month it ends' },
          { label: 'It lasts', value: 'Two years, or until your ID expires or you change your name' },
        ]}
      />
      <div role="status">
        <Stack $direction="row" $gap={2}>
          <Badge tone={tone}>{badge}</Badge>
          <Text>{words}</Text>
        </Stack>
      </div>
      {action && (isOffered ? <Start words={action} /> : <Text $tone="muted">{notOffered}</Text>)}
    </FormSection>
  )
}

const notOffered = 'This portal can’t check identities at the moment.'

const Start = ({ words }: { words: string }) => {
  const user = useSession()?.user
  const { hasMail } = usePlatform().settings
  const start = useChange({
    send: () => call(verificationEndpoints.startIdentity),
    reads: [verificationEndpoints.list],
    onDone: ({ url }) => window.location.assign(url),
    failed: { otherwise: 'We couldn’t start the check. Please try again.' },
  })
  const isUnconfirmed = hasMail && user?.isEmailConfirmed === false
  return isUnconfirmed ? (
    <Text $tone="muted">Please confirm your email address first.</Text>
  ) : (
    <Stack $direction="row">
      <Button pending={start.isPending} pendingText="Opening..." onClick={() => start.mutate()}>
        {words}
      </Button>
    </Stack>
  )
}

interface CheckState {
  tone: 'neutral' | 'success' | 'danger' | 'warning'
  badge: string
  words: string
  /** What the button says; none while there is nothing to do. */
  action?: string
}

const stateOf = (check: Verification | undefined, isAwaited: boolean): CheckState => {
  switch (check?.status) {
    case undefined:
    case 'cancelled':
      return {
        tone: 'neutral',
        badge: 'Not checked',
        words: 'You haven’t checked your identity yet.',
        action: 'Check my ID',
      }
    case 'pending':
      return isAwaited
        ? { tone: 'neutral', badge: 'In progress', words: waiting }
        : { tone: 'neutral', badge: 'Started', words: 'You haven’t finished the check.', action: 'Continue' }
    case 'processing':
      return { tone: 'neutral', badge: 'In progress', words: waiting }
    case 'failed':
      return { tone: 'danger', badge: 'Not verified', words: check.reason ?? '', action: 'Try again' }
    case 'revoked':
      return { tone: 'warning', badge: 'Not valid', words: check.reason ?? '', action: 'Check again' }
    case 'expired':
      return check.verifiedAt
        ? { tone: 'warning', badge: 'Expired', words: 'Your check has ended.', action: 'Check again' }
        : {
            tone: 'neutral',
            badge: 'Not checked',
            words: 'The check wasn’t finished in time.',
            action: 'Start again',
          }
    case 'verified':
      return {
        tone: 'success',
        badge: 'Verified',
        words: `Checked ${formatDate(check.verifiedAt ?? '')}${check.expiresAt ? `, valid until ${formatDate(check.expiresAt)}` : ''}`,
        ...(isEnding(check) && { action: 'Check again' }),
      }
    default:
      throw new Error(`Unknown state of a check: ${check?.status satisfies undefined}`)
  }
}

const waiting = 'We’re waiting for the result. We’ll let you know.'

const isEnding = ({ expiresAt }: Verification): boolean =>
  expiresAt !== null && Date.parse(expiresAt) < Date.now() + reminderDays * 86_400_000
