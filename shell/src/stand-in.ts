// What single-spa mounts in place of an app. single-spa blocks all navigation until an app has answered, forever if it never
// does: so the stand-in answers right away, and waits for the app itself.
import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'
import type { AppProps } from '@portal/shared-ui/platform/micro-frontend'
import { type LifeCycles, mountRootParcel } from 'single-spa'
import { tookLonger, within } from '../seam/within.ts'

type App = LifeCycles<AppProps>
type Lifecycle = Extract<App['mount'], (...given: never[]) => unknown>
type Props = Parameters<Lifecycle>[0]

/** `content` is for an app whose element is empty after its first frame: React leaves nothing when an error panel throws. */
type Stage = 'load' | 'bootstrap' | 'mount' | 'first frame' | 'content' | 'unmount'

/** How long each stage may take, in ms. Loading has limits of its own (load-remote.ts). */
const defaultLimits = { bootstrap: 4000, mount: 4000, 'first frame': 8000, content: 4000, unmount: 2000 }

interface Backstage {
  /** Called again on each visit until it has succeeded. */
  load: () => Promise<App>
  /** A new, empty element in the place of the apps. */
  newElement: () => HTMLElement
  /** The app cannot be shown, or did not unmount properly. If it draws late, it is still shown. */
  onFailure: (stage: Stage, error: unknown) => void
  /** The app is tried again, or is shown after all. */
  onRecovery: () => void
  limits?: typeof defaultLimits
}

/** A lifecycle may be one function or several; the first is called right away. */
const call = async (lifecycle: Lifecycle | Lifecycle[] | undefined, props: Props): Promise<void> => {
  for (const step of [lifecycle ?? []].flat()) await step(props)
}

interface StandIn extends LifeCycles<AppProps> {
  /** Loads the app's code before single-spa has it mounted. */
  preload: () => void
  /** Shows the app again where it is mounted and could not be shown. */
  tryAgain: () => void
}

export const standInFor = (backstage: Backstage): StandIn => {
  const { load, newElement, onFailure, onRecovery, limits = defaultLimits } = backstage
  let loading: Promise<App> | undefined
  let isBootstrapped = false
  let gone: Promise<unknown> = Promise.resolve()
  let leave = () => {}
  let current: Props | undefined

  const loaded = (): Promise<App> => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }

  /** Returns the function that ends the visit. */
  const visit = (given: Props): (() => void) => {
    const element = newElement()
    // The app unmounts its own parcels: single-spa would wait for them. With single-spa itself it could unregister other apps.
    const props = {
      ...given,
      singleSpa: undefined,
      mountParcel: mountRootParcel,
      domElementGetter: () => element,
    }
    let endWait = () => {}
    const frame = new Promise<void>(resolve => {
      endWait = resolve
    })
    let isHere = true
    let mounted: App | undefined
    let stage: Stage = 'load'
    let alarm: ReturnType<typeof setTimeout> | undefined

    const fail = (error: unknown) => {
      element.hidden = true
      onFailure(stage, error)
    }
    const enter = (next: keyof typeof limits) => {
      stage = next
      clearTimeout(alarm)
      alarm = setTimeout(() => fail(tookLonger(limits[next])), limits[next])
    }
    const show = () => {
      clearTimeout(alarm)
      if (!element.hidden) return
      element.hidden = false
      onRecovery()
    }
    const drawn = () => element.hasChildNodes() && endWait()
    const observer = new MutationObserver(() => (element.hasChildNodes() ? show() : enter('content')))

    const play = async () => {
      const app = await loaded()
      await gone
      if (isHere && !isBootstrapped) {
        enter('bootstrap')
        await call(app.bootstrap, props)
        isBootstrapped = true
      }
      if (!isHere) return
      enter('mount')
      mounted = app
      await call(app.mount, props)
      // It was told to unmount before it had loaded.
      if (!isHere) return call(app.unmount, props)
      enter('first frame')
      await frame
      show()
      observer.observe(element, { childList: true })
    }
    const clear = async () => {
      const app = mounted
      mounted = undefined
      try {
        if (app) await within(limits.unmount, call(app.unmount, props))
      } catch (error) {
        onFailure('unmount', error)
      }
      element.remove()
    }
    window.addEventListener(firstFrameEvent, drawn)
    play().catch(error => {
      clearTimeout(alarm)
      if (!isHere) return
      fail(error)
      gone = clear()
    })
    return () => {
      isHere = false
      clearTimeout(alarm)
      observer.disconnect()
      window.removeEventListener(firstFrameEvent, drawn)
      // Right away, whatever the app does about it.
      element.hidden = true
      gone = Promise.all([gone, clear()])
    }
  }

  const begin = (given: Props) => {
    current = given
    onRecovery()
    leave = visit(given)
  }

  return {
    preload: () => void loaded().catch(() => undefined),
    bootstrap: async () => {},
    mount: async given => begin(given),
    unmount: async () => {
      current = undefined
      leave()
    },
    tryAgain: () => {
      if (!current) return
      leave()
      begin(current)
    },
  }
}
