// One fetch and all of its answer, within a bounded time.
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
  patienceMs: number
}

/** Throws ConnectionError when no whole answer comes, and the signal's own reason when it ends. */
export const send = async (url: string, { method, body, signal, patienceMs }: Sent): Promise<Reply> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  // Known only before sending: who loses the connection later may have been heard.
  const wasOffline = typeof navigator !== 'undefined' && navigator.onLine === false
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      signal: AbortSignal.any([patience.signal, ...(signal ? [signal] : [])]),
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    })
    const { ok, status, statusText } = response
    return { isOk: ok, status, statusText, body: await response.text() }
  } catch (cause) {
    if (signal?.aborted) throw cause
    const fault = patience.signal.aborted ? 'timeout' : wasOffline ? 'offline' : 'unreachable'
    throw new ConnectionError(fault, method === 'GET' ? 'read' : 'write', { cause })
  } finally {
    clearTimeout(timer)
  }
}
