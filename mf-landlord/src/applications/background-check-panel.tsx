// The tenant sees the report first; its landlord reads it here once it is released.

import { CheckBadge } from '@portal/app-kit/background-checks/check-badge'
import { ShowReport } from '@portal/app-kit/background-checks/show-report'
import { KnownRefusal } from '@portal/app-kit/known-refusal'
import { LoadFailure } from '@portal/app-kit/load-failure'
import { PlanUsedUp } from '@portal/app-kit/plan-used-up'
import { useChange } from '@portal/app-kit/use-change'
import { useFresh } from '@portal/app-kit/use-fresh'
import { useReadOnArrival } from '@portal/app-kit/use-read-on-arrival'
import { useSendOnce } from '@portal/app-kit/use-send-once'
import { call, queryOf } from '@portal/client/call'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { acceptDays, backgroundCheckStateAt, releaseDays } from '@portal/contract/background-checks/lifecycle'
import { screeningProvider } from '@portal/contract/background-checks/provider'
import { subscriptionEndpoints } from '@portal/contract/subscriptions/endpoints'
import { quoted } from '@portal/contract/values/words'
import { Button } from '@portal/shared-ui/button'
import { formatDate } from '@portal/shared-ui/format-date'
import { Panel } from '@portal/shared-ui/panel'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery } from '@tanstack/react-query'
import { checksOf } from './applications-reads.ts'

interface BackgroundCheckPanelProps {
  applicationId: string
  firstName: string
  /** The application is undecided, or accepted and waiting for an answer. */
  isOpen: boolean
}

/** Last on its page: it can be missing where none are offered. */
export const BackgroundCheckPanel = ({ applicationId, firstName, isOpen }: BackgroundCheckPanelProps) => {
  const { hasScreening = false } = usePlatform().settings
  useReadOnArrival([backgroundCheckEndpoints.list])
  const found = useQuery({
    ...queryOf(backgroundCheckEndpoints.list, checksOf(applicationId)),
    ...useFresh(),
  })
  const [latest] = found.data?.backgroundChecks ?? []
  const check = latest && { ...latest, status: backgroundCheckStateAt(latest, Date.now()) }
  const mayAsk = isOpen && hasScreening && (!check || mayAskAgain(check))
  if (found.data && !check && !mayAsk) return null
  return (
    <Panel title="Background check" actions={check && <CheckBadge status={check.status} />}>
      <Stack $gap={4}>
        {check && <Text>{stateWords(check, firstName)}</Text>}
        {check?.statement && (
          <Text>
            {firstName} says about it: {quoted(check.statement)}
          </Text>
        )}
        {check?.status === 'released' && isOpen && <ShowReport id={check.id} about={`of ${firstName}`} />}
        {mayAsk && <AskForCheck applicationId={applicationId} firstName={firstName} />}
        {!found.data &&
          (found.error ? (
            <LoadFailure title="We couldn’t load this" error={found.error} retry={found.refetch} />
          ) : (
            <SkeletonGroup label="Loading the background check" $height="72px" />
          ))}
      </Stack>
    </Panel>
  )
}

/** Not after a refusal, which the API says. */
const mayAskAgain = ({ status }: BackgroundCheck): boolean => status === 'cancelled' || status === 'failed'

const stateWords = ({ status, acceptBy, expiresAt }: BackgroundCheck, name: string): string => {
  switch (status) {
    case 'invited':
      return acceptBy
        ? `${name} has until ${formatDate(acceptBy)} to accept or decline.`
        : `${name} accepted, and is entering their details at ${screeningProvider.name}.`
    case 'running':
      return `${screeningProvider.name} is making the report. ${name} reads it first.`
    case 'ready':
    case 'disputed':
      return `The report is ready. ${name} reads it first, and can dispute it or release it to you.`
    case 'released':
      return `You can read the report while the application is open. It’s valid until ${formatDate(expiresAt ?? 0)}. If you decline because of it, choose that reason: ${name} has a right to know.`
    case 'cancelled':
      return `${name} declined, or didn’t do it in time. It doesn’t count toward your plan.`
    case 'failed':
      return `${screeningProvider.name} couldn’t make a report. It doesn’t count toward your plan.`
    case 'expired':
      return 'The report has expired.'
    default:
      throw new Error(`Unknown status: ${status satisfies never}`)
  }
}

const AskForCheck = ({ applicationId, firstName }: Omit<BackgroundCheckPanelProps, 'isOpen'>) => {
  const sendOnce = useSendOnce((_: undefined, clientId) =>
    call(backgroundCheckEndpoints.order, { body: { applicationId, clientId } }),
  )
  const ask = useChange({
    send: () => sendOnce(undefined),
    reads: [backgroundCheckEndpoints.list, subscriptionEndpoints.usage],
    done: () => ({ title: 'Request sent', description: `We’ll let you know what ${firstName} answers.` }),
    failed: 'We couldn’t send your request',
  })
  return (
    <>
      <Text>
        {firstName} can accept or decline within {acceptDays} days, and reads the report first. You can read
        it when they release it, or {releaseDays} days later unless they dispute it. Ask every applicant for
        the same.
      </Text>
      <KnownRefusal endpoint={backgroundCheckEndpoints.order} />
      <Stack $direction="row">
        <Button
          variant="outline"
          pending={ask.isPending}
          pendingText="Sending..."
          onClick={() => ask.mutate()}
        >
          Ask for a background check
        </Button>
      </Stack>
      <PlanUsedUp feature="backgroundChecks" />
    </>
  )
}
