const originals = new WeakMap<Request, Request>()
const passedOn = ['cookie', 'user-agent', 'x-forwarded-for']

/** Some handlers cut the path from the URL by the origin's length. */
const origin = 'http://localhost'

export const originalOf = (request: Request): Request => originals.get(request) ?? request

const from = (original: Request, path: string, init: Request | RequestInit): Request => {
  const request = new Request(origin + path, init)
  originals.set(request, originalOf(original))
  return request
}

/** Null if the Host is missing or invalid. */
export const atFixedOrigin = (request: Request): Request | null => {
  const { url, headers } = request
  if (headers.get('host')?.includes(',') || !URL.canParse(url)) return null
  const { pathname, search } = new URL(url)
  return from(request, pathname + search, request)
}

/** With the original's cookies, counted by its address, and given up with it or at `givenUp`. */
export const onBehalfOf = (original: Request, path: string, givenUp: AbortSignal): Request => {
  const headers = new Headers()
  for (const name of passedOn) {
    const value = original.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return from(original, path, { headers, signal: AbortSignal.any([original.signal, givenUp]) })
}
