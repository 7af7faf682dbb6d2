// Requests that are derived from the one that came over the network.
const originals = new WeakMap<Request, Request>()
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for']

/** Whatever name the portal is called by, handlers see this one: some take the path from behind it by its length. */
const origin = 'http://localhost'

/** The request that came over the network, also for one that was made on its behalf. */
export const originalOf = (request: Request): Request => originals.get(request) ?? request

const from = (original: Request, path: string, init: Request | RequestInit): Request => {
  const request = new Request(origin + path, init)
  originals.set(request, originalOf(original))
  return request
}

/** The same request at an origin that is always the same; null when its Host is missing, or none at all. */
export const atFixedOrigin = (request: Request): Request | null => {
  const { url, headers } = request
  if (headers.get('host')?.includes(',') || !URL.canParse(url)) return null
  const { pathname, search } = new URL(url)
  return from(request, pathname + search, request)
}

/** A GET of `path` for the sender of `original`: with their cookies, and counted by their address. */
export const onBehalfOf = (original: Request, path: string): Request => {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = original.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return from(original, path, { headers, signal: original.signal })
}
