import * as sitePaths from '@portal/contract/site-paths'
import { overviewJsonPath, overviewPath, registryPath } from '../names.ts'
import type { Registry, Route } from '../registry.ts'
import type { Release } from '../release.ts'
import type { Violation } from './violation.ts'

const ownPaths = [
  '/api',
  '/apps',
  '/healthz',
  '/readyz',
  registryPath,
  overviewPath,
  overviewJsonPath,
  sitePaths.find,
]

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean)

const isParameter = (segment: string): boolean => segment.startsWith(':')
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a parameter of this route can be that word: a uuid parameter cannot be `search`. */
const takes = ({ params = {} }: Route, parameter: string, word: string): boolean =>
  Object.entries(params).every(
    ([name, shape]) => name.toLowerCase() !== parameter.slice(1) || shape !== 'uuid' || uuid.test(word),
  )

const ownPathOf = (route: Route): string | undefined => {
  const [first = ''] = segmentsOf(route.path)
  return ownPaths.find(own => (isParameter(first) ? takes(route, first, own.slice(1)) : own === `/${first}`))
}

const overlap = (one: Route, other: Route): boolean => {
  const [ones, others] = [segmentsOf(one.path), segmentsOf(other.path)]
  return (
    ones.length === others.length &&
    ones.every((segment, index) => {
      const opposite = others[index] ?? ''
      if (isParameter(segment)) return isParameter(opposite) || takes(one, segment, opposite)
      return isParameter(opposite) ? takes(other, opposite, segment) : segment === opposite
    })
  )
}

const violation = (message: string): Violation => ({ clause: 'route-owned', message })

/** Routes that belong to another registered app, enabled or not, or to the portal itself. */
export const ownedRoutes = ({ name, routes }: Release, { apps }: Registry): Violation[] =>
  routes.flatMap(route => {
    const own = ownPathOf(route)
    if (own) return [violation(`${route.path} is an address of the portal's own (${own}): choose another.`)]
    return Object.entries(apps)
      .filter(([app]) => app !== name)
      .flatMap(([app, { routes: others }]) => {
        const owned = others.find(other => overlap(route, other))
        return owned ? [violation(`${route.path} belongs to ${app} (${owned.path}): choose another.`)] : []
      })
  })
