// Routes, first paints, release and tests all follow from the app's one list of pages.
import type { ComponentType, ReactElement } from 'react'
import { firstFrameEvent } from './first-frame.tsx'
import { lazily, WhileLoading } from './lazily.tsx'

interface PageRoute {
  /** As the router writes it: `/properties/:id`. */
  path: string
  /** The format of its parameters, such as `{ id: 'uuid' }`. */
  params?: Record<string, string> | undefined
  /** A `session` route first sends a visitor to sign in. */
  access: 'anyone' | 'session'
  title: string
}

export interface PageVisit {
  /** The values of the path's parameters. */
  params: Readonly<Record<string, string | undefined>>
  /** The query string. */
  search: URLSearchParams
}

export interface FirstRead {
  /** Path and query. */
  address: string
  /** Throws for an answer that the page cannot use. */
  read: (answer: unknown) => unknown
}

export type AppPage = PageRoute & {
  /**
   * Drawn by the server, and shown while the page's code loads. If it needs neither a person nor data, the server draws the whole page. One
   * that loads on demand is not loaded on the page that is opened first, because the server has drawn it.
   */
  firstPaint?: ReactElement | (() => Promise<ComponentType>)
  /** The reads of its first frame: only the server calls it, for each visitor and address, and draws the page with the answers. */
  reads?: (visit: PageVisit) => Promise<FirstRead[]>
  /** For a page without data whose first paint depends on whether a person is signed in. */
  drawnFor?: { visitor: () => Promise<ComponentType>; person: () => Promise<ComponentType> }
} & ({ component: ComponentType } | { load: () => Promise<ComponentType> })

/** What the server drew is shown until the page's code is loaded. */
const isDrawn = ({ path }: AppPage): boolean =>
  typeof document !== 'undefined' && document.getElementById('first-paint')?.dataset.page === path

/** The first frame waits for the page even if there is no placeholder. */
const loadedOf = (firstPaint: () => Promise<ComponentType>) =>
  lazily(() => firstPaint().catch(() => () => null))

const elementOf = (page: AppPage): ReactElement => {
  if ('component' in page) return <page.component />
  const Page = lazily(page.load)
  const { firstPaint } = page
  if (!firstPaint || isDrawn(page)) return <Page />
  const FirstPaint = typeof firstPaint === 'function' ? loadedOf(firstPaint) : () => firstPaint
  return (
    <WhileLoading show={<FirstPaint />}>
      <Page />
    </WhileLoading>
  )
}

const restMs = 3000

/** Once the first page has loaded. */
const loadFirstPaints = (pages: readonly AppPage[]): void => {
  const load = () => {
    for (const { firstPaint } of pages)
      if (typeof firstPaint === 'function') firstPaint().catch(() => undefined)
  }
  window.addEventListener(firstFrameEvent, () => setTimeout(load, restMs), { once: true })
}

/** For the router's `useRoutes`. A path of another app draws nothing: that app is shown then. */
export const routesOf = (pages: readonly AppPage[]): { path: string; element: ReactElement | null }[] => {
  if (typeof window !== 'undefined') loadFirstPaints(pages)
  return [...pages.map(page => ({ path: page.path, element: elementOf(page) })), { path: '*', element: null }]
}
