// Lets a developer or tester see the portal with one app loaded from another origin, where the server allows it.
import type { Registry } from '@portal/releases/registry'

/** Origin by name of app. */
export type Overrides = Readonly<Record<string, string>>

/** The cookie in which the server keeps them (shell/server/read-overrides.ts). */
export const overridesCookie = 'app-overrides'

/** The registry as this browser sees it: an overridden app has its own address, no checksum and no earlier versions. */
export const withOverrides = (registry: Registry, overrides: Overrides): Registry => ({
  ...registry,
  apps: Object.fromEntries(
    Object.entries(registry.apps).map(([name, app]) => {
      const origin = overrides[name]
      const elsewhere = { version: 'dev', entry: `${origin}/`, integrity: '', previous: [] }
      return [name, origin ? { ...app, ...elsewhere } : app]
    }),
  ),
})
