// What single-spa mounts in place of an app. single-spa holds back all navigation until an app has answered, for good
// if it never does: so the stand-in answers at once, and waits for the app itself.
import { firstFrameEvent } from '@portal/shared-ui/platform/first-frame'
import type { AppProps } from '@portal/shared-ui/platform/micro-frontend'
import { type LifeCycles, mountRootParcel } from 'single-spa'

type App = LifeCycles<AppProps>
type Lifecycle = Extract<App['mount'], (...given: never[]) => unknown>
type Props = Parameters<Lifecycle>[0]

/** `content` is an app whose place is empty after its first frame: React leaves nothing when an error panel throws. */
type Stage = 'load' | 'bootstrap' | 'mount' | 'first frame' | 'content' | 'unmount'

/** How long each stage may take, in ms. Loading has limits of its own (load-remote.ts). */
const usualLimits = { bootstrap: 4000, mount: 4000, 'first frame': 8000, content: 4000, unmount: 2000 }

interface Backstage {
  /** Asked again at each visit until it has succeeded. */
  load: () => Promise<App>
  /** A new, empty element in the place of the apps. */
  newElement: () => HTMLElement
  /** The app cannot be shown, or did not leave as it should. What it draws late is shown all the same. */
  onFailure: (stage: Stage, error: unknown) => void
  /** The app is tried again, or shown after all. */
  onRecovery: () => void
  limits?: typeof usualLimits
}

/** A lifecycle may be one function or several; the first is called at once. */
const call = async (lifecycle: Lifecycle | Lifecycle[] | undefined, props: Props): Promise<void> => {
  for (const step of [lifecycle ?? []].flat()) await step(props)
}

const within = async (limitMs: number, work: Promise<void>): Promise<void> => {
  const late = Promise.withResolvers<never>()
  const alarm = setTimeout(() => late.reject(tookLonger(limitMs)), limitMs)
  await Promise.race([work, late.promise]).finally(() => clearTimeout(alarm))
}

const tookLonger = (limitMs: number) => new Error(`It took longer than ${limitMs} ms`)

/** `preload` loads the app's code before single-spa has it mounted. */
export const standInFor = (backstage: Backstage): LifeCycles<AppProps> & { preload: () => void } => {
  const { load, newElement, onFailure, onRecovery, limits = usualLimits } = backstage
  let loading: Promise<App> | undefined
  let isBootstrapped = false
  let gone: Promise<unknown> = Promise.resolve()
  let leave = () => {}

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
    // Parcels are the app's own to unmount: single-spa would wait for them.
    const props = { ...given, mountParcel: mountRootParcel, domElementGetter: () => element }
    const frame = Promise.withResolvers<void>()
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
    const drawn = () => element.hasChildNodes() && frame.resolve()
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
      // It was told to leave before it had come.
      if (!isHere) return call(app.unmount, props)
      enter('first frame')
      await frame.promise
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
      // At once, whatever the app does about it.
      element.hidden = true
      gone = Promise.all([gone, clear()])
    }
  }

  return {
    preload: () => void loaded().catch(() => undefined),
    bootstrap: async () => {},
    mount: async given => {
      onRecovery()
      leave = visit(given)
    },
    unmount: async () => leave(),
  }
}
