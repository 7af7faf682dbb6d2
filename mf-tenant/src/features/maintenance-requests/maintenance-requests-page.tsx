// The tenant's maintenance requests (spec §2.16).
import { productName } from '@portal/contract/wording'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { usePageTitle } from '@portal/shared-ui/platform/use-page-title'
import { useSession } from '@portal/shared-ui/platform/use-session'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { MaintenanceRequests } from './maintenance-requests.tsx'

export function MaintenanceRequestsPage() {
  usePageTitle(`Maintenance Requests · ${productName}`)
  const person = useSession()?.user
  return (
    <Page>
      {person?.userType === 'landlord' ? (
        <ForTenantsOnly />
      ) : (
        <>
          <PageHeader
            title="Maintenance Requests"
            description="What you asked to have mended, and how it goes on."
          />
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
          <Link to={paths.myProperties}>Go to My Properties</Link>
        </Button>
      }
    >
      It lists the requests that tenants file for the homes they rent.
    </EmptyState>
  )
}
