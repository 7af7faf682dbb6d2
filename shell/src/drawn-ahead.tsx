// The page around the apps, drawn on the server.
import { drawAhead } from '@portal/releases/draw/draw-ahead'
import type { DrawnLayout } from '@portal/releases/draw/drawn-layout'
import { fontUrl, globalCss } from '@portal/shared-ui/global-style'
import { createStore } from '@portal/shared-ui/platform/store'
import type { PageData } from '../seam/page-data.ts'
import { AddressProvider } from './address/address.ts'
import { Layout } from './layout/layout.tsx'
import { createPlatform } from './platform.ts'

export { fontUrl, globalCss as baseCss }

export const drawLayout: DrawnLayout<PageData>['drawLayout'] = (page, path, firstPaint) => {
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
