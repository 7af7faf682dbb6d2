// Draws the page around the apps on the server, from the same components that take over in the browser.
import { type Drawing, drawAhead } from '@portal/shared-ui/federation/draw-ahead'
import { fontUrl, globalCss } from '@portal/shared-ui/global-style'
import { createStore } from '@portal/shared-ui/platform/store'
import { AddressProvider } from './address/address.ts'
import { Layout } from './layout/layout.tsx'
import type { PageData } from './page-data.ts'
import { createPlatform } from './platform.ts'

export { fontUrl, globalCss as baseCss }

/** Draws the layout; `path` is the address with its query, `firstPaint` the HTML of the route. */
export const drawLayout = (page: PageData, path: string, firstPaint: string): Drawing => {
  const [pathname = '', search = ''] = path.split(/(?=\?)/, 2)
  return drawAhead(
    <AddressProvider value={{ pathname, search, hash: '', key: 'default' }}>
      <Layout
        registry={page.registry}
        platform={createPlatform(page)}
        apps={{ failed: createStore<ReadonlySet<string>>(new Set()), tryAgain: () => undefined }}
        firstPaint={firstPaint}
        overrides={page.overrides}
      />
    </AddressProvider>,
  )
}
