/** Where a request came from, told by whoever listens; undefined when it cannot be known. */
export type AddressOf = (request: Request) => string | undefined

/**
 * The address that limits are counted by. X-Forwarded-For is believed only as far as our own proxies wrote it:
 * with n of them, the n-th entry from the right.
 */
export const clientAddress = (request: Request, addressOf: AddressOf, trustedProxies: number): string => {
  if (trustedProxies > 0) {
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map(hop => hop.trim())
    const forwarded = hops.at(-trustedProxies)
    if (forwarded) return forwarded.slice(0, 45)
  }
  return addressOf(request) ?? 'unknown'
}
