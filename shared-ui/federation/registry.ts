// The registry: which version of the shell and of each app is in use, where it is, and on which routes it is active.
import * as z from 'zod/mini'

/** A route of an app. */
export const Route = z.object({
  /** As the router writes it: `/properties/:id`. */
  path: z.string(),
  /** The shape of its parameters, such as `{ id: 'uuid' }`; an unknown shape is anything without a slash. */
  params: z.optional(z.record(z.string(), z.string())),
  /** A `session` route first sends a visitor to sign in. */
  access: z.enum(['anyone', 'session']),
  title: z.string(),
})
export type Route = z.infer<typeof Route>

const Published = z.object({
  version: z.string(),
  /** The immutable folder of this version, with a slash at the end. */
  entry: z.string(),
  /** Of its entry, as `sha256-…`; the entry knows that of every other file. */
  integrity: z.string(),
})
export type Published = z.infer<typeof Published>

const RegisteredShell = z.object({
  ...Published.shape,
  /** Shared packages and the versions that it was built with. */
  shared: z.record(z.string(), z.string()),
  /** Released versions but the live one, the last one first; an app's first is tried when the live one cannot be loaded. */
  previous: z.array(Published),
  /** A pinned version stays live whatever is released. */
  pinned: z._default(z.boolean(), false),
  /** When it became live, ISO 8601. */
  since: z._default(z.string(), ''),
  /** What made it live: `automatic` is a rollback by the portal itself. */
  by: z._default(z.enum(['release', 'rollback', 'automatic', 'pin']), 'release'),
})
export type RegisteredShell = z.infer<typeof RegisteredShell>

const RegisteredApp = z.object({
  ...RegisteredShell.shape,
  routes: z.array(Route),
  /** Range of the shell's API that the app needs. */
  shellApi: z.string(),
  enabled: z.boolean(),
})
export type RegisteredApp = z.infer<typeof RegisteredApp>

const Outline = z.object({
  /** Grows with every change. */
  revision: z.int(),
  shell: RegisteredShell,
  apps: z.record(z.string(), z.unknown()),
})

export interface Registry extends Omit<z.infer<typeof Outline>, 'apps'> {
  apps: Record<string, RegisteredApp>
}

/** Throws for anything that is not a registry. An unreadable entry does not affect the others: `problems` says which, and why. */
export const readRegistry = (value: unknown): { registry: Registry; problems: Record<string, string> } => {
  const { apps, ...rest } = Outline.parse(value)
  const registry: Registry = { ...rest, apps: {} }
  const problems: Record<string, string> = {}
  for (const [name, entry] of Object.entries(apps)) {
    const { data, error } = RegisteredApp.safeParse(entry)
    if (data) registry.apps[name] = data
    else problems[name] = error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  }
  return { registry, problems }
}
