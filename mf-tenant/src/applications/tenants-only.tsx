import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Link } from 'react-router-dom'

/** Replaces a tenants' page about applications when a landlord opens it. */
export const TenantsOnly = () => (
  <EmptyState
    level={1}
    picture="inbox"
    title="You must be a tenant to view this page."
    action={
      <Button asChild>
        <Link to={sitePaths.landlordApplications}>View the applications you received</Link>
      </Button>
    }
  >
    This page shows the applications that tenants have sent.
  </EmptyState>
)
