// single-spa blocks all navigation until an app has answered: the stand-in answers right away, and waits for the app itself.
import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'
import type { AppProps } from '@portal/shared-ui/platform/micro-frontend'
import { type LifeCycles, mountRootParcel } from 'single-spa'
import { tookLonger, within } from '../seam/within.ts'

type App = LifeCycles<AppProps>
type Lifecycle = Extract<App['mount'], (...args: never[]) => unknown>
type Props = Parameters<Lifecycle>[0]

/** `content`: for an app whose element is empty after its first frame; React leaves nothing when an error panel throws. */
type Stage = 'load' | 'bootstrap' | 'mount' | 'first frame' | 'content' | 'unmount'

/** In ms. Loading has its own limits (load-remote.ts). */
const defaultLimits = { bootstrap: 4000, mount: 4000, 'first frame': 8000, content: 4000, unmount: 2000 }

interface Backstage {
  /** Called again on each visit until it has succeeded. */
  load: () => Promise<App>
  newElement: () => HTMLElement
  /** The app cannot be shown, or did not unmount properly. If it draws late, it is still shown. */
  onFailure: (stage: Stage, error: unknown) => void
  /** The app is tried again, or is shown after all. */
  onRecovery: () => void
  limits?: typeof defaultLimits
}

/** A lifecycle can be one function or several; the first is called right away. */
const call = async (lifecycle: Lifecycle | Lifecycle[] | undefined, props: Props): Promise<void> => {
  for (const step of [lifecycle ?? []].flat()) await step(props)
}

interface StandIn extends LifeCycles<AppProps> {
  preload: () => void
  /** Where it is mounted and could not be shown. */
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

  const visit = (shellProps: Props): (() => void) => {
    const element = newElement()
    // The app unmounts its own parcels: single-spa would wait for them. With single-spa itself it could unregister other apps.
    const props = {
      ...shellProps,
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
      // Right away, without waiting for the app.
      element.hidden = true
      gone = Promise.all([gone, clear()])
    }
  }

  const begin = (props: Props) => {
    current = props
    onRecovery()
    leave = visit(props)
  }

  return {
    preload: () => void loaded().catch(() => undefined),
    bootstrap: async () => {},
    mount: async props => begin(props),
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
