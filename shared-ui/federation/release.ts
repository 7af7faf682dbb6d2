// What the store knows of a version: `release.json` in its folder, made from the artifact alone when it is released.
import * as z from 'zod/mini'
import { Route } from './registry.ts'

/** `forPerson` takes its place for someone who is signed in. */
const Drawing = z.object({ html: z.string(), css: z.string() })

/** Scripts, and names under which packages are shared. */
const Needs = z.object({ files: z.array(z.string()), shared: z.array(z.string()) })

/** HTML and CSS of each route's first paint, by route path. */
export const FirstPaints = z.record(
  z.string(),
  z.object({ ...Drawing.shape, forPerson: z.optional(Drawing) }),
)

export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** Of every file of the artifact that browsers load, as `sha256-…`, by its path there. */
  files: z.record(z.string(), z.string()),
  routes: z.array(Route),
  /** For an app the range of the shell's API that it needs; for the shell the version that it has. */
  shellApi: z.string(),
  /** Range of the API that it needs; of an earlier release that is not known. */
  api: z.optional(z.string()),
  /** Shared packages: for an app the ranges that it needs; for the shell the versions that it provides. */
  shared: z.record(z.string(), z.string()),
  /** Scripts that the first frame needs, the entry first. */
  preload: z.array(z.string()),
  /** What the page of each route needs besides, by route path; of an earlier release that is not known. */
  needs: z._default(z.record(z.string(), Needs), {}),
  /** Of the shell: the scripts of what is shared, by the names that `needs` has. */
  provides: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** The paths that it links to; of an earlier release that is not known. */
  links: z._default(z.array(z.string()), []),
  /** Of all scripts together, as gzip sends them. */
  bytes: z.int(),
  firstPaint: FirstPaints,
  /** The paths of the routes that are drawn for each visit, with what they read. */
  drawnWithAnswers: z._default(z.array(z.string()), []),
})
export type Release = z.infer<typeof Release>
