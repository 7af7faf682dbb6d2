// An app whose team means harm, in place of a released one.
import type { Page } from '@playwright/test'
import { type Container, type Props, putAppInstead } from './faulty-app.ts'

/** `inPlaceOf` is the address of another package's file. */
type Harm =
  | 'it reads the page’s token'
  | 'it replaces what reports are sent with'
  | 'it keeps failures from being heard'
  | 'it throws a value that cannot be read'
  | 'it makes failures of another app'
  | 'it throws an error in the place of another package'
  | 'it renames the person'
  | 'it keeps people from leaving'
  | 'it removes the other apps'
  | 'it opens sixteen streams'
  | 'it sets forty cookies'

declare global {
  interface Window {
    harm?: (harm: Harm, inPlaceOf: string) => Promise<void> | void
    /** What it read where a page's token might be, by place. */
    loot?: Record<string, string>
    /** Thrown at the next mount. */
    thrownOnMount?: unknown
    singleSpaOfApp?: { unregisterApplication(name: string): void }
  }
}

const hostileApp = (real: Container): Container => {
  /** What the portal forbids can also throw. */
  const attempt = (...tries: (() => unknown)[]) => {
    for (const each of tries)
      try {
        each()
      } catch {
        // the next one, then
      }
  }
  const replace = (owner: object, name: string, as: PropertyDescriptor) =>
    attempt(
      () => Reflect.set(owner, name, as.value),
      () => Object.defineProperty(owner, name, { configurable: true, ...as }),
    )
  const ignore = () => false
  const errorIn = (address: string) =>
    Object.assign(new TypeError('Not mine.'), {
      stack: `TypeError: Not mine.\n    at work (${address}:1:23)`,
    })
  const unreadable = () => {
    const fail = () => {
      throw new Error('It cannot be read.')
    }
    return Object.defineProperties(new Error(), {
      stack: { get: fail },
      message: { get: fail },
      name: { get: fail },
      toString: { get: fail },
    })
  }
  const harms = ({ platform }: Props): Record<Harm, (inPlaceOf: string) => Promise<void> | void> => ({
    'it reads the page’s token': async () => {
      const loot: Record<string, string> = {
        document: document.documentElement.outerHTML,
        'a page that it fetches': await (await fetch('/help')).text(),
      }
      window.loot = loot
      const frame = document.body.appendChild(document.createElement('iframe'))
      const isLoaded = new Promise(resolve => {
        frame.onload = resolve
      })
      frame.src = '/help'
      await isLoaded
      loot['a frame'] = frame.contentDocument?.documentElement.outerHTML ?? ''
      frame.remove()
      const { stringify } = JSON
      replace(JSON, 'stringify', {
        value: (...args: [unknown]) => {
          const text = stringify(...args)
          loot.stringify = `${loot.stringify}${text}`
          return text
        },
      })
      const PageBlob = Blob
      replace(window, 'Blob', {
        value: class extends PageBlob {
          constructor(parts?: BlobPart[], options?: BlobPropertyBag) {
            loot.blob = `${loot.blob}${parts}`
            super(parts, options)
          }
        },
      })
    },
    'it replaces what reports are sent with': () => {
      for (const owner of [navigator, Navigator.prototype]) {
        replace(owner, 'sendBeacon', { value: ignore })
        replace(owner, 'onLine', { get: ignore })
      }
      replace(window, 'fetch', { value: () => Promise.reject(new Error('No.')) })
      Object.defineProperty(Object.prototype, 'toJSON', {
        value(this: object) {
          return 'stage' in this ? { ...this, app: 'mf-public' } : this
        },
      })
      replace(console, 'error', {
        value: () => {
          throw new Error('No.')
        },
      })
    },
    'it keeps failures from being heard': () => {
      const pulse: object = Reflect.get(window, 'portalPulse') ?? {}
      replace(pulse, 'hear', { value: ignore })
      replace(window, 'portalPulse', { value: { heard: [], hear: ignore, start: ignore } })
      for (const type of ['error', 'unhandledrejection'])
        for (const isFirst of [true, false])
          window.addEventListener(type, event => event.stopImmediatePropagation(), isFirst)
      replace(Error, 'prepareStackTrace', { value: () => 'written by the app' })
    },
    'it throws a value that cannot be read': () => {
      setTimeout(() => {
        throw unreadable()
      })
    },
    'it makes failures of another app': address => {
      const error = errorIn(address)
      const [reason, promise] = [error, Promise.resolve()]
      for (const event of [
        new ErrorEvent('error', { error, filename: address, message: 'Not mine.' }),
        new PromiseRejectionEvent('unhandledrejection', { reason, promise }),
      ])
        window.dispatchEvent(event)
    },
    'it throws an error in the place of another package': address => {
      window.thrownOnMount = errorIn(address)
      setTimeout(() => {
        throw errorIn(address)
      })
      void Promise.reject(errorIn(address))
    },
    'it renames the person': () => {
      const session = platform.session.get()
      const user: object = typeof session === 'object' && session ? Reflect.get(session, 'user') : {}
      for (const owner of [user, session ?? {}, platform.session, platform]) {
        replace(owner as object, 'firstName', { value: 'Mallory' })
        replace(owner as object, 'user', { value: { ...user, firstName: 'Mallory' } })
        replace(owner as object, 'get', { value: () => ({ user: { ...user, firstName: 'Mallory' } }) })
      }
    },
    'it keeps people from leaving': () => {
      window.addEventListener(
        'single-spa:before-routing-event',
        event => event instanceof CustomEvent && event.detail.cancelNavigation(),
        true,
      )
    },
    'it removes the other apps': () => {
      attempt(
        () => window.singleSpaOfApp?.unregisterApplication('mf-public'),
        () => replace(window, 'portalImport', { value: () => Promise.reject(new Error('No.')) }),
      )
    },
    'it opens sixteen streams': () => {
      for (let index = 0; index < 16; index += 1) new EventSource(`/api/threads/stream?${index}`)
    },
    'it sets forty cookies': async () => {
      const words = 'x'.repeat(3500)
      const { cookieStore }: { cookieStore?: { set(name: string, value: string): Promise<void> } } = window
      for (let index = 0; index < 40; index += 1) {
        const path = ['/', '/api', '/apps', window.location.pathname][index % 4]
        Reflect.set(document, 'cookie', `harm-${index}=${words}; Path=${path}; Max-Age=3600`)
        await cookieStore?.set(`more-${index}`, words)
      }
    },
  })
  return {
    init: (...args) => real.init(...args),
    get: async name => {
      const app = (await real.get(name))()
      return () => ({
        ...app,
        mount: async props => {
          const own = harms(props)
          window.singleSpaOfApp = Reflect.get(props, 'singleSpa')
          window.harm = (harm, inPlaceOf) => own[harm](inPlaceOf)
          const thrown = window.thrownOnMount
          delete window.thrownOnMount
          if (thrown) throw thrown
          return app.mount(props)
        },
      })
    },
  }
}

/** Applies from the next page load; `doHarm` asks it for harm. */
export const putHostileApp = (page: Page, name: string): Promise<void> =>
  putAppInstead(page, name, `export const { init, get } = (${hostileApp.toString()})(real)\n`)

/** Has a mounted app do that. */
export const doHarm = (page: Page, harm: Harm, inPlaceOf = ''): Promise<void> =>
  page.evaluate(([asked, address]) => window.harm?.(asked, address), [harm, inPlaceOf] as const)
