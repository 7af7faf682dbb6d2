import { noRoute } from '@portal/contract/client-failures/no-route'
import type { DrawnWithAnswers } from '@portal/releases/draw/draw-on-request'
import { matchRoute, titleOff, whyOff } from '@portal/releases/match-route'
import { entryFileOf, fileAddress, pageDataId, shellName } from '@portal/releases/names'
import type { Registry } from '@portal/releases/registry'
import type { Release } from '@portal/releases/release'
import type { ReleaseStore } from '@portal/releases/store/release-store'
import * as z from 'zod/mini'
import { isOverview } from '../seam/is-overview.ts'
import type { PageData } from '../seam/page-data.ts'
import { drawHead, type Head, inlineJson } from './draw-head.ts'
import { firstPaintPlace } from './first-paint-place.ts'
import { heartbeat } from './heartbeat.ts'
import type { LayoutDrawer } from './page-drawer.ts'
import { addressOf, integrityOf, routeScripts, startOf } from './page-scripts.ts'
import { icon, manifestPath } from './serve-manifest.ts'

const Base = z.object({ baseCss: z.string(), fontUrl: z.string() })
const Layout = z.object({ html: z.string(), css: z.string() })

interface PageParts {
  nonce: string
  head: Omit<Head, 'title'>
  /** Instead of its first paint. */
  drawnPage: DrawnWithAnswers | null
}

/** Rejects when the shell's code fails to draw its layout. */
export type DrawPage = (page: PageData, url: URL, parts: PageParts) => Promise<string>

const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`

/** In one batch; the browser checks them, like all code. */
const moduleLinks = (shell: Release, app: Release | undefined, path: string): string[] =>
  [...startOf(shell), ...(app ? routeScripts(shell, app, path) : [])].map(
    script => `<link rel="modulepreload" href="${addressOf(script)}" integrity="${integrityOf(script)}">`,
  )

/** An app whose release cannot be read is drawn without a first paint: its files can still work. */
export const readReleases = (store: ReleaseStore, { apps }: Registry): Map<string, Release> =>
  new Map(
    Object.entries(apps).flatMap(([name, { version }]) => {
      try {
        return [[name, store.readRelease(name, version)]]
      } catch {
        return []
      }
    }),
  )

/** No words of a page can equal it: they are escaped. */
const placeMark = '<!--first-paint-->'

/** Painted once complete: a part at the top can come last, such as the map on a phone. */
const expectWhole = `<link rel="expect" href="#${pageDataId}" blocking="render">`

const titleWithout = ({ registry, session }: PageData, { pathname }: URL): string => {
  if (isOverview(pathname, session)) return 'Apps'
  const why = whyOff(registry, pathname)
  return why ? titleOff(why) : '404 Page Not Found'
}

export const openDrawPage = async (
  store: ReleaseStore,
  registry: Registry,
  drawer: LayoutDrawer,
): Promise<DrawPage> => {
  const shell = store.readRelease(shellName, registry.shell.version)
  const { baseCss, fontUrl } = Base.parse(await drawer.ready)
  const releases = readReleases(store, registry)
  const main = entryFileOf(shellName)

  return async (page, url, { nonce, head, drawnPage }) => {
    const match = matchRoute(registry, url.pathname)
    const isUnreachable = match?.route.access === 'session' && page.session === 'unknown'
    // An overridden app has no release here.
    const release = match && !page.overrides?.[match.app] ? releases.get(match.app) : undefined
    const drawing = match && !isUnreachable ? release?.firstPaint[match.route.path] : undefined
    const isSignedIn = page.session !== null && page.session !== 'unknown'
    const firstPaint = drawnPage ?? ((isSignedIn && drawing?.forPerson) || drawing)
    const path = url.pathname + url.search
    const layout = Layout.parse(await drawer.ask({ page, path, firstPaint: placeMark }))
    const place =
      match && firstPaint
        ? firstPaintPlace({ drawing: firstPaint, path: match.route.path, layoutCss: layout.css, nonce })
        : ''
    const painted = match && release && place ? { app: match.app, version: release.version } : null
    const title = match ? match.route.title : titleWithout(page, url)

    return `<!doctype html>
<html lang="en"${page.theme ? ` class="${page.theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${drawHead({ ...head, title })}
${heartbeat({ version: shell.version, route: match?.route.path ?? noRoute, token: page.pageToken ?? null, painted })}
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="${iconUrl}">
<link rel="manifest" href="${manifestPath}">
<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>
${drawnPage ? expectWhole : ''}
${moduleLinks(shell, release, match?.route.path ?? '').join('\n')}
<style nonce="${nonce}">${baseCss}</style>
<style nonce="${nonce}" data-styled="true" data-styled-version="${shell.shared['styled-components']}">${layout.css}</style>
</head>
<body>
<div id="portal">${layout.html.replace(placeMark, () => place)}</div>
<script type="application/json" id="${pageDataId}">${inlineJson(page)}</script>
<script type="module" src="${fileAddress(shellName, shell.version, main)}" integrity="${shell.files[main] ?? ''}"></script>
</body>
</html>
`
  }
}
