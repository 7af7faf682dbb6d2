/** A message with what came before it. */
export interface Turn {
  /** Whose row fits. */
  tool: string | undefined
  /** The messages that it is read from, newest first: it may continue others. */
  said: readonly [string, ...string[]]
  /** The beginning of the newest one, which says what it asks for. */
  text: string
  /** The last links that an answer had to something by its id, in order. */
  shown: readonly { id: string; title: string; path: string }[]
  timeZone: string
  isLandlord: boolean
}
