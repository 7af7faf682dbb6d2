// The counterpart of the drawn page's script (shell/server/heartbeat.ts). A page of an older server has none.

/** Taken from the browser before any other code runs: apps must not reach it. Older pages lack some of it. */
interface Pulse {
  /** Events of failures so far. */
  heard: Event[]
  /** Presses from before the page's first file has run. */
  pressed?: Event[]
  hear(event: Event): void
  fetch?: (address: string, init?: RequestInit) => Promise<Response>
  isOnline?(): boolean
  /** The API takes reports with the page's token. */
  send?(token: string, reports: readonly object[]): void
  /**
   * Marks the shell as alive; the page reports one that never calls this. From now on replacing a shared function, such as `window.fetch =
   * ...`, throws in the code that tries it, cookies are bounded, no navigation can be canceled, and the page's data lacks the token. Called
   * before any app's code, and after single-spa has replaced functions with its own.
   */
  start(): void
}

declare global {
  var portalPulse: Pulse | undefined
}

/** Taken out of the page before any app's code runs: no app can keep it from hearing. */
export const pulse = globalThis.portalPulse
globalThis.portalPulse = undefined
