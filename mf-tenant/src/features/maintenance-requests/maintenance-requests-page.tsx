// The tenant's maintenance requests (spec §2.16).
import { queryOf } from '@portal/client/call'
import { maintenanceEndpoints } from '@portal/contract/maintenance/endpoints'
import * as sitePaths from '@portal/contract/site-paths'
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { ErrorPanel } from '@portal/shared-ui/error-panel'
import { Page } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/platform'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Stack } from '@portal/shared-ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { RequestCard } from './request-card.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestStatistics } from './request-statistics.tsx'
import { RequestsHeader, RequestsSkeleton } from './requests-skeleton.tsx'

export function MaintenanceRequestsPage() {
  usePageTitle(`Maintenance Requests · ${productName}`)
  const person = useSession()?.user
  return (
    <Page>
      {person?.userType === 'landlord' ? (
        <ForTenantsOnly />
      ) : (
        <>
          <RequestsHeader />
          <MaintenanceRequests isAllowed={person !== undefined} />
        </>
      )}
    </Page>
  )
}

function ForTenantsOnly() {
  return (
    <EmptyState
      level={1}
      picture="tools"
      title="You must be a tenant to view this page."
      action={
        <Button asChild>
          <Link to={sitePaths.landlordProperties}>Go to My Properties</Link>
        </Button>
      }
    >
      It lists the requests that tenants file for the homes they rent.
    </EmptyState>
  )
}

/** The list with its figures; the URL names the request whose details are open. */
function MaintenanceRequests({ isAllowed }: { isAllowed: boolean }) {
  const { data: requests, isError, refetch } = useMyRequests(isAllowed)
  const [searchParams, setSearchParams] = useSearchParams()
  const opened = requests?.find(({ id }) => id === searchParams.get('request'))

  if (isError)
    return (
      <ErrorPanel title="Your maintenance requests could not be loaded" onRetry={() => void refetch()}>
        They are safe. Please try again.
      </ErrorPanel>
    )
  return (
    <Stack $gap={6}>
      <RequestStatistics requests={requests} />
      {!requests && <RequestsSkeleton />}
      {requests?.length === 0 && (
        <EmptyState picture="tools" title="No maintenance requests yet">
          When something in your home needs repair, your requests appear here.
        </EmptyState>
      )}
      {requests && requests.length > 0 && (
        <Stack as="ul" role="list">
          {requests.map(request => (
            <li key={request.id}>
              <RequestCard request={request} onOpen={() => setSearchParams({ request: request.id })} />
            </li>
          ))}
        </Stack>
      )}
      {opened && <RequestDialog request={opened} onClose={() => setSearchParams({}, { replace: true })} />}
    </Stack>
  )
}

/** The tenant's own requests, newest first; not fetched for anyone else. */
const useMyRequests = (enabled: boolean) => useQuery({ ...queryOf(maintenanceEndpoints.myRequests), enabled })
