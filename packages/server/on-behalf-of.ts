// Requests that are derived from an incoming one.
const originals = new WeakMap<Request, Request>()
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for']

/** Handlers always see this origin: some of them cut the path from the URL by the origin's length. */
const origin = 'http://localhost'

/** The incoming request, also for a request made on its behalf. */
export const originalOf = (request: Request): Request => originals.get(request) ?? request

const from = (original: Request, path: string, init: Request | RequestInit): Request => {
  const request = new Request(origin + path, init)
  originals.set(request, originalOf(original))
  return request
}

/** The same request at a fixed origin; null if its Host is missing or invalid. */
export const atFixedOrigin = (request: Request): Request | null => {
  const { url, headers } = request
  if (headers.get('host')?.includes(',') || !URL.canParse(url)) return null
  const { pathname, search } = new URL(url)
  return from(request, pathname + search, request)
}

/** A GET of `path` on behalf of `original`: with its cookies, counted by its address, and given up with it or at `givenUp`. */
export const onBehalfOf = (original: Request, path: string, givenUp: AbortSignal): Request => {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = original.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return from(original, path, { headers, signal: AbortSignal.any([original.signal, givenUp]) })
}
