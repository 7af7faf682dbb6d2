const originals = new WeakMap<Request, Request>()
const handedOn = ['cookie', 'user-agent', 'x-forwarded-for']

/** A GET of `path` for whoever sent `original`: with their cookies, and counted by their address. */
export const onBehalfOf = (original: Request, path: string): Request => {
  const headers = new Headers()
  for (const name of handedOn) {
    const value = original.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const request = new Request(new URL(path, original.url).href, { headers, signal: original.signal })
  originals.set(request, original)
  return request
}

/** The request that came over the network, also for one that was made on its behalf. */
export const originalOf = (request: Request): Request => originals.get(request) ?? request
