import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { EmptyState } from '@portal/shared-ui/empty-state'
import { Link } from 'react-router-dom'

/** Replaces a page about the homes that a tenant rents when a landlord opens it. */
export const TenantsOnly = () => (
  <EmptyState
    level={1}
    title="You must be a tenant to view this page."
    action={
      <Button asChild>
        <Link to={sitePaths.landlordProperties}>Go to My Properties</Link>
      </Button>
    }
  >
    This page shows the homes that tenants rent.
  </EmptyState>
)
