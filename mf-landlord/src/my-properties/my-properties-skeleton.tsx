import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { CardGrid } from '@portal/shared-ui/card'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { SkeletonGroup } from '@portal/shared-ui/skeleton'
import { SkeletonCard } from '@portal/shared-ui/skeleton-card'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'

export const MyPropertiesPageSkeleton = () => (
  <Page>
    <MyPropertiesHeader />
    <MyPropertiesSkeleton />
  </Page>
)

export const MyPropertiesHeader = () => (
  <PageHeader
    title="My Properties"
    actions={
      <Button asChild>
        <Link to={sitePaths.createProperty}>
          <Plus aria-hidden />
          Add Property
        </Link>
      </Button>
    }
  />
)

/** Three cards while the homes load (spec §2.8). */
export function MyPropertiesSkeleton() {
  return (
    <SkeletonGroup label="Loading your properties">
      <CardGrid>
        <SkeletonCard picture />
        <SkeletonCard picture />
        <SkeletonCard picture />
      </CardGrid>
    </SkeletonGroup>
  )
}
