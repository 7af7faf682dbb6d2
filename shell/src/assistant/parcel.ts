// A second thing that mf-ai exposes, drawn beside the pages. Nothing waits for it.
import { assistantApp, assistantExpose } from '@portal/releases/names'
import type { Registry } from '@portal/releases/registry'
import type { AssistantProps } from '@portal/shared-ui/platform/micro-frontend'
import type { Store } from '@portal/shared-ui/platform/store'
import { type LifeCycles, mountRootParcel } from 'single-spa'
import { within } from '../../seam/within.ts'
import { loadRemote } from '../load-remote.ts'
import type { ShellPlatform } from '../platform.ts'
import { charge } from '../reports/charge.ts'
import { report } from '../reports/report.ts'

const mountLimitMs = 4000

interface Visit extends AssistantProps {
  domElementGetter: () => HTMLElement
}

interface Stage {
  registry: Registry
  platform: ShellPlatform
  isOpen: Store<boolean>
  place: HTMLElement
}

type Lifecycle = LifeCycles<Visit>['mount']

/** With single-spa itself the assistant could unregister other apps. */
const withoutSingleSpa = (lifecycle: Lifecycle): Lifecycle =>
  [lifecycle].flat().map(step => props => step({ ...props, singleSpa: undefined }))

export interface AssistantParcel {
  /** Unless it is already drawn. Rejects when it cannot be drawn; the next call tries again. */
  show(): Promise<void>
  /** For good. */
  remove(): void
}

/** Starts loading its code. If it throws once drawn, it is minimized. */
export const assistantParcel = ({ registry, platform, isOpen, place }: Stage): AssistantParcel => {
  const app = registry.apps[assistantApp]
  let loading: Promise<LifeCycles<Visit>> | undefined
  let showing: Promise<void> | undefined
  let clear = () => {}
  let isOver = false

  const fail = (stage: string, error: unknown) => {
    if (app) void charge({ app: assistantApp, version: app.version, kind: 'failure', stage, error })
    clear()
    clear = () => {}
    showing = undefined
    console.error(`The assistant failed (${stage}):`, error)
  }
  const loadIt = async () => {
    if (!app) throw new Error(`The registry has no ${assistantApp}`)
    report({ app: assistantApp, version: app.version, kind: 'load', stage: 'load' })
    return loadRemote<Visit>(assistantApp, app, assistantExpose)
  }
  const load = () => {
    loading ??= loadIt()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const draw = async () => {
    const { bootstrap, mount, unmount } = await load()
    if (isOver) return
    const element = place.appendChild(document.createElement('div'))
    const onFailure = (error: unknown) => {
      fail('render', error)
      isOpen.set(false)
    }
    const lifecycles: LifeCycles<Visit> = {
      bootstrap: withoutSingleSpa(bootstrap),
      mount: withoutSingleSpa(mount),
      unmount: withoutSingleSpa(unmount),
    }
    const parcel = mountRootParcel(lifecycles, {
      domElement: element,
      domElementGetter: () => element,
      platform: platform.forApp(onFailure),
      isOpen,
    })
    clear = () => {
      parcel.unmount().catch(() => undefined)
      element.remove()
    }
    await within(mountLimitMs, parcel.mountPromise)
  }

  void load()
  return {
    show: () => {
      showing ??= draw().catch(error => {
        fail('load', error)
        throw error
      })
      return showing
    },
    remove: () => {
      isOver = true
      clear()
    },
  }
}
