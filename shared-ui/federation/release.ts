// A built package's description of itself: `release.json` in its version folder.
import * as z from 'zod/mini'
import { Route } from './registry.ts'

/** Range of the shell's API (src/platform/) that an app built here needs. */
export const shellApi = '^1.0.0'

/** `forPerson` takes its place for someone who is signed in. */
const Drawing = z.object({ html: z.string(), css: z.string() })

export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** Of the manifest, as `sha256-…`; empty for the shell. */
  integrity: z.string(),
  routes: z.array(Route),
  shellApi: z.string(),
  /** Shared packages and the versions it was built with. */
  shared: z.record(z.string(), z.string()),
  /** Files that the first paint needs, in the version folder. */
  preload: z.array(z.string()),
  /** HTML and CSS of each route's first paint, by route path. */
  firstPaint: z.record(z.string(), z.object({ ...Drawing.shape, forPerson: z.optional(Drawing) })),
})
export type Release = z.infer<typeof Release>
