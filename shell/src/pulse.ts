// The counterpart of the script that the drawn page runs before any code has loaded (shell/server/heartbeat.ts). A page of an older server has none.

interface Pulse {
  /** Events of failures so far. */
  heard: Event[]
  /** Presses from before the page's first file has run. */
  pressed?: Event[]
  /** Receives each event from now on. */
  hear(event: Event): void
  /**
   * Marks the shell as alive; the page reports one that never calls this. From now on, assigning to a function that all code shares,
   * such as `window.fetch = ...`, throws in the code that tries it: the failure is then that app's, and others keep working. Called
   * before any app's code runs, and after single-spa has replaced functions with its own.
   */
  start(): void
}

declare global {
  var portalPulse: Pulse | undefined
}

export {}
