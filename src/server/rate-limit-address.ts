import { isIP } from 'node:net'

const IPV4_AS_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** A client with one IPv6 address has at least its whole /64 network. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * The rate limit key of an address: an IPv4 address itself, for IPv6 its /64 network, since a client can use another
 * address of its network for every request.
 */
export function rateLimitAddress(address: string): string {
  const ipv4 = IPV4_AS_IPV6.exec(address)?.[1]
  if (ipv4) return ipv4
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
