import { refetch, useChange } from '@portal/app-kit/use-change'
import { call, queryOf } from '@portal/client/call'
import { exportCategory, exportEndpoints } from '@portal/contract/auth/export-endpoints'
import { securityEndpoints } from '@portal/contract/auth/security-endpoints'
import { keptForDays } from '@portal/contract/kept-for'
import { documentAddressOf } from '@portal/contract/values/document-address'
import { Button } from '@portal/shared-ui/button'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { FormSection } from '@portal/shared-ui/form-section'
import { formatDate, formatTime } from '@portal/shared-ui/format-date'
import { useArrivals } from '@portal/shared-ui/platform/use-arrivals'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { Stack } from '@portal/shared-ui/stack'
import { Text } from '@portal/shared-ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'

const dayMs = 86_400_000

export const DataSection = () => {
  const queryClient = useQueryClient()
  const { data, isError, refetch: readAgain } = useQuery(queryOf(exportEndpoints.read))
  useArrivals(arrival => {
    if (arrival === null || arrival.category === exportCategory)
      void refetch(queryClient, [exportEndpoints.read])
  })
  const ask = useChange({
    send: () => call(exportEndpoints.ask),
    reads: [exportEndpoints.read, securityEndpoints.activity],
    done: () => ({ title: 'We’re making your copy', description: 'We’ll notify you when it’s ready.' }),
    failed: { otherwise: 'We couldn’t make a copy. Please try again.' },
  })
  const found = data?.dataExport
  const isWaiting = found != null && found.madeAt === null
  return (
    <FormSection
      title="Your data"
      description="A ZIP file with what we keep about you, your documents and your photos. You can make one a day."
    >
      {isError ? (
        <ErrorPanel title="We couldn’t load your copy" onRetry={() => void readAgain()} />
      ) : !data ? (
        <SkeletonGroup label="Loading your copy" $height="44px" />
      ) : (
        <Stack $gap={4}>
          {isWaiting && (
            <Text role="status">
              We’re making the copy you asked for at {formatTime(found.askedAt)}. We’ll notify you when it’s
              ready.
            </Text>
          )}
          {found?.documentId && found.madeAt && (
            <Text>
              Your copy from {formatTime(found.madeAt)} is ready, until{' '}
              {formatDate(Date.parse(found.madeAt) + keptForDays.exports * dayMs)}.
            </Text>
          )}
          <Stack $direction="row">
            {found?.documentId && (
              <Button asChild>
                <a href={documentAddressOf(found.documentId)} download>
                  Download your data
                </a>
              </Button>
            )}
            {!isWaiting && (
              <Button
                variant="outline"
                pending={ask.isPending}
                pendingText="Asking..."
                onClick={() => ask.mutate()}
              >
                {found?.documentId ? 'Make a new copy' : 'Make a copy'}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
    </FormSection>
  )
}
