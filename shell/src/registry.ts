// The registry: which version of each app is on, where it is, and on which routes it is active.
import { Route } from '@portal/shared-ui/federation/release'
import { matchPath } from 'react-router-dom'
import * as z from 'zod/mini'

const Published = z.object({
  version: z.string(),
  /** The immutable folder of this version, with a slash at the end. */
  entry: z.string(),
  /** Of the manifest, as `sha256-…`. */
  integrity: z.string(),
})
export type Published = z.infer<typeof Published>

export const RegisteredApp = z.object({
  ...Published.shape,
  routes: z.array(Route),
  /** Range of the shell's API that the app needs. */
  shellApi: z.string(),
  /** Shared packages and the versions that the app was built with. */
  shared: z.record(z.string(), z.string()),
  /** Files of the folder that the app's first frame needs. */
  preload: z.array(z.string()),
  enabled: z.boolean(),
  /** Newest first; the first of them is tried when the current version cannot be loaded. */
  previous: z.array(Published),
})
export type RegisteredApp = z.infer<typeof RegisteredApp>

export const Registry = z.object({ apps: z.record(z.string(), RegisteredApp) })
export type Registry = z.infer<typeof Registry>

export interface RouteMatch {
  app: string
  route: Route
}

/** The app and route that a path belongs to; null for an unknown path. */
export const matchRoute = ({ apps }: Registry, pathname: string): RouteMatch | null => {
  for (const [app, { routes, enabled }] of Object.entries(apps)) {
    const route = enabled && routes.find(({ path }) => matchPath(path, pathname))
    if (route) return { app, route }
  }
  return null
}

/** The path to sign in at, and to come back from to where the person wanted to go. */
export const signInPath = (next: string): string => `/auth?next=${encodeURIComponent(next)}`
