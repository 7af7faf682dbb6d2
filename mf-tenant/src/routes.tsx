// URL to page. A path of another app draws nothing: that app is shown then.
import * as sitePaths from '@portal/contract/site-paths'
import { BrowserRouter, Route, Routes as RouteTable } from 'react-router-dom'
import { MaintenanceRequestsPage } from './features/maintenance-requests/maintenance-requests-page.tsx'

export function Routes() {
  return (
    <BrowserRouter>
      <RouteTable>
        <Route path={sitePaths.maintenanceRequests} element={<MaintenanceRequestsPage />} />
        <Route path="*" element={null} />
      </RouteTable>
    </BrowserRouter>
  )
}
