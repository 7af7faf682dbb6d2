import { ConnectionError } from './connection-error.ts'

export interface Reply {
  isOk: boolean
  status: number
  statusText: string
  body: string
}

interface CallRequest {
  method: string
  body?: string | undefined
  signal?: AbortSignal | undefined
  /** The longest time without any data. */
  patienceMs: number
  pieces?: Pieces | undefined
}

/** If what comes from the network fails, the connection did. */
type Receive = <Part>(part: Promise<Part>) => Promise<Part>

/** `read` must receive each piece; other errors are ours, and are thrown as they are. */
export interface Pieces {
  mediaType: string
  read: (response: Response, receive: Receive) => Promise<Reply>
}

/** Throws ConnectionError when no whole answer comes, and the signal's own reason when it aborts. */
export type Send = (url: string, request: CallRequest) => Promise<Reply>

const readWhole = async (response: Response): Promise<Reply> => {
  const { ok, status, statusText } = response
  return { isOk: ok, status, statusText, body: await response.text() }
}

export const send: Send = async (url, { method, body, signal, patienceMs, pieces }) => {
  signal?.throwIfAborted()
  const fetching = new AbortController()
  const giveUp = () => fetching.abort()
  signal?.addEventListener('abort', giveUp, { signal: fetching.signal })
  // Certain only before sending: if the connection is lost later, the server may have received the call.
  const wasOffline = globalThis.navigator?.onLine === false
  const receive: Receive = async part => {
    const timer = setTimeout(giveUp, patienceMs)
    try {
      return await part
    } catch (cause) {
      signal?.throwIfAborted()
      const fault = fetching.signal.aborted ? 'timeout' : wasOffline ? 'offline' : 'unreachable'
      throw new ConnectionError(fault, method === 'GET' ? 'read' : 'write', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
  try {
    const response = await receive(
      fetch(url, {
        method,
        credentials: 'include',
        signal: fetching.signal,
        ...(body !== undefined && { body }),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(pieces && { accept: `${pieces.mediaType}, application/json` }),
        },
      }),
    )
    const isInPieces = pieces && response.headers.get('content-type')?.startsWith(pieces.mediaType)
    return await (isInPieces ? pieces.read(response, receive) : receive(readWhole(response)))
  } finally {
    giveUp() // after the last event no more are expected
  }
}
