// Loads an app's code by federation; anything that goes wrong ends in a rejection, in bounded time.
import {
  loadRemote as loadFromRemote,
  type ModuleFederationRuntimePlugin,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { appExpose, entryFileOf, globalNameOf } from '@portal/shared-ui/federation/names'
import type { Published, RegisteredApp } from '@portal/shared-ui/federation/registry'
import type { AppProps } from '@portal/shared-ui/platform/micro-frontend'
import type { LifeCycles } from 'single-spa'
import { locationEvent } from './announce-location.ts'
import { importFile } from './import-file.ts'
import { report } from './reports/report.ts'

const loadTimeoutMs = 8000
/** Shorter, because the person has already waited for the current version. */
const fallbackTimeoutMs = 4000

/** Rejects after `timeoutMs`, or as soon as the person has left: single-spa blocks all routing until then. */
const withinReason = async <Value>(
  work: Promise<Value>,
  stillWanted: () => boolean,
  timeoutMs: number,
): Promise<Value> => {
  let stop = () => {}
  const giveUp = new Promise<never>((_, reject) => {
    const timeout = setTimeout(
      () => reject(new Error(`The app took longer than ${timeoutMs} ms to load`)),
      timeoutMs,
    )
    const leave = () => stillWanted() || reject(new LeftBeforeLoaded())
    window.addEventListener(locationEvent, leave)
    stop = () => {
      clearTimeout(timeout)
      window.removeEventListener(locationEvent, leave)
    }
  })
  return Promise.race([work, giveUp]).finally(stop)
}

/** The person went to another route while the app was loading. */
export class LeftBeforeLoaded extends Error {
  override readonly name = 'LeftBeforeLoaded'
}

/** Of each entry that was asked for, by its address. */
const integrities = new Map<string, string>()

/** Entries come as all other code does. */
export const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  async loadEntry({ remoteInfo: { entry } }) {
    const container = await importFile(entry, integrities.get(entry))
    if (!isContainer(container)) throw new Error(`${entry} is not the entry of an app`)
    return container
  },
}

type Container = Exclude<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>, void>

const isContainer = (module: unknown): module is Container =>
  typeof module === 'object' && module !== null && 'get' in module && 'init' in module

const loadVersion = async (
  name: string,
  { version, entry, integrity }: Published,
): Promise<LifeCycles<AppProps>> => {
  const remote = globalNameOf(name, version)
  const address = new URL(entry + entryFileOf(name), window.location.href).href
  integrities.set(address, integrity)
  registerRemotes([{ name: remote, entry: address, type: 'module' }])
  const app = await loadFromRemote<LifeCycles<AppProps>>(`${remote}/${appExpose}`)
  if (!app?.mount) throw new Error(`${name} ${version} exposes no app`)
  return app
}

/** The current version, or the one before it, tried once, when the current one cannot be loaded. */
export const loadRemote = async (
  name: string,
  app: RegisteredApp,
  stillWanted: () => boolean,
): Promise<LifeCycles<AppProps>> => {
  try {
    return await withinReason(loadVersion(name, app), stillWanted, loadTimeoutMs)
  } catch (error) {
    const [previous] = app.previous
    if (!previous || error instanceof LeftBeforeLoaded) throw error
    report({ app: name, version: app.version, kind: 'fallback', stage: 'load', error })
    report({ app: name, version: previous.version, kind: 'load', stage: 'load' })
    return withinReason(loadVersion(name, previous), stillWanted, fallbackTimeoutMs)
  }
}
