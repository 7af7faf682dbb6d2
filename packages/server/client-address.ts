// Finds where a request came from, behind our own servers and the proxies in front of them.

/** The address of a request's connection; undefined if unknown. */
export type AddressOf = (request: Request) => string | undefined

const header = 'x-forwarded-for'

/**
 * The address that limits are counted by. X-Forwarded-For is trusted only as far as our own proxies wrote it:
 * with n of them, the n-th entry from the right.
 */
export const clientAddress = (request: Request, addressOf: AddressOf, trustedProxies: number): string => {
  if (trustedProxies > 0) {
    const hops = (request.headers.get(header) ?? '').split(',').map(hop => hop.trim())
    const forwarded = hops.at(-trustedProxies)
    if (forwarded) return forwarded.slice(0, 100)
  }
  return addressOf(request) ?? 'unknown'
}

/** Headers for the next server: X-Forwarded-For gets the sender's address appended. */
export const forwardedHeaders = (request: Request, addressOf: AddressOf): Headers => {
  const headers = new Headers(request.headers)
  headers.append(header, addressOf(request) ?? 'unknown')
  return headers
}
