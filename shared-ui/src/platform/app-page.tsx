// A page of an app. Its routes, first paints, release and tests all follow from the app's one list of these.
import { type ComponentType, type ReactElement, Suspense } from 'react'
import type { Route } from '../../federation/registry.ts'
import { lazily } from './lazily.tsx'

export type AppPage = Route & {
  /**
   * Drawn by the server, and shown while the page's code loads. A page without one needs neither a person nor data:
   * the server draws it whole, and that stays until the code is loaded.
   */
  firstPaint?: ReactElement
  /** What the server draws of a page without a first paint that depends on whether somebody is signed in. */
  drawnFor?: { visitor: () => Promise<ComponentType>; person: () => Promise<ComponentType> }
} & (
    | { component: ComponentType }
    /** Its code loads when it is opened. */
    | { load: () => Promise<ComponentType> }
  )

const elementOf = (page: AppPage): ReactElement => {
  if ('component' in page) return <page.component />
  const Page = lazily(page.load)
  if (!page.firstPaint) return <Page />
  return (
    <Suspense fallback={page.firstPaint}>
      <Page />
    </Suspense>
  )
}

/** Routes for the router's `useRoutes`. A path of another app draws nothing, because that app is shown then. */
export const routesOf = (pages: readonly AppPage[]): { path: string; element: ReactElement | null }[] => [
  ...pages.map(page => ({ path: page.path, element: elementOf(page) })),
  { path: '*', element: null },
]
