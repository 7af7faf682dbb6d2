// A page of an app. Its routes, first paints, release and tests all follow from the app's one list of these.
import type { ComponentType, ReactElement } from 'react'
import type { Route } from '../../federation/registry.ts'
import { firstFrameEvent } from './first-frame.tsx'
import { lazily, WhileLoading } from './lazily.tsx'

export interface PageVisit {
  /** What the path's parameters stand for. */
  params: Readonly<Record<string, string | undefined>>
  /** The query of the address. */
  search: URLSearchParams
}

/** A read of the API. */
export interface FirstRead {
  /** Path and query, as the page would ask. */
  address: string
  /** The answer as the page takes it; throws for one that it cannot take. */
  read: (answer: unknown) => unknown
}

export type AppPage = Route & {
  /**
   * Drawn by the server, and shown while the page's code loads. A page without one needs neither a person nor data:
   * the server draws it whole, and that stays until the code is loaded. One that is loaded is not loaded for the page that
   * is opened first: that is drawn.
   */
  firstPaint?: ReactElement | (() => Promise<ComponentType>)
  /**
   * What its first frame begins with: for each visit the server asks for it, and draws the page with the answers, for who comes and
   * at the address they come to. Only the server calls it.
   */
  reads?: (visit: PageVisit) => Promise<FirstRead[]>
  /** What the server draws of a page without a first paint that depends on whether somebody is signed in. */
  drawnFor?: { visitor: () => Promise<ComponentType>; person: () => Promise<ComponentType> }
} & (
    | { component: ComponentType }
    /** Its code loads when it is opened. */
    | { load: () => Promise<ComponentType> }
  )

/** What the server drew stays until the page's code is loaded: it is the first paint, or says more. */
const isDrawn = ({ path }: AppPage): boolean =>
  typeof document !== 'undefined' && document.getElementById('first-paint')?.dataset.page === path

/** Without a shape to show, the page is waited for all the same. */
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

/** What pages that are opened later look like at first, once the first one has had its time. */
const loadFirstPaints = (pages: readonly AppPage[]): void => {
  const load = () => {
    for (const { firstPaint } of pages)
      if (typeof firstPaint === 'function') firstPaint().catch(() => undefined)
  }
  window.addEventListener(firstFrameEvent, () => setTimeout(load, restMs), { once: true })
}

/** Routes for the router's `useRoutes`. A path of another app draws nothing, because that app is shown then. */
export const routesOf = (pages: readonly AppPage[]): { path: string; element: ReactElement | null }[] => {
  if (typeof window !== 'undefined') loadFirstPaints(pages)
  return [...pages.map(page => ({ path: page.path, element: elementOf(page) })), { path: '*', element: null }]
}
