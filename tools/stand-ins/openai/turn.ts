export interface Turn {
  /** Whose row fits. */
  tool: string | undefined
  /** The messages that it is read from, newest first: it can continue others. */
  messages: readonly [string, ...string[]]
  text: string
  /** In order, with an id. */
  shown: readonly { id: string; title: string; path: string }[]
  timeZone: string
  isLandlord: boolean
}
