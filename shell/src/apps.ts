import { matchRoute } from '@portal/releases/match-route'
import type { Registry } from '@portal/releases/registry'
import type { AppProps } from '@portal/shared-ui/platform/micro-frontend'
import { createStore, type Store } from '@portal/shared-ui/platform/store'
import { registerApplication, triggerAppChange } from 'single-spa'
import { newAppElement } from './layout/outlet.tsx'
import { loadRemote } from './load-remote.ts'
import type { ShellPlatform } from './platform.ts'
import { charge } from './reports/charge.ts'
import { report, reportRoute } from './reports/report.ts'
import { standInFor } from './stand-in.ts'

/** A failed page leaves its title, or the previous one; what is shown next sets its own. */
const titleFailure = (): void => {
  document.title = 'We couldn’t show this page'
}

export interface ShownApps {
  /** When last needed. */
  failed: Store<ReadonlySet<string>>
  /** On the page where it failed. */
  tryAgain: (name: string) => void
}

export const registerApps = (registry: Registry, platform: ShellPlatform): ShownApps => {
  const failed = createStore<ReadonlySet<string>>(new Set())
  const tryAgain = new Map<string, () => void>()
  const mark = (name: string, hasFailed: boolean) => {
    if (failed.get().has(name) === hasFailed) return
    const next = new Set(failed.get())
    if (hasFailed) next.add(name)
    else next.delete(name)
    failed.set(next)
    if (hasFailed) titleFailure()
  }
  const isWanted = (name: string, pathname: string): boolean => {
    const match = matchRoute(registry, pathname)
    return match?.app === name && (match.route.access === 'anyone' || platform.session.get() !== null)
  }

  for (const [name, app] of Object.entries(registry.apps)) {
    const about = { app: name, version: app.version }
    const fail = (stage: string, error: unknown) => charge({ ...about, kind: 'failure', stage, error })
    const {
      preload,
      tryAgain: again,
      ...lifecycles
    } = standInFor({
      load: () => {
        report({ ...about, kind: 'load', stage: 'load' })
        return loadRemote(name, app)
      },
      newElement: () => newAppElement(name),
      onFailure: (stage, error) => {
        void fail(stage, error).then(() => console.error(`${name} ${app.version} failed (${stage}):`, error))
        if (stage !== 'unmount') mark(name, true)
      },
      onRecovery: () => mark(name, false),
    })
    tryAgain.set(name, again)
    registerApplication<AppProps>({
      name,
      app: async () => {
        preload()
        return lifecycles
      },
      activeWhen: location => isWanted(name, location.pathname),
      customProps: {
        platform: platform.forApp(error => {
          void fail('render', error)
          titleFailure()
        }),
      },
    })
  }
  // Signing in opens the guarded routes, signing out closes them.
  platform.session.subscribe(() => void triggerAppChange())
  window.addEventListener('single-spa:routing-event', () => reportRoute(failed.get()))

  return { failed, tryAgain: name => tryAgain.get(name)?.() }
}
