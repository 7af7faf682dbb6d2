// The counterpart of the script that the drawn page runs before any code has loaded (shell/server/heartbeat.ts). A page of an older server has none.

/** All that an app must not reach is taken from the browser before any other code runs; older pages lack some of it. */
interface Pulse {
  /** Events of failures so far. */
  heard: Event[]
  /** Presses from before the page's first file has run. */
  pressed?: Event[]
  /** Receives each event from now on. */
  hear(event: Event): void
  fetch?: (address: string, init?: RequestInit) => Promise<Response>
  isOnline?(): boolean
  /** Sends reports to the API, which takes them with the page's token. */
  send?(token: string, reports: readonly object[]): void
  /**
   * Marks the shell as alive; the page reports one that never calls this. From now on, replacing a function that all code shares, such
   * as `window.fetch = ...`, throws in the code that tries it: the failure is then that app's, and others keep working. Cookies are
   * bounded, no navigation can be canceled, and the token is no longer in the page's data. Called before any app's code runs, and after
   * single-spa has replaced functions with its own.
   */
  start(): void
}

declare global {
  var portalPulse: Pulse | undefined
}

/** Taken out of the page before any app's code runs, so that no app can keep it from hearing. */
export const pulse = globalThis.portalPulse
globalThis.portalPulse = undefined
