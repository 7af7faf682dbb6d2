import type { Registry, Route } from './registry.ts'

/** As the apps' router does it: in any case, with or without a slash at the end. */
const matches = (path: string, pathname: string): boolean => {
  const pattern = path
    .replace(/\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+/g, '/[^/]+')
  return new RegExp(`^${pattern}/*$`, 'i').test(pathname)
}

export interface RouteMatch {
  app: string
  route: Route
}

/** The app and route that a path belongs to; null for an unknown path. */
export const matchRoute = ({ apps }: Pick<Registry, 'apps'>, pathname: string): RouteMatch | null => {
  for (const [app, { routes, enabled }] of Object.entries(apps)) {
    const route = enabled && routes.find(({ path }) => matches(path, pathname))
    if (route) return { app, route }
  }
  return null
}
