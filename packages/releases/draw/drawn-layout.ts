// What a shell's artifact contains for the server to draw its layout with.
import type { Platform, Session, ViewMode } from '@portal/shared-ui/platform/platform'
import type { Registry } from '../registry.ts'
import type { Drawing } from './draw-ahead.ts'

/** The least that a layout is drawn from. */
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
  /** Draws the layout; `path` is the address with its query, `firstPaint` the HTML of the route. */
  drawLayout(page: Page, path: string, firstPaint: string): Drawing
}
