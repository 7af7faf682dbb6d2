// What the server draws of each route before script runs.
import { Button } from '@portal/shared-ui/button'
import { Page, PageHeader } from '@portal/shared-ui/page'
import { Plus } from 'lucide-react'
import { CreatePropertySkeleton } from './features/create-property/create-property-skeleton.tsx'
import { MyPropertiesSkeleton } from './features/my-properties/my-properties-skeleton.tsx'
import { paths } from './paths.ts'

const addProperty = (
  <Button asChild>
    <a href={paths.createProperty}>
      <Plus aria-hidden />
      Add Property
    </a>
  </Button>
)

export const firstPaint = {
  [paths.createProperty]: <CreatePropertySkeleton />,
  [paths.myProperties]: (
    <Page>
      <PageHeader title="My Properties" actions={addProperty} />
      <MyPropertiesSkeleton />
    </Page>
  ),
}
