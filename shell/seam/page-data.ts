import type { LayoutData } from '@portal/releases/draw/drawn-layout'
import { pageDataId } from '@portal/releases/names'
import type { Overrides } from './overrides.ts'
import type { SessionState } from './session-state.ts'

export type Theme = NonNullable<LayoutData['theme']>

export interface PageData extends LayoutData {
  /** Usually known, so that a visitor's first load makes no failing call. */
  session: SessionState
  /** The API takes reports about apps only with it; missing or null if it takes none. */
  pageToken?: string | null
  /** Apps that this browser takes from another origin; missing if the server has no overrides. */
  overrides?: Overrides
}

/**
 * Not validated: pages of older and newer servers must start too. Only an app without routes is left out: every part of the page goes
 * through all routes.
 */
export const readPageData = (): PageData => {
  const written = document.getElementById(pageDataId)?.textContent
  if (!written) throw new Error(`The page has no #${pageDataId}. It must be the one that shell/server draws.`)
  const page: PageData = JSON.parse(written)
  const apps = Object.entries(page.registry.apps).filter(([, app]) => Array.isArray(app?.routes))
  return { ...page, registry: { ...page.registry, apps: Object.fromEntries(apps) } }
}
