// What the server draws of each route before script runs.
import * as sitePaths from '@portal/contract/site-paths'
import { Button } from '@portal/shared-ui/button'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Plus } from 'lucide-react'
import { CreatePropertySkeleton } from './features/create-property/create-property-skeleton.tsx'
import { MyPropertiesSkeleton } from './features/my-properties/my-properties-skeleton.tsx'

const addProperty = (
  <Button asChild>
    <a href={sitePaths.createProperty}>
      <Plus aria-hidden />
      Add Property
    </a>
  </Button>
)

export const firstPaint = {
  [sitePaths.createProperty]: <CreatePropertySkeleton />,
  [sitePaths.landlordProperties]: (
    <Page>
      <PageHeader title="My Properties" actions={addProperty} />
      <MyPropertiesSkeleton />
    </Page>
  ),
}
