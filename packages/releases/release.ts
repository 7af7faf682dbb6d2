// `release.json` in a version's folder, made from the artifact alone when it is released.
import * as z from 'zod/mini'
import { Route } from './registry.ts'

/** `forPerson` replaces it when a person is signed in. */
const Drawing = z.object({ html: z.string(), css: z.string() })

const Needs = z.object({ files: z.array(z.string()), shared: z.array(z.string()) })

/** By route path. */
export const FirstPaints = z.record(
  z.string(),
  z.object({ ...Drawing.shape, forPerson: z.optional(Drawing) }),
)

export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** As `sha256-…`, by path in the artifact. */
  files: z.record(z.string(), z.string()),
  routes: z.array(Route),
  /** The range that an app needs; the version that the shell provides. */
  shellApi: z.string(),
  /** Missing in older releases. */
  api: z.optional(z.string()),
  /** The ranges that an app needs; the versions that the shell provides. */
  shared: z.record(z.string(), z.string()),
  /** Scripts of the first frame, the entry first. */
  preload: z.array(z.string()),
  /** What each route's page needs besides, by route path; missing in older releases. */
  needs: z._default(z.record(z.string(), Needs), {}),
  /** For the shell: the scripts of the shared packages, by the names in `needs`. */
  provides: z._default(z.record(z.string(), z.array(z.string())), {}),
  /** Missing in older releases. */
  links: z._default(z.array(z.string()), []),
  /** All scripts, gzipped. */
  bytes: z.int(),
  firstPaint: FirstPaints,
  drawnWithAnswers: z._default(z.array(z.string()), []),
})
export type Release = z.infer<typeof Release>
