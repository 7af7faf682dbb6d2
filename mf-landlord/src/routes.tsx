// URL to page. A path of another app draws nothing: that app is shown then.
import { BrowserRouter, Route, Routes as RouteTable } from 'react-router-dom'
import { CreatePropertyPage } from './features/create-property/create-property-page.tsx'
import { MyPropertiesPage } from './features/my-properties/my-properties-page.tsx'
import { paths } from './paths.ts'

export function Routes() {
  return (
    <BrowserRouter>
      <RouteTable>
        <Route path={paths.createProperty} element={<CreatePropertyPage />} />
        <Route path={paths.myProperties} element={<MyPropertiesPage />} />
        <Route path="*" element={null} />
      </RouteTable>
    </BrowserRouter>
  )
}
