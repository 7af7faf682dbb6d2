// The script that no release of the shell can break. It reports a shell that fails at the start, which cannot do so itself. It is
// the only inline script, so that it works whatever happens to the files; browsers run it by its checksum.
import { createHash } from 'node:crypto'

/** After the page and its scripts have loaded: slow is not dead. */
const patienceMs = 10_000

/** The most events that are kept until the shell takes them (shell/src/pulse.ts). */
const maxHeard = 50

/** Runs in the browser, without anything from outside the function. */
const beat = (maxMs: number, max: number): void => {
  const { token = '', version = '', route = '' } = document.currentScript?.dataset ?? {}
  let isAlive = false
  const pulse = {
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
            Reflect.defineProperty(owner, name, { writable: false })
    },
  }
  const wordsOf = (event?: Event): string => {
    if (event instanceof ErrorEvent) return event.message
    if (event instanceof PromiseRejectionEvent) return String(event.reason)
    const file = event?.target instanceof HTMLElement ? event.target : null
    return file ? `${file.getAttribute('src') ?? file.getAttribute('href')} did not come` : ''
  }
  let isReported = false
  const tell = () => {
    if (isAlive || isReported || !token || !navigator.onLine) return
    isReported = true
    const about = { app: 'shell', version, route }
    const reports = [
      { ...about, kind: 'load', stage: 'boot', message: '' },
      { ...about, kind: 'failure', stage: 'heartbeat', message: wordsOf(pulse.heard[0]).slice(0, 300) },
    ]
    const body = new Blob([JSON.stringify({ token, reports })], { type: 'application/json' })
    navigator.sendBeacon('/api/client-failures', body)
  }
  globalThis.portalPulse = pulse
  // Also for files, whose events do not bubble.
  window.addEventListener('error', event => pulse.hear(event), true)
  window.addEventListener('unhandledrejection', event => pulse.hear(event))
  const press = (event: Event) => {
    if (pulse.pressed.length < max) pulse.pressed.push(event)
  }
  document.addEventListener('click', press)
  // By then the page's first file has run, and listens itself.
  document.addEventListener('DOMContentLoaded', () => document.removeEventListener('click', press))
  window.addEventListener('load', () => {
    setTimeout(tell, maxMs)
    window.addEventListener('pagehide', () => pulse.heard.length > 0 && tell())
  })
}

const source = `(${beat})(${patienceMs},${maxHeard})`

/** For the pages' policy: no other inline script is allowed. */
export const heartbeatChecksum = `sha256-${createHash('sha256').update(source).digest('base64')}`

/** The page's first script; `version` is the shell's, `route` the page's, and without a token nothing is reported. */
export const heartbeat = (version: string, route: string, token: string | null): string =>
  `<script data-token="${token ?? ''}" data-version="${version}" data-route="${route}">${source}</script>`
