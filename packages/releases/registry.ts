// Which version of the shell and of each app is in use, its folder, and its routes.
import { AppName, RoutePath, VersionName } from '@portal/contract/client-failures/names'
import * as z from 'zod/mini'

export const Route = z.object({
  path: RoutePath,
  /** Formats such as `{ id: 'uuid' }`; an unknown one allows anything without a slash. */
  params: z.optional(z.record(z.string(), z.string())),
  /** A `session` route first sends a visitor to sign in. */
  access: z.enum(['anyone', 'session']),
  title: z.string(),
})
export type Route = z.infer<typeof Route>

const Published = z.object({
  version: VersionName,
  /** Its immutable folder, with a slash at the end. */
  entry: z.string(),
  /** As `sha256-…`; the entry knows the checksum of every other file. */
  integrity: z.string(),
  /** Skipped checks, such as `types`; missing if none was, or without a note. */
  unchecked: z.optional(z.array(z.string())),
})
export type Published = z.infer<typeof Published>

/** A released version that the portal never rolls back to on its own. */
const SetAside = z.object({ ...Published.shape, because: z.enum(['taken back', 'pinned']) })
export type SetAside = z.infer<typeof SetAside>

const RegisteredShell = z.object({
  ...Published.shape,
  /** Missing in older entries. */
  api: z.optional(z.string()),
  shared: z.record(z.string(), z.string()),
  /** Versions to go back to, the latest first; an app's first is tried when the live one cannot be loaded. */
  previous: z.array(Published),
  /** The latest first. */
  aside: z._default(z.array(SetAside), []),
  /**
   * Once a release has moved it, only releases move it; a build or a start moves only what was built. Missing
   * in older entries.
   */
  origin: z.optional(z.enum(['built', 'released'])),
  pinned: z._default(z.boolean(), false),
  /** ISO 8601. */
  since: z._default(z.string(), ''),
  /** The registry's first revision with it live; missing in older entries. */
  revision: z.optional(z.int()),
  /** What made it live: `automatic` is a rollback by the portal itself. */
  by: z._default(z.enum(['release', 'rollback', 'automatic', 'pin']), 'release'),
})
type StoredEntry = z.infer<typeof RegisteredShell>
export type RegisteredShell = StoredEntry & { origin: NonNullable<StoredEntry['origin']> }

const RegisteredApp = z.object({
  ...RegisteredShell.shape,
  routes: z.array(Route),
  /** The range of the shell's API that the app needs. */
  shellApi: z.string(),
  enabled: z.boolean(),
  /** Only in the served registry: the app does not fit the live shell or the API. */
  isUnfit: z.optional(z.boolean()),
})
export type RegisteredApp = z.infer<typeof RegisteredApp> & RegisteredShell

/** Fills in what an older entry lacks: only release commands rolled back and pinned, and a rollback put the version that it left first. */
const complete = <Entry extends StoredEntry>(entry: Entry): Entry & RegisteredShell => {
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
  revision: z.int(),
  shell: RegisteredShell,
  apps: z.record(z.string(), z.unknown()),
})

export interface Registry extends Omit<z.infer<typeof Outline>, 'apps' | 'shell'> {
  shell: RegisteredShell
  apps: Record<string, RegisteredApp>
}

/** In one sentence: the first few issues. */
export const issuesOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .slice(0, 5)
    .map(issue => `${issue.path.join('.').slice(0, 200)}: ${issue.message}`)
    .join('; ')

/**
 * Throws if it is not a registry. An unreadable entry does not affect the others: `problems` lists each with
 * its reason.
 */
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
