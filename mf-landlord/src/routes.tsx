// Maps addresses to pages, in the browser and in the build, which draws each page's first paint.
import { routesOf } from '@portal/shared-ui/platform/app-page'
import { PageBoundary } from '@portal/shared-ui/platform/page-boundary'
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'
import { pages } from './pages.tsx'

export { pages }

const routes = routesOf(pages)

const Pages = () => {
  const { pathname, search } = useLocation()
  return <PageBoundary address={pathname + search}>{useRoutes(routes)}</PageBoundary>
}

export const Routes = () => (
  <BrowserRouter>
    <Pages />
  </BrowserRouter>
)
