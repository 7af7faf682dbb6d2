// Prefetched code is checked, and runs only when wanted.
import { matchRoute } from '@portal/releases/match-route'
import { type RouteFile, type RouteFiles, routeFilesPath } from '../../seam/route-files.ts'
import { prefetchFile } from '../import-file.ts'
import { filesOf, likelyRoutes, withinBounds } from './likely.ts'
import { openTo, type Visitor } from './visitor.ts'

let reading: Promise<RouteFiles> | undefined

/** Not validated: if the format is unknown, nothing is prefetched. */
const readRouteFiles = (): Promise<RouteFiles> => {
  reading ??= fetch(routeFilesPath)
    .then(response => response.json())
    .catch(error => {
      reading = undefined
      throw error
    })
  return reading
}

const requests = new Set<string>()

const isRequested = (address: string): boolean =>
  requests.has(address) ||
  performance.getEntriesByName(new URL(address, window.location.href).href).length > 0

const fetchFiles = (files: readonly RouteFile[]): void => {
  for (const [address, integrity] of files) {
    if (isRequested(address)) continue
    requests.add(address)
    prefetchFile(new URL(address, window.location.href).href, integrity).catch(() => requests.delete(address))
  }
}

export const fetchPage = async (visitor: Visitor, path: string): Promise<void> => {
  const registry = openTo(visitor)
  const match = matchRoute(registry, path)
  if (match) fetchFiles(filesOf(await readRouteFiles(), registry, match))
}

const pathsOf = (links: string): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)]
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)

export const fetchLikelyPages = async (visitor: Visitor): Promise<void> => {
  const registry = openTo(visitor)
  const paths = [...pathsOf('main a[href]'), ...pathsOf('header a[href]')]
  const routes = likelyRoutes(registry, window.location.pathname, paths)
  const files = await readRouteFiles()
  fetchFiles(
    withinBounds(
      routes.map(route => filesOf(files, registry, route)),
      isRequested,
    ),
  )
}
