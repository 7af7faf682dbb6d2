// One fetch and its whole answer, within a limited time.
import { ConnectionError } from './connection-error.ts'

export interface Reply {
  isOk: boolean
  status: number
  statusText: string
  body: string
}

interface Sent {
  method: string
  body?: string | undefined
  /** Ends it early: the caller no longer needs the answer. */
  signal?: AbortSignal | undefined
  /** The longest time without any data. */
  patienceMs: number
  /** How to read an answer that comes in pieces. */
  pieces?: Pieces | undefined
}

/** `read` must call `stillComing` with each piece. */
export interface Pieces {
  mediaType: string
  read: (response: Response, stillComing: () => void) => Promise<Reply>
}

/** Throws ConnectionError when no whole answer comes, and the signal's own reason when it aborts. */
export type Send = (url: string, sent: Sent) => Promise<Reply>

const readWhole = async (response: Response): Promise<Reply> => {
  const { ok, status, statusText } = response
  return { isOk: ok, status, statusText, body: await response.text() }
}

export const send: Send = async (url, sent) => {
  const { method, body, signal, patienceMs, pieces } = sent
  const patience = new AbortController()
  const wait = () => setTimeout(() => patience.abort(), patienceMs)
  let timer = wait()
  const stillComing = () => {
    clearTimeout(timer)
    timer = wait()
  }
  // Certain only before sending: if the connection is lost later, the server may have received the call.
  const wasOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      signal: AbortSignal.any([patience.signal, ...(signal ? [signal] : [])]),
      ...(body !== undefined && { body }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(pieces && { accept: `${pieces.mediaType}, application/json` }),
      },
    })
    const isInPieces = pieces && response.headers.get('content-type')?.startsWith(pieces.mediaType)
    return await (isInPieces ? pieces.read(response, stillComing) : readWhole(response))
  } catch (cause) {
    if (signal?.aborted) throw cause
    const fault = patience.signal.aborted ? 'timeout' : wasOffline ? 'offline' : 'unreachable'
    throw new ConnectionError(fault, method === 'GET' ? 'read' : 'write', { cause })
  } finally {
    clearTimeout(timer)
  }
}
