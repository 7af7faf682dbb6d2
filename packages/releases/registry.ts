// The registry: which version of the shell and of each app is in use, its folder, and the routes on which it is active.
import { AppName, RoutePath, VersionName } from '@portal/contract/client-failures/names'
import * as z from 'zod/mini'

/** A route of an app. */
export const Route = z.object({
  path: RoutePath,
  /** The format of its parameters, such as `{ id: 'uuid' }`; an unknown format allows anything without a slash. */
  params: z.optional(z.record(z.string(), z.string())),
  /** A `session` route first sends a visitor to sign in. */
  access: z.enum(['anyone', 'session']),
  title: z.string(),
})
export type Route = z.infer<typeof Route>

const Published = z.object({
  version: VersionName,
  /** The immutable folder of this version, with a slash at the end. */
  entry: z.string(),
  /** The checksum of its entry, as `sha256-…`; the entry knows that of every other file. */
  integrity: z.string(),
  /** The checks that were skipped, as its release noted, such as `types`; missing if none was, or if the release made no note. */
  unchecked: z.optional(z.array(z.string())),
})
export type Published = z.infer<typeof Published>

/** A released version that the portal never rolls back to by itself: it was taken back, or released while another was pinned. */
const SetAside = z.object({ ...Published.shape, because: z.enum(['taken back', 'pinned']) })
export type SetAside = z.infer<typeof SetAside>

const RegisteredShell = z.object({
  ...Published.shape,
  /** The range of the API that it needs; missing in older entries. */
  api: z.optional(z.string()),
  /** Shared packages and the versions that it was built with. */
  shared: z.record(z.string(), z.string()),
  /** Versions to go back to, the latest first; an app's first is tried when the live one cannot be loaded. */
  previous: z.array(Published),
  /** The latest first. */
  aside: z._default(z.array(SetAside), []),
  /** Once a release has moved it, only releases move it; a build or a start moves only what was built. Missing in older entries. */
  origin: z.optional(z.enum(['built', 'released'])),
  /** A pinned version stays live whatever is released. */
  pinned: z._default(z.boolean(), false),
  /** When it became live, ISO 8601. */
  since: z._default(z.string(), ''),
  /** The first revision of the registry in which it is live; missing in older entries. */
  revision: z.optional(z.int()),
  /** What made it live: `automatic` is a rollback by the portal itself. */
  by: z._default(z.enum(['release', 'rollback', 'automatic', 'pin']), 'release'),
})
type Written = z.infer<typeof RegisteredShell>
export type RegisteredShell = Written & { origin: NonNullable<Written['origin']> }

const RegisteredApp = z.object({
  ...RegisteredShell.shape,
  routes: z.array(Route),
  /** The range of the shell's API that the app needs. */
  shellApi: z.string(),
  enabled: z.boolean(),
  /** Only in the served registry: the app is off because it does not fit the live shell or the API. */
  isUnfit: z.optional(z.boolean()),
})
export type RegisteredApp = z.infer<typeof RegisteredApp> & RegisteredShell

/** Fills in what an older entry lacks: only release commands rolled back and pinned, and a rollback put the version that it left first. */
const complete = <Entry extends Written>(entry: Entry): Entry & RegisteredShell => {
  const { origin, by, previous } = entry
  if (origin) return { ...entry, origin }
  const [left, ...others] = by === 'rollback' || by === 'automatic' ? previous : []
  return {
    ...entry,
    origin: by === 'release' ? 'built' : 'released',
    ...(left && { previous: others, aside: [{ ...left, because: 'taken back' }] }),
  }
}

const Outline = z.object({
  /** Rises with every change. */
  revision: z.int(),
  shell: RegisteredShell,
  apps: z.record(z.string(), z.unknown()),
})

export interface Registry extends Omit<z.infer<typeof Outline>, 'apps' | 'shell'> {
  shell: RegisteredShell
  apps: Record<string, RegisteredApp>
}

/** What a schema found, in one sentence: the first few of its issues. */
export const issuesOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .slice(0, 5)
    .map(issue => `${issue.path.join('.').slice(0, 200)}: ${issue.message}`)
    .join('; ')

/** Throws if it is not a registry. An unreadable entry does not affect the others: `problems` lists each with its reason. */
export const readRegistry = (value: unknown): { registry: Registry; problems: Record<string, string> } => {
  const { apps, shell, ...rest } = Outline.parse(value)
  const registry: Registry = { ...rest, shell: complete(shell), apps: {} }
  const problems: Record<string, string> = {}
  for (const [name, entry] of Object.entries(apps)) {
    const { data, error } = RegisteredApp.safeParse(entry)
    const problem = error ?? AppName.safeParse(name).error
    if (problem) problems[name] = issuesOf(problem)
    else if (data) registry.apps[name] = complete(data)
  }
  return { registry, problems }
}
