// Every spelling of an address, and all addresses of one line, count as one network.
import ipaddr from 'ipaddr.js'

/** As proxies write it: possibly in brackets, with a port or an interface name. */
const bare = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')

/**
 * "192.0.2.7" for IPv4, also within IPv6; "2001:db8:0:1::/64" for IPv6, because its owner has the whole /64. Anything
 * else is its own network.
 */
export const networkOf = (address: string): string => prefixOf(address, 64)

/** For voting: like `networkOf`, but "2001:db8:0::/48", because a line or a rented server can have a whole /48. */
export const votingNetworkOf = (address: string): string => prefixOf(address, 48)

const prefixOf = (address: string, bits: 48 | 64): string => {
  const host = bare(address)
  if (!ipaddr.isValid(host)) return address.trim().toLowerCase()
  const parsed = ipaddr.process(host)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const parts = parsed.parts.slice(0, bits / 16).map(part => part.toString(16))
  return `${parts.join(':')}::/${bits}`
}
