// URL to page. A path of another app draws nothing: that app is shown then.
import * as sitePaths from '@portal/contract/site-paths'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Route, Routes as RouteTable } from 'react-router-dom'
import { CreatePropertySkeleton } from './features/create-property/create-property-skeleton.tsx'
import { MyPropertiesPage } from './features/my-properties/my-properties-page.tsx'

// The form and what checks it come only to those who open it.
const CreatePropertyPage = lazy(async () => ({
  default: (await import('./features/create-property/create-property-page.tsx')).CreatePropertyPage,
}))

export function Routes() {
  return (
    <BrowserRouter>
      <RouteTable>
        <Route
          path={sitePaths.createProperty}
          element={
            <Suspense fallback={<CreatePropertySkeleton />}>
              <CreatePropertyPage />
            </Suspense>
          }
        />
        <Route path={sitePaths.landlordProperties} element={<MyPropertiesPage />} />
        <Route path="*" element={null} />
      </RouteTable>
    </BrowserRouter>
  )
}
