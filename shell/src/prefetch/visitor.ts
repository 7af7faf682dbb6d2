import type { Registry } from '@portal/releases/registry'
import type { Platform } from '@portal/shared-ui/platform/platform'

export interface Visitor {
  registry: Registry
  session: Platform['session']
}

/** Only with the routes that this visitor can open now. */
export const openTo = ({ registry, session }: Visitor): Registry => ({
  ...registry,
  apps: Object.fromEntries(
    Object.entries(registry.apps).map(([name, app]) => [
      name,
      { ...app, routes: app.routes.filter(({ access }) => access === 'anyone' || session.get() !== null) },
    ]),
  ),
})
