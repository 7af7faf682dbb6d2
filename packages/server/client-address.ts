/** The address of the connection; undefined if unknown. */
export type AddressOf = (request: Request) => string | undefined

const header = 'x-forwarded-for'

/** For limits. With n proxies of our own, it is the n-th X-Forwarded-For entry from the right. */
export const clientAddress = (request: Request, addressOf: AddressOf, trustedProxies: number): string => {
  if (trustedProxies > 0) {
    const hops = (request.headers.get(header) ?? '').split(',').map(hop => hop.trim())
    const forwarded = hops.at(-trustedProxies)
    if (forwarded) return forwarded.slice(0, 100)
  }
  return addressOf(request) ?? 'unknown'
}

/** X-Forwarded-For gets the sender's address appended. */
export const forwardedHeaders = (request: Request, addressOf: AddressOf): Headers => {
  const headers = new Headers(request.headers)
  headers.append(header, addressOf(request) ?? 'unknown')
  return headers
}
