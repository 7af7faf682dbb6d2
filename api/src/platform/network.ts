// The network that a request came from, so that every spelling of an address, and all that one line has, count as one.
import ipaddr from 'ipaddr.js'

/** An address as proxies write it: perhaps in brackets, with a port or the name of a network card. */
const bare = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')

/**
 * "192.0.2.7" for an IPv4 address, also one within IPv6; "2001:db8:0:1::/64" for an IPv6 address, since who has one has
 * the whole /64. What is no address is its own network.
 */
export const networkOf = (address: string): string => prefixOf(address, 64)

/** The network that has one vote: as `networkOf`, but "2001:db8:0::/48", since a line or a rented server may have a whole /48. */
export const votingNetworkOf = (address: string): string => prefixOf(address, 48)

const prefixOf = (address: string, bits: 48 | 64): string => {
  const host = bare(address)
  if (!ipaddr.isValid(host)) return address.trim().toLowerCase()
  const parsed = ipaddr.process(host)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const parts = parsed.parts.slice(0, bits / 16).map(part => part.toString(16))
  return `${parts.join(':')}::/${bits}`
}
