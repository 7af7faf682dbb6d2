// Registers every app of the registry with single-spa, and lets the layout know which ones failed.
import { matchRoute } from '@portal/shared-ui/federation/match-route'
import type { Registry } from '@portal/shared-ui/federation/registry'
import type { AppProps } from '@portal/shared-ui/platform/micro-frontend'
import type { Platform } from '@portal/shared-ui/platform/platform'
import { createStore, type Store } from '@portal/shared-ui/platform/store'
import { addErrorHandler, registerApplication, triggerAppChange } from 'single-spa'
import { appElement } from './layout/outlet.tsx'
import { LeftBeforeLoaded, loadRemote } from './load-remote.ts'

/** Returns the apps that could not be loaded or mounted when they were last needed. */
export const registerApps = (registry: Registry, platform: Platform): Store<ReadonlySet<string>> => {
  const failed = createStore<ReadonlySet<string>>(new Set())
  const mark = (name: string, hasFailed: boolean) => {
    const next = new Set(failed.get())
    if (hasFailed) next.add(name)
    else next.delete(name)
    failed.set(next)
  }
  const isWanted = (name: string, pathname: string): boolean => {
    const match = matchRoute(registry, pathname)
    return match?.app === name && (match.route.access === 'anyone' || platform.session.get() !== null)
  }

  for (const [name, app] of Object.entries(registry.apps)) {
    registerApplication<AppProps>({
      name,
      app: async () => {
        mark(name, false)
        return loadRemote(name, app, () => isWanted(name, window.location.pathname))
      },
      activeWhen: location => isWanted(name, location.pathname),
      customProps: () => ({ platform, domElementGetter: () => appElement(name) }),
    })
  }
  addErrorHandler(error => {
    if (error instanceof LeftBeforeLoaded) return
    console.error(error)
    mark(error.appOrParcelName, true)
  })
  // Signing in opens the guarded routes, signing out closes them.
  platform.session.subscribe(() => void triggerAppChange())

  return failed
}
