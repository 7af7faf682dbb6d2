// The store's description of a version: `release.json` in its folder, made from the artifact alone when it is released.
import * as z from 'zod/mini'
import { Route } from './registry.ts'

/** `forPerson` replaces it when a person is signed in. */
const Drawing = z.object({ html: z.string(), css: z.string() })

/** Scripts, and the names of shared packages. */
const Needs = z.object({ files: z.array(z.string()), shared: z.array(z.string()) })

/** HTML and CSS of each route's first paint, by route path. */
export const FirstPaints = z.record(
  z.string(),
  z.object({ ...Drawing.shape, forPerson: z.optional(Drawing) }),
)

export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** The checksum of every file of the artifact that browsers load, as `sha256-…`, by its path there. */
  files: z.record(z.string(), z.string()),
  routes: z.array(Route),
  /** For an app the range of the shell's API that it needs; for the shell the version that it provides. */
  shellApi: z.string(),
  /** The range of the API that it needs; missing in older releases. */
  api: z.optional(z.string()),
  /** Shared packages: for an app the ranges that it needs; for the shell the versions that it provides. */
  shared: z.record(z.string(), z.string()),
  /** Scripts that the first frame needs, the entry first. */
  preload: z.array(z.string()),
  /** What each route's page needs besides, by route path; missing in older releases. */
  needs: z._default(z.record(z.string(), Needs), {}),
  /** For the shell: the scripts of the shared packages, by the names in `needs`. */
  provides: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** The paths that its scripts link to; missing in older releases. */
  links: z._default(z.array(z.string()), []),
  /** The size of all scripts, gzipped. */
  bytes: z.int(),
  firstPaint: FirstPaints,
  /** The paths of the routes that are drawn for each visit, with their data. */
  drawnWithAnswers: z._default(z.array(z.string()), []),
})
export type Release = z.infer<typeof Release>
