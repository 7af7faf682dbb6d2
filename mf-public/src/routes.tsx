// Maps addresses to pages, in the browser and in the build, which draws each page's first paint.
import { routesOf } from '@portal/shared-ui/platform/app-page'
import { PageBoundary } from '@portal/shared-ui/platform/page-boundary'
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'
import { useMergedFavorites } from './listing/use-merged-favorites.ts'
import { pages } from './pages.tsx'

export { pages }

const routes = routesOf(pages)

const Page = () => {
  useMergedFavorites()
  return useRoutes(routes)
}

const Pages = () => {
  const { pathname, search } = useLocation()
  return (
    <PageBoundary address={pathname + search}>
      <Page />
    </PageBoundary>
  )
}

export const Routes = () => (
  <BrowserRouter>
    <Pages />
  </BrowserRouter>
)
