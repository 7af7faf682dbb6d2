// One app loaded from another origin, for developers and testers, where the server allows it.
import type { Registry } from '@portal/releases/registry'

/** Origin by name of app. */
export type Overrides = Readonly<Record<string, string>>

export const overridesCookie = 'app-overrides'

/** An overridden app has its own address, no checksum and no earlier versions. */
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
