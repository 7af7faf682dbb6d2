// Any failure rejects, within a time limit.
import {
  loadRemote as loadFromRemote,
  type ModuleFederationRuntimePlugin,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { appExpose, entryFileOf, globalNameOf } from '@portal/releases/names'
import type { Published, RegisteredApp } from '@portal/releases/registry'
import type { AppProps } from '@portal/shared-ui/platform/micro-frontend'
import type { LifeCycles } from 'single-spa'
import { within } from '../seam/within.ts'
import { importFile } from './import-file.ts'
import { charge } from './reports/charge.ts'
import { report } from './reports/report.ts'

const loadTimeoutMs = 8000
/** The person has already waited for the current version. */
const fallbackTimeoutMs = 4000

/** By address. */
const integrities = new Map<string, string>()

export const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  async loadEntry({ remoteInfo: { entry } }) {
    const container = await importFile(entry, integrities.get(entry))
    if (!isContainer(container)) throw new Error(`${entry} is not the entry of an app`)
    return container
  },
}

/**
 * The next app that needs a library requests it again: the runtime would keep the failure forever
 * (github.com/module-federation/core/pull/5068).
 */
export const forgetFailedLibraries: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-libraries',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const library of Object.values(scope[pkgName] ?? {})) if (!library.loaded) library.loading = null
  },
}

type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

const isContainer = (module: unknown): module is Container =>
  typeof module === 'object' && module !== null && 'get' in module && 'init' in module

const loadVersion = async <Props extends AppProps>(
  name: string,
  expose: string,
  { version, entry, integrity }: Published,
): Promise<LifeCycles<Props>> => {
  const remote = globalNameOf(name, version)
  const address = new URL(entry + entryFileOf(name), window.location.href).href
  integrities.set(address, integrity)
  registerRemotes([{ name: remote, entry: address, type: 'module' }])
  void import('single-spa-react').catch(() => undefined) // for the app, which takes it from the shell and fails without it
  const exposed = await loadFromRemote<LifeCycles<Props>>(`${remote}/${expose}`)
  if (!exposed?.mount) throw new Error(`${name} ${version} exposes no ${expose}`)
  return exposed
}

/** From the live version, or from the previous one, tried once, if the live one cannot be loaded. */
export const loadRemote = async <Props extends AppProps>(
  name: string,
  app: RegisteredApp,
  expose = appExpose,
): Promise<LifeCycles<Props>> => {
  try {
    return await within(loadTimeoutMs, loadVersion<Props>(name, expose, app))
  } catch (error) {
    const [previous] = app.previous
    if (!previous) throw error
    void charge({ app: name, version: app.version, kind: 'fallback', stage: 'load', error })
    report({ app: name, version: previous.version, kind: 'load', stage: 'load' })
    return within(fallbackTimeoutMs, loadVersion<Props>(name, expose, previous))
  }
}
