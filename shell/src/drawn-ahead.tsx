// Draws the page around the apps on the server, from the very components that take it over in the browser.
import { figtreeUrl } from '@portal/shared-ui/figtree'
import { globalCss } from '@portal/shared-ui/global-style'
import { createStore } from '@portal/shared-ui/platform/store'
import { StaticRouter } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import type { PageData } from './page-data.ts'
import { createPlatform } from './platform.ts'

export const fontUrl = figtreeUrl

export const baseCss = globalCss(figtreeUrl)

/** The layout as an element to render; `path` is the address with its query. */
export const drawnLayout = (page: PageData, path: string, firstPaint: string) => (
  <StaticRouter location={path}>
    <Layout
      registry={page.registry}
      platform={createPlatform(page)}
      failedApps={createStore<ReadonlySet<string>>(new Set())}
      firstPaint={firstPaint}
    />
  </StaticRouter>
)
