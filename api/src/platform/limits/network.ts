// The network of a request: every spelling of an address, and all addresses of one line, count as one.
import ipaddr from 'ipaddr.js'

/** An address as proxies write it: possibly in brackets, with a port or an interface name. */
const bare = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')

/**
 * "192.0.2.7" for an IPv4 address, including one within IPv6; "2001:db8:0:1::/64" for an IPv6 address,
 * because its owner has the whole /64. Anything else is a network of its own.
 */
export const networkOf = (address: string): string => prefixOf(address, 64)

/** The network for voting: like `networkOf`, but "2001:db8:0::/48", because a line or a rented server may have a whole /48. */
export const votingNetworkOf = (address: string): string => prefixOf(address, 48)

const prefixOf = (address: string, bits: 48 | 64): string => {
  const host = bare(address)
  if (!ipaddr.isValid(host)) return address.trim().toLowerCase()
  const parsed = ipaddr.process(host)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const parts = parsed.parts.slice(0, bits / 16).map(part => part.toString(16))
  return `${parts.join(':')}::/${bits}`
}
