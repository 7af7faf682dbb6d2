import { type AppPage, routesOf } from '@portal/shared-ui/platform/app-page'
import { PageBoundary } from '@portal/shared-ui/platform/page-boundary'
import type { ComponentType } from 'react'
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom'

const Pages = ({ routes }: { routes: ReturnType<typeof routesOf> }) => {
  const { pathname, search } = useLocation()
  return <PageBoundary address={pathname + search}>{useRoutes(routes)}</PageBoundary>
}

/** The app's root component. Call it once: it keeps what the pages have loaded. */
export const routesFor = (pages: readonly AppPage[]): ComponentType => {
  const routes = routesOf(pages)
  return () => (
    <BrowserRouter>
      <Pages routes={routes} />
    </BrowserRouter>
  )
}
