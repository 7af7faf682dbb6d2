import { matchRoute, type RouteMatch } from '@portal/releases/match-route'
import type { Registry } from '@portal/releases/registry'
import type { RouteFile, RouteFiles } from '../../seam/route-files.ts'

const maxRoutes = 3
const maxBytes = 150_000

const isSame = (one: RouteMatch, other: RouteMatch | null): boolean =>
  one.app === other?.app && one.route.path === other.route.path

/** Except the current one: the most links first, then in the given order. */
export const likelyRoutes = (registry: Registry, open: string, paths: readonly string[]): RouteMatch[] => {
  const current = matchRoute(registry, open)
  const found: { match: RouteMatch; links: number }[] = []
  for (const path of paths) {
    const match = matchRoute(registry, path)
    if (!match || isSame(match, current)) continue
    const known = found.find(one => isSame(match, one.match))
    if (known) known.links += 1
    else found.push({ match, links: 1 })
  }
  return found.sort((one, other) => other.links - one.links).map(({ match }) => match)
}

/** None if the server by now has other versions than this page. */
export const filesOf = (
  { shell, apps, files }: RouteFiles,
  registry: Registry,
  { app, route }: RouteMatch,
): RouteFile[] =>
  shell === registry.shell.version && apps[app]?.version === registry.apps[app]?.version
    ? (apps[app]?.routes[route.path] ?? []).flatMap(index => (files[index] ? [files[index]] : []))
    : []

/** The missing files of the first few routes, up to a total size. */
export const withinBounds = (
  routes: readonly RouteFile[][],
  isRequested: (address: string) => boolean,
): RouteFile[] => {
  const chosen = new Map<string, RouteFile>()
  let bytes = 0
  let left = maxRoutes
  for (const files of routes) {
    const missing = files.filter(([address]) => !isRequested(address) && !chosen.has(address))
    const more = missing.reduce((sum, [, , size]) => sum + size, 0)
    if (missing.length === 0 || bytes + more > maxBytes) continue
    for (const file of missing) chosen.set(file[0], file)
    bytes += more
    left -= 1
    if (left === 0) break
  }
  return [...chosen.values()]
}
