import type { Platform, Session, ViewMode } from '@portal/shared-ui/platform/platform'
import type { Registry } from '../registry.ts'
import type { Drawing } from './draw-ahead.ts'

export interface LayoutData {
  registry: Registry
  /** Null for a visitor; 'unknown' while the API cannot be reached. */
  session: Session | 'unknown'
  viewMode: ViewMode
  /** Null until the person chooses; then the system's theme applies. */
  theme: 'light' | 'dark' | null
  settings: Platform['settings']
}

export interface DrawnLayout<Page extends LayoutData = LayoutData> {
  baseCss: string
  fontUrl: string
  /** `path` has the query; `firstPaint` is the HTML of the route. */
  drawLayout(page: Page, path: string, firstPaint: string): Drawing
}
