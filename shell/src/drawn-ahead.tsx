// Draws the page around the apps on the server, from the very components that take it over in the browser.
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import { globalCss } from '@portal/shared-ui/global-style'
import { createStore } from '@portal/shared-ui/platform/store'
import { StaticRouter } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import type { PageData } from './page-data.ts'
import { createPlatform } from './platform.ts'

export { fontUrl }

export const baseCss = globalCss(fontUrl)

/** The layout as an element to render; `path` is the address with its query. */
export const drawnLayout = (page: PageData, path: string, firstPaint: string) => (
  <StaticRouter location={path}>
    <Layout
      registry={page.registry}
      platform={createPlatform(page)}
      apps={{ failed: createStore<ReadonlySet<string>>(new Set()), retry: () => {} }}
      firstPaint={firstPaint}
    />
  </StaticRouter>
)
