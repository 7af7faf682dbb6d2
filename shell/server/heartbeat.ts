// Reports a shell that fails at the start. Inline, so that it works without any file; no other script is. Browsers run it by its checksum.
import { createHash } from 'node:crypto'
import { firstPaintId, pageDataId } from '@portal/releases/names'

/** After the page and its scripts have loaded: slow is not dead. */
const patienceMs = 10_000

/** Kept until the shell takes them (shell/src/pulse.ts). */
const maxHeard = 50

/** Letters of all cookies that scripts set: servers refuse requests with more than 16 kB of headers. */
const maxCookieLetters = 2000

/** Runs in the browser, without anything from outside the function. */
const beat = (maxMs: number, max: number, maxCookies: number, dataId: string, paintId: string): void => {
  const { token = '', version = '', route = '', app, appVersion } = document.currentScript?.dataset ?? {}
  document.currentScript?.removeAttribute('data-token')
  let isAlive = false
  let isHidden = false
  const { stringify } = JSON
  const PageBlob = Blob
  const sendBeacon = navigator.sendBeacon.bind(navigator)
  const { onLine } = Object.getOwnPropertyDescriptors(Navigator.prototype)
  /** Word by word, because an app can say how objects become JSON. */
  const jsonOf = (report: object) =>
    `{${Object.entries(report).map(([name, word]) => `"${name}":${stringify(word)}`)}}`
  const pulse = {
    fetch: window.fetch.bind(window),
    isOnline: onLine.get?.bind(navigator) ?? (() => true),
    send: (key: string, reports: readonly object[]) => {
      const body = `{"token":"${key}","reports":[${reports.map(jsonOf)}]}`
      sendBeacon('/api/client-failures', new PageBlob([body], { type: 'application/json' }))
    },
    heard: [] as Event[],
    hear: (event: Event) => {
      if (pulse.heard.length < max) pulse.heard.push(event)
    },
    pressed: [] as Event[],
    start: () => {
      isAlive = true
      const shared = [
        window,
        history,
        History.prototype,
        Storage.prototype,
        EventTarget.prototype,
        Promise,
        Promise.prototype,
      ]
      // Objects that inherit from these have a constructor of their own, which older code assigns.
      for (const owner of shared)
        for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
          if (writable && typeof value === 'function' && name !== 'constructor')
            Reflect.defineProperty(owner, name, { writable: false, configurable: false })
      const data = document.getElementById(dataId)
      if (data) data.textContent = data.textContent.replace(token, '')
      boundCookies()
      // Chromium asks this function for the text of every stack.
      Reflect.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => {} })
      window.addEventListener('single-spa:before-routing-event', keepGoing, true)
    },
  }
  const boundCookies = () => {
    const { cookie } = Object.getOwnPropertyDescriptors(Document.prototype)
    const read = cookie.get?.bind(document)
    const write = cookie.set?.bind(document)
    if (!read || !write) return
    const set = (given: string) => {
      // The last path counts. A cookie for another one could not be seen here.
      const own = `${given}; Path=/`
      write(own)
      if (read().length > maxCookies) write(`${own}; Max-Age=0`)
    }
    Reflect.defineProperty(Document.prototype, 'cookie', { get: read, set, configurable: false })
    Reflect.defineProperty(window, 'cookieStore', { value: undefined })
  }
  /** Where a person goes is not an app's to say. */
  const keepGoing = (event: Event) => {
    if (event instanceof CustomEvent) event.detail.cancelNavigation = () => {}
  }
  const wordsOf = (event?: Event): string => {
    if (event instanceof ErrorEvent) return event.message
    if (event instanceof PromiseRejectionEvent) return String(event.reason)
    const file = event?.target instanceof HTMLElement ? event.target : null
    return file ? `${file.getAttribute('src') ?? file.getAttribute('href')} did not come` : ''
  }
  let isReported = false
  const tell = () => {
    if (isAlive || isReported || !token || !pulse.isOnline()) return
    isReported = true
    const shell = { app: 'shell', version, route }
    const about = isHidden ? { app, version: appVersion, route } : shell
    pulse.send(token, [
      { ...about, kind: 'load', stage: 'boot', message: '' },
      {
        ...about,
        kind: 'failure',
        stage: 'heartbeat',
        message: isHidden
          ? 'Its first paint hides the rest of the page'
          : wordsOf(pulse.heard[0]).slice(0, 300),
      },
    ])
  }
  globalThis.portalPulse = pulse
  // Before any other listener. Also for files, whose events do not bubble.
  window.addEventListener('error', event => pulse.hear(event), true)
  window.addEventListener('unhandledrejection', event => pulse.hear(event), true)
  const press = (event: Event) => {
    if (pulse.pressed.length < max) pulse.pressed.push(event)
  }
  document.addEventListener('click', press)
  document.addEventListener('DOMContentLoaded', () => {
    // What a first paint leaves open contains all that follows it, and its app is to blame.
    const last = document.getElementById(dataId) ?? [...document.querySelectorAll('*')].at(-1) ?? null
    isHidden = app !== undefined && document.getElementById(paintId)?.contains(last) === true
    // By then the page's first file has run, and listens itself.
    document.removeEventListener('click', press)
  })
  window.addEventListener('load', () => {
    setTimeout(tell, maxMs)
    window.addEventListener('pagehide', () => pulse.heard.length > 0 && tell())
  })
}

const source = `(${beat})(${patienceMs},${maxHeard},${maxCookieLetters},'${pageDataId}','${firstPaintId}')`

/** No other inline script is allowed. */
export const heartbeatChecksum = `sha256-${createHash('sha256').update(source).digest('base64')}`

interface Heartbeat {
  /** The shell's. */
  version: string
  route: string
  /** Without one nothing is reported. */
  token: string | null
  /** The app whose first paint the page has. */
  painted: { app: string; version: string } | null
}

export const heartbeat = ({ version, route, token, painted }: Heartbeat): string => {
  const app = painted ? ` data-app="${painted.app}" data-app-version="${painted.version}"` : ''
  return `<script data-token="${token ?? ''}" data-version="${version}" data-route="${route}"${app}>${source}</script>`
}
