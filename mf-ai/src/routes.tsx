// URL to page. A path of another app draws nothing: that app is shown then.
import * as sitePaths from '@portal/contract/site-paths'
import { BrowserRouter, Route, Routes as RouteTable } from 'react-router-dom'
import { AiHubPage } from './features/hub/ai-hub-page.tsx'

export function Routes() {
  return (
    <BrowserRouter>
      <RouteTable>
        <Route path={sitePaths.assistant} element={<AiHubPage />} />
        <Route path="*" element={null} />
      </RouteTable>
    </BrowserRouter>
  )
}
