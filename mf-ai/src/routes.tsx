// URL to page. A path of another app draws nothing: that app is shown then.
import { BrowserRouter, Route, Routes as RouteTable } from 'react-router-dom'
import { AiHubPage } from './features/hub/ai-hub-page.tsx'
import { paths } from './paths.ts'

export function Routes() {
  return (
    <BrowserRouter>
      <RouteTable>
        <Route path={paths.hub} element={<AiHubPage />} />
        <Route path="*" element={null} />
      </RouteTable>
    </BrowserRouter>
  )
}
