import type { Environment } from '@portal/settings/environment'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { log, type RequestLine } from './log.ts'
import { portProblem } from './refuse-busy-port.ts'

const registry = new Registry()
const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests, by declared path and status.',
  labelNames: ['method', 'endpoint', 'status'],
  registers: [registry],
})
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests took, streams to their end.',
  labelNames: ['endpoint'],
  buckets: [0.01, 0.05, 0.2, 1, 5],
  registers: [registry],
})

/** What callers make up, such as methods of undeclared paths, is no label: each would be kept forever. */
export const countRequest = ({ method, endpoint, status, durationMs }: RequestLine): void => {
  requests.inc(endpoint ? { method, endpoint, status } : { method: 'any', endpoint: 'none', status })
  durations.observe({ endpoint: endpoint ?? 'none' }, durationMs / 1000)
}

/** What cannot be read right now is left out. */
export const gauge = (
  name: string,
  help: string,
  count: () => Record<string, number> | Promise<Record<string, number>>,
): void => {
  new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      const counts = await Promise.resolve(count()).catch(() => ({}))
      for (const [state, number] of Object.entries(counts)) this.set({ state }, number)
    },
  })
}

/**
 * Bun counts every object of the heap for them, which blocks the event loop: a quarter of a second with
 * 500,000 objects.
 */
const slowMetrics = ['total', 'used', 'available'].map(kind => `nodejs_heap_space_size_${kind}_bytes`)

/**
 * Serves `/metrics` on METRICS_PORT, only to this machine unless METRICS_HOST names another address. Returns
 * a function that stops it. Throws an Error of one sentence if the port cannot be used.
 */
export const serveMetrics = ({
  METRICS_PORT,
  METRICS_HOST,
}: Pick<Environment, 'METRICS_PORT' | 'METRICS_HOST'>): (() => Promise<void>) => {
  if (METRICS_PORT === undefined) return async () => {}
  collectDefaultMetrics({ register: registry })
  for (const name of slowMetrics) registry.removeSingleMetric(name)
  const fetch = async (request: Request): Promise<Response> =>
    URL.canParse(request.url) && new URL(request.url).pathname === '/metrics'
      ? new Response(await registry.metrics(), {
          headers: { 'content-type': registry.contentType, 'x-content-type-options': 'nosniff' },
        })
      : new Response('Not found', { status: 404, headers: { 'x-content-type-options': 'nosniff' } })
  try {
    const server = Bun.serve({ hostname: METRICS_HOST, port: METRICS_PORT, fetch })
    log.tell(`Metrics are at ${new URL('/metrics', server.url)}`)
    return () => server.stop(true)
  } catch (error) {
    throw portProblem(error, METRICS_PORT)
  }
}
