import { KnownRefusal } from '@portal/app-kit/known-refusal'
import { useChange } from '@portal/app-kit/use-change'
import { call } from '@portal/client/call'
import type { BackgroundCheck } from '@portal/contract/background-checks/background-check'
import { backgroundCheckEndpoints } from '@portal/contract/background-checks/endpoints'
import { screeningProvider } from '@portal/contract/background-checks/provider'
import { Button } from '@portal/shared-ui/button'
import { usePlatform } from '@portal/shared-ui/platform/platform'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'

const reads = [backgroundCheckEndpoints.list]

/** Leads to the provider's page. Once it was accepted, only to that page. */
export const AcceptCheck = ({ check: { id, acceptBy } }: { check: BackgroundCheck }) => {
  const { hasScreening = false } = usePlatform().settings
  const accept = useChange({
    send: () => call(backgroundCheckEndpoints.accept, { params: { id } }),
    reads,
    onDone: ({ url }) => {
      if (url) window.location.assign(url)
    },
    failed: `We couldn’t open ${screeningProvider.name}’s page`,
  })
  const decline = useChange({
    send: () => call(backgroundCheckEndpoints.decline, { params: { id } }),
    reads,
    done: () => ({ title: 'Declined', description: 'We’ll let them know. Nothing was sent to anyone.' }),
    failed: 'We couldn’t decline this',
  })
  return (
    <>
      {hasScreening ? (
        <KnownRefusal endpoint={backgroundCheckEndpoints.accept} />
      ) : (
        <Text $tone="muted">Background checks aren’t available right now.</Text>
      )}
      <Stack $direction="row" $gap={3}>
        {hasScreening && (
          <Button
            pending={accept.isPending || accept.data?.url !== undefined}
            pendingText="Opening..."
            onClick={() => accept.mutate()}
          >
            {acceptBy ? 'Accept and continue' : `Continue at ${screeningProvider.name}`}
          </Button>
        )}
        {acceptBy && (
          <Button
            variant="outline"
            pending={decline.isPending}
            pendingText="Declining..."
            onClick={() => decline.mutate()}
          >
            Decline
          </Button>
        )}
      </Stack>
    </>
  )
}
