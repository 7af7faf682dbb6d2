// Which pages somebody may open next, by the links of the page that is open.
import { matchRoute, type RouteMatch } from '@portal/shared-ui/federation/match-route'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { RouteFile, RouteFiles } from './route-files.ts'

const mostRoutes = 3
const mostBytes = 150_000

const isSame = (one: RouteMatch, other: RouteMatch | null): boolean =>
  one.app === other?.app && one.route.path === other.route.path

/** Routes that these paths lead to, other than the open one: those with the most links first, then in the order given. */
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

/** The files of a route; none where the server has other versions by now than this page. */
export const filesOf = (
  { shell, apps, files }: RouteFiles,
  registry: Registry,
  { app, route }: RouteMatch,
): RouteFile[] =>
  shell === registry.shell.version && apps[app]?.version === registry.apps[app]?.version
    ? (apps[app]?.routes[route.path] ?? []).flatMap(index => (files[index] ? [files[index]] : []))
    : []

/** Of the files of several routes, those of the first few that are not there yet, as far as they weigh little together. */
export const withinBounds = (
  routes: readonly RouteFile[][],
  isThere: (address: string) => boolean,
): RouteFile[] => {
  const chosen = new Map<string, RouteFile>()
  let bytes = 0
  let left = mostRoutes
  for (const files of routes) {
    const missing = files.filter(([address]) => !isThere(address) && !chosen.has(address))
    const more = missing.reduce((sum, [, , size]) => sum + size, 0)
    if (missing.length === 0 || bytes + more > mostBytes) continue
    for (const file of missing) chosen.set(file[0], file)
    bytes += more
    left -= 1
    if (left === 0) break
  }
  return [...chosen.values()]
}
