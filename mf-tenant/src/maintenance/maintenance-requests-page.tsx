// The tenant's maintenance requests (spec §2.16).

import { LoadFailure } from '@portal/app-kit/load-failure'
import { RequestCard } from '@portal/app-kit/maintenance/request-card'
import { ShowMore } from '@portal/app-kit/show-more'
import { useAddressParams } from '@portal/app-kit/use-address-params'
import { useTitle } from '@portal/app-kit/use-title'
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import { Button } from '@portal/shared-ui/button'
import { DialogOnDemand } from '@portal/shared-ui/dialog-on-demand'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page } from '@portal/shared-ui/page'
import { lazily } from '@portal/shared-ui/platform/lazily'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { withQueries } from '@portal/shared-ui/platform/with-queries'
import { Stack } from '@portal/shared-ui/stack'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { TenantsOnly } from '../tenants-only.tsx'
import { RequestStatistics } from './request-statistics.tsx'
import { requestPages } from './requests-query.ts'
import { RequestsHeader, RequestsSkeleton } from './requests-skeleton.tsx'

const NewRequestDialog = lazily(async () => (await import('./new-request-dialog.tsx')).NewRequestDialog)
/** Loads when a pointer or the focus is near the requests. */
const RequestDialog = lazily(async () => (await import('./request-dialog.tsx')).RequestDialog)

export const MaintenanceRequestsPage = withQueries(() => {
  useTitle('Maintenance Requests')
  const person = useSession()?.user
  if (person?.userType === 'landlord')
    return (
      <Page>
        <TenantsOnly about="repairs" />
      </Page>
    )
  return (
    <Page>
      <MaintenanceRequests personId={person?.id} />
    </Page>
  )
})

/** The list with its figures. The URL holds the opened request, or that a new one is being written. */
function MaintenanceRequests({ personId }: { personId: string | undefined }) {
  const found = useInfiniteQuery({
    ...requestPages(),
    enabled: personId !== undefined,
  })
  const { data, error, refetch } = found
  const requests = data?.pages.flat()
  const { data: figures } = useQuery({
    ...queryOf(maintenanceEndpoints.statistics),
    enabled: personId !== undefined,
  })
  const [params, changeParams] = useAddressParams()
  const openedId = params.get('request')
  const isNew = params.has('new')
  const openNew = () => changeParams({ new: '', request: null })
  const close = () => changeParams({ new: null, request: null }, { replace: true })

  return (
    <>
      <RequestsHeader onNew={personId === undefined ? undefined : openNew} />
      {error && !requests ? (
        <LoadFailure title="We couldn’t load your maintenance requests" error={error} retry={refetch}>
          Your changes are saved. Try again.
        </LoadFailure>
      ) : (
        <Stack $gap={6}>
          <RequestStatistics figures={figures} />
          {!requests && <RequestsSkeleton />}
          {requests?.length === 0 && <NoRequests onNew={openNew} />}
          {requests && requests.length > 0 && (
            <Stack as="ul" role="list" {...RequestDialog.near}>
              {requests.map(request => (
                <li key={request.id}>
                  <RequestCard
                    request={request}
                    viewer="tenant"
                    actions={
                      <Button
                        variant="outline"
                        size="sm"
                        onClick={() => changeParams({ request: request.id, new: null })}
                      >
                        View Details<VisuallyHidden> of {request.title}</VisuallyHidden>
                      </Button>
                    }
                  />
                </li>
              ))}
            </Stack>
          )}
          <ShowMore list={found} />
        </Stack>
      )}
      {personId && openedId && (
        <DialogOnDemand title="Maintenance request" size="lg" onClose={close}>
          <RequestDialog id={openedId} viewerId={personId} onClose={close} />
        </DialogOnDemand>
      )}
      {personId && isNew && (
        <DialogOnDemand
          title="New Request"
          placement="sheet"
          failure="We couldn’t open the form"
          onClose={close}
        >
          <NewRequestDialog personId={personId} onClose={close} />
        </DialogOnDemand>
      )}
    </>
  )
}

const NoRequests = ({ onNew }: { onNew: () => void }) => (
  <EmptyState
    picture="tools"
    title="No maintenance requests yet"
    action={<Button onClick={onNew}>Create Request</Button>}
  >
    Your repair requests appear here.
  </EmptyState>
)
