// Why no answer came. The API refused nothing, so there is no status; the sentence says what we know.

/**
 * `offline`: nothing was sent. `unreachable`: the connection broke, or the server is down. `timeout`: the API
 * took too long. After the last two the call may have arrived.
 */
export type ConnectionFault = 'offline' | 'unreachable' | 'timeout'

/** Creations carry a `clientId` and changes happen once, so a write can safely be sent again. */
const sentences = {
  read: {
    offline: 'You are offline. Try again when you are back online.',
    unreachable: 'The portal cannot be reached right now. Check your connection and try again.',
    timeout: 'The portal took too long to answer. Please try again.',
  },
  write: {
    offline: 'You are offline, so this was not sent. Try again when you are back online.',
    unreachable:
      'The connection was lost, so we don’t know whether this went through. You can safely try again.',
    timeout: 'We didn’t get an answer, so we don’t know whether this went through. You can safely try again.',
  },
}

export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly sentence: string

  constructor(
    readonly fault: ConnectionFault,
    kind: keyof typeof sentences,
    options?: ErrorOptions,
  ) {
    const sentence = sentences[kind][fault]
    super(sentence, options)
    this.sentence = sentence
  }
}

/** Code that a call needs could not be loaded, so nothing was sent. */
export const withoutCode = (kind: keyof typeof sentences): ConnectionError =>
  navigator.onLine ? new ConnectionError('unreachable', 'read') : new ConnectionError('offline', kind)
