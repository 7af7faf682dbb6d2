// Keeps the stream of an endpoint of kind `events` open: it reconnects after a cut, and while it cannot, the
// listeners are told to ask. Listeners of one address share a connection: a browser has six to a host.
import { type Answer, beatEvent, type Endpoint, overEvent } from '@portal/contract/endpoint'
import { urlOf } from './call.ts'
import { readLeniently } from './read-leniently.ts'

type Streaming = Endpoint & { kind: 'events' }

export interface Stream<Declared extends Streaming> {
  endpoint: Declared
  params?: Record<string, string>
  tell: (arrived: Answer<Declared> | null) => void
}

const firstPauseMs = 1000
const maxPauseMs = 10_000
/** The pause while there is no connection (spec §9). */
const pollMs = 30_000
/** Longer than two of the API's heartbeats: the connection is gone without an error. */
const maxSilenceMs = 40_000
const lookMs = 5000

interface Connection {
  listeners: Set<{ tell: (arrived: never) => void; isLeft: () => boolean }>
  isOpen: boolean
  over: AbortController
}

const connections = new Map<string, Connection>()

/** Guarantee: who listens at an address knows what its endpoint answers. */
const tellEach = ({ listeners }: Connection, arrived: unknown): void => {
  for (const { tell } of [...listeners]) tell(arrived as never)
}

/** How a connection ended: it never opened, it was cut, or the API said that the session is over. */
type Ending = 'refused' | 'cut' | 'over'

/**
 * Runs until `signal` aborts. Calls back with what arrives, and with null when something may have been
 * missed. Pauses between tries grow from 1 s to 10 s, each up to a half longer or shorter, so that pages do
 * not reconnect all at once. Once the session is over they take 10 s. While the page is being left (`isLeft`)
 * it does not try: after signing out it would be refused.
 */
export const keepStream = async <const Declared extends Streaming>(
  stream: Stream<Declared>,
  signal: AbortSignal,
  isLeft: () => boolean,
): Promise<void> => {
  if (signal.aborted) return
  const { endpoint, params = {}, tell } = stream
  const address = urlOf(endpoint, { params })
  const known = connections.get(address)
  const connection = known ?? { listeners: new Set(), isOpen: false, over: new AbortController() }
  const listener = { tell, isLeft }
  connection.listeners.add(listener)
  if (known?.isOpen) tell(null)
  if (!known) {
    connections.set(address, connection)
    void keepOpen(address, endpoint, connection)
  }
  await new Promise(resolve => signal.addEventListener('abort', resolve))
  connection.listeners.delete(listener)
  if (connection.listeners.size > 0) return
  connections.delete(address)
  connection.over.abort()
}

const keepOpen = async (address: string, endpoint: Streaming, connection: Connection): Promise<void> => {
  const { signal } = connection.over
  const tell = (arrived: unknown) => tellEach(connection, arrived)
  const isLeft = () => [...connection.listeners].some(listener => listener.isLeft())
  let pauseMs = firstPauseMs
  let isBegun = false
  const poll = setInterval(() => !connection.isOpen && navigator.onLine && tell(null), pollMs)
  while (!signal.aborted) {
    const onOpen = () => {
      connection.isOpen = true
    }
    const ending = isLeft() ? 'over' : await listen(address, { endpoint, tell }, signal, onOpen)
    connection.isOpen = false
    if (ending === 'refused' && !isBegun) tell(null)
    isBegun = true
    const next = { refused: Math.min(pauseMs * 2, maxPauseMs), cut: firstPauseMs, over: maxPauseMs }
    pauseMs = next[ending]
    if (!signal.aborted) await pause(pauseMs * (0.5 + Math.random()), signal)
  }
  clearInterval(poll)
}

const listen = (
  address: string,
  { endpoint, tell }: { endpoint: Streaming; tell: (arrived: unknown) => void },
  signal: AbortSignal,
  onOpen: () => void,
): Promise<Ending> =>
  new Promise(resolve => {
    const source = new EventSource(address)
    const over = new AbortController()
    const during = { signal: over.signal }
    let ending: Ending = 'refused'
    let heardAt = Date.now()
    const end = () => {
      source.close()
      clearInterval(watch)
      over.abort()
      resolve(ending)
    }
    // By the clock: a laptop that was asleep notices at once. A clock that was set back is ignored.
    const watch = setInterval(() => {
      const silenceMs = Date.now() - heardAt
      if (silenceMs < 0 || silenceMs > maxSilenceMs) end()
    }, lookMs)
    const onOpened = () => {
      ending = 'cut'
      onOpen()
      tell(null)
    }
    const onArrival = ({ data }: MessageEvent<string>) => {
      heardAt = Date.now()
      tell(readLeniently(endpoint.answer, JSON.parse(data)))
    }
    const onBeat = () => {
      heardAt = Date.now()
    }
    const onOver = () => {
      ending = 'over'
      end()
    }
    source.addEventListener('open', onOpened)
    source.addEventListener('message', onArrival)
    source.addEventListener(beatEvent, onBeat)
    source.addEventListener(overEvent, onOver)
    source.addEventListener('error', end)
    window.addEventListener('online', end, during)
    signal.addEventListener('abort', end, during)
  })

/** Offline until the network is back; never longer than the signal. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const over = new AbortController()
    const during = { signal: over.signal }
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(() => navigator.onLine && end(), ms)
    window.addEventListener('online', end, during)
    signal.addEventListener('abort', end, during)
  })

/** If the page is still here after this, the person stayed, or started a download. */
const stayedAfterMs = 30_000

/**
 * Calls `work` whenever the page is shown, with a signal that aborts when it is hidden. Returns a function
 * that ends it.
 */
export const whileShown = (work: (signal: AbortSignal, isLeft: () => boolean) => void): (() => void) => {
  let leftAt = Number.NEGATIVE_INFINITY
  const leave = () => {
    leftAt = performance.now()
  }
  const isLeft = () => performance.now() < leftAt + stayedAfterMs
  let shown: AbortController | undefined
  const follow = () => {
    const isShown = document.visibilityState === 'visible'
    if (isShown === Boolean(shown)) return
    shown?.abort()
    shown = isShown ? new AbortController() : undefined
    if (shown) work(shown.signal, isLeft)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('beforeunload', leave)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('beforeunload', leave)
    shown?.abort()
  }
}
