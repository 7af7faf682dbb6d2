// The portal in one process, only the API, or only the pages.
import { readEnvironment, type Variables } from '@portal/settings/environment'
import type { AddressOf } from './client-address.ts'
import { failureResponse, type Refuse } from './failure-response.ts'
import { hideProcess } from './hide-process.ts'
import { log } from './log.ts'
import { serveMetrics } from './metrics.ts'
import { atFixedOrigin, originalOf } from './on-behalf-of.ts'
import { readVariables } from './read-variables.ts'
import { recordRequest } from './record-request.ts'
import { portProblem } from './refuse-busy-port.ts'

type Handler = (request: Request) => Response | Promise<Response>

interface Handlers {
  /** All paths if there are no pages. */
  api: Handler
  pages?: Handler
  /** Answers `/healthz` and `/readyz` if the API runs elsewhere. */
  health?: Handler
  refuse: Refuse
}

export interface Running {
  variables: Variables
  /** Returns the address. Throws an Error of one sentence if the port cannot be used. */
  listen(port: number, handlers: Handlers): URL
  addressOf: AddressOf
  isStopping(): boolean
  /** In reverse order. */
  defer(close: () => unknown): void
}

/** Streams of events are silent for up to 15 s, and Bun's default timeout of 10 s would cut them. */
const idleTimeoutSeconds = 30
const requestsMayTakeMs = 5000

/** Production is reached only by https, so every answer says so. */
const strictTransport = 'max-age=63072000; includeSubDomains'

const hostless = 'This request does not say, with a Host header, which server it is for.'

const answer = async (request: Request, { api, pages, health, refuse }: Handlers): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const isHealth = pathname === '/healthz' || pathname === '/readyz'
  const handlePage = isHealth ? health : pathname.startsWith('/api/') ? undefined : pages
  try {
    return await (handlePage ?? api)(request)
  } catch (thrown) {
    return failureResponse(thrown, handlePage ? undefined : refuse)
  }
}

const serve = (port: number, handlers: Handlers): Bun.Server<undefined> => {
  try {
    return Bun.serve({
      port,
      idleTimeout: idleTimeoutSeconds,
      fetch: async received => {
        const startedAt = performance.now()
        const request = atFixedOrigin(received)
        const response = request
          ? await answer(request, handlers)
          : handlers.refuse('unreadable', hostless, Bun.randomUUIDv7())
        response.headers.set('x-content-type-options', 'nosniff')
        if (process.env.NODE_ENV === 'production')
          response.headers.set('strict-transport-security', strictTransport)
        return recordRequest(request ?? received, response, startedAt)
      },
    })
  } catch (error) {
    throw portProblem(error, port)
  }
}

const windDown = async (server: Bun.Server<undefined>): Promise<void> => {
  await Promise.race([server.stop(), Bun.sleep(requestsMayTakeMs)])
  await server.stop(true)
}

/** If an error has a cause, that says more than the error itself. */
const sentenceOf = (error: unknown): string => {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return reason instanceof Error ? reason.message : String(reason)
}

/**
 * Calls `start`; if it throws, prints one sentence and ends the process. SIGTERM and SIGINT end it in order:
 * running requests finish, then everything deferred is closed. After `stopWithinMs`, or at a second signal,
 * it ends immediately.
 */
export const runServer = async (
  start: (running: Running) => Promise<void>,
  { stopWithinMs = 10_000 } = {},
): Promise<void> => {
  const closers = new AsyncDisposableStack()
  let server: Bun.Server<undefined> | undefined
  let stoppedAt: number | undefined

  const stop = async (exitCode: number): Promise<void> => {
    if (stoppedAt !== undefined) return
    stoppedAt = performance.now()
    setTimeout(() => process.exit(1), stopWithinMs)
    const isClosed = await closers.disposeAsync().then(
      () => true,
      error => log.complain(sentenceOf(error)),
    )
    process.exit(isClosed ? exitCode : 1)
  }
  const onSignal = () => {
    // npm forwards a Ctrl+C that the terminal has already sent to every process: two signals at once.
    if (stoppedAt !== undefined && performance.now() - stoppedAt > 500) process.exit(1)
    void stop(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)

  const running: Omit<Running, 'variables'> = {
    listen: (port, handlers) => {
      const listening = serve(port, handlers)
      server = listening
      closers.defer(() => windDown(listening))
      return listening.url
    },
    addressOf: request => server?.requestIP(originalOf(request))?.address,
    isStopping: () => stoppedAt !== undefined,
    defer: close => closers.defer(async () => void (await close())),
  }
  const begin = async (): Promise<void> => {
    hideProcess()
    const variables = await readVariables()
    closers.defer(serveMetrics(readEnvironment(variables)))
    await start({ ...running, variables })
  }
  await begin().catch(async error => {
    if (stoppedAt !== undefined) return
    log.complain(sentenceOf(error))
    await stop(1)
  })
}
