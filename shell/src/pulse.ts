// The other end of what the drawn page does before any code has come (shell/server/heartbeat.ts). A page of an older server has none.

interface Pulse {
  /** Events of what failed so far. */
  heard: Event[]
  /** Takes each event from now on. */
  hear(event: Event): void
  /**
   * The shell lives; the page tells of one that never calls this. From now on, assigning to a function that all code shares throws
   * where that is tried, such as `window.fetch = ...`: the failure is the app's that did so, and others go on. Called before any
   * app's code runs, and after single-spa has put its own in place.
   */
  start(): void
}

declare global {
  var portalPulse: Pulse | undefined
}

export {}
