import type { Registry, Route } from './registry.ts'

const shapes = new Map([['uuid', '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}']])

/** Like the apps' router: ignores case and a trailing slash. `/properties/search` has no id. */
const matches = ({ path, params = {} }: Route, pathname: string): boolean => {
  const pattern = path
    .replace(/\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => shapes.get(params[name] ?? '') ?? '[^/]+')
  return new RegExp(`^${pattern}/*$`, 'i').test(pathname)
}

export interface RouteMatch {
  app: string
  route: Route
}

export const matchRoute = ({ apps }: Pick<Registry, 'apps'>, pathname: string): RouteMatch | null => {
  for (const [app, { routes, enabled }] of Object.entries(apps)) {
    const route = enabled && routes.find(route => matches(route, pathname))
    if (route) return { app, route }
  }
  return null
}

/** Switched off, or it does not fit the rest of the portal. */
export type WhyOff = 'switched off for now' | 'being updated'

export const titleOff = (why: WhyOff): string => why.charAt(0).toUpperCase() + why.slice(1)

/** Null if the path belongs to no app at all. */
export const whyOff = ({ apps }: Pick<Registry, 'apps'>, pathname: string): WhyOff | null => {
  const off = Object.values(apps).find(
    ({ routes, enabled }) => !enabled && routes.some(route => matches(route, pathname)),
  )
  return off ? (off.isUnfit ? 'being updated' : 'switched off for now') : null
}
