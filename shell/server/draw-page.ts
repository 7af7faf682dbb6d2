// Draws the whole page before any script runs: header, the route's first paint, footer, and what the script starts with.
import { join } from 'node:path'
import type { Drawing } from '@portal/shared-ui/federation/draw-ahead'
import { isSwitchedOff, matchRoute } from '@portal/shared-ui/federation/match-route'
import { drawnAheadFile, entryFileOf, fileAddress, shellName } from '@portal/shared-ui/federation/names'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { Release } from '@portal/shared-ui/federation/release'
import type { ReleaseStore } from '../release/release-store.ts'
import { type PageData, pageDataId } from '../src/page-data.ts'
import { drawHead, type Head, inlineJson } from './draw-head.ts'

/** What the shell's build exports for the server (src/drawn-ahead.tsx). */
interface DrawnAhead {
  baseCss: string
  fontUrl: string
  drawLayout(page: PageData, path: string, firstPaint: string): Drawing
}

/** Draws a page; `own` and `origin` are what its head says besides its title. */
export type DrawPage = (page: PageData, url: URL, nonce: string, head: Omit<Head, 'title'>) => string

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#14556b"/><path d="M8 15.5 16 8l8 7.5V24h-5.2v-5.4h-5.6V24H8Z" fill="#fff"/></svg>',
)}`

/** Checked by the browser, as all code is. */
const moduleLinks = ({ name, version, preload, files }: Release): string[] =>
  preload.map(
    file =>
      `<link rel="modulepreload" href="${fileAddress(name, version, file)}" integrity="${files[file] ?? ''}">`,
  )

/** An app whose release cannot be read is drawn without a first paint: its files may work all the same. */
const readReleases = (store: ReleaseStore, { apps }: Registry): Map<string, Release> =>
  new Map(
    Object.entries(apps).flatMap(([name, { version }]) => {
      try {
        return [[name, store.readRelease(name, version)]]
      } catch {
        return []
      }
    }),
  )

const titleWithout = (registry: Registry, { pathname }: URL): string =>
  isSwitchedOff(registry, pathname) ? 'Switched off for now' : '404 Page Not Found'

/** Loads the shell's own drawing code from its release, once; returns the function that draws a page. */
export const openDrawPage = async (store: ReleaseStore, registry: Registry): Promise<DrawPage> => {
  const shell = store.readRelease(shellName, registry.shell.version)
  const drawn: DrawnAhead = await import(join(store.versionFolder(shellName, shell.version), drawnAheadFile))
  const releases = readReleases(store, registry)
  const main = entryFileOf(shellName)

  return (page, url, nonce, head) => {
    const match = matchRoute(registry, url.pathname)
    const isUnreachable = match?.route.access === 'session' && page.session === 'unknown'
    // One that comes from elsewhere is not here: its page loads nothing of the released one.
    const release = match && !page.overrides?.[match.app] ? releases.get(match.app) : undefined
    const drawing = match && !isUnreachable ? release?.firstPaint[match.route.path] : undefined
    const isSignedIn = page.session !== null && page.session !== 'unknown'
    const firstPaint = (isSignedIn && drawing?.forPerson) || drawing
    const content = firstPaint ? `<div id="first-paint">${firstPaint.html}</div>` : ''
    const layout = drawn.drawLayout(page, url.pathname + url.search, content)
    const title = match ? match.route.title : page.isOverview ? 'Apps' : titleWithout(registry, url)

    return `<!doctype html>
<html lang="en"${page.theme ? ` class="${page.theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${drawHead({ ...head, title })}
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="${icon}">
<link rel="preload" href="${drawn.fontUrl}" as="font" type="font/woff2" crossorigin>
${[shell, release].flatMap(one => (one ? moduleLinks(one) : [])).join('\n')}
<style nonce="${nonce}">${drawn.baseCss}</style>
<style nonce="${nonce}">${firstPaint ? firstPaint.css : ''}</style>
<style nonce="${nonce}" data-styled="true" data-styled-version="${shell.shared['styled-components']}">${layout.css}</style>
</head>
<body>
<div id="portal">${layout.html}</div>
<script type="application/json" id="${pageDataId}">${inlineJson(page)}</script>
<script type="module" src="${fileAddress(shellName, shell.version, main)}" integrity="${shell.files[main] ?? ''}"></script>
</body>
</html>
`
  }
}
